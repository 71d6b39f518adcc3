import { describe, expect, test } from 'vitest'
import { afterSignUp, createdWords, problemsOf, wantsTrial } from './form.ts'

const filled = { email: 'nora@example.com', password: 'secret', confirm: 'secret' }

describe('the sign-in form', () => {
  test('asks for an address and a password', () => {
    expect(problemsOf(filled, 'sign-up')).toEqual({})
    expect(Object.keys(problemsOf({ email: '', password: '', confirm: '' }, 'sign-up'))).toEqual([
      'email',
      'password',
      'confirm',
    ])
    expect(problemsOf({ ...filled, email: 'nora' }, 'sign-in')).toEqual({ email: 'Invalid email address.' })
    expect(problemsOf({ ...filled, email: ' nora@example.com ' }, 'sign-in')).toEqual({})
    expect(problemsOf({ ...filled, password: '12345' }, 'sign-in')).toEqual({
      password: 'Password should be at least 6 characters.',
    })
  })
  test('asks more of a new password than of one that is there, where the operator does', () => {
    expect(problemsOf({ ...filled, password: 'seven77', confirm: 'seven77' }, 'sign-up', 8)).toEqual({
      password: 'Password should be at least 8 characters.',
      confirm: 'Password should be at least 8 characters.',
    })
  })
  test('asks for the password again only for a new account', () => {
    expect(problemsOf({ ...filled, confirm: '' }, 'sign-in')).toEqual({})
    expect(problemsOf({ ...filled, confirm: '12345' }, 'sign-up')).toHaveProperty('confirm')
  })
})

describe('the trial', () => {
  const origin = 'https://mallama.example'
  const arrival = { search: '', documentPath: '/auth', referrer: '', origin }
  test('is wanted by someone who was sent for it, or who comes from the root of the site', () => {
    expect(wantsTrial({ ...arrival, search: '?trial=true' })).toBe(true)
    expect(wantsTrial({ ...arrival, referrer: `${origin}/` })).toBe(true)
  })
  test('is not wanted by others', () => {
    expect(wantsTrial(arrival)).toBe(false)
    expect(wantsTrial({ ...arrival, search: '?trial=false' })).toBe(false)
    expect(wantsTrial({ ...arrival, referrer: `${origin}/membership` })).toBe(false)
    expect(wantsTrial({ ...arrival, referrer: 'https://elsewhere.example/' })).toBe(false)
  })
  test('is not wanted by someone who logs in again, whose page was at the root', () => {
    expect(wantsTrial({ ...arrival, referrer: `${origin}/`, search: '?next=%2F' })).toBe(false)
    expect(wantsTrial({ ...arrival, referrer: `${origin}/`, documentPath: '/' })).toBe(false)
  })
})

test('a new account goes to the plans, or back to what it was made for', () => {
  expect(afterSignUp(null)).toBe('/membership')
  expect(afterSignUp('/dashboard')).toBe('/membership')
  expect(afterSignUp('//evil.example/checkout')).toBe('/membership')
  expect(afterSignUp('/checkout?plan=plus')).toBe('/checkout?plan=plus')
  expect(afterSignUp('/invite/abc')).toBe('/invite/abc')
})

test('who goes to the plans is asked to select one; who has chosen one, or was invited, is not', () => {
  const words = (next: string | null) => createdWords(afterSignUp(next))
  expect(words(null)).toBe('Account created! Please select a membership plan to continue.')
  expect(words('/checkout?plan=plus')).toBe('Account created!')
  expect(words('/invite/abc')).toBe('Account created!')
})

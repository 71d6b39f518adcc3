import { expect, test } from 'vitest'
import { authFor, safeNext } from './next.ts'

test.each([
  ['/checkout?plan=plus&v=1', '/checkout?plan=plus&v=1'],
  ['/relationships/r1#chat', '/relationships/r1#chat'],
  ['/author', '/author'],
  ['/a/../dashboard', '/dashboard'],
])('a person may come back to %s', (next, to) => {
  expect(safeNext(next)).toBe(to)
})

test.each([
  null,
  undefined,
  '',
  'dashboard',
  'https://evil.example/',
  '//evil.example/',
  '/.//evil.example/',
  '/..//evil.example/',
  '/%2e//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/auth',
  '/auth/action',
  '/a/../auth',
  '/api/login',
])('nobody is sent to %s', (next) => {
  expect(safeNext(next)).toBeNull()
})

test('a place survives the way through the sign-in page', () => {
  const url = new URL(authFor('/checkout?plan=plus&v=1'), 'https://here.example')
  expect(safeNext(url.searchParams.get('next'))).toBe('/checkout?plan=plus&v=1')
})

test('which of the forms opens is said beside it, and what is no place of ours is left out', () => {
  expect(authFor('/journal', 'forgotten')).toBe('/auth?forgotten&next=%2Fjournal')
  expect(authFor('//evil.example', 'trial=true')).toBe('/auth?trial=true')
  expect(authFor(null)).toBe('/auth')
})

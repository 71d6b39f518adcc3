import { expect, test } from 'vitest'
import { ApiError } from '../../platform/api.ts'
import { problemsOf, wordsOf } from './set-up.ts'

const filled = { email: 'admin@example.org', password: 'secret', confirm: 'secret', code: 'ABCD-EFGH' }

test('the form asks for an address, six characters twice, and the code', () => {
  expect(problemsOf(filled)).toEqual({})
  expect(problemsOf({ ...filled, confirm: 'secrets' })).toEqual({ confirm: "Passwords don't match" })
  expect(problemsOf({ ...filled, password: '12345', confirm: '12345' })).toEqual({ password: 'Password too short' })
  expect(problemsOf({ ...filled, email: 'nobody' })).toEqual({ email: 'Invalid email address.' })
  expect(Object.keys(problemsOf({ email: '', password: '', confirm: '', code: ' ' }))).toEqual([
    'email',
    'password',
    'code',
  ])
})

const coded = (code: string) => Object.assign(new Error(code), { code })
const refused = (status: number, body: unknown) => new ApiError(status, '', JSON.stringify(body))

test.each([
  [
    coded('auth/email-already-in-use'),
    { problems: {}, whole: 'Admin account already exists. Try logging in instead.' },
  ],
  [
    refused(409, { message: 'There is one.' }),
    { problems: {}, whole: 'Admin account already exists. Try logging in instead.' },
  ],
  [coded('auth/weak-password'), { problems: { password: 'Password should be at least 6 characters.' } }],
  [coded('auth/invalid-email'), { problems: { email: 'Invalid email address.' } }],
  [
    refused(400, { message: 'No.', details: { code: ['This code is not right'] } }),
    { problems: { code: 'This code is not right' } },
  ],
  [coded('auth/internal-error'), { problems: {}, whole: 'Failed to create admin account.' }],
  [new Error('anything'), { problems: {}, whole: 'Failed to create admin account.' }],
])('a refusal is told in its own words: %s', (error, words) => {
  expect(wordsOf(error)).toEqual(words)
})

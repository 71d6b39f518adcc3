import { expect, test } from 'vitest'
import { ApiError } from '../../platform/api.ts'
import { problemsOf, wordsOf } from './set-up.ts'

const filled = { email: 'admin@example.org', password: 'a secret', confirm: 'a secret', code: 'ABCD-EFGH' }

test('the form asks for an address, a password twice, and the code', () => {
  expect(problemsOf(filled, 6)).toEqual({})
  expect(problemsOf({ ...filled, confirm: 'secrets' }, 6)).toEqual({ confirm: "Passwords don't match" })
  const with5 = { ...filled, password: 'five5', confirm: 'five5' }
  expect(problemsOf(with5, 6)).toEqual({ password: 'Password too short' })
  const with6 = { ...filled, password: 'secret', confirm: 'secret' }
  expect(problemsOf(with6, 6)).toEqual({})
  expect(problemsOf(with6, 8)).toEqual({ password: 'Password too short' })
  expect(problemsOf({ ...filled, email: 'nobody' }, 6)).toEqual({ email: 'Invalid email address.' })
  expect(Object.keys(problemsOf({ email: '', password: '', confirm: '', code: ' ' }, 6))).toEqual([
    'email',
    'password',
    'code',
  ])
})

const coded = (code: string, said = 'Error') => Object.assign(new Error(`Firebase: ${said} (${code}).`), { code })
const refused = (status: number, body: unknown) => new ApiError(status, '', JSON.stringify(body))

test.each([
  [
    coded('auth/email-already-in-use'),
    {
      problems: {
        email:
          'There is no admin yet: this email has an ordinary account. Enter its own password, or use another email.',
      },
      whole: 'Admin account already exists. Try logging in instead.',
    },
  ],
  [
    coded('auth/multi-factor-auth-required'),
    {
      problems: {},
      whole: 'Failed to create admin account.',
      why: 'This account asks for a second step, which this page cannot take. Use another email.',
    },
  ],
  [
    refused(409, { message: 'There is one.' }),
    { problems: {}, whole: 'Admin account already exists. Try logging in instead.' },
  ],
  [
    coded('auth/weak-password', 'Password should be at least 12 characters'),
    { problems: { password: 'Password should be at least 12 characters.' } },
  ],
  [coded('auth/weak-password'), { problems: { password: 'Password should be at least 6 characters.' } }],
  [coded('auth/invalid-email'), { problems: { email: 'Invalid email address.' } }],
  [
    refused(400, { message: 'No.', details: { code: ['This code is not right'] } }),
    { problems: { code: 'This code is not right' } },
  ],
  [coded('auth/internal-error'), { problems: {}, whole: 'Failed to create admin account.' }],
  [
    refused(500, { message: 'Something went wrong on our side.' }),
    { problems: {}, whole: 'Failed to create admin account.', why: 'Something went wrong on our side.' },
  ],
  [refused(502, null), { problems: {}, whole: 'Failed to create admin account.' }],
  [new Error('anything'), { problems: {}, whole: 'Failed to create admin account.' }],
])('a refusal is told in its own words: %s', (error, words) => {
  expect(wordsOf(error)).toEqual(words)
})

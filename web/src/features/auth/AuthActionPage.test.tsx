import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage, Refused } from '../../parts/test-page.tsx'
import { refusal } from '../../platform/test-network.ts'
import AuthActionPage from './AuthActionPage.tsx'

/** A letter's link, about which the provider says this, under the names that its SDK has for it. */
async function opens(query: string, said = '') {
  openPage(
    <AuthActionPage />,
    { 'POST resetPassword': new Refused(400, refusal(said).body) },
    { path: `/auth/action${query}` },
  )
  return (words: string) => screen.findByText(words)
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent

const missing = 'Part of this link is missing. Open it from the email again, or copy the whole link.'
const used = 'This link has already been used, or part of it is missing.'

test.each([
  ['', 'This link', '', missing],
  ['?mode=somethingElse&oobCode=x', 'This link', '', 'This link does not work here.'],
  ['?mode=resetPassword', 'Choose a new password', '', missing],
  ['?mode=verifyEmail&oobCode=x', 'Confirm your email', 'INVALID_OOB_CODE', used],
  ['?mode=verifyAndChangeEmail&oobCode=x', 'Confirm your new email', 'INVALID_OOB_CODE', used],
  ['?mode=recoverEmail&oobCode=x', 'Get your email back', 'INVALID_OOB_CODE', used],
  [
    '?mode=resetPassword&oobCode=x',
    'Choose a new password',
    'EXPIRED_OOB_CODE',
    'This link has expired. Links work for one hour; the one that undoes a change of email, for seven days.',
  ],
  ['?mode=resetPassword&oobCode=x', 'Choose a new password', 'USER_DISABLED', 'This account has been disabled.'],
])('links that are old, broken or nobody’s say which: %s %s %s', async (query, named, said, words) => {
  const shows = await opens(query, said)
  expect(await shows(words)).toBeTruthy()
  expect(title()).toBe(named)
})

test('they lead on: to another letter where one can be had', async () => {
  const shows = await opens('?mode=resetPassword&oobCode=x', 'INVALID_OOB_CODE')
  await shows(used)
  expect(screen.getByRole('link', { name: 'Send a new link' }).getAttribute('href')).toBe('/auth?forgotten')
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth')
})

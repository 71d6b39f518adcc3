import { screen } from '@testing-library/react'
import { User } from '@mallama/contracts/account'
import { beforeEach, expect, test } from 'vitest'
import { button, fails, openPage, press, region, seenBy, told, write } from '../../parts/test-page.tsx'
import { example } from '../../platform/test-example.ts'
import { CoachSection } from './CoachSection.tsx'
import { CountrySection } from './CountrySection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { RemindersSection } from './RemindersSection.tsx'

const at = '2026-03-02T20:00:00.000Z'
const nora = (more: Partial<User> = {}) =>
  example(User, {
    id: 'u1',
    firstName: 'Nora',
    country: 'DE',
    serverTime: at,
    role: 'user',
    hasUsedTrial: true,
    ...more,
  })
beforeEach(() => localStorage.clear())

test('who reads what one writes is said', () => {
  openPage(seenBy(nora(), <CoachSection user={nora()} />), {})
  expect(region('Coach and privacy').getByText(/answers on this server, and nothing you write leaves it/)).toBeTruthy()
})

test('with every call failing, each section keeps what was chosen and says that it was not saved', async () => {
  const user = nora()
  openPage(
    seenBy(
      user,
      <>
        <ProfileSection user={user} />
        <CountrySection user={user} />
        <RemindersSection user={user} />
      </>,
    ),
    { 'PATCH /api/auth/user': fails(), 'GET /api/safety/resources': fails() },
  )
  expect(await screen.findByText(/The list did not load/)).toBeTruthy()
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' }).value).toBe('DE')
  write(/^First name/, 'Nola')
  await press('Save name')
  await told('Your name was not saved')
  expect(screen.getByDisplayValue('Nola')).toBeTruthy()
  await press('Dismiss')
  await press('Save country')
  await told('Your country was not saved')
  await press('Dismiss')
  const reminders = screen.getByRole('switch', { name: 'Reminders by email' })
  reminders.click()
  await told('Your choice was not saved')
  expect(reminders.getAttribute('aria-checked')).toBe('false')
  expect(button('Save name').getAttribute('aria-busy')).not.toBe('true')
})

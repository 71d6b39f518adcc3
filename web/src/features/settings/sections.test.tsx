import { screen, waitFor } from '@testing-library/react'
import { User } from '@mallama/contracts/account'
import { beforeEach, expect, test } from 'vitest'
import { button, fails, openPage, press, region, seenBy, told, write } from '../../parts/test-page.tsx'
import { example } from '../../platform/test-example.ts'
import { CoachSection } from './CoachSection.tsx'
import { CountrySection } from './CountrySection.tsx'
import { PresenceSection } from './PresenceSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { RemindersSection } from './RemindersSection.tsx'
import SettingsPage from './SettingsPage.tsx'

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
const SEEN = 'Show when I am here and what I have read'
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
        <PresenceSection user={user} />
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
  // The switch lets go of what was chosen a turn after the words.
  await waitFor(() => expect(reminders.getAttribute('aria-checked')).toBe('false'))
  await press('Dismiss')
  const presence = screen.getByRole('switch', { name: SEEN })
  presence.click()
  await told('Your choice was not saved')
  await waitFor(() => expect(presence.getAttribute('aria-checked')).toBe('false'))
  expect(button('Save name').getAttribute('aria-busy')).not.toBe('true')
})

test.each([true, false])('being seen in shared rooms is chosen by choosing it: %s', async (presence) => {
  const user = nora({ presence: !presence })
  const { sent } = openPage(seenBy(user, <PresenceSection user={user} />), {
    'PATCH /api/auth/user': { ...user, presence },
  })
  const choice = region('Shared rooms').getByRole('switch', { name: SEEN })
  expect(choice.getAttribute('aria-checked')).toBe(String(!presence))
  choice.click()
  await told(presence ? 'You can be seen in shared rooms' : 'You are not seen in shared rooms')
  expect(sent('PATCH', '/api/auth/user')).toEqual([{ presence }])
})

test.each([true, false])('letters are one switch in the settings, off until asked for: %s', async (reminders) => {
  const user = nora({ reminders: !reminders })
  const { sent } = openPage(seenBy(user, <RemindersSection user={user} />), {
    'PATCH /api/auth/user': { ...user, reminders },
  })
  const section = region('Reminders')
  expect(section.getByText(/It names nobody and does not say what it is about/)).toBeTruthy()
  const letters = section.getByRole('switch', { name: 'Reminders by email' })
  expect(letters.getAttribute('aria-checked')).toBe(String(!reminders))
  letters.click()
  await told(`Reminder emails are ${reminders ? 'on' : 'off'}`)
  // At which hour they come is told by the clock of the device.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(sent('PATCH', '/api/auth/user')).toEqual([reminders ? { reminders, timeZone } : { reminders }])
})

test.each(['user', 'admin'] as const)(
  'the language model of the server is shown to the administrator alone: %s',
  async (role) => {
    openPage(seenBy(nora({ role }), <SettingsPage />), {})
    expect(screen.getByRole('region', { name: 'Coach and privacy' })).toBeTruthy()
    expect(screen.queryAllByRole('region', { name: 'Language model' })).toHaveLength(role === 'admin' ? 1 : 0)
  },
)

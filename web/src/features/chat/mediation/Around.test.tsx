import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { User } from '@mallama/contracts/account'
import type { Mediation } from '@mallama/contracts/mediation'
import { useEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { example } from '../../../platform/test-example.ts'
import { fails, openPage, press, seenBy, write, type Api } from '../../../parts/test-page.tsx'
import { queryClient } from '../../../platform/query.ts'
import MediationView from './MediationView.tsx'
import { id, open as openMediation, path } from './test-open.tsx'
import { room } from './test-room.ts'

const nora = example(User, { id: 'nora', firstName: 'Nora', presence: true })
const here = (isHere: boolean) => ({ presence: [{ by: 'p2', isHere, since: '2026-11-21T21:09:00.000Z' }] })

const open = (more: Partial<Mediation>, api: Api = {}, user = nora) =>
  openMediation(more, api, (view) => seenBy(user, view))

afterEach(() => vi.restoreAllMocks())

test('who agreed to be seen says that they are here, and sees in words who else is', async () => {
  const page = await open({}, { [`POST ${path}/here`]: here(true) })
  await screen.findByText('Tomas is here')
  expect(page.sent('POST', `${path}/here`)).toEqual([{ here: true }])
})

test('who is away is away since a time, and nobody has to wait for them', async () => {
  await open({}, { [`POST ${path}/here`]: here(false) })
  await screen.findByText(/^Tomas is away since (?:\d+ \p{L}+, )?\d\d:\d\d$/u)
})

test('who did not agree tells nothing, sees nothing, and finds the choice in the room', async () => {
  const page = await open(
    {},
    { 'PATCH /api/auth/user': (body: object) => ({ ...nora, ...body }) },
    { ...nora, presence: false },
  )
  write('Say how it is for you', 'I felt')
  expect(page.sent('POST', `${path}/here`)).toEqual([])
  expect(page.sent('POST', `${path}/typing`)).toEqual([])
  fireEvent.click(screen.getByText('Being seen here is off'))
  fireEvent.click(screen.getByRole('switch', { name: 'Show when I am here and what I have read' }))
  await waitFor(() => expect(page.sent('PATCH', '/api/auth/user')).toEqual([{ presence: true }]))
})

test('what was known of others goes with leaving the room, and with the choice', async () => {
  let choose: (presence: boolean) => void = () => undefined
  function Chosen() {
    const [presence, setPresence] = useState(true)
    useEffect(() => {
      choose = setPresence
    }, [])
    return seenBy({ ...nora, presence }, <MediationView id={id} />)
  }
  const page = openPage(<Chosen />, { [`GET ${path}/mediation`]: room(), [`POST ${path}/here`]: here(true) })
  await screen.findByText('Tomas is here')
  page.now({ [`POST ${path}/here`]: new Promise(() => {}) })
  act(() => choose(false))
  expect(screen.queryByText('Tomas is here')).toBeNull()
  // Chosen again, nothing is shown of before: who is here is asked for anew.
  act(() => choose(true))
  screen.getByText('Being seen here is on')
  expect(screen.queryByText('Tomas is here')).toBeNull()
})

test('the choice is not read out with what is said', async () => {
  await open({}, { [`POST ${path}/here`]: here(true) })
  const choice = screen.getByText('Being seen here is on')
  expect(screen.getByRole('log').contains(choice)).toBe(false)
})

test('writing is told, not with every letter, and nothing of what is written', async () => {
  const page = await open({}, { [`POST ${path}/here`]: here(true), [`POST ${path}/typing`]: null })
  for (const words of ['I', 'I f', 'I felt']) write('Say how it is for you', words)
  await waitFor(() => expect(page.sent('POST', `${path}/typing`)).toHaveLength(1))
})

test('a lost connection is told in words, and what was written stays', async () => {
  await open({}, { [`POST ${path}/here`]: here(true) })
  await screen.findByText('Tomas is here')
  write('Say how it is for you', 'I felt alone')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await screen.findByText('You are offline. What you write is kept here, and you share it when you are back.')
  expect(screen.queryByText('Tomas is here')).toBeNull()
  vi.restoreAllMocks()
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull())
  expect((screen.getByLabelText('Say how it is for you') as HTMLTextAreaElement).value).toBe('I felt alone')
})

test('a room that could not be read again says so, and is read again on a press', async () => {
  const page = await open({}, { [`POST ${path}/here`]: here(true) })
  page.now({ [`GET ${path}/mediation`]: fails })
  await act(() => queryClient.refetchQueries({ queryKey: [`${path}/mediation`] }))
  await screen.findByText(/Mallama cannot be reached right now/)
  page.now({ [`GET ${path}/mediation`]: room() })
  await press('Try again')
  await waitFor(() => expect(screen.queryByText(/cannot be reached/)).toBeNull())
})

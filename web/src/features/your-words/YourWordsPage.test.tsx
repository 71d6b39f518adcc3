import { User } from '@mallama/contracts/account'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { button, fails, openPage, press, seenBy, told } from '../../parts/test-page.tsx'
import { example } from '../../platform/test-example.ts'
import YourWordsPage from './YourWordsPage.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const at = '2026-03-02T20:00:00.000Z'
const nora = example(User, {
  id: 'u1',
  serverTime: at,
  role: 'user',
  hasUsedTrial: true,
  trialStartDate: at,
  trialEndDate: '2026-03-03T20:00:00.000Z',
})
const nothing = {
  madeAt: '2026-03-02T20:00:00.000Z',
  account: { email: 'nora@example.org' },
  signIns: [],
  relationships: [],
  chats: [],
  tools: [],
  weeks: [],
  mediations: [],
  journal: { entries: [], notTrue: [] },
  community: [],
  payments: [],
}

test('the archive is asked for by the clock of the device, and handed over whole; a failure hands over nothing', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${saved.push(file as Blob)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const zones: (string | null)[] = []
  let broken = true
  openPage(seenBy(nora, <YourWordsPage />), {
    'GET /api/export': (_body: object, { query }: { query: URLSearchParams }) => {
      if (query.get('format') !== 'zip') return nothing
      zones.push(query.get('timeZone'))
      return broken ? fails() : { bytes: 'of a file' }
    },
  })
  expect(await screen.findByText('Nothing written yet')).toBeTruthy()
  await press('Download everything')
  await told('The download did not work', 'Check your connection, then try again.')
  expect(saved).toEqual([])
  expect(button('Download everything').getAttribute('aria-busy')).not.toBe('true')
  broken = false
  await press('Download everything')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(await saved[0]!.text()).toBe('{"bytes":"of a file"}')
  expect(saved[0]!.type).toBe('application/zip')
  expect(zones.every(Boolean)).toBe(true)
})

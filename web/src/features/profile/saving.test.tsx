import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { fails, field, press, Refused, told, write } from '../../parts/test-page.tsx'
import { serverIs } from '../../platform/test-network.ts'
import { known, openProfile } from './test-nora.tsx'

beforeAll(() => serverIs({}))

const PATCH = '/api/relationships/:id'
const tomas = () => known('Tomas', 58, { notes: 'The evenings go wrong.', strugglingWith: null })
const NOW = 'Current State'
const BETTER = 'What to Improve'
const letters = async (label: string, text: string) => {
  for (let at = 1; at <= text.length; at++) {
    await act(async () => write(label, text.slice(0, at)))
    await new Promise((go) => setTimeout(go, 30))
  }
}

test('both texts are sent a second after the last letter, once, each by itself', async () => {
  const { sent } = openProfile([tomas()])
  await screen.findByText('Tomas')
  expect(field(NOW).value).toBe('The evenings go wrong.')
  await letters(BETTER, 'Saying it early')
  expect(sent('PATCH', PATCH)).toEqual([])
  await waitFor(() => expect(sent('PATCH', PATCH)).toHaveLength(1))
  expect(sent('PATCH', PATCH)[0]).toMatchObject({ strugglingWith: 'Saying it early' })
  await screen.findByText('Saved just now')
  write(NOW, 'Better.')
  await waitFor(() => expect(sent('PATCH', PATCH)).toHaveLength(2))
  expect(sent('PATCH', PATCH)[1]).toMatchObject({ notes: 'Better.', expected: { notes: 'The evenings go wrong.' } })
  await waitFor(() => expect(screen.getAllByText('Saved just now')).toHaveLength(2))
  fireEvent.blur(field(NOW))
  expect(field(NOW).value).toBe('Better.')
})

test('what cannot be saved says so, stays, survives a reload, and is sent again', async () => {
  const he = tomas()
  const { now, again, sent } = openProfile([he], { 'PATCH /api/relationships/:id': fails })
  await screen.findByText('Tomas')
  write(NOW, 'He came back to it.')
  await told('Update Failed', 'Could not update relationship.')
  screen.getByText(/Not saved yet\. Your words are kept here\./)
  expect(field(NOW).value).toBe('He came back to it.')
  again()
  await screen.findByText('Tomas')
  expect(field(NOW).value).toBe('He came back to it.')
  await waitFor(() => expect(sent('PATCH', PATCH)).toHaveLength(2))
  await screen.findByText(/Not saved yet/)
  now({ 'PATCH /api/relationships/:id': (changes: object) => ({ ...he, ...changes }) })
  await press('Try again')
  await screen.findByText('Saved just now')
  expect(sent('PATCH', PATCH).at(-1)).toMatchObject({
    notes: 'He came back to it.',
    expected: { notes: 'The evenings go wrong.' },
  })
})

test('what is too long is told in whole sentences', async () => {
  const message = 'At most 10,000 characters'
  const refusal = new Refused(400, { code: 'invalid_input', message, details: { notes: [message] }, requestId: 'r' })
  openProfile([tomas()], { 'PATCH /api/relationships/:id': refusal })
  await screen.findByText('Tomas')
  write(NOW, 'a'.repeat(10_001))
  await told('Update Failed', 'At most 10,000 characters. Could not update relationship.')
})

test('a row that is closed within the second loses nothing', async () => {
  const { sent } = openProfile([tomas()])
  const summary = (await screen.findByText('Tomas')).closest('summary')!
  write(NOW, 'Quiet.')
  fireEvent.click(summary)
  await waitFor(() => expect(sent('PATCH', PATCH)).toHaveLength(1))
  fireEvent.click(summary)
  await waitFor(() => expect(field(NOW).value).toBe('Quiet.'))
})

test('words written on another device are not written over', async () => {
  const other = { ...tomas(), notes: 'From the phone.' }
  const { now } = openProfile([tomas()])
  await screen.findByText('Tomas')
  now({
    'PATCH /api/relationships/:id': new Refused(409, { code: 'conflict', message: 'Changed.', requestId: 'r' }),
    'GET /api/relationships/:id': other,
  })
  write(NOW, 'From the desk.')
  await screen.findByText('From the phone.')
  expect(screen.getAllByText(/From the desk\./).length).toBeGreaterThan(0)
})

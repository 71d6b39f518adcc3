import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Memory } from '@mallama/contracts/memory'
import { CheckIn, Moment, Relationship } from '@mallama/contracts/relationships'
import { expect, test } from 'vitest'
import {
  click,
  fails,
  field,
  held,
  openPage,
  press,
  pressNext,
  region,
  told,
  write,
  type Api,
} from '../../parts/test-page.tsx'
import { anId, example } from '../../platform/test-example.ts'
import { CheckInCard } from './check-ins/CheckInCard.tsx'
import MemoryCard from './memory/MemoryCard.tsx'
import { MomentsCard } from './moments/MomentsCard.tsx'

// What is logged about someone, each in its card.

const id = anId()
const tomas = example(Relationship, { id, personName: 'Tomas', relationshipType: 'partner' })
const CHECK_INS = '/api/relationships/:id/check-ins'
const MOMENTS = '/api/relationships/:id/moments'
const MEMORY = '/api/relationships/:id/memory'
const open = (card: React.ReactNode, api: Api) =>
  openPage(card, { 'GET /api/relationships/:id': tomas, 'GET /api/relationships': [tomas], ...api })

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
const says = (name: string) => slider(name).getAttribute('aria-valuetext')
const set = (name: string, value: number) => fireEvent.change(slider(name), { target: { value } })
const focused = (element: () => Element) => waitFor(() => expect(document.activeElement).toBe(element()))

test('a first check-in waits for all four, works by keyboard, and a failed save keeps it', async () => {
  const { sent, now, again } = open(<CheckInCard relationship={tomas} />, {
    [`GET ${CHECK_INS}`]: [],
    [`POST ${CHECK_INS}`]: fails,
  })
  // It waits open on the page of someone new, and takes nobody's focus.
  await screen.findByText('Set all four first')
  expect(says('Trust & Safety')).toBe('Not set yet')
  expect(document.activeElement).toBe(document.body)
  set('Trust & Safety', 65)
  expect(says('Trust & Safety')).toBe('65, Good')
  set('Communication', 100)
  expect(says('Communication')).toBe('100, Excellent')
  // Where the thumb stands already is an answer too.
  fireEvent.keyDown(slider('Joy & Fulfillment'), { key: 'Enter' })
  expect(says('Joy & Fulfillment')).toBe('60, Good')
  await press('Save check-in')
  expect(screen.getByText('Set Growth, or leave this for another day')).toBeTruthy()
  await focused(() => slider('Growth'))
  expect(sent('POST', CHECK_INS)).toEqual([])
  set('Growth', 0)
  write(/^A word or two/, 'Tired')
  await press('Save check-in')
  await told('Your check-in was not saved')
  expect(slider('Communication').value).toBe('100')
  const saved = { trust: 65, communication: 100, joy: 60, growth: 0, words: 'Tired' }
  const made = example(CheckIn, { id: anId(), at: new Date().toISOString(), ...saved })
  now({
    [`POST ${CHECK_INS}`]: () => {
      now({ [`GET ${CHECK_INS}`]: [made] })
      return made
    },
  })
  // What was set outlives a reload as well.
  again()
  await waitFor(() => expect(field(/^A word or two/).value).toBe('Tired'))
  await press('Save check-in')
  await told('Check-in saved')
  expect(sent('POST', CHECK_INS).at(-1)).toEqual(saved)
  await pressNext('Check in')
  await waitFor(() => expect(says('Trust & Safety')).toBe('65, Good, same as last time'))
  await focused(() => slider('Trust & Safety'))
})

test('somebody with check-ins is not told how a first one works while theirs load, nor when they did not', async () => {
  const coming = held<unknown>()
  const known = { ...tomas, hasHealthData: true }
  const { now } = open(<CheckInCard relationship={known} />, { [`GET ${CHECK_INS}`]: () => coming.promise })
  await screen.findByRole('heading', { name: 'Check-ins' })
  expect(screen.queryByText(/^Four answers/)).toBeNull()
  coming.go(fails())
  await screen.findByText(/^Your check-ins did not load/)
  expect(screen.queryByText(/^Four answers/)).toBeNull()
  now({ [`GET ${CHECK_INS}`]: [example(CheckIn, { id: anId(), at: new Date().toISOString() })] })
  await press('Try again')
  expect(await screen.findByText(/^Last check-in: today/)).toBeTruthy()
})

test('a moment is not of the future, and a failed save keeps what was written', async () => {
  const { sent, now } = open(<MomentsCard relationship={tomas} />, {
    [`GET ${MOMENTS}`]: [],
    [`POST ${MOMENTS}`]: fails,
  })
  await press('Repair')
  await screen.findByRole('form', { name: 'A repair' })
  const form = () => within(screen.getByRole('form', { name: 'A repair' }))
  await focused(() => form().getByRole('radio', { name: 'Medium' }))
  write('When', '2199-01-01')
  expect(form().getByText('This is in the future. Choose a day that has passed')).toBeTruthy()
  await press('Save moment')
  await focused(() => field('When'))
  expect(sent('POST', MOMENTS)).toEqual([])
  write('When', '2026-01-05')
  write(/^Note/, 'We walked it off.')
  await press('Save moment')
  await told('The moment was not saved')
  expect(field(/^Note/).value).toBe('We walked it off.')
  const occurredAt = '2026-01-05T12:00:00.000Z'
  const written = { kind: 'repair', intensity: 2, note: 'We walked it off.' } as const
  const made = example(Moment, { id: anId(), occurredAt, ...written })
  now({
    [`POST ${MOMENTS}`]: () => {
      now({ [`GET ${MOMENTS}`]: [made] })
      return made
    },
  })
  await press('Save moment')
  await told('Repair logged')
  expect(sent('POST', MOMENTS).at(-1)).toMatchObject(written)
  expect(await region('Moments').findByText('We walked it off.')).toBeTruthy()
})

const fact = (more: Partial<Memory['facts'][number]> = {}) => ({
  id: anId(),
  kind: 'event' as const,
  fact: 'He lost his job in March.',
  quote: 'Tomas lost his job in March.',
  learnedAt: '2026-03-02T20:00:00.000Z',
  edited: false,
  ...more,
})

test('what was learnt is seen with its words, put right, forgotten, had back, and paused', async () => {
  const known = fact()
  const right = { ...known, fact: 'He left his job in April.', quote: '', edited: true }
  const { sent } = open(<MemoryCard relationship={tomas} />, {
    [`GET ${MEMORY}`]: { paused: false, facts: [known] },
    [`PATCH ${MEMORY}/:factId`]: right,
    [`PATCH ${MEMORY}`]: { paused: true, facts: [right] },
    [`DELETE ${MEMORY}/:factId`]: null,
  })
  expect(await screen.findByText('“Tomas lost his job in March.”')).toBeTruthy()
  await press(/^Edit: /)
  await focused(() => field('What is right'))
  write('What is right', '  ')
  await press('Save')
  expect(screen.getByText('Say what is right, or delete the fact')).toBeTruthy()
  write('What is right', ' He left his job in April. ')
  await press('Save')
  expect(await screen.findByText('He left his job in April.')).toBeTruthy()
  expect(screen.getByText(/corrected by you/)).toBeTruthy()
  expect(sent('PATCH', `${MEMORY}/:factId`)).toEqual([{ fact: 'He left his job in April.' }])
  await press(/^Forget: /)
  await focused(() => screen.getByRole('button', { name: 'Undo' }))
  await press('Undo')
  expect(screen.getByText('He left his job in April.')).toBeTruthy()
  expect(sent('DELETE', `${MEMORY}/:factId`)).toEqual([])
  await click(screen.getByRole('switch', { name: 'Pause the memory' }))
  expect(await screen.findByText(/^Paused: Mallama learns nothing new/)).toBeTruthy()
  expect(sent('PATCH', MEMORY)).toEqual([{ paused: true }])
  await press(/^Forget: /)
  // Leaving does not wait for the end of Undo.
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(sent('DELETE', `${MEMORY}/:factId`)).toHaveLength(1))
})

test('a memory with nothing in it says so, and more than six facts are shown when asked for', async () => {
  const many = Array.from({ length: 8 }, (_, at) => fact({ fact: `Fact ${at}`, quote: '' }))
  const { now, again } = open(<MemoryCard relationship={tomas} />, { [`GET ${MEMORY}`]: { paused: false, facts: [] } })
  expect(await screen.findByText(/^Nothing yet\./)).toBeTruthy()
  now({ [`GET ${MEMORY}`]: { paused: false, facts: many } })
  again()
  await waitFor(() => expect(region('What Mallama remembers').getAllByRole('listitem')).toHaveLength(6))
  await press('Show all 8')
  expect(region('What Mallama remembers').getAllByRole('listitem')).toHaveLength(8)
})

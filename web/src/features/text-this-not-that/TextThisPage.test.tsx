import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Relationship } from '@mallama/contracts/relationships'
import { CraftedMessage } from '@mallama/contracts/tools'
import { afterEach, expect, test, vi } from 'vitest'
import { click, dialog, fails, field, held, openPage, press, region, told, write } from '../../parts/test-page.tsx'
import { anId, example } from '../../platform/test-example.ts'
import TextThisPage from './TextThisPage.tsx'

afterEach(() => vi.useRealTimers())

const API = '/api/craft-message'
const GOAL = /^What do you want to say/
const sorry = 'I want to say sorry to my sister Ida for shouting.'
const crafted = (more: Partial<CraftedMessage> = {}) =>
  example(CraftedMessage, {
    id: anId(),
    goal: sorry,
    selectedTone: 'direct',
    craftedMessage: 'I am sorry that I shouted, Ida.',
    feedback: '',
    ...more,
  })
const tone = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) })
const list = () => region('Previous messages')
const message = () => document.querySelector('.craft__message')
const open = (answer: unknown, kept: CraftedMessage[] = []) =>
  openPage(<TextThisPage />, {
    [`GET ${API}`]: kept,
    'GET /api/relationships': [],
    [`POST ${API}`]: answer,
    [`DELETE ${API}/:id`]: null,
  })
const fill = () => {
  write(GOAL, sorry)
  fireEvent.click(tone('Direct'))
  write(/^Your own draft/, 'Sorry!')
}
const craft = async () => {
  fill()
  await press('Craft message')
}

test('it fails, and every word is still there after a reload', async () => {
  const { again, now } = open(fails)
  await craft()
  await told('Failed to craft message', 'It may be your connection. Your words are still here.')
  again()
  const stands = () => {
    expect(field(GOAL).value).toBe(sorry)
    expect(tone('Direct').checked).toBe(true)
    expect(field(/^Your own draft/).value).toBe('Sorry!')
  }
  stands()
  const { promise, go } = held<object>()
  const older = crafted({ goal: 'I want to thank Ida for the lift.' })
  now({ [`GET ${API}`]: [older], [`POST ${API}`]: () => promise })
  again()
  await list().findByText(older.goal)
  await press('Craft message')
  expect(screen.getByRole('status', { name: 'Writing your message...' })).toBeTruthy()
  // While a message is being written, no other one is opened only to be replaced.
  expect(list().getByRole<HTMLButtonElement>('button', { name: /^I want to thank Ida/ }).disabled).toBe(true)
  expect(screen.getByText('You can open these again when the current one is done or canceled.')).toBeTruthy()
  go(crafted())
  await waitFor(() => expect(message()).not.toBeNull())
  await press('Clear the form')
  expect(field(GOAL).value).toBe('')
  await waitFor(() => expect(document.activeElement).toBe(field(GOAL)))
  await press('Undo')
  stands()
})

test.each([
  [75, true],
  [74, false],
])('the chance of a positive response is a badge at 75 and more: %i', async (positiveResponseChance, badge) => {
  open(crafted({ positiveResponseChance }))
  await craft()
  await waitFor(() => expect(message()).not.toBeNull())
  const chips = [...document.querySelectorAll('.chip')].map((chip) => chip.textContent)
  expect(chips.includes(`${positiveResponseChance}% chance of a positive response`)).toBe(badge)
  if (badge) expect(region('Your message').getByText(/an estimate from the words alone/)).toBeTruthy()
})

test('guidance stands for ten seconds, and no longer than 200 characters', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const feedback = 'Say when. '.repeat(40)
  open(crafted({ feedback }))
  await craft()
  await told('Guidance', `${feedback.slice(0, 200)}...`)
  const toast = () => document.querySelector('.toaster .toast')
  expect(toast()!.textContent).not.toContain(feedback.slice(0, 205))
  await act(() => vi.advanceTimersByTimeAsync(8_500))
  expect(toast()).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(toast()).toBeNull()
})

test('copying without leave selects the message', async () => {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
  })
  open(crafted())
  await craft()
  await waitFor(() => expect(message()).not.toBeNull())
  await press('Copy')
  await told('The browser did not allow copying')
  expect(String(getSelection())).toBe(message()!.textContent)
})

test('a question that comes before a message is asked once, and no tone is offered for it', async () => {
  const asked = 'I want to ask first. Are you safe with the person this goes to?'
  const why = { craftedMessage: '', refused: asked, explanation: asked, feedback: asked }
  const doubt = { message: '', resources: [], country: null, thirdParty: false, aside: false }
  open(crafted({ ...why, safety: { tier: 1, category: 'abuse', ...doubt } }))
  await craft()
  expect(await screen.findAllByText(asked)).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Change the goal' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try another tone' })).toBeNull()
})

test('the last five are there, open again, and a deleted one can be had back', async () => {
  const kept = ['Saturday', 'Friday', 'Thursday', 'Wednesday', 'Tuesday', 'Monday'].map((day) =>
    crafted({ goal: `I want to ask Ida whether we can talk on ${day}.`, craftedMessage: `Can we talk on ${day}?` }),
  )
  const { sent } = open(crafted(), kept)
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(5))
  await click(list().getByRole('button', { name: /^I want to ask Ida whether we can talk on Thursday/ }))
  expect(message()!.textContent).toContain('Thursday')
  // Opening says nothing: guidance is for what was just written.
  expect(document.querySelector('.toaster .toast')).toBeNull()
  write(GOAL, 'Something of my own')
  expect(document.querySelector('.folds > .fold > summary')!.textContent).toBe('Not sent yetSomething of my own')
  await press('Try another tone')
  const asked = await dialog(/./, 'alertdialog')
  await click(asked.getByRole('button', { name: 'Keep the form' }))
  expect(field(GOAL).value).toBe('Something of my own')
  await press('Try another tone')
  await click((await dialog(/./, 'alertdialog')).getByRole('button', { name: 'Put them back' }))
  await waitFor(() => expect(document.activeElement).toBe(tone('Direct')))
  expect(field(GOAL).value).toBe('I want to ask Ida whether we can talk on Thursday.')
  await click(list().getByRole('button', { name: /^Delete: .*Friday/ }))
  await click(list().getByRole('button', { name: 'Undo' }))
  expect(list().getByText(/on Friday\./)).toBeTruthy()
  await click(list().getByRole('button', { name: /^Delete: .*Thursday/ }))
  await click(list().getByRole('button', { name: /^Delete: .*Friday/ }))
  await waitFor(() => expect(sent('DELETE', `${API}/${kept[2]!.id}`)).toHaveLength(1))
  await waitFor(() => expect(list().queryByRole('button', { name: /Thursday/ })).toBeNull())
})

test('a card that was set aside shows what the goal lacks, and lies in the list no more', async () => {
  const safety = example(CraftedMessage.shape.safety.unwrap(), { tier: 2, category: 'abuse', stays: undefined })
  const given = { context: null, conversationHistory: null, originalDraft: 'Sorry!', relationshipId: null }
  const parts = { happened: null, felt: null, wish: null, kind: null }
  const card = crafted({ ...given, ...parts, craftedMessage: '', safety })
  const { now } = open(card)
  await craft()
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(1))
  const needs = { ...card, safety: { ...safety, tier: 1, aside: true }, needs: ['matter'] }
  now({ [`PATCH ${API}/:id`]: needs })
  await press('This is not about my safety')
  expect(await screen.findByText('One part is missing')).toBeTruthy()
  expect(list().queryAllByRole('listitem')).toHaveLength(0)
  expect(message()).toBeNull()
})

test('words for one person are never shown to be sent to another, and are there when one comes back', async () => {
  const [esi, kofi] = ['Esi', 'Kofi'].map((personName) => example(Relationship, { id: anId(), personName }))
  const openedFor = ({ id }: Relationship) => history.replaceState(null, '', `?relationship=${id}`)
  const who = () => field(/^Who is it for/).value
  openedFor(esi!)
  const { now, again } = open(crafted())
  now({ 'GET /api/relationships': [esi, kofi] })
  again()
  await waitFor(() => expect(who()).toBe(esi!.id))
  write(GOAL, 'I want to ask Esi for my notes back.')
  openedFor(kofi!)
  again()
  await waitFor(() => expect(who()).toBe(kofi!.id))
  expect(field(GOAL).value).toBe('')
  write(GOAL, 'I want to thank Kofi for the lift.')
  openedFor(esi!)
  again()
  await waitFor(() => expect(who()).toBe(esi!.id))
  expect(field(GOAL).value).toBe('I want to ask Esi for my notes back.')
})

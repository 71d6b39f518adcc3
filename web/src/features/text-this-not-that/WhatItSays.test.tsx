import { screen, within } from '@testing-library/react'
import { CraftedMessage } from '@mallama/contracts/tools'
import { expect, test, vi } from 'vitest'
import { button, click, openPage, press, region, told } from '../../parts/test-page.tsx'
import { anId, example } from '../../platform/test-example.ts'
import TextThisPage from './TextThisPage.tsx'

const API = '/api/craft-message'
const pieces = [
  { words: 'You brought us plums.', said: false },
  { words: 'I can lend you the ladder on Friday.', said: true },
  { words: 'You never wipe it.', said: false },
]
const first = 'Hi Ida, I can lend you the ladder on Friday.'
const other = 'Hi Ida, the ladder is yours on Friday.'
const made = (more: Partial<CraftedMessage> = {}) =>
  example(CraftedMessage, {
    id: anId(),
    selectedTone: 'caring',
    goal: 'tell Ida I can lend her the ladder',
    craftedMessage: first,
    positiveResponseChance: 80,
    alternatives: [{ kind: 'more polite', message: other }],
    pieces,
    ...more,
  })

const message = () => document.querySelector('.craft__message')!
const line = (words: string) => screen.getByRole('button', { name: words })
const isIn = (words: string) => line(words).getAttribute('aria-pressed') === 'true'
const status = () => message().parentElement!.querySelector('[role=status]')!.textContent
const chance = () => screen.queryByText(/80% chance/) ?? screen.queryByText(/^The chance is an estimate/)
const held = () => ['Copy', 'Share'].map((name) => button(name).disabled)
const heading = () => screen.queryByRole('heading', { name: 'What it says' })
async function show(kept: CraftedMessage, ...more: CraftedMessage[]) {
  const page = openPage(<TextThisPage />, { [`GET ${API}`]: [kept, ...more], 'GET /api/relationships': [] })
  await click(await region('Previous messages').findByRole('button', { name: new RegExp(`^${kept.goal}`) }))
  return page
}
/** What lies on the clipboard once this was pressed. */
async function copied() {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  await press('Copy')
  await told('Copied to clipboard!')
  return writeText.mock.calls[0]![0]
}

test('a line goes in and out where it is pressed, and the message as it stands is copied', async () => {
  const { asked } = await show(made())
  expect(heading()).not.toBeNull()
  expect(screen.getByText('Tap a line to put it in or take it out.')).toBeTruthy()
  expect(within(screen.getByRole('list', { name: 'What it says' })).getAllByRole('listitem')).toHaveLength(3)
  expect(pieces.map(({ words }) => isIn(words))).toEqual([false, true, false])
  expect(status()).toBe('')
  expect(screen.queryByRole('button', { name: 'Back to the first wording' })).toBeNull()
  const calls = asked.length

  await press('You brought us plums.')
  expect(message().textContent).toBe('Hi Ida, you brought us plums. I can lend you the ladder on Friday.')
  expect(isIn('You brought us plums.')).toBe(true)
  expect(document.activeElement).toBe(line('You brought us plums.'))
  expect(status()).toBe(
    'Changed by you. The explanation, the scores and the comparison below are about the first wording.',
  )
  expect(await copied()).toBe(message().textContent)
  await press('You brought us plums.')
  expect(message().textContent).toBe(first)
  expect(isIn('You brought us plums.')).toBe(false)
  expect(status()).toBe('')
  expect(asked).toHaveLength(calls)
})

test('the chance is of the first wording, and there is a way back to it', async () => {
  await show(made())
  expect(chance()).not.toBeNull()
  await press('You never wipe it.')
  expect(chance()).toBeNull()
  await press('Back to the first wording')
  expect(message().textContent).toBe(first)
  expect(isIn('You never wipe it.')).toBe(false)
  expect(chance()).not.toBeNull()
  // The button that was pressed is gone: the focus is where it led.
  expect(document.activeElement).toBe(message())
})

test('nothing is copied or shared that says nothing of theirs', async () => {
  await show(made())
  await press('I can lend you the ladder on Friday.')
  expect(message().textContent).toBe('Hi Ida,')
  expect(held()).toEqual([true, true])
  const why = document.getElementById(button('Copy').getAttribute('aria-describedby')!)!
  expect(why.textContent).toBe('None of your lines is in it. Put one in to copy or share it.')
  expect(status()).toContain(why.textContent)
  expect(document.activeElement).toBe(line('I can lend you the ladder on Friday.'))
  await press('You never wipe it.')
  expect(held()).toEqual([false, false])
  expect(message().textContent).toBe('Hi Ida, you never wipe it.')
})

test('a message that is nothing but theirs says when it is empty', async () => {
  await show(made({ craftedMessage: 'I can lend you the ladder on Friday.' }))
  await press('I can lend you the ladder on Friday.')
  expect(message().textContent).toBe('Your message is empty now.')
  // What is empty does not wait among the others.
  await press('Use this one: More polite')
  expect(screen.getByText('The first wording')).toBeTruthy()
})

test('another wording has no lines; what was changed waits beside it', async () => {
  await show(made())
  await press('You never wipe it.')
  const changed = message().textContent
  await press('Use this one: More polite')
  expect(message().textContent).toBe(other)
  expect(heading()).toBeNull()
  expect(status()).toBe('The explanation, the scores and the comparison below are about the first wording.')
  expect(await copied()).toBe(other)
  await press('Use this one: The first wording, changed by you')
  expect(message().textContent).toBe(changed)
  expect(isIn('You never wipe it.')).toBe(true)
})

test.each([
  ['an older result', undefined],
  ['words that are not of the goal', []],
  ['one line that is said', [pieces[1]!]],
])('there is nothing to put in or take out: %s', async (_, some) => {
  await show(made({ pieces: some }))
  expect(message().textContent).toBe(first)
  expect(heading()).toBeNull()
})

test('one line that is not said is offered, and another message begins with nothing changed', async () => {
  await show(made({ pieces: [pieces[2]!] }), made({ goal: 'thank Ida for the plums' }))
  await press('You never wipe it.')
  expect(message().textContent).toBe(`${first} You never wipe it.`)
  await click(region('Previous messages').getByRole('button', { name: /^thank Ida/ }))
  expect(message().textContent).toBe(first)
  expect(isIn('You never wipe it.')).toBe(false)
  expect(status()).toBe('')
})

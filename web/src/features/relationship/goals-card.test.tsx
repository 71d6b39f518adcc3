import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ActionSteps } from '@mallama/contracts/coach'
import { afterEach, expect, test, vi } from 'vitest'
import { click, fails, leavePage, press, pressNext, region } from '../../parts/test-page.tsx'
import { example } from '../../platform/test-example.ts'
import { adder, enter, fill, items, openTomas, part, shows } from './test-tomas.tsx'

/** As where the chat stands beside the page. */
const wide = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList)
afterEach(() => void vi.restoreAllMocks())

const goals = () => part('Relationship Goals')
const ticks = () => goals().queryAllByRole<HTMLInputElement>('checkbox')
const tick = (name: string) => fireEvent.click(goals().getByRole('checkbox', { name }))
const reached = () => goals().getByRole('progressbar', { name: 'Goal progress' }).getAttribute('aria-valuetext')

test('goals are a checklist of at most six, which asks the server for nothing', async () => {
  const { asked, again, elsewhere } = await openTomas({
    relationshipGoals: 'Listen more - argue less\nok\nSleep first\nCall his mum\nSunday walks\nSay thanks\nMove house',
  })
  await screen.findByRole('region', { name: 'Relationship Goals' })
  expect(ticks()).toHaveLength(6)
  expect(reached()).toBe('0 of 6')
  tick('argue less')
  tick('Sleep first')
  expect(reached()).toBe('2 of 6')
  await press('Reprocess Goals')
  expect(reached()).toBe('0 of 6')
  expect(goals().getByText(/Checklist rebuilt: 6 goals\./)).toBeTruthy()
  await click(goals().getByRole('button', { name: 'Undo' }))
  expect(reached()).toBe('2 of 6')
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([])
  await again()
  await screen.findByRole('region', { name: 'Relationship Goals' })
  expect(reached()).toBe('2 of 6')
  // A goal that is gone takes its tick along; the others keep theirs.
  await press('Remove: Sleep first')
  await waitFor(() => expect(reached()).toBe('1 of 6'))
  expect(goals().getByRole('checkbox', { name: 'Move house' })).toBeTruthy()
  await elsewhere({ relationshipGoals: 'us' })
  await waitFor(() => expect(ticks()).toHaveLength(1))
})

test('goals that are nothing but bullets are one item, and are not called none', async () => {
  await openTomas({ relationshipGoals: '• • •' })
  await screen.findByRole('region', { name: 'Relationship Goals' })
  expect(reached()).toBe('0 of 1')
  tick('• • •')
  expect(reached()).toBe('1 of 1')
  expect(goals().queryByText('What would you like to be different in three months?')).toBeNull()
})

test('goals ticked in another tab are ticked here, and stay so whatever is ticked here', async () => {
  const { stored } = await openTomas({ relationshipGoals: 'Listen more\nArgue less\nSleep first' })
  await screen.findByRole('region', { name: 'Relationship Goals' })
  const key = `mallama:goals:${stored.id}`
  const isTicked = () => ticks().map(({ checked }) => checked)
  tick('Sleep first')
  const third = localStorage.getItem(key)!
  tick('Sleep first')
  tick('Listen more')
  const first = localStorage.getItem(key)!
  localStorage.setItem(key, third)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  expect(isTicked()).toEqual([false, false, true])
  // Also where the other tab’s tick is not yet known here.
  localStorage.setItem(key, first)
  tick('Argue less')
  expect(isTicked()).toEqual([true, true, false])
  await press('Reprocess Goals')
  localStorage.setItem(key, third)
  await click(goals().getByRole('button', { name: 'Undo' }))
  expect(isTicked()).toEqual([true, true, true])
})

test('action steps come on demand, are ticked off, and are kept nowhere', async () => {
  const areas = 'Saying what I need before I am already angry'
  const { sent, changes, now, again } = await openTomas({ strugglingWith: areas })
  const PATH = '/api/relationships/:id/action-steps'
  const steps = () => region('Action Steps')
  const boxes = () => steps().queryAllByRole<HTMLInputElement>('checkbox')
  now({ [`POST ${PATH}`]: example(ActionSteps, { steps: ['Say one thing.', 'Before ten.', 'Write it down.'] }) })
  await pressNext('Generate Action Steps')
  await waitFor(() => expect(boxes()).toHaveLength(3))
  expect(sent('POST', PATH)).toEqual([{ areas }])
  const progress = () => steps().getByRole('progressbar')
  expect(progress().getAttribute('aria-valuetext')).toBe('0/3 · 0%')
  fireEvent.click(boxes()[0]!)
  expect(progress().getAttribute('aria-valuetext')).toBe('1/3 · 33%')
  expect(progress().getAttribute('aria-valuenow')).toBe('1')
  expect(changes()).toEqual([])
  await again()
  await screen.findByRole('region', { name: 'Action Steps' })
  expect(boxes()).toEqual([])
  now({ [`POST ${PATH}`]: fails })
  await press('Generate Action Steps')
  expect(await steps().findByText('No steps came back. It may be your connection; please try again.')).toBeTruthy()
})

const cards = {
  'Goals & Improvement': {
    'Relationship Goals': 'relationshipGoals',
    'Areas to Improve': 'strugglingWith',
    'Current Issues & Concerns': 'currentIssues',
  },
  'Relationship Dynamics & Boundaries': {
    Triggers: 'triggers',
    'Red Lines': 'redLines',
    Incompatibilities: 'incompatibilities',
    Aspirations: 'aspirations',
    'Core Values': 'values',
    'Non-Negotiables': 'nonNegotiables',
  },
  'Insights & Appreciation': { "What You've Learned": 'learned', 'What You Like': 'likes' },
}

test('three cards hold eleven lists, each added to in its place and kept as lines', async () => {
  const { stored } = await openTomas({})
  for (const [card, lists] of Object.entries(cards))
    for (const [label, name] of Object.entries(lists)) {
      expect(part(card).getByRole('heading', { level: 3, name: label })).toBeTruthy()
      await press(`Add to ${label}`)
      fill(adder(label), `  ${label}, the first  `)
      enter(adder(label))
      await shows(label, `${label}, the first`)
      await waitFor(() => expect(stored[name as 'likes']).toBe(`${label}, the first`))
    }
})

/** Whether a card or a list is seen without opening a row first. */
const open = (name: string) =>
  screen.getByRole('region', { name, hidden: true }).closest('details:not([open])') === null
const every = Object.entries(cards).flatMap(([card, lists]) => [card, ...Object.keys(lists)])

test('on a wide screen the three cards stand open before anything is known; on a phone they are one row', async () => {
  await openTomas({})
  expect(every.filter(open)).toEqual([])
  await click(screen.getByRole('heading', { level: 2, name: /^What do you know about/ }))
  expect(every.filter(open)).toEqual(every)
  leavePage()
  wide()
  await openTomas({})
  expect(every.filter(open)).toEqual(every)
  // What else there is waits in rows, as on a phone.
  const rows = [...document.querySelectorAll('details:not([open]) > summary h2')].map(({ textContent }) => textContent)
  expect(rows).toContain('Something happened?')
  expect(rows).not.toContain('What do you know about Tomas?')
})

test('without a check-in four bars stand empty, and none of them has a number', async () => {
  await openTomas({ hasHealthData: false })
  const scores = within(screen.getByRole('region', { name: 'Scores' }))
  for (const name of ['Trust & Safety', 'Communication', 'Joy & Fulfillment', 'Growth'])
    expect(scores.getByText(name).parentElement!.textContent).toBe(`${name}–None yet`)
  expect(scores.getByText('No data yet')).toBeTruthy()
  expect(scores.queryByRole('meter')).toBeNull()
})

test('five hundred items are twelve until asked for, and are added to and taken from', async () => {
  const many = Array.from({ length: 500 }, (_, at) => `item ${at + 1}`)
  const { stored } = await openTomas({ learned: many.join('\n') })
  const name = "What You've Learned"
  expect(items(name)).toHaveLength(12)
  await press('Show all 500')
  expect(items(name)).toHaveLength(500)
  await press('Remove: item 250')
  await press(`Add to ${name}`)
  fill(adder(name), 'the last one')
  enter(adder(name))
  await waitFor(() => expect(items(name).at(-1)).toBe('the last one'))
  const left = [...many.slice(0, 249), ...many.slice(250), 'the last one'].join('\n')
  await waitFor(() => expect(stored.learned).toBe(left))
})

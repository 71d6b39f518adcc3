import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { LookBack } from '@mallama/contracts/journal'
import { ConflictsBack, ProgressBasis, Week, type ProgressPoint } from '@mallama/contracts/progress'
import { expect, test } from 'vitest'
import { dialog, fails, openPage, press, pressNext, region, type Api } from '../../../parts/test-page.tsx'
import { example } from '../../../platform/test-example.ts'
import ProgressView from './ProgressView.tsx'

const BASIS = 'GET /api/progress/basis'
const HISTORY = 'GET /api/progress/history'
const CONFLICTS = 'GET /api/progress/conflicts'
const FELT = 'GET /api/journal/look-back'
const WEEK = 'GET /api/progress/week'
const WEEKS = 'GET /api/progress/weeks'

const basis = (changes: Partial<ProgressBasis>) => ({ ...example(ProgressBasis), missing: null, ...changes })
const all = [
  basis({ category: 'emotional_intelligence', score: 71, counted: '26 of 32 have words of yours.' }),
  basis({ category: 'communication', score: null, missing: 'One check-in in 12 weeks.' }),
  basis({ category: 'conflict_resolution', score: 60 }),
  basis({ category: 'self_awareness', score: null, missing: 'One of these parts.' }),
  basis({ category: 'consistency', score: null, missing: 'A check-in.' }),
]
const at = (day: number) => new Date(Date.UTC(2026, 1, day, 12)).toISOString()
const points: ProgressPoint[] = [
  { at: at(1), scores: { emotional_intelligence: 60 } },
  { at: at(8), scores: {} },
  { at: at(15), scores: { emotional_intelligence: 67 } },
  { at: at(22), scores: { emotional_intelligence: 70, conflict_resolution: 67 } },
  { at: at(29), scores: { emotional_intelligence: 71, conflict_resolution: 60 } },
]
const api: Api = {
  [BASIS]: all,
  [HISTORY]: points,
  [CONFLICTS]: example(ConflictsBack, { from: at(1) }),
  [FELT]: example(LookBack, { year: 2026 }),
}
const open = (more: Api = {}) => openPage(<ProgressView />, { ...api, ...more }, { path: '/dashboard?view=progress' })

test('five categories open to what they are made of, with what they moved by in four weeks', async () => {
  open()
  await screen.findByText('average of 2')
  // (71 + 60) / 2 is 65.5.
  expect(screen.getByText('66%')).toBeTruthy()
  const five = region('Five categories')
  await waitFor(() => expect(five.getByText('+11')).toBeTruthy())
  expect(five.getAllByText('Not enough yet')).toHaveLength(3)
  fireEvent.click(five.getByText('Communication'))
  await five.findByText('Still needed: One check-in in 12 weeks. It is left out of the average.')
  fireEvent.click(five.getByText('Emotional intelligence'))
  await five.findByText('26 of 32 have words of yours.')
})

test('the history is drawn with its gaps, said in a sentence, and stands in a table', async () => {
  open()
  const weeks = within(await screen.findByRole('region', { name: 'Twelve weeks' }))
  const [drawing] = weeks.getAllByRole('img', {
    name: '5 weeks: Emotional intelligence 60 to 71, Conflict resolution 67 to 60.',
  })
  const line = drawing!.querySelector('.prog--emotional_intelligence path')!.getAttribute('d')!
  expect(line.match(/M/g)).toHaveLength(2)
  expect(line.match(/L/g)).toHaveLength(2)
  fireEvent.click(weeks.getByText('Show as table'))
  const table = within(await weeks.findByRole('table'))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Week to',
    'Emotional',
    'Conflict',
  ])
  expect(table.getAllByRole('row')[1]!.textContent).toMatch(/7160$/)
  expect(table.getAllByText('no data')).toHaveLength(4)
})

test('moods and feelings are counted, and what sets them off has words of one’s own', async () => {
  open({
    [FELT]: example(LookBack, {
      year: 2026,
      days: [
        { day: '2026-02-01', mood: 'sad', entries: 1 },
        { day: '2026-02-02', mood: 'sad', entries: 2 },
        { day: '2026-02-03', mood: 'happy', entries: 1 },
      ],
      emotions: [{ name: 'tired', entries: 3, difference: -1 }],
      triggers: [{ trigger: 'the housework', entries: 3, quotes: ['the dishes stood there again'] }],
    }),
  })
  const felt = within(await screen.findByRole('region', { name: 'How you felt' }))
  felt.getByText('3 days of 2026 with a mood, from your journal')
  expect(felt.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'MoodDays',
    'Very happy0',
    'Happy1',
    'Neutral0',
    'Sad2',
    'Very sad0',
  ])
  felt.getByText('tired')
  const off = region('What often sets it off')
  off.getByText('The housework')
  off.getByText('3 entries')
  off.getByText('“the dishes stood there again”')
})

test('conflicts that keep coming back say how often, with whom, and in which words', async () => {
  open({
    [CONFLICTS]: {
      from: at(1),
      subjects: [
        {
          subject: 'the housework',
          times: 3,
          since: at(3),
          people: ['Tomas', 'Idris'],
          quotes: ['Another row about the dishes'],
        },
      ],
      people: [{ relationshipId: 'r1', personName: 'Tomas', conflicts: 2, repaired: 1, last: at(20) }],
    },
  })
  const back = within(await screen.findByRole('region', { name: 'What keeps coming back' }))
  back.getByText('The housework')
  back.getByText('3 times')
  back.getByText(/^Tomas and Idris\. Since/)
  back.getByText('“Another row about the dishes”')
  back.getByText('2 conflicts')
  back.getByText(/^1 followed by a repair within a week\./)
  expect(back.getByRole('link', { name: 'Tomas' }).getAttribute('href')).toBe('/relationships/r1')
})

const week = example(Week, {
  from: at(1),
  to: at(8),
  entries: 6,
  checkIns: 1,
  conflicts: 2,
  repairs: 3,
  wentWell: 'On Monday you wrote in your journal: "We cooked with the radio on".',
  nextStep: 'Plan one evening.',
  heavy: { title: 'The call', quote: 'I cried in the car afterwards' },
  themes: [{ theme: 'the housework', count: 2 }],
})

test('the week is read when it is asked for: counts, and one’s own words', async () => {
  const { asked } = open({ [WEEK]: week })
  await screen.findByText('average of 2')
  expect(asked.some(({ call }) => call === '/api/progress/week')).toBe(false)
  await press('Read your week')
  const read = await dialog('Your week')
  await read.findByText(/We cooked with the radio on/)
  for (const [name, count] of [
    ['Entries', '6'],
    ['Check-ins', '1'],
    ['Conflicts', '2'],
    ['Repairs', '3'],
  ])
    expect(read.getByText(name!).nextElementSibling!.textContent).toBe(count)
  read.getByText('“I cried in the car afterwards”')
  read.getByText('The call')
  read.getByText('Plan one evening.')
})

test('in a week with danger help has the place of everything but the counts', async () => {
  const safety = {
    tier: 3 as const,
    category: 'abuse' as const,
    message: 'You are not to blame.',
    resources: [],
    aside: false,
  }
  open({ [WEEK]: { ...week, safety } })
  await screen.findByText('average of 2')
  await press('Read your week')
  const read = await dialog('Your week')
  await read.findByText('You are not to blame.')
  read.getByText('Entries')
  expect(read.queryByText(/radio/)).toBeNull()
  expect(read.queryByText(/cried/)).toBeNull()
})

test('weeks that are over are listed when they are asked for, and each is read as the week is', async () => {
  const past = { ...week, entries: 9, nextStep: 'Call on Thursday.' }
  const { asked, now } = open({ [WEEKS]: fails })
  await screen.findByText('average of 2')
  expect(asked.some(({ call }) => call.startsWith('/api/progress/weeks'))).toBe(false)
  fireEvent.click(screen.getByText('Earlier weeks'))
  await screen.findByText(/Earlier weeks did not load\./)
  now({
    [WEEKS]: [{ week: '2026-03-02', from: at(1), to: at(8) }],
    'GET /api/progress/weeks/2026-03-02': past,
  })
  await press('Try again')
  await pressNext(/2026 to .*2026$/)
  const read = await dialog('An earlier week')
  await read.findByText('Call on Thursday.')
  read.getByText('The step for the week after')
  expect(read.getByText('Entries').nextElementSibling!.textContent).toBe('9')
})

test('before the first Monday there is no earlier week, and it says when there will be', async () => {
  open({ [WEEKS]: [] })
  fireEvent.click(await screen.findByText('Earlier weeks'))
  await screen.findByText(/^None yet\. Each Monday/)
})

test('with nothing at all it says so, and what fails loads again by itself', async () => {
  const { now } = open({ [BASIS]: all.map((one) => ({ ...one, score: null })), [HISTORY]: fails, [CONFLICTS]: fails })
  await screen.findByText(/The history did not load\./)
  await screen.findByText(/What keeps coming back did not load\./)
  now({ [HISTORY]: [] })
  const history = screen.getByText(/The history did not load\./).closest('[role=status]') as HTMLElement
  fireEvent.click(within(history).getByRole('button', { name: 'Try again' }))
  await screen.findByText('Start using the platform to track your progress.')
  screen.getByRole('heading', { level: 1, name: 'Your Progress' })
  expect(screen.getByRole('link', { name: 'Write a first entry' }).getAttribute('href')).toBe('/journal')
})

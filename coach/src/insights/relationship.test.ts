import { RelationshipInsights } from '@mallama/contracts/coach'
import { describe, expect, test } from 'vitest'
import type { HealthPoint, RelationshipInsightsInput } from '../operations.ts'
import { tom, setting, hostile } from '../../test/people.ts'
import { relationshipInsights } from './relationship.ts'

const now = '2026-11-20T10:00:00Z'
const point = (day: number, overall: number): HealthPoint => ({
  at: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`,
  overall,
})
const of = (part: Partial<RelationshipInsightsInput>) =>
  relationshipInsights({ ...setting, person: tom, history: [], moments: [], savedChats: [], now, ...part })
const direction = (...points: HealthPoint[]) => of({ history: points }).trendAnalysis.direction

describe('the score and its direction', () => {
  test('the score is that of the last check-in, and nothing without one', () => {
    expect(of({}).overallHealth).toBeNull()
    expect(of({ history: [point(3, 61.4), point(9, 57.6)] }).overallHealth).toBe(58)
    expect(of({ history: [point(9, 57.6), point(3, 61.4)] }).overallHealth).toBe(58)
  })

  test('two check-ins make no direction, however far apart', () => {
    expect(direction(point(1, 10), point(19, 90))).toBe('not enough data yet')
  })

  test('three with five points of change make one, three with less are stable', () => {
    expect(direction(point(1, 50), point(5, 53), point(9, 55))).toBe('improving')
    expect(direction(point(1, 55), point(5, 53), point(9, 50))).toBe('declining')
    expect(direction(point(1, 50), point(5, 52), point(9, 53))).toBe('stable')
  })

  test('five that hardly move are stable; three of one moment are not enough', () => {
    expect(direction(...[1, 4, 7, 10, 13].map((day, at) => point(day, 60 + (at % 2))))).toBe('stable')
    expect(direction(point(3, 10), point(3, 50), point(3, 90))).toBe('not enough data yet')
  })

  test('it says how it was, and never what will be', () => {
    expect(of({ history: [point(1, 50), point(5, 60), point(9, 70)] }).trendAnalysis.explanation).toContain(
      'not what comes',
    )
  })
})

const conflict = (day: number, note: string | null, intensity = 3) => ({
  kind: 'conflict' as const,
  intensity,
  at: `2026-11-${String(day).padStart(2, '0')}T19:00:00Z`,
  note,
})

test('what comes back three times is a pattern, with its count, its day and its words', () => {
  const { insights, recommendedActions } = of({
    moments: [
      conflict(14, 'the dishes stood there for two days again'),
      conflict(17, 'another row about the dishes before work'),
      conflict(19, 'he went to bed and left all the laundry to me'),
    ],
  })
  const [first] = insights
  expect(first).toMatchObject({ title: 'The housework keeps coming back', insightType: 'pattern', priority: 'high' })
  expect(first?.description).toContain('three of three')
  expect(first?.description).toContain('On 19 November you wrote "he went to bed and left all the laundry to me"')
  expect(first?.actionableAdvice[0]).toMatch(/^Monday 23 November: /)
  expect(recommendedActions[0]).toMatch(/^Monday 23 November: /)
})

test('the same quarrels a quarter ago weigh less', () => {
  const notes = ['the dishes again', 'a row about the dishes', 'dishes and laundry']
  const at = (month: string) =>
    of({ moments: notes.map((note, by) => ({ ...conflict(10 + by, note), at: `2026-${month}-1${by}T19:00:00Z` })) })
  expect(at('11').insights[0]?.priority).toBe('high')
  expect(at('06').insights.find(({ title }) => title.startsWith('The housework'))?.priority).toBe('low')
})

test('what came up twice is no pattern, and nothing is made of it', () => {
  const { insights } = of({ moments: [conflict(14, 'the dishes again'), conflict(17, 'a row about the dishes')] })
  expect(insights.map(({ title }) => title).join()).not.toContain('housework')
})

test('under a safety flag there is one insight, about safety, and no work on the relationship', () => {
  const result = of({
    history: [point(1, 50), point(5, 60), point(9, 70)],
    moments: [
      conflict(14, 'the dishes again'),
      conflict(17, 'He grabbed me by the throat and I could not breathe'),
      conflict(18, 'He hit me again'),
    ],
  })
  expect(result.insights.map(({ insightType }) => insightType)).toEqual(['safety'])
  expect(JSON.stringify(result.recommendedActions)).not.toMatch(/dishes|Tom|sentence|first check-in/)
  expect(result.safety?.category).toBe('abuse')
})

test('one note that tells of danger brings help first, and takes away advice alone', () => {
  const result = of({
    history: [point(1, 50), point(5, 60), point(9, 70)],
    moments: [
      { ...conflict(12, 'She rang just to ask how the interview went'), kind: 'positive' },
      conflict(14, 'the dishes again'),
      conflict(17, 'He grabbed me by the throat and I could not breathe'),
    ],
  })
  const [first, ...rest] = result.insights
  expect(first?.insightType).toBe('safety')
  expect(rest.length).toBeGreaterThan(0)
  expect(rest.flatMap(({ actionableAdvice }) => actionableAdvice)).toEqual([])
  expect(JSON.stringify(rest)).not.toContain('throat')
  expect(JSON.stringify(result.recommendedActions)).not.toMatch(/dishes|Tom|sentence|first check-in/)
})

test('a flag in a saved chat or in the notes counts as well', () => {
  const at = now
  const chat = { title: 'Last night', originalIssue: 'he hit me again', keyTakeaways: '', at }
  expect(of({ savedChats: [chat] }).insights[0]?.insightType).toBe('safety')
  expect(of({ person: { ...tom, notes: 'he hits me when he drinks' } }).insights[0]?.insightType).toBe('safety')
})

test('with nothing logged it says what is missing', () => {
  const { insights, recommendedActions } = of({})
  expect(insights).toEqual([])
  expect(recommendedActions).toHaveLength(1)
  expect(recommendedActions[0]).toContain('Tom')
})

test('whatever is written, every quote stands in the input, and the same input gives the same bytes', () => {
  for (const text of hostile) {
    const input = { moments: [conflict(3, text), conflict(19, `${text} again`)], history: [point(1, Number.NaN)] }
    const result = of(input)
    expect(() => RelationshipInsights.parse(result)).not.toThrow()
    for (const { quote } of result.evidence) expect(`${text} again`).toContain(quote)
    expect(JSON.stringify(of(input))).toBe(JSON.stringify(result))
  }
}, 30_000)

test.each([
  ['The neighbour with the dog', 'the neighbour with the dog'],
  ['My sister', 'your sister'],
])('whoever is kept as %s is called so, and not by the first word', (name, called) => {
  const moments = [3, 9].map((day) => ({
    kind: 'conflict' as const,
    note: 'a row about the bins',
    intensity: 2,
    at: point(day, 0).at,
  }))
  const told = of({ person: { ...tom, name, relationshipType: 'other' }, moments, knownPeople: [name] })
  const said = told.insights.flatMap(({ title, description, actionableAdvice }) => [
    title,
    description,
    ...actionableAdvice,
  ])
  expect(said.join(' ').toLowerCase()).toContain(called)
  expect([...said, ...told.recommendedActions].join(' ')).not.toMatch(
    /\b(?:with|to|for|ask|tell|between you and) (?:The|My)\b/,
  )
})

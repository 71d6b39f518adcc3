import { describe, expect, test } from 'vitest'
import type { HealthPoint, RelationshipInsightsInput } from '../operations.ts'
import { setting, tom } from '../../test/people.ts'
import { relationshipInsights } from './relationship.ts'

const now = '2026-11-20T20:00:00Z'
const moment = (kind: 'conflict' | 'repair' | 'positive', at: string, note: string | null = null) => ({
  kind,
  intensity: 3,
  at: `2026-11-${at}:00Z`,
  note,
})
const of = (part: Partial<RelationshipInsightsInput>) =>
  relationshipInsights({ ...setting, person: tom, history: [], moments: [], savedChats: [], now, ...part })
const mending = (...moments: RelationshipInsightsInput['moments']) =>
  of({ moments }).insights.find(({ description }) => /followed by a logged repair/.test(description))

describe('no verdict before its time', () => {
  test('quarrels of today or of yesterday can still be mended', () => {
    expect(mending(moment('conflict', '20T17:00'), moment('conflict', '20T19:00'))).toBeUndefined()
    expect(mending(moment('conflict', '18T09:00'), moment('conflict', '19T22:00'))).toBeUndefined()
    expect(mending(moment('conflict', '10T09:00'), moment('conflict', '19T22:00'))).toBeUndefined()
  })

  test('those whose three days are over count, and the newest is left out', () => {
    const found = mending(
      moment('conflict', '09T09:00'),
      moment('conflict', '14T09:00'),
      moment('conflict', '20T09:00'),
    )
    expect(found?.description).toContain('Of two quarrels in the last four weeks, none was followed')
    expect(found?.title).toBe('No repair was logged after the last quarrels')
  })

  test('one that was mended within the hour counts at once', () => {
    const found = mending(moment('conflict', '12T09:00'), moment('conflict', '20T17:00'), moment('repair', '20T18:00'))
    expect(found).toMatchObject({ title: 'Mending has worked once', insightType: 'strength' })
  })

  test('three quarrels of one evening are no pattern', () => {
    const { insights } = of({
      moments: ['18:00', '19:00', '20:00'].map((hour) => moment('conflict', `14T${hour}`, 'the dishes again')),
    })
    expect(insights.map(({ insightType }) => insightType)).not.toContain('pattern')
  })

  test('a day is the one of their own calendar, also in the evening and far from Greenwich', () => {
    const there = { timeZone: 'America/Los_Angeles', now: '2026-11-21T05:00:00Z' }
    // Friday evening there, and Saturday in Greenwich.
    const { recommendedActions } = of(there)
    expect(recommendedActions.join(' ')).toContain('Saturday 21 November')
    expect(recommendedActions.join(' ')).not.toContain('Sunday')
    const evening = ['20T23:00', '21T01:00', '21T03:00'].map((at) => moment('conflict', at, 'the dishes again'))
    expect(of({ ...there, moments: evening }).insights.map(({ insightType }) => insightType)).not.toContain('pattern')
  })

  test('three check-ins of one day make no direction', () => {
    const point = (hour: string, overall: number): HealthPoint => ({
      at: `2026-11-14T${hour}:00Z`,
      overall,
    })
    const { trendAnalysis, insights } = of({ history: [point('08:00', 20), point('12:00', 50), point('20:00', 80)] })
    expect(trendAnalysis.direction).toBe('not enough data yet')
    expect(insights).toEqual([])
  })

  test('what goes well is never of high priority', () => {
    const days = ['08', '10', '12', '14', '16', '18']
    const { insights } = of({
      moments: [
        ...days.map((day) => moment('positive', `${day}T10:00`, 'we cooked together and laughed')),
        ...days.flatMap((day) => [moment('conflict', `${day}T12:00`), moment('repair', `${day}T18:00`)]),
      ],
    })
    const strengths = insights.filter(({ insightType }) => insightType === 'strength')
    expect(strengths.length).toBeGreaterThan(1)
    for (const { priority } of strengths) expect(priority).not.toBe('high')
  })
})

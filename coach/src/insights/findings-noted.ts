import { counted, dayAhead, upperFirst } from './days.ts'
import { readable, said } from './excerpt.ts'
import { conflicts, quoted, quotesOf, three, type Finding, type Ground } from './finding.ts'
import { recency, within } from './happenings.ts'

/** What was logged as good, with the words of the latest. */
export function good({ rows, who, now }: Ground): Finding[] {
  const bright = within(
    rows.filter(({ kind }) => kind === 'positive'),
    42,
    now,
  )
  const last = bright.findLast(({ excerpt }) => excerpt !== null)
  if (bright.length === 0) return []
  const hard = within(
    rows.filter(({ kind }) => kind === 'conflict'),
    42,
    now,
  ).length
  const beside = hard > 0 ? `, beside ${counted(hard, 'quarrel')}` : ''
  return [
    {
      title: last
        ? 'There is something to build on'
        : `${upperFirst(counted(bright.length, 'good moment'))} with ${who.label}`,
      insightType: 'strength',
      description:
        `You logged ${counted(bright.length, 'good moment')} in the last six weeks${beside}. ${quoted(bright, now)}`.trim(),
      actionableAdvice: [
        last?.excerpt
          ? `${dayAhead(now, 2)}: tell ${who.label} that you still think of ${said(last.excerpt.quote)}, and find a day for the next one.`
          : `The next time it is good with ${who.label}: log one sentence about what you were doing, so that it can be done again.`,
      ],
      severity: 0.5,
      recurrence: three(bright.length),
      recency: recency(bright.at(-1)!.ms, now),
      quotes: last ? quotesOf([last], 'a good moment') : [],
    },
  ]
}

/** What was noted as an issue and has no moment or chat beside it yet: the only thing to go by where nothing is logged. */
export function onlyNoted({ person, rows, who }: Ground): Finding[] {
  if (conflicts(rows).length > 0) return []
  const item = `${person.currentIssues ?? ''}\n${person.strugglingWith ?? ''}`
    .split('\n')
    .map((line) => line.trim().replace(/^[-*•]\s*|[.\s]+$/g, ''))
    .find((line) => line.length >= 4 && line.length <= 140 && !/["“”<>{}]/.test(line) && readable(line))
  if (!item) return []
  return [
    {
      title: 'Noted, and nothing logged yet',
      insightType: 'concern',
      description: `You noted ${said(item)} about ${who.label}. No moment and no saved chat shows yet when it happens or how often.`,
      actionableAdvice: [
        `The next time ${said(item)} shows: log it the same day, with one sentence on what happened just before.`,
      ],
      severity: 0.5,
      recurrence: three(1),
      recency: 0.5,
      quotes: [{ quote: item, label: 'noted by you' }],
    },
  ]
}

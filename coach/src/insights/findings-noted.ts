import { stems } from '../builtin/stems.ts'
import { counted, countWord, dayAhead, upperFirst } from './days.ts'
import { readable, said } from './excerpt.ts'
import { conflicts, mean, quoted, quotesOf, three, type Finding, type Ground } from './finding.ts'
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

const noted: { field: 'redLines' | 'nonNegotiables' | 'triggers'; told: string; line: boolean }[] = [
  { field: 'redLines', told: 'a red line', line: true },
  { field: 'nonNegotiables', told: 'something you do not negotiate', line: true },
  { field: 'triggers', told: 'a trigger', line: false },
]

/** What the person wrote down beforehand about this relationship, and then met in a hard moment. */
export function touched({ person, rows, who, now }: Ground): Finding[] {
  const hard = conflicts(rows).filter(({ excerpt }) => excerpt !== null)
  const found: Finding[] = []
  for (const { field, told, line } of noted)
    for (const item of (person[field] ?? '').split('\n').slice(0, 40)) {
      const words = item.trim().replace(/^[-*•]\s*|[.\s]+$/g, '')
      if (words.length < 4 || words.length > 120 || /["“”]/.test(words)) continue
      const wanted = stems(words)
      const its = hard.filter(({ text }) => {
        const has = stems(text)
        // "comments" and "commented" are cut to different stems.
        const shared = [...wanted].filter((stem) =>
          [...has].some((it) => it.startsWith(stem) || stem.startsWith(it)),
        ).length
        return shared > 0 && (shared >= 2 || shared === wanted.size)
      })
      const last = its.at(-1)
      if (!last?.excerpt || found.length > 0) continue
      found.push({
        title: line ? 'Something you will not bend on was touched' : 'A sore spot you know was touched',
        insightType: line ? 'concern' : 'pattern',
        description: `You wrote down ${said(words)} as ${told}, and ${its.length === 1 ? 'one hard moment has' : `${countWord(its.length)} hard moments have`} it in the words. ${quoted(its, now)}`,
        actionableAdvice: line
          ? [
              `${dayAhead(now, 1)}: tell ${who.label} in one sentence that ${said(words)} is not up for trade, and what you will do if it happens again.`,
            ]
          : [
              `${dayAhead(now, 2)}, when nothing is burning: tell ${who.label} that ${said(words)} is a sore spot, and name one sign that shows when it was touched.`,
            ],
        severity: line ? 1 : mean(its.map(({ intensity }) => intensity)) / 3,
        recurrence: line ? Math.max(0.6, three(its.length)) : three(its.length),
        recency: recency(last.ms, now),
        quotes: [{ quote: words, label: told }, ...quotesOf([last], told)],
      })
    }
  return found
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

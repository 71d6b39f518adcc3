import kept from '../../data/said/next-steps.json' with { type: 'json' }
import { DAY_MS } from '@mallama/contracts/days'
import { fill } from '../builtin/realise.ts'
import { hash } from '../builtin/state.ts'
import { sideAdvice } from './cues/sides.ts'
import { counted, countWord, dayAhead, dayOf, isMany, listed, onDay, timeOf, upperFirst } from './days.ts'
import { said } from './excerpt.ts'
import { conflicts, daysIn, mean, quoted, quotesOf, three, type Finding, type Ground } from './finding.ts'
import { recency, within, type Happening } from './happenings.ts'
import { lineOf, moves, sides } from './trend.ts'

const asking = kept.recurs

/** So many hard moments, on as many days, make a pattern (COACH.md). */
const OFTEN = 3

/** What comes back in the quarrels and chats; the heaviest two. */
export function recurring(ground: Ground): Finding[] {
  const { rows, who, now } = ground
  const hard = conflicts(rows)
  const groups = new Map<string, { label: string; rows: Happening[] }>()
  for (const row of hard)
    for (const { id, label } of row.subjects.slice(0, 3)) {
      const group = groups.get(id) ?? { label, rows: [] }
      group.rows.push(row)
      groups.set(id, group)
    }
  const found: { finding: Finding; rows: Happening[] }[] = []
  const sorted = [...groups.values()]
    .filter(({ rows: its }) => its.length >= OFTEN && daysIn(its) >= OFTEN)
    .toSorted((a, b) => b.rows.length - a.rows.length || weightOf(b.rows, now) - weightOf(a.rows, now))
  for (const { label, rows: its } of sorted) {
    // The same quarrels under a second name would be told twice.
    if (found.some((it) => its.filter((row) => it.rows.includes(row)).length > its.length / 2)) continue
    const last = its.at(-1)!
    const anchor = last.excerpt ? said(last.excerpt.quote) : `what happened${onDay(last.at, now)}`
    const ask = fill(asking[hash(last.text) % asking.length]!, who, { q: anchor, day: dayAhead(now, 3 + found.length) })
    found.push({
      rows: its,
      finding: {
        title: `${upperFirst(label)} ${isMany(label) ? 'keep' : 'keeps'} coming back`,
        insightType: 'pattern',
        description:
          `${upperFirst(label)} ${isMany(label) ? 'are' : 'is'} in ${countWord(its.length)} of ${countWord(hard.length)} hard moments and chats: ${kindsOf(its)}. ${quoted(its, now)}`.trim(),
        actionableAdvice: ask ? [ask] : [],
        severity: mean(its.map(({ intensity }) => intensity)) / 3,
        recurrence: three(Math.min(its.length, daysIn(its))),
        recency: Math.max(...its.map(({ ms }) => recency(ms, now))),
        quotes: quotesOf(its.slice(-2), label),
      },
    })
    if (found.length === 2) break
  }
  return found.map(({ finding }) => finding)
}

/** "two logged quarrels and one saved chat, still open": what the hard moments are. */
function kindsOf(rows: readonly Happening[]): string {
  const chats = rows.filter(({ kind }) => kind === 'chat')
  const open = chats.filter(({ closed }) => !closed).length
  const quarrels = rows.length - chats.length
  return listed([
    ...(quarrels > 0 ? [counted(quarrels, 'logged quarrel')] : []),
    ...(chats.length > 0
      ? [`${counted(chats.length, 'saved chat')}${open > 0 ? `, ${countWord(open)} still open` : ''}`]
      : []),
  ])
}

const weightOf = (rows: readonly Happening[], now: string) =>
  rows.reduce((sum, { intensity, ms }) => sum + intensity * recency(ms, now), 0)

/**
 * Quarrels of the last four weeks, and after how many of them something was mended within three days. One that is not
 * three days old yet may still be mended, so it counts only where it has been.
 */
export function mending({ rows, who, now }: Ground): Finding[] {
  const repairs = rows.filter(({ kind, ms }) => kind === 'repair' && ms !== null)
  const mended = ({ ms }: Happening) =>
    repairs.some((it) => ms !== null && it.ms! >= ms && it.ms! - ms <= 3 * DAY_MS && it.ms! <= (timeOf(now) ?? it.ms!))
  const hard = within(
    rows.filter(({ kind }) => kind === 'conflict'),
    28,
    now,
  ).filter((it) => it.ms !== null && (mended(it) || (timeOf(now) ?? 0) - it.ms >= 3 * DAY_MS))
  if (hard.length < 2 || daysIn(hard) < 2) return []
  const answered = hard.filter(mended)
  const own = repairs.findLast(({ excerpt }) => excerpt !== null)
  const line = own?.excerpt
    ? ` What worked before, in your words${onDay(own.at, now)}: ${said(own.excerpt.quote)}.`
    : ''
  const count = `Of ${counted(hard.length, 'quarrel')} in the last four weeks, ${answered.length === 0 ? 'none was' : answered.length === hard.length ? 'each was' : `${countWord(answered.length)} ${answered.length === 1 ? 'was' : 'were'}`} followed by a logged repair within three days.`
  const lastHard = hard.at(-1)!
  const base = { recency: recency(lastHard.ms, now), quotes: own ? quotesOf([own], 'repair') : [] }
  if (answered.length * 2 >= hard.length)
    return [
      {
        ...base,
        title:
          answered.length < 3
            ? `Mending has worked ${answered.length === 1 ? 'once' : 'twice'}`
            : `You and ${who.label} often find the way back`,
        insightType: 'strength',
        description: `${count}${line}`,
        actionableAdvice: [
          own?.excerpt
            ? `After the next quarrel, within a day: begin with what worked${onDay(own.at, now)}, ${said(own.excerpt.quote)}.`
            : `After the next quarrel, within a day: log in one sentence what brought you and ${who.label} back together, so that it can be used again.`,
        ],
        severity: 0.5,
        recurrence: three(answered.length),
      },
    ]
  const anchor = lastHard.excerpt ? said(lastHard.excerpt.quote) : `the quarrel${onDay(lastHard.at, now)}`
  return [
    {
      ...base,
      title:
        hard.length - answered.length < 3
          ? 'No repair was logged after the last quarrels'
          : 'Few quarrels have a way back in what you logged',
      insightType: 'concern',
      description: `${count} It may be that you made up and did not log it.${line}`,
      actionableAdvice: [
        `${dayAhead(now, 1)}: say to ${who.label} the one sentence you would have liked to hear after ${anchor}, and leave it there.`,
        `Before the next quarrel: agree with ${who.label} that one of you says a first sentence within a day, and that you take turns.`,
      ],
      severity: mean(hard.map(({ intensity }) => intensity)) / 3,
      recurrence: three(hard.length - answered.length),
      quotes: [...base.quotes, ...quotesOf([lastHard], 'the last quarrel')],
    },
  ]
}

/** A score that has moved by five points or more. */
export function moved(ground: Ground): Finding[] {
  const { points, who, now } = ground
  const lines = sides.flatMap((side) => {
    const line = lineOf(points, side)
    return line && moves(line) ? [{ ...line, side }] : []
  })
  const down = lines.filter(({ change }) => change < 0).toSorted((a, b) => a.change - b.change)[0]
  const up = lines.filter(({ change }) => change > 0).toSorted((a, b) => b.change - a.change)[0]
  return [down, up].flatMap((line): Finding[] => {
    if (!line) return []
    const { side, change, first, last, from, to, points: count } = line
    const what = `${upperFirst(side)} stood at ${Math.round(first)} on ${dayOf(from, now)} and at ${Math.round(last)} on ${dayOf(to, now)}; the line through ${counted(count, 'check-in')} ${change < 0 ? 'falls' : 'rises'} by ${Math.round(Math.abs(change))} points.`
    const ms = Date.parse(to)
    const note = ground.rows
      .filter(
        ({ kind, excerpt, ms: at }) =>
          excerpt !== null && at !== null && at >= Date.parse(from) && kind === (change < 0 ? 'conflict' : 'positive'),
      )
      .toSorted((a, b) => b.intensity - a.intensity || b.ms! - a.ms!)[0]
    const beside = note?.excerpt ? ` In that time you noted ${said(note.excerpt.quote)}${onDay(note.at, now)}.` : ''
    const advice = fill(sideAdvice[side][change < 0 ? 'down' : 'up'], who, {}) ?? ''
    return [
      {
        title: `${upperFirst(side)} ${change < 0 ? 'went down' : 'went up'} over ${counted(count, 'check-in')}`,
        insightType: change < 0 ? 'trend' : 'strength',
        description: `${what}${beside}`,
        actionableAdvice: [`${dayAhead(now, change < 0 ? 4 : 5)}: ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`],
        severity: Math.min(1, Math.abs(change) / 25),
        recurrence: Math.min(1, count / 4),
        recency: recency(ms, now),
        quotes: note ? quotesOf([note], side) : [],
      },
    ]
  })
}

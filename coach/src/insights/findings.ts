import { DAY_MS } from '@mallama/contracts/days'
import kept from '../../data/said/findings.json' with { type: 'json' }
import { hash } from '../builtin/state.ts'
import { stripped } from '../text/words.ts'
import { counted, countWord, dayAhead, dayOf, isMany, onDay, timeOf } from './days.ts'
import { isQuotable, readable, said } from './excerpt.ts'
import { daysIn, findingOf, hardness, quoted, quotesOf, three, wordsOf, type Finding, type Ground } from './finding.ts'
import { recency, within, type Happening } from './happenings.ts'
import { sharedBy } from './recurring.ts'
import { lineOf, moves, sides } from './trend.ts'

/** So many hard moments, on as many days, make a pattern (COACH.md). */
const OFTEN = 3
const isHard = ({ kind }: Happening) => kind === 'conflict' || kind === 'chat'

/** What comes back in the quarrels and chats; the heaviest two. */
export function recurring({ rows, who, now }: Ground): Finding[] {
  const hard = rows.filter(isHard)
  const weightOf = (its: readonly Happening[]) =>
    its.reduce((sum, { intensity, ms }) => sum + intensity * recency(ms, now), 0)
  const often = sharedBy(hard, ({ subjects }) => subjects.slice(0, 3).map(({ label }) => label))
    .filter(([, its]) => its.length >= OFTEN && daysIn(its) >= OFTEN)
    .toSorted(([, a], [, b]) => b.length - a.length || weightOf(b) - weightOf(a))
  // The same quarrels under a second name would be told twice.
  const apart = often.filter(
    ([, its], at) =>
      !often.slice(0, at).some(([, other]) => its.filter((row) => other.includes(row)).length * 2 > its.length),
  )
  return apart.slice(0, 2).map(([label, its], at) => {
    const last = its.at(-1)!
    const many = isMany(label)
    const slots = {
      label,
      keeps: many ? 'keep' : 'keeps',
      is: many ? 'are' : 'is',
      count: countWord(its.length),
      all: countWord(hard.length),
      quoted: quoted(its, now),
      q: wordsOf(last) ?? `what happened${onDay(last.at, now)}`,
      day: dayAhead(now, 3 + at),
    }
    const advice = [kept.recursAdvice[hash(last.text) % kept.recursAdvice.length]!]
    const near = Math.max(...its.map(({ ms }) => recency(ms, now)))
    return findingOf(
      { id: 'recurs', type: 'pattern', slots, advice },
      who,
      [hardness(its), three(daysIn(its)), near],
      quotesOf(its.slice(-2), label),
    )
  })
}

/**
 * Quarrels of the last four weeks, and after how many of them something was mended within three days. One that is not
 * three days old yet may still be mended, so it counts only where it has been.
 */
export function mending({ rows, who, now }: Ground): Finding[] {
  const current = timeOf(now)
  const repairs = rows.filter(({ kind, ms }) => kind === 'repair' && ms !== null)
  const isMended = ({ ms }: Happening) =>
    repairs.some((it) => it.ms! >= ms! && it.ms! - ms! <= 3 * DAY_MS && it.ms! <= (current ?? it.ms!))
  const hard = within(rows, 'conflict', 28, now).filter(
    (it) => it.ms !== null && (isMended(it) || (current ?? 0) - it.ms >= 3 * DAY_MS),
  )
  if (hard.length < 2 || daysIn(hard) < 2) return []
  const mended = hard.filter(isMended).length
  const left = hard.length - mended
  const own = repairs.findLast(({ excerpt }) => excerpt !== null)
  const last = hard.at(-1)!
  const some = left === 0 ? 'each was' : `${countWord(mended)} ${mended === 1 ? 'was' : 'were'}`
  const slots = {
    quarrels: counted(hard.length, 'quarrel'),
    answered: mended === 0 ? 'none was' : some,
    times: mended < 3 ? ['', 'once', 'twice'][mended] : null,
    few: left < 3 ? 'no' : null,
    own: wordsOf(own),
    day: own && dayOf(own.at, now),
    last: wordsOf(last) ?? `the quarrel${onDay(last.at, now)}`,
    tomorrow: dayAhead(now, 1),
  }
  const near = recency(last.ms, now)
  const quotes = quotesOf([own], 'repair')
  if (mended >= left)
    return [findingOf({ id: 'mended', type: 'strength', slots }, who, [0.5, three(mended), near], quotes)]
  const weights = [hardness(hard), three(left), near] as const
  const lost = [...quotes, ...quotesOf([last], 'the last quarrel')]
  return [findingOf({ id: 'unmended', type: 'concern', slots }, who, weights, lost)]
}

/** The scores that have moved by five points or more: what fell most, and what rose most. */
export function moved({ points, who, now, rows }: Ground): Finding[] {
  const lines = sides
    .flatMap((side) => lineOf(points, side) ?? [])
    .filter(moves)
    .toSorted((a, b) => a.change - b.change)
  const shown = [lines.find(({ change }) => change < 0), lines.findLast(({ change }) => change > 0)]
  return shown.flatMap((line) => {
    if (!line) return []
    const { side, change, first, last, from, to, points: count } = line
    const way = change < 0 ? 'down' : 'up'
    const [note] = rows
      .filter(({ kind, excerpt }) => excerpt !== null && kind === (change < 0 ? 'conflict' : 'positive'))
      .filter(({ ms }) => ms !== null && ms >= Date.parse(from))
      .toSorted((a, b) => b.intensity - a.intensity || b.ms! - a.ms!)
    const slots = {
      side,
      way,
      points: counted(count, 'check-in'),
      first: String(Math.round(first)),
      last: String(Math.round(last)),
      from: dayOf(from, now),
      to: dayOf(to, now),
      moves: change < 0 ? 'falls' : 'rises',
      change: String(Math.round(Math.abs(change))),
      note: wordsOf(note),
      noted: note && dayOf(note.at, now),
      day: dayAhead(now, change < 0 ? 4 : 5),
    }
    return findingOf(
      { id: 'moved', type: change < 0 ? 'trend' : 'strength', slots, advice: [kept.sides[side][way]] },
      who,
      [Math.min(1, Math.abs(change) / 25), Math.min(1, count / 4), recency(Date.parse(to), now)],
      quotesOf([note], side),
    )
  })
}

/** What was logged as good, with the words of the latest. */
export function good({ rows, who, now }: Ground): Finding[] {
  const bright = within(rows, 'positive', 42, now)
  if (bright.length === 0) return []
  const hard = within(rows, 'conflict', 42, now).length
  const last = bright.findLast(({ excerpt }) => excerpt !== null)
  const slots = {
    some: last && 'there is something',
    moments: counted(bright.length, 'good moment'),
    beside: hard > 0 ? `, beside ${counted(hard, 'quarrel')}` : ' ',
    quoted: quoted(bright, now),
    last: wordsOf(last),
    day: dayAhead(now, 2),
  }
  const weights = [0.5, three(bright.length), recency(bright.at(-1)!.ms, now)] as const
  return [findingOf({ id: 'good', type: 'strength', slots }, who, weights, quotesOf([last], 'a good moment'))]
}

/** What was noted as an issue and has no moment or chat beside it yet: the only thing to go by where nothing is logged. */
export function onlyNoted({ person, rows, who }: Ground): Finding[] {
  const quote = `${person.currentIssues ?? ''}\n${person.strugglingWith ?? ''}`
    .split('\n')
    .map((line) => stripped(line, ' -*•\t\r', ' .\t\r'))
    .find((line) => line.length >= 4 && line.length <= 140 && isQuotable(line) && readable(line))
  if (!quote || rows.some(isHard)) return []
  const slots = { item: said(quote) }
  const weights = [0.5, three(1), 0.5] as const
  return [findingOf({ id: 'noted', type: 'concern', slots }, who, weights, [{ quote, label: 'noted by you' }])]
}

import { DAY_MS } from '@mallama/contracts/days'
import kept from '../../data/said/findings.json' with { type: 'json' }
import { hash } from '../builtin/state.ts'
import { counted, countWord, dayAhead, dayOf, isMany, onDay, timeOf } from './days.ts'
import { readable, said } from './excerpt.ts'
import { daysIn, findingOf, hardness, quoted, quotesOf, three, wordsOf, type Finding, type Ground } from './finding.ts'
import { recency, within, type Happening } from './happenings.ts'
import { lineOf, moves, sides } from './trend.ts'

/** So many hard moments, on as many days, make a pattern (COACH.md). */
const OFTEN = 3
const isHard = ({ kind }: Happening) => kind === 'conflict' || kind === 'chat'

/** What comes back in the quarrels and chats; the heaviest two. */
export function recurring({ rows, who, now }: Ground): Finding[] {
  const hard = rows.filter(isHard)
  const groups = Map.groupBy(
    hard.flatMap((row) => row.subjects.slice(0, 3).map(({ label }) => ({ label, row }))),
    ({ label }) => label,
  )
  const often = [...groups]
    .map(([label, its]) => ({ label, its: its.map(({ row }) => row) }))
    .filter(({ its }) => its.length >= OFTEN && daysIn(its) >= OFTEN)
    .toSorted((a, b) => b.its.length - a.its.length || weightOf(b.its, now) - weightOf(a.its, now))
  // The same quarrels under a second name would be told twice.
  const apart = often.filter(
    ({ its }, at) =>
      !often.slice(0, at).some((other) => its.filter((row) => other.its.includes(row)).length * 2 > its.length),
  )
  return apart.slice(0, 2).map(({ label, its }, at) => {
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
      [hardness(its), three(Math.min(its.length, daysIn(its))), near],
      quotesOf(its.slice(-2), label),
    )
  })
}

const weightOf = (rows: readonly Happening[], now: string) =>
  rows.reduce((sum, { intensity, ms }) => sum + intensity * recency(ms, now), 0)

/**
 * Quarrels of the last four weeks, and after how many of them something was mended within three days. One that is not
 * three days old yet may still be mended, so it counts only where it has been.
 */
export function mending({ rows, who, now }: Ground): Finding[] {
  const current = timeOf(now) ?? 0
  const repairs = rows.filter(({ kind, ms }) => kind === 'repair' && ms !== null)
  const mended = ({ ms }: Happening) =>
    repairs.some((it) => it.ms! >= ms! && it.ms! - ms! <= 3 * DAY_MS && it.ms! <= (timeOf(now) ?? it.ms!))
  const hard = within(rows, 'conflict', 28, now).filter(
    (it) => it.ms !== null && (mended(it) || current - it.ms >= 3 * DAY_MS),
  )
  if (hard.length < 2 || daysIn(hard) < 2) return []
  const answered = hard.filter(mended).length
  const left = hard.length - answered
  const own = repairs.findLast(({ excerpt }) => excerpt !== null)
  const last = hard.at(-1)!
  const slots = {
    quarrels: counted(hard.length, 'quarrel'),
    answered:
      answered === 0
        ? 'none was'
        : left === 0
          ? 'each was'
          : `${countWord(answered)} ${answered === 1 ? 'was' : 'were'}`,
    times: answered < 3 ? ['', 'once', 'twice'][answered] : null,
    few: left < 3 ? 'no' : null,
    own: wordsOf(own),
    day: own && dayOf(own.at, now),
    last: wordsOf(last) ?? `the quarrel${onDay(last.at, now)}`,
    tomorrow: dayAhead(now, 1),
  }
  const near = recency(last.ms, now)
  return answered >= left
    ? [
        findingOf(
          { id: 'mended', type: 'strength', slots },
          who,
          [0.5, three(answered), near],
          quotesOf([own], 'repair'),
        ),
      ]
    : [
        findingOf(
          { id: 'unmended', type: 'concern', slots },
          who,
          [hardness(hard), three(left), near],
          [...quotesOf([own], 'repair'), ...quotesOf([last], 'the last quarrel')],
        ),
      ]
}

/** The scores that have moved by five points or more: what fell most, and what rose most. */
export function moved({ points, who, now, rows }: Ground): Finding[] {
  const lines = sides
    .flatMap((side) => ({ side, line: lineOf(points, side) }))
    .flatMap(({ side, line }) => (line && moves(line) ? [{ ...line, side }] : []))
    .toSorted((a, b) => a.change - b.change)
  const shown = [lines.find(({ change }) => change < 0), lines.findLast(({ change }) => change > 0)]
  return shown.flatMap((line) => {
    if (!line) return []
    const { side, change, first, last, from, to, points: count } = line
    const way = change < 0 ? 'down' : 'up'
    const note = rows
      .filter(({ kind, excerpt }) => excerpt !== null && kind === (change < 0 ? 'conflict' : 'positive'))
      .filter(({ ms }) => ms !== null && ms >= Date.parse(from))
      .toSorted((a, b) => b.intensity - a.intensity || b.ms! - a.ms!)[0]
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
  const hard = within(rows, 'conflict', 42, now).length
  const last = bright.findLast(({ excerpt }) => excerpt !== null)
  if (bright.length === 0) return []
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
  const item = `${person.currentIssues ?? ''}\n${person.strugglingWith ?? ''}`
    .split('\n')
    .map((line) => line.trim().replace(/^[-*•]\s*|[.\s]+$/g, ''))
    .find((line) => line.length >= 4 && line.length <= 140 && !/["“”<>{}]/.test(line) && readable(line))
  if (!item || rows.some(isHard)) return []
  const slots = { item: said(item) }
  return [
    findingOf(
      { id: 'noted', type: 'concern', slots },
      who,
      [0.5, three(1), 0.5],
      [{ quote: item, label: 'noted by you' }],
    ),
  ]
}

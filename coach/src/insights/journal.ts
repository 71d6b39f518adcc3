import type { JournalInsight } from '@mallama/contracts/coach'
import { maySetAside, needsHelp } from '@mallama/contracts/help'
import kept from '../../data/said/journal.json' with { type: 'json' }
import { painful, pleasant } from '../read/families.ts'
import type { JournalInsightInput } from '../operations.ts'
import { speaksAsChild } from '../safety/aside.ts'
import { sight } from '../safety/screen.ts'
import { dangerIn } from './danger.ts'
import { countWord, dayOf, isMany, listed } from './days.ts'
import { keyOf, moodName, moodSide, read, type Entry } from './entry.ts'
import { once, readable, said, whyUnread, type Excerpt } from './excerpt.ts'
import { familyNames, isPainful, isPleasant, sideOf, wordsFor } from './feelings.ts'
import { recurring, sharedBy } from './recurring.ts'
import { say, sayOne } from './say.ts'

const window = 14
const leastForPattern = 3

/**
 * What one journal entry shows beside the last 14 before it (more are not looked at). `emotionalPattern` is one to
 * three sentences; something is called a pattern only where three entries have it, this one among them. `triggers` are
 * what stands in the painful entries, with the number of them; `mismatch` names gently where the chosen mood and the
 * words point different ways. Quotes are of these entries; offsets are into `entry.content`.
 */
export function journalInsight({ entry, earlier, country, knownPeople, aside }: JournalInsightInput): JournalInsight {
  // "To everyone", above a line about peace: a title may hold the half that makes a farewell of it.
  const titled = sight(`${entry.title}. ${entry.content}`)
  const farewell =
    titled?.category === 'self-harm' && needsHelp(titled) && !titled.rule.startsWith('learnt/') ? titled : null
  const danger = dangerIn([entry.content, `${entry.title}. ${entry.emotions}`], country, farewell)
  const put = aside && maySetAside(danger.safety) && !speaksAsChild(entry.content)
  const safety = put && danger.safety ? { ...danger.safety, tier: 1 as const, aside: true } : danger.safety
  if (danger.safety && danger.grave && !put) {
    const first = danger.first === 0 ? danger.quote : null
    const told = say(kept.safety, { q: first && said(first.quote), message: danger.safety.message })
    const evidence = first ? [{ ...first, label: 'about safety' }] : []
    return { safety, coach: 'built-in', emotionalPattern: told.join(' '), mismatch: null, triggers: [], evidence }
  }
  const now = read(entry, knownPeople)
  const before = earlier.slice(0, window).map((it) => read(it, knownPeople))
  const key = keyOf(now)
  const mismatch = mismatchOf(now)
  const told = [shows(now, key, mismatch !== null), compares(now, before), comesUp(now, before)]
  return {
    safety,
    coach: 'built-in',
    emotionalPattern: told.filter(Boolean).join(' '),
    mismatch: mismatch?.told ?? null,
    triggers: triggersOf(now, before),
    evidence: once([
      ...(key ? [{ ...key, label: 'what the entry shows' }] : []),
      ...(mismatch ? [{ ...mismatch.quote, label: 'beside the chosen mood' }] : []),
    ]),
  }
}

/** What the person calls it, and the line that carries it. */
function shows({ given, listed: named }: Entry, key: Excerpt | null, differs: boolean): string | null {
  const words = listed(named.slice(0, 3).map(({ word }) => said(word)))
  return sayOne(kept.shows, {
    unread: readable(given.content) ? null : whyUnread(given.content),
    mood: said(moodName(given.mood)),
    // Said once is enough: the mismatch has the same words.
    words: key && differs ? null : words,
    key: key && said(key.quote),
  })
}

/** This entry beside the ones before it: what recurs, or that it is too early to say. */
function compares(now: Entry, before: readonly Entry[]): string | null {
  if (before.length === 0) return kept.alone
  const all = countWord(before.length + 1)
  const shown = (it: Entry, words: Excerpt | null) => {
    const day = dayOf(it.given.at, now.given.at)
    return { all, day: day ? `on ${day}` : 'before', words: words && said(words.quote) }
  }
  // The person's own word says more than the family it belongs to.
  for (const { word, family } of now.listed) {
    const its = before.filter(({ listed: theirs }) => theirs.some((it) => it.word.toLowerCase() === word.toLowerCase()))
    const [it] = its
    if (family && it && its.length + 1 >= leastForPattern)
      return sayOne(kept.word, { ...shown(it, keyOf(it)), word: said(word), count: countWord(its.length + 1) })
  }
  const [top] = now.families
    .toSorted((a, b) => (now.hard ? Number(painful.includes(b)) - Number(painful.includes(a)) : 0))
    .map((family) => ({ family, its: before.filter((it) => it.families.includes(family)) }))
    .toSorted((a, b) => b.its.length - a.its.length)
  if (top && top.its.length > 0) {
    const count = top.its.length + 1
    const told = top.its.map((it) => ({ it, words: wordsFor(it.given.content, it.felt, [top.family]) ?? keyOf(it) }))
    const { it, words } = told.find((one) => one.words) ?? told[0]!
    const slots = { ...shown(it, words), family: familyNames[top.family], count: countWord(count) }
    return sayOne(count >= leastForPattern ? kept.family : kept.two, slots)
  }
  const same = before.filter(({ given }) => given.mood === now.given.mood).length + 1
  if (same >= leastForPattern)
    return sayOne(kept.mood, { all, count: countWord(same), mood: said(moodName(now.given.mood)) })
  return before.length + 1 < leastForPattern ? kept.second : null
}

/** Who or what comes up for the third time, and how those entries were. */
function comesUp(now: Entry, before: readonly Entry[]): string | null {
  const all = [now, ...before]
  const found = sharedBy(all, ({ subjects }) => subjects.map(({ label }) => label)).find(
    ([, its]) => its.includes(now) && its.length >= leastForPattern,
  )
  if (!found) return null
  const [subject, its] = found
  const hard = its.filter((it) => it.hard).length
  const how =
    hard === 0
      ? 'and none of those was a hard one'
      : hard === its.length
        ? 'and each of those was a hard one'
        : `${countWord(hard)} of them hard`
  const come = isMany(subject) && subject === subject.toLowerCase() ? 'come' : 'comes'
  return sayOne(kept.comesUp, { subject, come, count: countWord(its.length), all: countWord(all.length), how })
}

/** What stands in painful entries: all of this entry's, and what recurs without it. */
function triggersOf(now: Entry, before: readonly Entry[]): JournalInsight['triggers'] {
  const hard = [now, ...before].filter((it) => it.hard)
  const known = sharedBy(hard, ({ subjects }) => subjects.map(({ label }) => label))
  const others = recurring(hard, leastForPattern).map(({ trigger, its }): (typeof known)[number] => [trigger, its])
  return [...known, ...others]
    .filter(([, its]) => its.includes(now) || its.length >= leastForPattern)
    .toSorted(([, a], [, b]) => b.length - a.length || Number(b.includes(now)) - Number(a.includes(now)))
    .slice(0, 5)
    .map(([trigger, its]) => ({ trigger, count: its.length }))
}

function mismatchOf({ given, felt, listed: named }: Entry): { told: string; quote: Excerpt } | null {
  const mood = moodSide(given.mood)
  const side = sideOf(felt.families)
  const field = named.flatMap(({ family }) => family ?? [])
  // The field names both, so the person knows it already.
  const isKnown = isPainful(field) && isPleasant(field)
  if (isKnown || mood * side >= 0 || felt.valence * side < 0.25) return null
  const quote = wordsFor(given.content, felt, side < 0 ? painful : pleasant)
  const slots = { mood: said(moodName(given.mood)), q: quote && said(quote.quote) }
  const told = sayOne(side < 0 ? kept.heavier : kept.lighter, slots)
  return quote && told ? { told, quote } : null
}

import type { JournalInsight } from '@mallama/contracts/coach'
import { maySetAside, needsHelp } from '@mallama/contracts/help'
import kept from '../../data/said/journal.json' with { type: 'json' }
import { legibility } from '../builtin/kind-of-text.ts'
import type { JournalInsightInput } from '../operations.ts'
import { painful, pleasant, type Family } from '../read/labels.ts'
import { tone } from '../read/tone.ts'
import { speaksAsChild } from '../safety/aside.ts'
import { sight } from '../safety/screen.ts'
import { dangerIn } from './danger.ts'
import { countWord, dayOf, listed } from './days.ts'
import { familyNames, isPainful, keyOf, moodName, moodSide, read, sideOf, wordsFor, type Entry } from './entry.ts'
import { once, readable, said, say, sayOne, type Excerpt, type Ways } from './excerpt.ts'
import { recurring, sharedBy } from './recurring.ts'

const window = 14
const OFTEN = 3

/**
 * What one journal entry shows beside the last 14 before it (more are not looked at). `emotionalPattern` is one or
 * two sentences; something is called a pattern only where three entries have it, this one among them. `triggers` are
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
  const told = [shows(now, key), compares(now, before)]
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

const shows = ({ given: { content, mood }, listed: named }: Entry, key: Excerpt | null) =>
  sayOne(kept.shows, {
    unread: readable(content) ? null : kept.unread[legibility(content)],
    mood: said(moodName(mood)),
    words: listed(named.slice(0, 3).map(({ word }) => said(word))),
    key: key && said(key.quote),
  })

/** This entry beside the ones before it: what recurs, or that it is too early to say. */
function compares({ given, listed: own, families }: Entry, before: readonly Entry[]): string | null {
  if (before.length === 0) return kept.alone
  const among = (ways: Ways, name: string, of: Family[], has: (it: Entry) => boolean) => {
    return { ways, name, of, its: before.filter(has) }
  }
  // The person's own word says more than the family it belongs to.
  const named = own.flatMap(({ word, family }) => {
    const isIt = (it: { word: string }) => it.word.toLowerCase() === word.toLowerCase()
    return family ? [among(kept.word, said(word), [], ({ listed: its }) => its.some(isIt))] : []
  })
  const felt = families
    .map((it) => among(kept.family, familyNames[it], [it], (other) => other.families.includes(it)))
    .toSorted((a, b) => b.its.length - a.its.length)
  const found = [...named, ...felt].find(({ its }) => its.length + 1 >= OFTEN) ?? felt.find(({ its }) => its.length > 0)
  if (!found) return before.length + 1 < OFTEN ? kept.second : null
  const { ways, name, its, of } = found
  const last = its[0]!
  const words = wordsFor(last.given.content, of) ?? keyOf(last)
  return sayOne(its.length + 1 < OFTEN ? kept.two : ways, {
    name,
    count: countWord(its.length + 1),
    all: countWord(before.length + 1),
    day: dayOf(last.given.at, given.at),
    words: words && said(words.quote),
  })
}

/** What stands in painful entries: all of this entry's, and what recurs without it. */
function triggersOf(now: Entry, before: readonly Entry[]): JournalInsight['triggers'] {
  const hard = [now, ...before].filter((it) => it.hard)
  const others = recurring(hard, OFTEN).map(({ trigger, its }): [string, Entry[]] => [trigger, its])
  return [...sharedBy(hard, ({ subjects }) => subjects.map(({ label }) => label)), ...others]
    .filter(([, its]) => its.includes(now) || its.length >= OFTEN)
    .toSorted(([, a], [, b]) => b.length - a.length || Number(b.includes(now)) - Number(a.includes(now)))
    .slice(0, 5)
    .map(([trigger, its]) => ({ trigger, count: its.length }))
}

function mismatchOf({ given: { content, mood }, felt, field }: Entry): { told: string; quote: Excerpt } | null {
  const side = sideOf(felt)
  // The field names both, so the person knows it already.
  const isKnown = isPainful(field) && sideOf(field) === 0
  if (isKnown || moodSide(mood) * side >= 0 || tone(content).valence * side < 0.25) return null
  const quote = wordsFor(content, side < 0 ? painful : pleasant)
  const slots = { mood: said(moodName(mood)), q: quote && said(quote.quote) }
  const told = sayOne(side < 0 ? kept.heavier : kept.lighter, slots)
  return quote && told ? { told, quote } : null
}

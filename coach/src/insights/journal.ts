import type { JournalInsight } from '@mallama/contracts/coach'
import { maySetAside, needsHelp } from '@mallama/contracts/help'
import kept from '../../data/said/journal.json' with { type: 'json' }
import { legibility } from '../builtin/kind-of-text.ts'
import type { JournalInsightInput } from '../operations.ts'
import { painful, pleasant } from '../read/labels.ts'
import { valenceOf } from '../read/tone.ts'
import { isLikeness, speaksAsChild } from '../safety/aside.ts'
import { sight } from '../safety/screen.ts'
import { dangerIn } from './danger.ts'
import { countWord, dayOf, listed } from './days.ts'
import { familyNames, isPainful, keyOf, moodName, moodSide, read, sideOf, wordsFor, type Entry } from './entry.ts'
import { readable, said, say, sayOne } from './excerpt.ts'
import { OFTEN, recurring, sharedBy } from './recurring.ts'

/** What one entry shows beside the last 14 before it. A pattern stands in three entries, this one among them; `triggers` in three painful ones, with their number; `mismatch`: the chosen mood and the words point different ways. */
export function journalInsight({ entry, earlier, country, knownPeople, aside }: JournalInsightInput): JournalInsight {
  // "To everyone", above a line about peace: a title may hold the half that makes a farewell of it.
  const titled = sight(`${entry.title}. ${entry.content}`)
  const farewell = titled?.category === 'self-harm' && needsHelp(titled) && !isLikeness(titled) ? titled : null
  const danger = dangerIn([entry.content, `${entry.title}. ${entry.emotions}`], country, farewell)
  const put = aside && maySetAside(danger.safety) && !speaksAsChild(entry.content)
  const safety = put && danger.safety ? { ...danger.safety, tier: 1 as const, aside: true } : danger.safety
  if (danger.safety && danger.grave && !put) {
    const told = say(kept.safety, { q: danger.first === 0 ? danger.q : null, message: danger.safety.message })
    return { safety, coach: 'built-in', emotionalPattern: told.join(' '), mismatch: null, triggers: [] }
  }
  const now = read(entry, knownPeople)
  const before = earlier.slice(0, 14).map((it) => read(it, knownPeople))
  const emotionalPattern = [shows(now), compares(now, before)].filter(Boolean).join(' ')
  const triggers = triggersOf([now, ...before].filter((it) => it.hard))
  return { safety, coach: 'built-in', emotionalPattern, mismatch: mismatchOf(now), triggers }
}

function shows(entry: Entry) {
  const { content, mood } = entry.given
  const key = keyOf(entry)
  return sayOne(kept.shows, {
    unread: readable(content) ? null : kept.unread[legibility(content)],
    mood: said(moodName(mood)),
    words: listed(entry.listed.slice(0, 3).map(({ word }) => said(word))),
    key: key && said(key),
  })
}

/** This entry beside the ones before it: the feeling that most of them have, where that is three; or that it is too early. */
function compares({ given, families }: Entry, before: readonly Entry[]): string | null {
  const all = families.map((family) => ({ family, its: before.filter((it) => it.families.includes(family)) }))
  const [found] = all.filter(({ its }) => its.length + 1 >= OFTEN).toSorted((a, b) => b.its.length - a.its.length)
  if (!found) return before.length + 1 < OFTEN ? kept.early : null
  const { family, its } = found
  const last = its[0]!
  const words = wordsFor(last.given.content, [family]) ?? keyOf(last)
  return sayOne(kept.family, {
    name: familyNames[family],
    count: countWord(its.length + 1),
    all: countWord(before.length + 1),
    day: dayOf(last.given.at, given.at),
    words: words && said(words),
  })
}

/** What stands in three painful entries and more. */
function triggersOf(hard: readonly Entry[]): JournalInsight['triggers'] {
  const known = sharedBy(hard, ({ subjects }) => subjects.map(({ label }) => label))
  const all = [...known.map(([trigger, its]) => ({ trigger, its })), ...recurring(hard, OFTEN)]
  const often = all.map(({ trigger, its }) => ({ trigger, count: its.length })).filter(({ count }) => count >= OFTEN)
  return often.toSorted((a, b) => b.count - a.count).slice(0, 5)
}

function mismatchOf({ given: { content, mood }, felt, field }: Entry): string | null {
  const side = sideOf(felt)
  // The field names both, so the person knows it already.
  const isKnown = isPainful(field) && sideOf(field) === 0
  if (isKnown || moodSide(mood) * side >= 0 || valenceOf(content) * side < 0.25) return null
  const quote = wordsFor(content, side < 0 ? painful : pleasant)
  return quote && sayOne(side < 0 ? kept.heavier : kept.lighter, { mood: said(moodName(mood)), q: said(quote) })
}

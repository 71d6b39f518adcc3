import type { JournalInsight } from '@mallama/contracts/coach'
import { maySetAside, needsHelp } from '@mallama/contracts/help'
import { painful, pleasant } from '../read/families.ts'
import type { JournalInsightInput } from '../operations.ts'
import { familyNames } from './cues/feeling-nouns.ts'
import { dangerIn } from './danger.ts'
import { countWord, dayOf, isMany, listed, upperFirst } from './days.ts'
import { keyOf, read, type Entry } from './entry.ts'
import { once, readable, said, whyUnread, type Excerpt } from './excerpt.ts'
import { isPainful, isPleasant, wordsFor } from './feelings.ts'
import { speaksAsChild } from '../safety/aside.ts'
import { sight } from '../safety/screen.ts'
import { moodName, moodWeight } from './moods.ts'
import { recurring } from './recurring.ts'

const window = 14
const leastForPattern = 3

/**
 * What one journal entry shows beside the last 14 before it (more are not looked at). `emotionalPattern` is one to
 * three sentences; something is called a pattern only where three entries have it, this one among them. `triggers` are
 * what stands in the painful entries, with the number of them; `mismatch` names gently where the chosen mood and the
 * words point different ways. Quotes are of these entries; offsets are into `entry.content`.
 */
export function journalInsight(input: JournalInsightInput): JournalInsight {
  const { entry, country } = input
  const earlier = input.earlier.slice(0, window)
  // "To everyone", above a line about peace: a title may hold the half that makes a farewell of it.
  const whole = sight(`${entry.title}. ${entry.content}`)
  const farewell =
    whole?.category === 'self-harm' && needsHelp(whole) && !whole.rule.startsWith('learnt/') ? whole : null
  const danger = dangerIn([entry.content, `${entry.title}. ${entry.emotions}`], country, farewell)
  const put = input.aside && maySetAside(danger.safety) && !speaksAsChild(entry.content)
  const safety = put && danger.safety ? { ...danger.safety, tier: 1 as const, aside: true } : danger.safety
  const base = { safety, coach: 'built-in' as const }
  if (danger.safety && danger.grave && !put) {
    const first = danger.first === 0 ? danger.quote : null
    const told = first ? `You wrote ${said(first.quote)}. ` : ''
    return {
      ...base,
      emotionalPattern: `${told}${danger.safety.message}`,
      mismatch: null,
      triggers: [],
      evidence: first ? [{ ...first, label: 'about safety' }] : [],
    }
  }
  const now = read(entry, input.knownPeople)
  const before = earlier.map((it) => read(it, input.knownPeople))
  const key = keyOf(now)
  const mismatch = mismatchOf(now)
  const sentences = [shows(now, key, mismatch !== null), compares(now, before), comesUp(now, before)].filter(
    (it) => it !== null,
  )
  const evidence = [
    ...(key ? [{ ...key, label: 'what the entry shows' }] : []),
    ...(mismatch ? [{ ...mismatch.quote, label: 'beside the chosen mood' }] : []),
  ]
  return {
    ...base,
    emotionalPattern: sentences.join(' '),
    mismatch: mismatch?.told ?? null,
    triggers: triggersOf(now, before),
    evidence: once(evidence),
  }
}

/** What the person calls it, and the line that carries it. */
function shows({ given, listed: named, felt }: Entry, key: Excerpt | null, differs: boolean): string {
  // A "fine" that says nothing, or the opposite, is not what a line of tears is called.
  const telling = named.filter(({ family }) => family !== null)
  const its = telling.length > 0 || felt.families.length > 0 ? telling : named
  const words = listed(its.slice(0, 3).map(({ word }) => said(word)))
  const mood = said(moodName[given.mood])
  if (!readable(given.content))
    return `${whyUnread(given.content)}; the mood you chose, ${mood}${words && `, and your ${words}`}, can still be counted.`
  if (!key)
    return words
      ? `You call it ${words} and tell no more than that.`
      : `The entry is too short to say more than the mood you chose, ${mood}.`
  // Said once is enough: the mismatch has the same words.
  return words && !differs
    ? `You call it ${words}, and the line that carries it is ${said(key.quote)}.`
    : `One line carries this entry: ${said(key.quote)}.`
}

/** This entry beside the ones before it: what recurs, or that it is too early to say. */
function compares(now: Entry, before: readonly Entry[]): string | null {
  if (before.length === 0) return 'With no entry before it there is nothing to compare it with yet.'
  const all = `of your last ${countWord(before.length + 1)} entries`
  const shown = (it: Entry, words: Excerpt | null, how: string) => {
    const when = dayOf(it.given.at, now.given.at)
    return words ? `, ${when ? `on ${when}` : 'before'} ${how} ${said(words.quote)}` : ''
  }
  // The person's own word says more than the family it belongs to.
  for (const { word, family } of now.listed) {
    const its = before.filter(({ listed: theirs }) => theirs.some((it) => it.word.toLowerCase() === word.toLowerCase()))
    if (!family || its.length + 1 < leastForPattern) continue
    return `You have called it ${said(word)} in ${countWord(its.length + 1)} ${all}${shown(its[0]!, keyOf(its[0]!), 'with')}.`
  }
  const main = now.families.toSorted((a, b) => Number(painful.includes(b)) - Number(painful.includes(a)))
  const [top] = (now.hard ? main : now.families)
    .map((family) => ({ family, its: before.filter((it) => it.families.includes(family)) }))
    .toSorted((a, b) => b.its.length - a.its.length)
  const words = (it: Entry) => (top ? wordsFor(it.given.content, it.felt, [top.family]) : null)
  if (top && top.its.length + 1 >= leastForPattern) {
    const it = top.its.find((one) => words(one) !== null)
    return `${upperFirst(familyNames[top.family])} is in ${countWord(top.its.length + 1)} ${all}, this one included${it ? shown(it, words(it), 'as') : ''}.`
  }
  if (top && top.its.length === 1)
    return `There is one other entry with ${familyNames[top.family]}${shown(top.its[0]!, words(top.its[0]!), 'as')}; two are not a pattern.`
  const same = before.filter(({ given }) => given.mood === now.given.mood).length + 1
  if (same >= leastForPattern) return upperFirst(`${countWord(same)} ${all} are ${said(moodName[now.given.mood])}.`)
  return before.length + 1 < leastForPattern ? 'A pattern needs three entries, and this is the second.' : null
}

/** Who or what comes up for the third time, and how those entries were. */
function comesUp(now: Entry, before: readonly Entry[]): string | null {
  const all = before.length + 1
  const found = now.subjects
    .map((subject) => ({ subject, its: before.filter((it) => it.subjects.some(({ id }) => id === subject.id)) }))
    .filter(({ its }) => its.length + 1 >= leastForPattern)
    .toSorted((a, b) => b.its.length - a.its.length)[0]
  if (!found) return null
  const its = [now, ...found.its]
  const hard = its.filter((it) => it.hard).length
  const many =
    found.subject.kind !== 'person' || found.subject.label.startsWith('your ') ? isMany(found.subject.label) : false
  const told = `${upperFirst(found.subject.label)} ${many ? 'come' : 'comes'} up in ${countWord(its.length)} of ${countWord(all)} entries`
  if (hard === its.length) return `${told}, and each of those was a hard one.`
  if (hard === 0) return `${told}, and none of those was a hard one.`
  return `${told}, ${countWord(hard)} of them hard.`
}

/** What stands in painful entries: all of this entry's, and what recurs without it. */
function triggersOf(now: Entry, before: readonly Entry[]): JournalInsight['triggers'] {
  const hard = [now, ...before].filter((it) => it.hard)
  const counts = new Map<string, { trigger: string; count: number; here: boolean }>()
  for (const it of hard)
    for (const { id, label } of it.subjects) {
      const held = counts.get(id) ?? { trigger: label, count: 0, here: false }
      counts.set(id, { ...held, count: held.count + 1, here: held.here || it === now })
    }
  const listedAs = new Set([...counts.values()].map(({ trigger }) => trigger.toLowerCase()))
  for (const [id, held] of recurring(hard, now, leastForPattern))
    if (!counts.has(id) && !listedAs.has(held.trigger.toLowerCase())) counts.set(id, held)
  return [...counts.values()]
    .filter(({ count, here }) => here || count >= leastForPattern)
    .toSorted((a, b) => b.count - a.count || Number(b.here) - Number(a.here))
    .slice(0, 5)
    .map(({ trigger, count }) => ({ trigger, count }))
}

function mismatchOf(now: Entry): { told: string; quote: Excerpt } | null {
  const { given, felt, listed: named } = now
  const mood = moodWeight[given.mood]
  const field = named.flatMap(({ family }) => family ?? [])
  const lean =
    felt.valence < -0.25 && isPainful(felt.families) && !isPleasant(felt.families)
      ? -1
      : felt.valence > 0.25 && isPleasant(felt.families) && !isPainful(felt.families)
        ? 1
        : 0
  if (lean === 0 || mood === 0 || mood * lean > 0) return null
  const quote = wordsFor(given.content, felt, lean < 0 ? painful : pleasant)
  if (!quote) return null
  const chosen = `You chose ${said(moodName[given.mood])}`
  // The field names both, so the person knows it already.
  if (field.length > 0 && isPainful(field) && isPleasant(field)) return null
  return {
    quote,
    told:
      lean < 0
        ? `${chosen}, and ${said(quote.quote)} sounds heavier than that. Both can be true of one day; you know which weighs more.`
        : `${chosen}, and ${said(quote.quote)} sounds lighter than that. Perhaps the day had more than one mood in it.`,
  }
}

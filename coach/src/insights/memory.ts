import type { MemoryFact } from '@mallama/contracts/coach'
import { clauses, sentences, type Clause } from '../builtin/clauses.ts'
import { firstName } from '../detectors/names.ts'
import { ownerOf, people, type Someone } from '../detectors/people.ts'
import { flatten } from '../knowledge/flatten.ts'
import type { MemoryInput } from '../operations.ts'
import { sight } from '../safety/screen.ts'
import * as cues from './cues/memory.ts'
import { dateCues, pledgeCues, soreCues, traitCues } from './cues/memory-lasting.ts'
import { readable } from './excerpt.ts'
import { alike, gistOf, renews } from './gist.ts'
import { asTold, soundFact, type Teller } from './third-person.ts'

type Kind = MemoryFact['kind']

const most = 8
const mostTurns = 60
/** Which are kept where there are too many: what has a day is of use soonest. */
const order: readonly Kind[] = ['event', 'hurts', 'helps', 'wish', 'person']
const couples = /^(?:romantic_partner|partner|boyfriend|girlfriend|spouse|husband|wife|fianc)/i

/**
 * Facts worth keeping from the person's own messages (role "user"), at most eight, oldest first, each with its exact
 * quote and told in the third person. Nothing from a turn with any safety flag, from one about somebody's illness or
 * crime (unless it is plainly told as something lasting), from what was pasted of others, supposed, joked or denied,
 * and nothing that `known` has already, but where it is told again with something more.
 */
export function memory({ turns, person, known, knownPeople, userFirstName }: MemoryInput): MemoryFact[] {
  const name = person?.name.trim() ?? ''
  const owner = name ? ownerOf({ name, relationshipType: person!.relationshipType }) : null
  const names = [...knownPeople, ...(name ? [firstName(name)] : [])]
  const me = userFirstName?.trim().split(/\s+/)[0] || null
  const told = { them: name || null, relation: person?.relationshipType ?? null, me, others: names }
  const couple = couples.test(person?.relationshipType ?? '')
  const found: (MemoryFact & { at: number })[] = []
  const own = turns.filter(({ role }) => role === 'user').slice(-mostTurns)
  for (const { content } of own)
    for (const { kind, clause } of factsIn(content)) {
      const others = people(clause.text, names).filter(({ someone }) => someone.label !== owner?.label)
      // "He" is the one the talk is about only where nobody else stands before it in the sentence.
      const opens = /^(?:he|she|his|her)\b/i.test(clause.text)
      const other = opens || others.length === 0 ? meantBy(clause, content, owner, names) : null
      // "She is a nurse" of nobody in particular is of no use later.
      if (opens && !other) continue
      const teller: Teller = { me, couple, other }
      const fact = `${asTold(clause.text, teller, names)}.`
      if (!soundFact(fact)) continue
      const gist = gistOf(fact, told)
      const again = (it: string) => {
        const before = gistOf(it, told)
        return alike(before, gist) && !(renews(gist, before) && gist.words.length > before.words.length + 1)
      }
      if (!found.some((it) => alike(gistOf(it.fact, told), gist)) && !known.some(again))
        found.push({ kind, fact, quote: clause.text, at: found.length })
    }
  return found
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || b.at - a.at)
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind, fact, quote }) => ({ kind, fact, quote }))
}

/** Whom "he" or "she" means: the last one named before in the message, else whom the talk is about, where it fits. */
function meantBy(
  { text, start }: Clause,
  content: string,
  owner: Someone | null,
  names: readonly string[],
): Someone | null {
  const word = /\b(he|she|him|his|hers?)\b/i.exec(text)?.[1]?.toLowerCase()
  if (!word) return owner
  const said = word.startsWith('h') && !word.startsWith('her') ? 'he' : 'she'
  const fits = ({ pronoun, sure }: Someone) => pronoun === said || (!sure && pronoun === 'they')
  const before = people(content.slice(0, start), names).findLast(
    ({ someone }) => !someone.plural && fits(someone),
  )?.someone
  if (before?.name) return { ...before, pronoun: said }
  return !before && owner && fits(owner) ? { ...owner, pronoun: said } : null
}

/** Two lines "Name: words" are a pasted talk, and what stands in it is not the person's own telling. */
const pasted = /^[^\n:]{1,24}:[^\n]*\n(?:.*\n)*?[^\n:]{1,24}: /

function factsIn(content: string): { kind: Kind; clause: Clause }[] {
  const text = content.slice(0, 6000)
  if (!readable(text) || sight(content) !== null || pasted.test(text)) return []
  const whole = flatten(text).flat.replace(cues.workplace, ' ')
  if ((cues.health.test(whole) && !cues.lasting.test(whole)) || cues.crime.test(whole)) return []
  const all = stretchesOf(text).map(begun)
  const found: { kind: Kind; clause: Clause }[] = []
  // The smallest stretches first: a sentence with two things in it is two facts.
  const parts = all.filter((it) => !all.some((other) => other !== it && other.start >= it.start && other.end <= it.end))
  const widest = (part: Clause) =>
    all.filter(({ sentence }) => sentence === part.sentence).toSorted((a, b) => b.text.length - a.text.length)[0] ??
    part
  for (const part of parts) {
    const sentence = flatten(widest(part).text).flat
    if (cues.joking.test(spokenWith(text, part)) || cues.takenBack.test(after(text, widest(part)))) continue
    // "We agreed that I cook and he washes up": half of what was agreed is another agreement.
    if (
      /\b(?:agreed|promised|decided)\b/i.test(part.text) &&
      /^,? (?:and|but) (?:he|she|they|we|i)\b/i.test(text.slice(part.end))
    )
      continue
    const kind = kindOf(flatten(part.text).flat, sentence)
    if (kind) found.push({ kind, clause: part })
  }
  return found
}

const begun = (it: Clause): Clause => {
  const lead = cues.runUp.exec(it.text)?.[0].length ?? 0
  return lead ? { ...it, start: it.start + lead, text: it.text.slice(lead) } : it
}

/** A capital "I" hides a seam between two clauses, so the text is also cut in lower case; the quote is as written. */
function stretchesOf(text: string): Clause[] {
  const cut = clauses(text)
  const found = cut.filter((it, at) => cut.findIndex(({ start, end }) => start === it.start && end === it.end) === at)
  const lower = text.toLowerCase()
  if (lower.length !== text.length) return found
  const more = clauses(lower).filter((it) => !found.some(({ start, end }) => start === it.start && end === it.end))
  return [...found, ...more.map((it) => ({ ...it, text: text.slice(it.start, it.end) }))]
    .filter((it) => lengthOf(it.text) >= 3 && !halved(text, it))
    .toSorted((a, b) => a.start - b.start)
}

/** "My wife | and I met": a seam in the middle of a couple. */
const halved = (text: string, it: Clause): boolean =>
  (/^i\b/i.test(it.text) &&
    /(?:^|[.!?\n])\s*(?:\S+\s){1,3}and\s$/i.test(text.slice(Math.max(0, it.start - 60), it.start))) ||
  (/^\S+(?: \S+){0,2}$/.test(it.text) && /^ and i\b/i.test(text.slice(it.end, it.end + 7)))

/** The sentence as it was written: its "lol" is cut off where words are to be quoted, and here it counts. */
const spokenWith = (text: string, { start }: Clause): string =>
  sentences(text)
    .find((it) => it.start <= start && it.end > start)
    ?.text.toLowerCase() ?? ''

/** What stands right behind a sentence: a "just kidding" takes it back. */
const after = (text: string, { end }: Clause): string => text.slice(end, end + 28).toLowerCase()

const longest = 30

/** "He's vegetarian" is three words. */
const lengthOf = (text: string) => text.split(/\s+/).length + (/^(?:s?he|they)['’]?(?:s|re)\s/i.test(text) ? 1 : 0)

function kindOf(part: string, sentence: string): Kind | null {
  const words = lengthOf(part)
  if (words < 3 || words > longest || /["“”<>{}?]/.test(part)) return null
  if (/\b(?:you|your|youre|mallama)\b/.test(part.replace(/\bthank you\b/g, '')) || cues.verdict.test(part)) return null
  const plain = part.replace(/^(?:and|but|so|because|also|then|well|yes|yeah|honestly),? /, '')
  const says = (list: readonly RegExp[]) => list.some((cue) => cue.test(plain))
  // What the person told somebody themselves is no hearsay.
  if (/^(?:i|we)\b/.test(plain) && says(pledgeCues) && !cues.supposed.test(sentence)) return 'wish'
  if (cues.hearsay.test(part) || cues.hearsay.test(sentence)) return null
  if (
    cues.wishCue.test(plain) &&
    !/\b(?:want|need|wish|hope)$/.test(plain) &&
    !cues.noWish.test(plain) &&
    !cues.supposedWish.test(sentence) &&
    words >= 4
  )
    return /\bi (?:really |just )*(?:dont|do not|didnt) (?:want|need|wish|hope)\b/.test(plain) ? null : 'wish'
  if (!cues.supposedWish.test(sentence)) {
    const helps = cues.helpsCue.exec(plain)
    const hurts = cues.hurtsCue.exec(plain)
    const earlier =
      helps && hurts ? (helps.index < hurts.index ? 'helps' : 'hurts') : helps ? 'helps' : hurts ? 'hurts' : null
    if (earlier === 'helps' && !denies(plain, helps!)) return 'helps'
    if (earlier === 'hurts' && !/\b(?:not|never|doesnt|dont|didnt|isnt)\b/.test(plain.slice(0, hurts!.index + 12)))
      return 'hurts'
  }
  // "If I raise my voice he goes quiet" supposes nothing: it tells what happens each time.
  if (says(soreCues) && !cues.supposed.test(sentence.replace(/\bif\b/, ''))) return 'hurts'
  if (cues.supposed.test(sentence)) return null
  if (says(dateCues) && !cues.denied.test(plain)) return 'event'
  const ill = cues.health.test(plain.replace(cues.workplace, ' '))
  if (ill && !cues.lasting.test(plain)) return null
  if (says(pledgeCues)) return 'wish'
  const met = (list: readonly RegExp[]) =>
    list.some((cue) => {
      const hit = cue.exec(plain)
      return hit !== null && !denies(plain, hit)
    })
  if (met([cues.eventCue])) return 'event'
  if (cues.aheadForm.test(plain) && met([cues.aheadCue])) return 'event'
  if (ill) return met([cues.lasting]) ? 'person' : null
  return met(cues.personCues) || says(traitCues) ? 'person' : null
}

const denies = (plain: string, hit: RegExpExecArray) => cues.denied.test(plain.slice(0, hit.index + hit[0].length))

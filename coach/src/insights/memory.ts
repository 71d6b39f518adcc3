import type { MemoryFact } from '@mallama/contracts/coach'
import { clauses, sentences, type Clause } from '../builtin/clauses.ts'
import { sentenceCase } from '../builtin/polish.ts'
import { firstName, ownerOf, people, type Someone } from '../text/people.ts'
import { flatten } from '../knowledge/flatten.ts'
import type { MemoryInput } from '../operations.ts'
import type { Fact } from '../read/labels.ts'
import { readFact } from '../read/read.ts'
import { sight } from '../safety/screen.ts'
import { setOf, stripped, wordCount } from '../text/words.ts'
import * as cues from './cues/memory.ts'
import { isQuotable, readable } from './excerpt.ts'
import { alike, gistOf, renews } from './gist.ts'

type Kind = MemoryFact['kind']

const most = 8
const mostTurns = 60
/** Which are kept where there are too many: what has a day is of use soonest. */
const order: readonly Kind[] = ['event', 'hurts', 'helps', 'wish', 'person']

/**
 * Facts worth keeping from the person's own messages (role "user"), at most eight, oldest first: their own words, with
 * the name for a "he" in front, and the exact quote. Nothing from a turn with any safety flag, from one about somebody's illness or
 * crime (unless it is plainly told as something lasting), from what was pasted of others, supposed, joked or hearsay,
 * and nothing that `known` has already, but where it is told again with something more.
 */
export function memory({ turns, person, known, knownPeople, userFirstName }: MemoryInput): MemoryFact[] {
  const name = person?.name.trim() ?? ''
  const owner = name ? ownerOf({ name, relationshipType: person!.relationshipType }) : null
  const names = [...knownPeople, ...(name ? [firstName(name)] : [])]
  const me = (userFirstName && firstName(userFirstName)) || null
  const told = { them: name || null, relation: person?.relationshipType ?? null, me, others: names }
  const found: (MemoryFact & { at: number })[] = []
  for (const { content } of turns.filter(({ role }) => role === 'user').slice(-mostTurns))
    for (const { kind, clause } of factsIn(content)) {
      if (!isClear(clause, content, owner, names)) continue
      const fact = `${sentenceCase(named(clause.text, owner))}.`
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

const pronoun = /\b(he|she|him|his|hers?)\b/i
const male = setOf('he him his')
const owning = setOf('his her')

/** "He's a baker" is "Tom's a baker" where it is Tom: a fact stands by itself. */
function named(text: string, owner: Someone | null): string {
  const hit = pronoun.exec(text)
  if (!owner?.name || hit?.index !== 0) return text
  return `${owner.name}${owning.has(hit[0].toLowerCase()) ? "'s" : ''}${text.slice(hit[0].length)}`
}

/** Something that the person wants, as they said it; the last of the message. */
export const wishIn = (content: string): Clause | null =>
  factsIn(content).findLast(({ kind }) => kind === 'wish')?.clause ?? null

/** Later nobody knows who "he" was, unless it is the one the talk is about, or somebody of the same words. */
function isClear({ text, start }: Clause, content: string, owner: Someone | null, names: readonly string[]): boolean {
  const word = pronoun.exec(text)
  if (!word || people(text.slice(0, word.index), names).length > 0) return true
  const said = male.has(word[0].toLowerCase()) ? 'he' : 'she'
  const fits = ({ pronoun, sure }: Someone) => pronoun === said || (!sure && pronoun === 'they')
  const before = people(content.slice(0, start), names).findLast(({ someone }) => !someone.plural && fits(someone))
  if (before) return before.someone.label === owner?.label
  // "It hurts me when she cancels" is of the writer; a name is only put in the place of a first word.
  return word.index > 0 || (owner !== null && fits(owner))
}

/** Two lines "Name: words" are a pasted talk, and what stands in it is not the person's own telling. */
const pasted = /^[^\n:]{1,24}:[^\n]*\n(?:.*\n)*?[^\n:]{1,24}: /

/** What of one's own message lasts, in its order. */
export function factsIn(content: string): { kind: Kind; clause: Clause }[] {
  const text = content.slice(0, 6000)
  if (!readable(text) || sight(content) !== null || pasted.test(text)) return []
  const flat = flatten(text).flat.replace(cues.workplace, ' ')
  if ((cues.health.test(flat) && !cues.lasting.test(flat)) || cues.crime.test(flat)) return []
  return sentences(text).flatMap((sentence) => {
    const begun = begin(sentence)
    const plain = flatten(begun.text).flat
    // What only the rest of its sentence shows to be a guess or a joke is none either.
    if (cues.supposed.test(plain) || joked(text, sentence)) return []
    if (!sound(begun) || kindOf(begun.text, begun.lead) === 'none') return []
    return partsOf(text, begun).flatMap((clause) => {
      const kind = kindOf(clause.text, begun.lead)
      return kind === 'none' || !sound(clause) ? [] : [{ kind, clause }]
    })
  })
}

/** A fact is three words at least ("he's vegetarian" is three) and no question; more than forty are a story. */
const sound = ({ text }: Clause): boolean => {
  const words = wordCount(text.replaceAll("'", ' ').replaceAll('’', ' '))
  return words >= 3 && words <= 40 && isQuotable(text) && !text.includes('?')
}

/** Without what is said to the coach before it: "please remember that". */
function begin(it: Clause): Clause & { lead: number } {
  const lead = cues.runUp.exec(it.text)?.[0].length ?? 0
  const text = stripped(it.text.slice(lead), '', ' .!…\n\t\r')
  return { ...it, lead, text, start: it.start + lead, end: it.start + lead + text.length }
}

/** Of a sentence with two things in it, each: the smallest stretches. A short sentence is one. */
function partsOf(text: string, sentence: Clause): Clause[] {
  if (wordCount(sentence.text) <= SHORT) return [sentence]
  const lower = sentence.text.toLowerCase()
  // A capital "I" hides a seam between two clauses, so it is cut in lower case.
  const cut = clauses(lower.length === sentence.text.length ? lower : sentence.text)
    .map(({ start, end }) => ({ start: sentence.start + start, end: sentence.start + end }))
    .filter(({ start, end }, at, all) => all.findIndex((it) => it.start === start && it.end === end) === at)
  return cut
    .filter((it) => !cut.some((other) => other !== it && other.start >= it.start && other.end <= it.end))
    .map(({ start, end }) => ({ start, end, text: text.slice(start, end), sentence: sentence.sentence }))
}
const SHORT = 11

/** Log-odds from which a thing is worth keeping, and what a cue adds to them; chosen on authors left out. */
const LEAST = 0.3
const CUE = 2.5

/** `none`, or the kind of what is worth keeping: by its cue, else as the reader has it. `asked`: it was to be remembered. */
function kindOf(text: string, asked: number): Fact {
  const found = readFact(text)
  const none = found.find(({ label }) => label === 'none')?.chance ?? 1
  const { flat } = flatten(text)
  const cued = cues.wish.test(flat) ? 'wish' : cues.lasting.test(flat) ? 'person' : null
  const odds = Math.log((1 - none) / none) + (cued ? CUE : 0) + (asked ? CUE : 0)
  const kind = cued ?? found.find(({ label }) => label !== 'none')!.label
  return odds < LEAST || (kind === 'event' && cues.denied.test(flat)) ? 'none' : kind
}

/** A "lol" in the sentence, or a "just kidding" right behind it. */
const joked = (text: string, { start, end }: Clause): boolean =>
  cues.joking.test(text.slice(start, end + 28).toLowerCase())

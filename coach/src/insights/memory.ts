import type { MemoryFact } from '@mallama/contracts/coach'
import cues from '../../data/words/memory.json' with { type: 'json' }
import { clauses } from '../builtin/reading.ts'
import { sentenceCase } from '../builtin/polish.ts'
import type { MemoryInput } from '../operations.ts'
import { noneOf, type Fact } from '../read/labels.ts'
import { read } from '../read/read.ts'
import { sight } from '../safety/screen.ts'
import { metOf } from '../text/phrase.ts'
import { longestTurn, ownIn, sentences, type Sentence, flatten, stripped, tokensOf, wordCount } from '../text/words.ts'
import { ownerOf, people, pronounOf, type Someone } from '../text/people.ts'
import { isQuotable, readable } from './excerpt.ts'

/** Facts worth keeping from the person's own messages, at most eight: their own words, with the name for a "he" in front, and the exact quote. What is known already, or told twice, is for whoever keeps them to tell. */
export function memory({ turns, person, knownPeople }: MemoryInput): MemoryFact[] {
  const owner = person?.name.trim() ? ownerOf(person) : null
  const names = [...knownPeople, ...(owner?.name ? [owner.name] : [])]
  const clear = ownIn(turns).flatMap((it) => factsIn(it).filter(({ clause }) => isClear(clause, it, owner, names)))
  return clear.slice(0, 8).map(({ kind, clause: { text: quote } }) => {
    const hit = pronoun.exec(quote)
    const own = hit && ['his', 'her'].includes(hit[0].toLowerCase()) ? "'s" : ''
    // "He's a baker" is "Tom's a baker" where it is Tom: a fact stands by itself.
    const told = owner?.name && hit?.index === 0 ? `${owner.name}${own}${quote.slice(hit[0].length)}` : quote
    return { kind, fact: `${sentenceCase(told)}.`, quote }
  })
}

const pronoun = /\b(he|she|him|his|hers?)\b/i

/** Later nobody knows who "he" was, unless it is the one the talk is about. */
function isClear({ text, start }: Sentence, content: string, owner: Someone | null, names: readonly string[]): boolean {
  const word = pronoun.exec(text)
  if (!word) return true
  const said = pronounOf.get(word[0].toLowerCase())
  const fits = ({ pronoun, sure }: Someone) => pronoun === said || (!sure && pronoun === 'they')
  const told = people(content.slice(0, start + word.index), names)
  const before = told.findLast(({ someone }) => !someone.plural && fits(someone))
  if (before) return before.start >= start || before.someone.label === owner?.label
  // "It hurts me when she cancels" is of the writer; a name is only put in the place of a first word.
  return word.index > 0 || (owner !== null && fits(owner))
}

export const wishIn = (content: string) => factsIn(content).findLast(({ kind }) => kind === 'wish')?.clause ?? null

const found = metOf(cues.said)

/** What the words show besides what they tell, and whether it is there for good. */
function signsIn(text: string) {
  const words = tokensOf(flatten(text))
  const signs = found(['^', ...words])
  return { signs, lasts: words[0] !== 'if' && signs.has('holds') && signs.has('lasting') }
}

/** What of one's own message lasts, in its order. Nothing where anything in it is flagged. Crime is not ours to keep, nor illness unless it has to be lived with, whoever's it is; nor are jokes. Two lines "Name: words" are a pasted talk. */
export function factsIn(content: string): { kind: MemoryFact['kind']; clause: Sentence }[] {
  const text = content.slice(0, longestTurn)
  if (!readable(text) || sight(content) !== null) return []
  const { signs, lasts } = signsIn(text)
  const isPasted = text.split('\n').filter((line) => line.slice(1, 26).includes(':')).length > 1
  if (isPasted || (signs.has('health') && !lasts) || signs.has('crime') || signs.has('joking')) return []
  return sentences(text).flatMap((sentence) => {
    const lead = runUp.exec(sentence.text)?.[0].length ?? 0
    const [start, own] = [sentence.start + lead, stripped(sentence.text.slice(lead), '', ' .!…\n\t\r')]
    // What only the rest of its sentence shows to be a guess is none either.
    if (signsIn(own).signs.has('supposed')) return []
    // Of a sentence with two things in it, each. A short sentence is one.
    const [, ...parts] = wordCount(own) > 11 ? clauses(own) : []
    const each = parts.length > 0 ? parts : [{ ...sentence, text: own, start: 0, end: own.length }]
    return each.flatMap((it) => {
      const clause = { ...it, start: start + it.start, end: start + it.end }
      const kind = kindOf(clause.text, lead)
      // A fact is three words at least ("he's vegetarian" is three) and no question; more than forty are a story.
      const words = wordCount(clause.text.replaceAll("'", ' ').replaceAll('’', ' '))
      const isSound = words >= 3 && words <= 40 && isQuotable(clause.text) && !clause.text.includes('?')
      return kind === 'none' || !isSound ? [] : [{ kind, clause }]
    })
  })
}

/** What is said before a thing worth keeping is told: it is to the coach, and no part of the fact. */
const runUp =
  /^(?:(?:and|but|so|also|oh|well),? )*(?:by the way|btw|fyi|just so you know|so you know|you should know|you need to know|(?:please )?(?:remember|note|keep in mind)|for context|for the record|i should (?:say|add|mention)|i forgot to (?:say|mention)|one thing)[,:]?(?: that)?[,:]? (?=\S)/i

/** Log-odds from which a thing is worth keeping, and what a cue adds to them; chosen on authors left out. */
const [LEAST, CUE] = [0.3, 2.5]

/** `none`, or the kind of what is worth keeping: by its cue, else as the reader has it. `asked`: it was to be remembered. */
function kindOf(text: string, asked: number): Fact {
  const heard = read(text).fact()
  const none = noneOf(heard)
  const { signs, lasts } = signsIn(text)
  const cued = signs.has('wish') ? 'wish' : lasts ? 'person' : null
  const odds = Math.log((1 - none) / none) + (cued ? CUE : 0) + (asked ? CUE : 0)
  const kind = cued ?? heard.find(({ label }) => label !== 'none')!.label
  return odds < LEAST || (kind === 'event' && signs.has('denied')) ? 'none' : kind
}

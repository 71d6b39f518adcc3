import type { SafetyCategory } from '@mallama/contracts/safety'
import { phrase } from './lexicon.ts'

/** One row of the recall lexicon. `pattern` reads folded text: lower case, without apostrophes. */
export interface Rule {
  id: string
  category: SafetyCategory
  tier: 1 | 2 | 3
  pattern: RegExp
  /** Words of which one must be in the sentence before the pattern is tried. */
  cue: readonly string[]
  /** How the frame is read: whose trouble it may be, and whether "not" before it takes it away. */
  subject?: 'self' | 'any' | 'other' | 'writer-acts'
  /** The wording itself holds the negation ("don't want to live"), so a "not" before it means nothing. */
  negated?: 'inside' | undefined
  /** Something that must stand in the sentence or beside it, where the pattern alone could mean anything. */
  beside?: RegExp
  /** Words in the sentence that give it an everyday meaning. */
  unless?: RegExp
  /** Read before the idioms are taken out, because the row tells the idiom from the real thing itself. */
  raw?: true
  /** Second-person words that are usually quoted: "I'll find you" is a threat against the writer if another said it. */
  said?: true
  /** Something another person says: it is the writer's trouble unless it was said to somebody else. */
  says?: true
  /** What somebody else said or did about themselves: the trouble is theirs, whoever else the sentence names. */
  others?: true
  /** Stands as it is: the trained model, which hears the tone, is not asked. */
  sure?: true
  /** Laughter beside it takes nothing away. */
  meantInJest?: true
  /** A feeling, so that the trouble belongs to the one who feels it: "I'm scared of him" is about me. */
  experiencer?: true
}

/** Writes the rows of a category that have `same` in common; words between braces in a pattern are the lexicon's. */
export const rulesOf =
  (category: SafetyCategory, same: Partial<Rule>) =>
  (tier: Rule['tier'], id: string, cue: string, pattern: string | RegExp, more: Partial<Rule> = {}): Rule => ({
    id: `${category}/${id}`,
    category,
    tier,
    pattern: typeof pattern === 'string' ? phrase(pattern) : pattern,
    cue: cue.split(' '),
    ...same,
    ...more,
  })

export const other =
  '(?:he|she|they|hes|shes|theyre|(?:my|the|our|his|her|their) (?:ex|mum|mom|mother|dad|father|son|daughter|brother|sister|husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|boss|friend|uncle|aunt|stepdad|stepmum|stepmom|step dad|roommate|flatmate|cousin|neighbour|neighbor|colleague|teacher|grandad|grandpa|date|man|guy|roomate|in law|father in law|mother in law)|[a-z]+)'
export const them =
  '(?:him|her|them|my (?:ex|mum|mom|mother|dad|father|brother|sister|husband|wife|boyfriend|girlfriend|partner|boss|roommate|flatmate|stepdad|neighbour|neighbor|colleague|kids?|son|daughter|family))'

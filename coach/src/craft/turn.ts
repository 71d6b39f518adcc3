import table from '../../data/words/turning.json' with { type: 'json' }
import { tokensIn } from '../read/laid.ts'
import { isForm } from '../read/read.ts'
import { firstNames, type Pronoun } from '../text/people.ts'
import { each, setsOf } from '../text/words.ts'
import { genderOf, roles } from './persons.ts'
import type { Recipient } from './recipient.ts'

type Reader = Pick<Recipient, 'mentions' | 'pronoun' | 'through'>
type Case = 'subject' | 'object' | 'owner' | 'owned' | 'self'
const agreeing: ReadonlyMap<string, string> = new Map(Object.entries(table.you))
const { you: toYou, ...forms } = table.cases
/** What each pronoun of a third person is in a sentence. */
const cases = each(['he', 'she', 'they'], (sex) => new Map(Object.entries(forms[sex] as Record<string, Case>)))
const sets = setsOf(table.lists)

/** "has" -> "have", "hates" -> "hate"; null for what is no verb of a third person. `sure`: it has to be one. */
function agreed(word: string, sure: boolean): string | null {
  const irregular = agreeing.get(word)
  if (irregular || !word.endsWith('s') || word.length < 3) return irregular ?? null
  const isNone = ['ss', 'us', 'is'].some((end) => word.endsWith(end))
  const isLong = ['ches', 'shes', 'xes', 'zes', 'oes', 'sses'].some((end) => word.endsWith(end))
  const plain = [word.slice(0, isLong ? -2 : -1), ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : [])]
  return plain.find((it) => sets.verbs.has(it)) ?? (sure && !isNone ? plain.at(-1)! : null)
}

/** How many tokens from this one on name the one written to; 0 for none. */
function yoursAt(tokens: readonly string[], at: number, own: readonly (readonly string[])[]): number {
  const isNamed = (name: readonly string[]) =>
    name.every((part, n) => {
      const token = tokens[at + n] ?? ''
      const plain = n === name.length - 1 ? withoutOwner(token) : token
      return plain === part || (isSmall(name[0]!) && plain.toLowerCase() === part.toLowerCase())
    })
  return sets.possessors.has(tokens[at - 2]?.toLowerCase() ?? '') ? 0 : (own.find(isNamed)?.length ?? 0)
}

/** Who else is named by this token, by their name or after "my". */
function otherAt(tokens: readonly string[], at: number): Pronoun | null {
  const word = withoutOwner(tokens[at]!).toLowerCase()
  const role = roles.get(word)
  if (!role) return isSmall(tokens[at]!) ? null : (firstNames.get(word) ?? null)
  return [2, 4].some((n) => sets.possessors.has(tokens[at - n]?.toLowerCase() ?? '')) ? (role.pronoun ?? 'they') : null
}

const parted = (word: string) => word.toLowerCase().split("'") as [string, string?]
/** What the pronoun at this place is of one of this sex; null for any other word. */
function caseAt(tokens: readonly string[], at: number, sex: Pronoun | null): Case | null {
  const [bare] = parted(tokens[at] ?? '')
  if (sex === 'she' && bare === 'her') return isForm('owner', tokens, at) ? 'owner' : 'object'
  const isLast = !tokens[at + 2] || tokens[at + 1] !== ' ' || sets.prepositions.has(tokens[at + 2]!)
  return sex === 'he' && bare === 'his' && isLast ? 'owned' : ((sex && cases[sex].get(bare)) ?? null)
}

export const isSmall = (word: string) => word.charAt(0) === word.charAt(0).toLowerCase()
const withoutOwner = (word: string) =>
  word.endsWith("'s") ? word.slice(0, -2) : word.endsWith("s'") ? word.slice(0, -1) : word

/** Words about somebody as words to them: "Lindiwe was hurt, she left" -> "you were hurt, you left". "He" and "she" are whoever was named last and could be meant. One pass by token. */
export function toRecipient(text: string, { mentions, pronoun, through }: Reader): string {
  const tokens = tokensIn(text)
  const own = mentions.map((it) => tokensIn(it)).toSorted((a, b) => b.length - a.length)
  const said: string[] = []
  /** The last other one who was named in the sentence. */
  let other: Pronoun | null = null
  /** The one written to was a "he" or "she" of this sentence. */
  let taken = false
  /** "You" is the subject, and a verb that is still to come is theirs: right behind it, or behind what joins two. */
  let [acts, fresh] = [false, false]
  let last = ''
  let isThroughSaid = false
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    if (!/^[\p{L}\p{N}]/u.test(token)) {
      if ([...'.!?;\n'].some((it) => token.includes(it))) {
        other = null
        taken = acts = fresh = false
        last = ''
      } else if (token.includes(',')) fresh = false
      said.push(token)
      continue
    }
    const word = token.toLowerCase()
    const [before, isNext] = [last, fresh]
    if (!sets.light.has(word)) [last, fresh] = [word, false]
    const length = yoursAt(tokens, at, own)
    if (length > 0) {
      at += length - 1
      const isOwner = tokens[at]! !== withoutOwner(tokens[at]!)
      other = null
      // "Farida, her father is ill", "my sister she works": one of the two is enough.
      const told = tokens[at + 2] === 'when' ? 'subject' : caseAt(tokens, at + 2, pronoun)
      const isTwice = !isOwner && !before && (told === 'subject' || told === 'owner')
      if (isTwice && [', ', ' '].includes(tokens[at + 1]!)) at++
      else said.push(isOwner ? 'your' : 'you')
      if (!isOwner) acts = fresh = !sets.prepositions.has(before)
      continue
    }
    other = otherAt(tokens, at) ?? other
    const [bare, short = ''] = parted(word)
    const role = caseAt(tokens, at, pronoun)
    const ofThrough = role || isThroughSaid || !through ? null : caseAt(tokens, at, genderOf(through.role))
    const isOthers = other !== null && other === pronoun && role !== 'object' && !(role === 'subject' && taken)
    if (ofThrough) {
      isThroughSaid = true
      said.push(ofThrough === 'owner' || short ? `${through!.phrase}'s` : through!.phrase)
    } else if (!role || isOthers) {
      if (role === 'subject' || sets.others.has(bare) || otherAt(tokens, at)) acts = false
      const isVerb = acts && !sets.light.has(word) && (isNext || sets.joins.has(before))
      said.push((isVerb ? agreed(word, isNext) : null) ?? token)
    } else if (role === 'subject') {
      taken = acts = fresh = true
      const full = short === 's' ? (isForm('has', tokens, at) ? 've' : 're') : short
      // "Does he mind?", "and is she well?"
      const asks = agreeing.get(before)
      const isOpen = sets.opens.has(said.at(-4)?.toLowerCase() ?? '') || said.at(-3) !== ' '
      if (asks && isOpen && said.at(-2)?.toLowerCase() === before) said[said.length - 2] = asks
      said.push(full ? `you'${full}` : 'you')
    } else said.push(toYou[role])
  }
  return said.map((it, at) => (isBegun(said[at - 1]) && it.startsWith('you') ? `Y${it.slice(1)}` : it)).join('')
}

const isBegun = (before: string | undefined) => before === undefined || [...'.!?\n'].some((end) => before.includes(end))

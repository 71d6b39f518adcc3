import table from '../../data/words/turning.json' with { type: 'json' }
import { tokensIn } from '../read/laid.ts'
import { isForm } from '../read/read.ts'
import { firstNames } from '../text/people.ts'
import { setsOf } from '../text/words.ts'
import { roles } from './cues/roles.ts'
import type { Recipient } from './recipient.ts'

type Sex = 'he' | 'she' | 'they'
type Reader = Pick<Recipient, 'mentions' | 'pronoun' | 'through'>

type Case = 'subject' | 'object' | 'owner' | 'owned' | 'self'
const agreeing: ReadonlyMap<string, string> = new Map(Object.entries(table.you))
const { you: toYou, ...forms } = table.cases
/** What each pronoun of a third person is in a sentence. */
const cases = Object.fromEntries(
  Object.entries(forms).map(([sex, words]) => [sex, new Map(Object.entries(words))]),
) as unknown as Readonly<Record<Sex, ReadonlyMap<string, Case>>>
const sets = setsOf(table.lists)

const isWord = (token = '') => /^[\p{L}\p{N}]/u.test(token)

/** "has" -> "have", "hates" -> "hate"; null for what is no verb of a third person. `sure`: it stands right behind "you". */
function agreed(word: string, sure: boolean): string | null {
  const irregular = agreeing.get(word)
  if (irregular) return irregular
  if (!word.endsWith('s') || word.length < 3) return null
  const stems = [word.slice(0, -1), word.slice(0, -2), `${word.slice(0, -3)}y`]
  const known = stems.find((it, at) => (at < 2 || word.endsWith('ies')) && sets.verbs.has(it))
  if (known) return known
  const isNone = ['ss', 'us', 'is', 'ys'].some((end) => word.endsWith(end)) || word.endsWith('times')
  if (!sure || isNone) return null
  if (word.endsWith('ies')) return stems[2]!
  return ['ches', 'shes', 'xes', 'zes', 'oes', 'sses'].some((end) => word.endsWith(end)) ? stems[1]! : stems[0]!
}

/** How many tokens from this one on name the one written to; 0 for none. */
function yoursAt(tokens: readonly string[], at: number, own: readonly (readonly string[])[]): number {
  const before = tokens[at - 2]?.toLowerCase() ?? ''
  const isNamed = (name: readonly string[]) =>
    name.every((part, n) => {
      const token = tokens[at + n] ?? ''
      const plain = n === name.length - 1 ? withoutOwner(token) : token
      return plain === part || (isSmall(name[0]!) && plain.toLowerCase() === part.toLowerCase())
    })
  const named = own.find(isNamed)
  const isOthers = sets.possessors.has(before) || before === 'the'
  return named && (!isOthers || sets.mine.has(named[0]!.toLowerCase())) ? named.length : 0
}

/** Who else is named by this token, by their name or after "my". */
function otherAt(tokens: readonly string[], at: number): Sex | null {
  const word = withoutOwner(tokens[at]!).toLowerCase()
  const role = roles.get(word)
  if (!role) return isSmall(tokens[at]!) ? null : (firstNames.get(word) ?? null)
  const isOwned = [2, 4].some((n) => sets.possessors.has(tokens[at - n]?.toLowerCase() ?? ''))
  return isOwned ? (role.pronoun ?? 'they') : null
}

const isSmall = (word: string) => word.charAt(0) === word.charAt(0).toLowerCase()
const withoutOwner = (word: string) =>
  word.endsWith("'s") ? word.slice(0, -2) : word.endsWith("s'") ? word.slice(0, -1) : word

/**
 * The writer's words about somebody, as words to them: "Lindiwe was hurt, she left" -> "you were hurt, you left". "I" and
 * "we" stay. "He" and "she" are whoever was named last and could be meant. One pass by token; forms stand in
 * coach/data/words/turning.json.
 */
export function toRecipient(text: string, who: Reader): string {
  const tokens = tokensIn(text)
  const own = who.mentions.map((it) => tokensIn(it)).toSorted((a, b) => b.length - a.length)
  const said: string[] = []
  /** The last other one who was named in the sentence, and whether what follows says that they do something. */
  let other: { sex: Sex; does: boolean } | null = null
  /** The one written to was a "he" or "she" of this sentence. */
  let taken = false
  /** "You" is the subject, and its verb is still to come. */
  let [acts, fresh] = [false, false]
  let last = ''
  let through = who.through
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    if (!isWord(token)) {
      if ([...'.!?;\n'].some((it) => token.includes(it)))
        [other, taken, acts, fresh, last] = [null, false, false, false, '']
      else if (token.includes(',')) fresh = false
      said.push(token)
      continue
    }
    const word = token.toLowerCase()
    const [before, wasFresh] = [last, fresh]
    if (!sets.light.has(word)) [last, fresh] = [word, false]
    const length = yoursAt(tokens, at, own)
    if (length > 0) {
      at += length - 1
      const [named, next] = [tokens[at]!, wordAfter(tokens, at)]
      const isOwner = named !== withoutOwner(named)
      ;[last, other] = [named.toLowerCase(), null]
      const isLead = before === '' || sets.clauses.has(before) || agreed(next, false) !== null
      if (!isOwner) acts = fresh = isLead && !sets.prepositions.has(before)
      // "Ben Lund", "my sister Ana": one person.
      if (said.at(-2) === 'you') said.splice(-2)
      said.push(isOwner ? 'your' : 'you')
      continue
    }
    const sex = otherAt(tokens, at)
    if (sex) {
      const next = wordAfter(tokens, at)
      other = { sex, does: token === withoutOwner(token) && (sets.doing.has(next) || next.endsWith('ed')) }
      acts = false
      said.push(token)
      continue
    }
    const [bare, short = ''] = word.split("'") as [string, string?]
    const caseIn = (pronoun: Sex | null): Case | null =>
      bare === 'her' && pronoun === 'she' && isForm('owner', tokens, at)
        ? 'owner'
        : ((pronoun && cases[pronoun].get(bare)) ?? null)
    const ofThrough = through && through.pronoun !== who.pronoun ? caseIn(through.pronoun) : null
    if (through && ofThrough) {
      said.push(ofThrough === 'owner' || short ? `${through.phrase}'s` : through.phrase)
      through = null
      continue
    }
    const role = caseIn(who.pronoun)
    const isOthers =
      other !== null &&
      (role === 'subject'
        ? (other.sex === who.pronoun || other.sex === 'they') && who.pronoun !== 'they' && (!taken || other.does)
        : role !== 'object' && other.sex === who.pronoun)
    if (!role || isOthers) {
      if (role === 'subject' || (sets.others.has(bare) && role === null)) acts = false
      const turned = acts && (wasFresh || sets.joins.has(before)) ? agreed(word, wasFresh) : null
      said.push(turned ?? token)
      continue
    }
    if (role === 'subject') taken = acts = fresh = true
    said.push(
      role !== 'subject' || !short
        ? toYou[role]
        : `you'${short === 's' ? (isForm('has', tokens, at) ? 've' : 're') : short}`,
    )
  }
  return begun(said)
}

const wordAfter = (tokens: readonly string[], at: number) =>
  tokens
    .slice(at + 1, at + 3)
    .find(isWord)
    ?.toLowerCase() ?? ''

/** With a capital where a sentence begins. */
const begun = (said: readonly string[]): string =>
  said
    .map((it, at) => {
      const isFirst = at === 0 || [...'.!?\n'].some((end) => said[at - 1]!.includes(end))
      return isFirst && it.startsWith('you') ? `Y${it.slice(1)}` : it
    })
    .join('')

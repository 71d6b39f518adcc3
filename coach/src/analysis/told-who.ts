import type { RelationshipKind } from '@mallama/contracts/tools'

/**
 * Who does what is told: the writer, the one who is written about, both, somebody else who comes between the two, one
 * with whom the two have nothing to do (a former husband, other couples), or not said.
 */
export type Actor = 'writer' | 'other' | 'both' | 'third' | 'elsewhere' | 'unsaid'

const kin =
  'parents?|mum|mom|mother|mam|ma|dad|father|sisters?|brothers?|grandparents|gran|nan|grandmother|grandfather|granddad|aunt|uncle|cousins?|in laws?|(?:mother|father|sister|brother|son|daughter) in law|stepdad|stepmum|stepmother|stepfather|family|siblings'
const children = 'kids?|children|sons?|daughters?|boys|girls|stepson|stepdaughter'
const mates = 'husband|wife|partner|boyfriend|girlfriend|fianc\\w+|bf|gf'
const friends = 'friends?|mates?|best friend|flatmates?|roommates?|housemates?|neighbours?'
const work = 'boss|manager|colleagues?|coworkers?|co workers?|supervisor|team lead|team|line manager|director'

const foreign: Record<RelationshipKind, RegExp> = {
  romantic: new RegExp(`^(?:${kin}|${friends}|${work})$`),
  family: new RegExp(`^(?:${friends}|${work})$`),
  friend: new RegExp(`^(?:${kin}|${mates}|${work}|${children})$`),
  colleague: new RegExp(`^(?:${kin}|${mates}|${children})$`),
}
const relations = `${kin}|${children}|${mates}|${friends}|${work}`
const owned = new RegExp(
  `\\b(?:(my|his|her|their|our|other|most|some|many) (?:(own|old|first|last|previous|former|ex|late|best|older|younger|little|big|elder|other|new|dear) ){0,2}(ex (?:${mates})|ex|exes|${relations}|couples?|people|men|women|families|marriage|relationship)|(everyone else|most people|people|other people|dad|mum|mom|nan|gran))\\b`,
)
const pronoun = /\b(i|im|ive|id|he|hes|she|shes|they|theyre|we|weve|wed|nobody|noone|no one)\b/g
const own = /\b(?:i|im|me|us|my|our|mine)\b/

export interface Whom {
  type: RelationshipKind
  /** The relation that the description names first: never somebody else. */
  main: string | null
  ex: boolean
}

const anyone = /^(?:people|couples?|everyone else|most people|men|women|families|other people|marriage|relationship)$/

/** Whom a description is about. */
export function whomOf(text: string, type: RelationshipKind): Whom {
  const all = [...text.matchAll(new RegExp(owned.source, 'g'))].map((hit) => hit[3] ?? hit[4] ?? '')
  const near = all.filter((it) => !foreign[type].test(it) && !anyone.test(it))
  // "My ex lied. My husband ...": the one of now is meant, wherever there is one.
  const main = near.find((it) => !it.startsWith('ex')) ?? near[0] ?? null
  return { type, main, ex: main?.startsWith('ex') === true }
}

interface Focus {
  third: 'third' | 'elsewhere' | 'kin' | null
  gender: 'he' | 'she' | 'they' | null
}
const genders: readonly [RegExp, 'he' | 'she'][] = [
  [/(?:husband|boyfriend|dad|father|brother|son|uncle|nephew|stepdad|grandfather|granddad)$/, 'he'],
  [/(?:wife|girlfriend|mum|mom|mother|sister|daughter|aunt|niece|stepmum|gran|nan|grandmother)$/, 'she'],
]

/** Who does what is said from `at` on: the last subject before it. */
export function actorAt(
  sentence: string,
  at: number,
  whom: Whom,
  earlier: Focus,
): { actor: Actor | 'kin'; focus: Focus } {
  // A cue may begin with its own subject: "he never asks".
  const lead = sentence.slice(0, at + 4)
  const word = [...lead.matchAll(pronoun)].at(-1)
  const noun = [...sentence.slice(0, at + 24).matchAll(new RegExp(owned.source, 'g'))].findLast(
    (hit) => hit.index <= at && subject.test(sentence.slice(0, hit.index)),
  )
  if (noun && noun.index >= (word?.index ?? -1)) {
    const third = standsApart(noun, whom)
    const name = noun[3] ?? noun[4] ?? ''
    return {
      actor: third ?? 'other',
      focus: { third, gender: genders.find(([ends]) => ends.test(name))?.[1] ?? 'they' },
    }
  }
  if (!word) return { actor: 'unsaid', focus: earlier }
  const who = word[1]!
  if (/^(?:i|im|ive|id)$/.test(who)) return { actor: 'writer', focus: earlier }
  if (who.startsWith('we')) return { actor: 'both', focus: { third: null, gender: null } }
  const gender = who.startsWith('she') ? 'she' : who.startsWith('h') ? 'he' : 'they'
  if (earlier.third && earlier.gender === gender) return { actor: earlier.third, focus: earlier }
  return { actor: 'other', focus: { third: null, gender } }
}

/** What stands before a noun that is a subject: nothing, a mark, or a word that opens a clause. */
const subject =
  /(?:^|[,;:"(-] ?|\b(?:and|but|so|because|when|if|that|though|although|while|since|then|says|said|think|where|now|or) )$/

function standsApart(hit: RegExpExecArray, { type, main, ex }: Whom): Focus['third'] {
  const [, whose, quality, name] = hit
  const noun = name ?? hit[4] ?? ''
  if (/^(?:other|most|some|many)$/.test(whose ?? '')) return 'elsewhere'
  if (/^(?:people|everyone else|most people|other people|couples?|men|women|families)$/.test(noun)) return 'elsewhere'
  if (/^(?:marriage|relationship)$/.test(noun)) return /^(?:my|our)$/.test(whose ?? '') ? null : 'elsewhere'
  if (noun.startsWith('ex')) return ex ? null : 'elsewhere'
  if (/^(?:first|last|previous|former|ex)$/.test(quality ?? '')) return 'elsewhere'
  if (noun === main) return null
  if (foreign[type].test(noun)) return 'third'
  // In a family several may be meant; what they do to each other is not told of the writer.
  return type === 'family' && main !== null ? 'kin' : null
}

/** Right before what is done, somebody who is neither of the two nor a relation: "a client lied about me". */
export function strangerDid(before: string): boolean {
  const noun = /\b(?:a|an|the|my|our|his|her|their|some|one) (?:\w+ )?([a-z]{3,}) $/.exec(before)?.[1]
  return noun !== undefined && persons.test(noun)
}
const persons =
  /^(?:clients?|customers?|patients?|childminder|babysitter|nanny|teachers?|doctors?|nurses?|landlord|neighbours?|strangers?|tenants?|plumber|builder|lawyer|therapist|counsellor|driver|waiter|toddlers?|baby|dog|cat|man|woman|guy|girl|boy|student|pupil|supplier|agency|bank|council|school|hospital|company|church)$/

/** Whether somebody else's deed touches the writer: "his mother criticises my cooking". */
export const touchesWriter = (words: string) => own.test(words)

const first = /\b(?:i|im|ive|id|me|my|mine|we|weve|wed|us|our)\b/
const second = /\b(?:he|hes|she|shes|they|theyre|him|her|his|their|them|we|weve|us|our|each other|together)\b/
const bare = new RegExp(
  `(?<!\\b(?:the|a|an|his|her|their|whose|this|that|[a-z]{2,}s) )\\b(?:${relations}|ex|ex (?:${mates}))\\b`,
)

/** Who is in the words: the writer and one more, the writer alone, or nobody whom the writer could be with. */
export function peopleIn(text: string): 'two' | 'writer' | 'nobody' {
  if (first.test(text)) return second.test(text) || bare.test(text) ? 'two' : 'writer'
  // One who begins with "he" has somebody in mind; a report or a tale names them first.
  return (bare.test(text) && second.test(text)) || /^\W*(?:he|she|they|hes|shes|theyre)\b/.test(text) ? 'two' : 'nobody'
}

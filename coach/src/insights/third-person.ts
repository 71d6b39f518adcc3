import type { Someone } from '../detectors/people.ts'
import { polish, sentenceCase } from '../builtin/polish.ts'
import { auxiliaries, inWords, irregular, present, quiet, unhedged } from '../builtin/mirror.ts'

/** Who tells it, by first name where it is known; and whom "he" or "she" means, where that is beyond doubt. */
export interface Teller {
  me: string | null
  other: Someone | null
  /** "We" is these two. */
  couple: boolean
}

const verbs = new RegExp(`^(?:${present})$`, 'i')
/** Has its form already: past, helping, or no verb at all. */
const formed = new RegExp(`^(?:${auxiliaries}|${irregular}|\\w+(?:ed|ing|ly)|and|or|with|alone|may|cannot)$`, 'i')
const thirdOf = (verb: string) =>
  /(?:s|sh|ch|x|o)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
const singular = new Map<string, string>(
  Object.entries({ am: 'is', have: 'has', do: 'does', "don't": "doesn't", "haven't": "hasn't" }),
)
const plural = new Map<string, string>(Object.entries({ am: 'are', was: 'were', "wasn't": "weren't" }))

/**
 * "my sister's wedding is in May, i want to go" -> "Nora's sister's wedding is in May, they want to go". The teller is
 * named once and is "they" after that; without a first name they are "they" throughout.
 */
export function asTold(clause: string, { me, other, couple }: Teller, names: readonly string[]): string {
  const plain = unplaced(inWords(polish(unhedged(clause), [...names, ...(me ? [me] : [])])), me, names)
  const tokens = plain.match(/[A-Za-zÀ-ÿ]+(?:'[A-Za-z]+)*|[^A-Za-zÀ-ÿ]+/g) ?? []
  let named = me === null
  let otherNamed = other === null
  let verb: 'singular' | 'plural' | null = null
  const name = () => {
    named = true
    return me!
  }
  const out = tokens.map((token, at): string => {
    if (!/^[A-Za-zÀ-ÿ]/.test(token)) {
      if (/[.;:]/.test(token)) verb = null
      return token
    }
    const word = token.toLowerCase()
    const [, base = word, end = ''] = /^(i|we|he|she)'(m|ve|ll|d|re|s)$/.exec(word) ?? []
    if (base === 'i') {
      // "My ex and I have", "Ana and I share": two people, and "they" would be a third.
      const joined = /^and$/i.test(tokens[at - 2] ?? '')
      const single: boolean = !named && !joined
      const who = !named || (joined && me) ? name() : 'they'
      verb = end ? null : single ? 'singular' : 'plural'
      return end ? `${who} ${short(end, single, tokens, at)}` : who
    }
    if (base === 'we') {
      verb = end ? null : 'plural'
      const who = couple && me && other?.name && !named && !otherNamed ? `${name()} and ${other.name}` : 'they'
      if (who !== 'they') otherNamed = true
      return end ? `${who} ${short(end, false, tokens, at)}` : who
    }
    if ((base === 'he' || base === 'she') && other?.name && !otherNamed && other.pronoun === base) {
      otherNamed = true
      return end ? `${other.name} ${short(end, true, tokens, at)}` : other.name
    }
    if (other?.name && word === other.name.toLowerCase()) otherNamed = true
    if (other?.name && !otherNamed && whose(word, at, tokens) === other.pronoun) {
      otherNamed = true
      return objectOnly(word, at, tokens) ? other.name : `${other.name}'s`
    }
    switch (word) {
      case 'me':
        return named ? 'them' : name()
      case 'us':
        return ourselves(tokens, at) ?? (couple ? 'the two of them' : 'them')
      case 'my':
        return named ? 'their' : `${name()}'s`
      case 'our':
        return 'their'
      case 'mine':
      case 'ours':
        return 'theirs'
      case 'myself':
      case 'ourselves':
        return 'themselves'
      default:
    }
    if (verb === null) return token
    if (quiet.test(word)) return token
    const turned =
      verb === 'singular'
        ? (singular.get(word) ?? (verbs.test(word) || !formed.test(word) ? thirdOf(word) : token))
        : (plural.get(word) ?? token)
    verb = null
    return turned
  })
  const told = out
    .join('')
    .replace(/\b(all of them) all\b/, '$1')
    .replace(/^(Their (?:[a-z]+ )?[a-z]+) and they\b/i, (_, whose: string) => `They and ${whose.toLowerCase()}`)
    .replace(/^([A-Z][a-z]+) and they\b/, 'they and $1')
  return sentenceCase(told.replace(/[\s,;:.!]+$/, ''))
}

/** With nobody to be "Nora's husband Tomas", he is "Tomas" and nobody's. */
const unplaced = (text: string, me: string | null, names: readonly string[]): string =>
  me !== null
    ? text
    : text.replace(/\b[Mm]y (?:[a-z-]+ ){1,2}(?=(\p{Lu}[\p{L}-]*))/gu, (all, name: string) =>
        names.includes(name) ? '' : all,
      )

/**
 * "I want us to talk": the teller is one of them, so "them" would be others. Null where somebody else does something to
 * the two, as in "she wants us to move".
 */
function ourselves(tokens: readonly string[], at: number): string | null {
  const before = tokens.slice(0, at).join('').toLowerCase()
  const subject = [...before.matchAll(/\b(i|we|he|she|they|it|who|[a-z]+s?)(?='|\b)/g)].map((hit) => hit[1]!)
  const last = subject.findLast((word) => /^(?:i|we|he|she|they|it|who|my|his|her|their)$/.test(word))
  if (last === 'we') return 'each other'
  if (last !== 'i') return null
  return /^\s+(?:all|three|four|five)\b/i.test(tokens.slice(at + 1).join('')) ? 'all of them' : 'the two of them'
}

/** Whether what came of the turning is a whole sentence about people who can be told apart. Else it is not kept. */
export function soundFact(fact: string): boolean {
  const words = fact.toLowerCase().replace(/[.\s]+$/, '')
  return !(
    /\b(?:i|me|my|we|us|our|i'm|i've|we're)\b/.test(words) ||
    /\b(?:he|she|her|him) and (?:they|them|\p{Lu})|\band them\b/u.test(fact) ||
    /\b(\p{L}+) \1\b(?<!\b(?:that|had|very) \1)/u.test(words) ||
    /\b(?:they|them) (?:they|them)\b|\bthey (?:is|was|has|am|does)\b|\bthey (?:[a-z]+ )?(?:want|need|wish|hope|like|love|hate|promised|would like|would love) them\b/.test(
      words,
    ) ||
    /\b(?:because|and|but|or|so|of|to|with|the|an?|my|their|if|than|as|for|from|that|is|are|was|would like|when)$/.test(
      words,
    ) ||
    /(?:^| )(?:would like|would love) (?:them|the two of them|all of them) with\b/.test(words)
  )
}

/** "Him", "his" and "her" stand for whom the talk is about, where nobody else has been named before. */
const whose = (word: string, at: number, tokens: readonly string[]): 'he' | 'she' | null => {
  const owns = at === 0 || objectOnly(word, at, tokens)
  return owns && /^(?:him|his)$/.test(word) ? 'he' : owns && word === 'her' ? 'she' : null
}

/** "I asked her not to": the next word is no thing that she could own. */
const objectOnly = (word: string, at: number, tokens: readonly string[]): boolean =>
  word === 'him' ||
  (word === 'her' &&
    at > 0 &&
    (at === tokens.length - 1 ||
      !/^\s+$/.test(tokens[at + 1] ?? '') ||
      /^(?:not|never|to|about|when|if|before|after|at|on|in|for|with|and|but|that|every|once|again|how|why|up|so|by|from)$/i.test(
        tokens[at + 2] ?? '',
      )))

function short(end: string, single: boolean, tokens: readonly string[], at: number): string {
  const after = tokens
    .slice(at + 1)
    .filter((token) => /^[A-Za-zÀ-ÿ]/.test(token))
    .map((token) => token.toLowerCase())
  const next = after.find((word) => !quiet.test(word)) ?? ''
  if (end === 'm' || end === 're') return single ? 'is' : 'are'
  if (end === 've') return single ? 'has' : 'have'
  if (end === 'll') return 'will'
  if (end === 'd') return /^(?:like|love|want|rather|prefer|be|have)$/.test(next) ? 'would' : 'had'
  // "He's obsessed with", "she's divorced": how somebody is, and nothing they have done.
  const state =
    /^(?:(?:obsess|divorc|marri|retir|separat|engag|scar|terrifi|worri|stress|tir|addict|interest|involv|convinc|excit|embarrass|frighten|overwhelm|bor|ador|prepar|suppos|us|qualifi)ed)$/
  return !state.test(next) && /^(?:been|had|got|gone|done|started|moved|\w+ed)$/.test(next) ? 'has' : 'is'
}

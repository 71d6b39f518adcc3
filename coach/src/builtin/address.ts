import type { Someone } from '../detectors/people.ts'
import { literally } from '../literally.ts'
import { canTurn, nextWord, present, quiet, toYou } from './mirror.ts'
import { polish, sentenceCase } from './polish.ts'

const thirds = new Map<string, string>()
for (const base of present.split('|')) {
  const ending = /(?:s|sh|ch|x|o)$/.test(base)
    ? `${base}es`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ies`
      : `${base}s`
  thirds.set(ending, base)
}
const haveNext =
  /^(?:been|got|had|done|gone|made|taken|said|told|never|forgotten|given|become|left|started|stopped|lost|broken|come|kept)$/

/** "She's tired" is what she is; "she's moved" is what she has done. */
const felt =
  /^(?:tired|bored|worried|scared|annoyed|married|divorced|stressed|depressed|engaged|interested|excited|ashamed|disappointed|obsessed|retired|supposed|used|allowed|gutted|pleased|confused|frightened|exhausted|convinced|related|involved|embarrassed|relieved|needed|red|bed)$/

/**
 * The writer's fact, addressed to the one it is about: "he said he'd ring and he didn't" -> "you said you'd ring and
 * you didn't". The writer's own "I" stays. Null where more than one person could be meant.
 */
export function address(clause: string, who: Someone, names: readonly string[], most = 20): string | null {
  const plain = polish(clause, names)
  if (!canTurn(plain) || plain.split(/\s+/).length > most) return null
  if (
    /\b(?:I (?:think|guess|feel like|feel|wish|want|hate|love)|apparently|basically|my (?:fault)|like an?)\b/i.test(
      plain,
    )
  )
    return null
  if (
    /\b(?:told|asked|with|to|saw|heard) (?:his|her|their)\b/i.test(plain) &&
    /\b(?:mum|mom|mother|friend|sister|brother|dad)\b/.test(plain)
  )
    return null
  const own = who.pronoun
  const strangers = {
    he: /\b(?:she|her|hers|they|them|their)\b/i,
    she: /\b(?:he|him|his|they|them|their)\b/i,
    they: /\b(?:he|she|him|his|her|hers)\b/i,
  }[own]
  if (strangers.test(plain)) return null
  const label = who.label.replace(/^your /, '(?:my|our|the) (?:\\w+ )?')
  const named =
    who.label.length > 4 || who.name
      ? plain
          .replace(new RegExp(`\\b${label}(?:, [A-Z]\\w+)?\\b(?!'s)`, 'gi'), own)
          .replace(
            new RegExp(`\\b${label}'s\\b(?= [a-z])`, 'gi'),
            own === 'he' ? 'his' : own === 'she' ? 'her' : 'their',
          )
      : plain
  if (names.some((name) => name !== who.name && new RegExp(`^${literally(name)}(?!\\w)`).test(named))) return null
  const subjectForm = new RegExp(`\\b${own}(?:'(?:s|d|ll|re|ve))?\\b`, 'i')
  if (
    !subjectForm.test(named) ||
    /\bmy (?:mum|mom|dad|boss|sister|brother|friend|husband|wife|partner|ex|boyfriend|girlfriend)\b/i.test(named)
  )
    return null
  return sentenceCase(addressWords(named, own))
}

function addressWords(plain: string, own: Someone['pronoun']): string {
  const forms = {
    he: ['he', 'him', 'his', 'himself'],
    she: ['she', 'her', 'hers', 'herself'],
    they: ['they', 'them', 'theirs', 'themselves'],
  }[own]
  const tokens = plain.match(/[A-Za-z]+(?:'[A-Za-z]+)*|[^A-Za-z]+/g) ?? []
  let theirs = false
  let last = ''
  return tokens
    .map((token, at) => {
      if (!/^[A-Za-z]/.test(token)) return token
      const word = token.toLowerCase()
      const next = nextWord(tokens, at)
      const before = last
      if (!quiet.test(word)) last = word
      if (word === forms[0]) {
        theirs = true
        return 'you'
      }
      if (word === `${forms[0]}'s`) {
        theirs = true
        return haveNext.test(next) || (/^[a-z]{3,}ed$/.test(next) && !felt.test(next)) ? "you've" : "you're"
      }
      if (word === `${forms[0]}'d`) {
        theirs = true
        return "you'd"
      }
      if (word === `${forms[0]}'ll`) {
        theirs = true
        return "you'll"
      }
      if (word === `${forms[0]}'re` || word === `${forms[0]}'ve`) {
        theirs = true
        return `you${word.slice(forms[0]!.length)}`
      }
      if (own === 'she' && word === 'her')
        return /^(?:to|for|and|but|about|that|because|when|if|in|on|at|with|again|back|anymore|so|how|what|why|not|out|up|off|a|the|i|she|he|my|it|)$/.test(
          next,
        ) || punctuationAfter(tokens, at)
          ? 'you'
          : 'your'
      if (word === forms[1]) return 'you'
      if (own === 'he' && word === 'his') return 'your'
      if (own === 'they' && word === 'their') return 'your'
      if (word === forms[2]) return 'yours'
      if (word === forms[3]) return 'yourself'
      if (/^(?:i|we|it)(?:'\w+)?$/.test(word)) {
        theirs = false
        return token
      }
      if (
        theirs &&
        (before === forms[0] || /^(?:and|or|but|then)$/.test(before) || before.startsWith(`${forms[0]}'`))
      ) {
        if (toYou.get(word)) return toYou.get(word)!
        if (thirds.has(word)) return thirds.get(word)!
        if (/^[a-z]{3,}s$/.test(word) && !/(?:ss|us|is|as|ys|ways|times|wards|his|this)$/.test(word))
          return word
            .replace(/ies$/, 'y')
            .replace(/(ch|sh|x|z|o)es$/, '$1')
            .replace(/(?<!s)s$/, '')
      }
      return token
    })
    .join('')
}

function punctuationAfter(tokens: readonly string[], at: number): boolean {
  return at === tokens.length - 1 || /[,.;:!]/.test(tokens[at + 1] ?? '')
}

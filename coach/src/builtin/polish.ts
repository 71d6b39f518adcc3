import kept from '../../data/words/spelling.json' with { type: 'json' }
import typed from '../../data/words/typed.json' with { type: 'json' }
import { firstName } from '../text/people.ts'
import { setsOf } from '../text/words.ts'
import { contractions, straight, withApostrophes } from './apostrophes.ts'

/** Spelling of the night put right, for sentences the coach says itself. Quoted words are never touched. */
const mended = new Map<string, string>(Object.entries({ ...contractions, ...typed }))
/** `capitals` begin with one, `initials` are nothing else; `modals` before an "of" that is "have"; before what is `owned` "its" needs no apostrophe. */
const { capitals, initials, modals, owned } = setsOf(kept)

export function polish(text: string, names: readonly string[]): string {
  const byName = new Map(names.filter((name) => name.length > 1).map((name) => [name.toLowerCase(), name]))
  const plain = straight(withApostrophes(text))
  let before = ''
  return plain
    .replace(/\p{L}+(?:'\p{L}+)?/gu, (word, at: number) => {
      const low = word.toLowerCase()
      const [, next = ''] = /^ (\w+)/.exec(plain.slice(at + word.length, at + word.length + 12)) ?? []
      const isModal = low === 'of' && plain[at - 1] === ' ' && modals.has(before)
      before = low
      if (isModal && next.toLowerCase() !== 'course') return 'have'
      if (low === 'its' && next && !owned.has(next.toLowerCase())) return "it's"
      return spelled(word, byName)
    })
    .replace(/\s{2,}/g, ' ')
    .replace(/\s([,.;:])/g, '$1')
    .trim()
}

function spelled(word: string, byName: ReadonlyMap<string, string>): string {
  const plain = word.toLowerCase()
  const fixed = mended.get(plain)
  if (fixed !== undefined) return fixed
  if (plain.startsWith("i'")) return `I${plain.slice(1)}`
  const owner = plain.endsWith("'s") ? plain.slice(0, -2) : plain
  const name = byName.get(owner)
  if (name) return name + plain.slice(owner.length)
  if (capitals.has(owner)) return word.charAt(0).toUpperCase() + plain.slice(1)
  return word.length > 2 && word === word.toUpperCase() && !initials.has(word) ? plain : word
}

export function sentenceCase(text: string): string {
  const at = '"“'.includes(text.charAt(0)) ? 1 : 0
  return text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1)
}

/** Lower-case first letter, to stand inside a sentence; "I" and names keep theirs. */
export function inSentence(text: string, names: readonly string[]): string {
  const [first] = /^[A-Za-z-]*/.exec(text)!
  const keeps = first === 'I' || names.some((name) => firstName(name) === first) || capitals.has(first.toLowerCase())
  return keeps ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

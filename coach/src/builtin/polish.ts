import typed from '../../data/words/typed.json' with { type: 'json' }
import { contractions, withApostrophes } from './apostrophes.ts'

/** Spelling of the night put right, for sentences the coach says itself. Quoted words are never touched. */
const mended = new Map<string, string>(Object.entries({ ...contractions, ...typed }))
const days =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|christmas|easter|diwali|thanksgiving|whatsapp|instagram|tinder)$/
/** Written in capitals anyhow. */
const initials = new Set('MRI HR CEO TV USA NHS GP ADHD IVF PTA DIY AI DM DMs BBQ PhD CV'.split(' '))

export function polish(text: string, names: readonly string[]): string {
  const byName = new Map(names.filter((name) => name.length > 1).map((name) => [name.toLowerCase(), name]))
  return withApostrophes(text)
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\b(should|could|would|must|might)((?:n't)?) of\b(?! course)/gi, '$1$2 have')
    .replace(/\bits(?= (?!(?:own|way|place|head|back|door|best|worst|first|last|name|end)\b)\w)/gi, "it's")
    .replace(/[A-Za-z]+(?:'[A-Za-z]+)?/g, (word) => spelled(word, byName))
    .replace(/\s{2,}/g, ' ')
    .replace(/\s([,.;:])/g, '$1')
    .trim()
}

function spelled(word: string, byName: ReadonlyMap<string, string>): string {
  const plain = word.toLowerCase()
  const fixed = mended.get(plain)
  if (fixed !== undefined) return fixed
  if (plain.startsWith("i'")) return `I${plain.slice(1)}`
  const owner = plain.replace(/'s$/, '')
  const name = byName.get(owner)
  if (name) return name + plain.slice(owner.length)
  if (days.test(owner)) return word.charAt(0).toUpperCase() + plain.slice(1)
  return word.length > 2 && word === word.toUpperCase() && !initials.has(word) ? plain : word
}

export function sentenceCase(text: string): string {
  return text.replace(/^(["“]?)([a-z])/, (_, quote: string, letter: string) => quote + letter.toUpperCase())
}

/** Lower-case first letter, to stand inside a sentence; "I" and names keep theirs. */
export function inSentence(text: string, names: readonly string[]): string {
  const first = /^[A-Za-z’'-]+/.exec(text)?.[0] ?? ''
  const plain = first.replace(/['’].*$/, '')
  if (plain === 'I' || names.some((name) => name.split(' ')[0] === plain) || days.test(plain.toLowerCase())) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}

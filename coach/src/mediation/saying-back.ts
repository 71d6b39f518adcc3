import { legibility } from '../builtin/kind-of-text.ts'
import { stems } from '../builtin/stems.ts'

const them = new Set('you your u ur he him his she her they their them'.split(' '))

/**
 * Whether somebody who was to say back what they heard tells something of their own. Who speaks of the other may well
 * be saying it back, in words that are not known for it: whoever told it says whether it is. So may who asks.
 */
export function saysOwn(text: string, { told, name }: { told: readonly string[]; name: string }): boolean {
  const bare = text.trim().slice(0, 1500).toLowerCase()
  const kind = legibility(text)
  if (kind === 'empty' || kind === 'gibberish') return false
  const words = bare.split(/[^\p{L}]+/u)
  if (words.some((word) => them.has(word)) || bare.startsWith(name.toLowerCase())) return false
  if (bare.endsWith('?')) return kind === 'other-language'
  return !(words[0] !== 'i' && sharedWith(bare, told) >= 3) && !repeats(bare, told)
}

const sharedWith = (text: string, told: readonly string[]): number => {
  const theirs = stems(told.join(' '))
  return [...stems(text)].filter((stem) => theirs.has(stem)).length
}

/** Half of what it says was told, and more than a word or two of it. */
export function repeats(text: string, told: readonly string[]): boolean {
  const shared = sharedWith(text, told)
  return shared >= 3 && shared / stems(text).size >= 0.5
}

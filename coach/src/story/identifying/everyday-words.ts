import kept from '../../../data/words/identifying.json' with { type: 'json' }
import { fileOf } from '../../learn/file.ts'
import { once } from '../../once.ts'

const file = fileOf<string[]>(new URL('../weights/everyday-words.json.br', import.meta.url))

/** What people write in small letters, from public comments (`coach/train/story-words.ts`), and words about home. */
const everyday = once(() => new Set([...file(), kept.everyday].flatMap((line) => line.split(' '))))

/** Endings of the usual forms, by what a plain form has in their place; behind a letter doubled, those of `e`. */
const endings = {
  '': 's es ed ing er est ly ness ful less able ish d r',
  e: 'ed ing er est',
  y: 'ies ied ier iest ily',
  ize: 'ise ises ised iser ising',
}
const beginnings = 'un re over out mis dis'.split(' ')

/** A word that English speakers write in small letters, in any of its usual forms. */
export function isEveryday(word: string): boolean {
  const plain = word.toLowerCase().replace(/['’]/g, '')
  if (plain.length < 2 || everyday().has(plain)) return true
  const bare = (ends: string) =>
    ends.split(' ').flatMap((end) => (plain.endsWith(end) ? plain.slice(0, -end.length) : []))
  const stems = [
    ...Object.entries(endings).flatMap(([last, ends]) => bare(ends).map((stem) => stem + last)),
    ...bare(endings.e).flatMap((stem) => (stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : [])),
    ...beginnings.flatMap((first) => (plain.startsWith(first) ? plain.slice(first.length) : [])),
  ]
  return stems.some((stem) => stem.length > 2 && everyday().has(stem))
}

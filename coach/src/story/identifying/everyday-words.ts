import kept from '../../../data/words/identifying.json' with { type: 'json' }
import { fileOf } from '../../learn/file.ts'
import { once } from '../../once.ts'

const file = fileOf<string[]>(new URL('../weights/everyday-words.json.br', import.meta.url))

/** What people write in small letters, from public comments (`coach/train/story-words.ts`), and words about home. */
const everyday = once(() => new Set([...file(), kept.everyday].flatMap((line) => line.split(' '))))

/** Endings of the usual forms, each with what a plain form has in its place. */
const endings = Object.entries({
  '': 's es ed ing er est ly ness ful less able ish d r',
  e: 'ed ing er est',
  y: 'ies ied ier iest ily',
  ize: 'ise ises ised iser ising',
}).flatMap(([last, ends]) => ends.split(' ').map((end) => ({ last, end })))
const beginnings = 'un re over out mis dis'.split(' ')

/** A word that English speakers write in small letters, in any of its usual forms. */
export function isEveryday(word: string): boolean {
  const plain = word.toLowerCase().replace(/['’]/g, '')
  const stems = [
    ...endings.flatMap(({ last, end }) => (plain.endsWith(end) ? plain.slice(0, -end.length) + last : [])),
    ...beginnings.flatMap((begin) => (plain.startsWith(begin) ? plain.slice(begin.length) : [])),
  ]
  return plain.length < 2 || everyday().has(plain) || stems.some((it) => it.length > 2 && everyday().has(it))
}

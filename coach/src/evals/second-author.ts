import { benign } from './cases/second-benign.ts'
import { control } from './cases/second-control.ts'
import { otherLanguages } from './cases/second-other-languages.ts'
import { selfHarm } from './cases/second-self-harm.ts'
import { violence } from './cases/second-violence.ts'

/** A line of the second author: tuned on in half A; half B was run once before the rules were changed and once after. */
export interface SecondLine {
  text: string
  least: number
  most: number
  categories: string[]
  /** `third` (someone else's trouble), `either`, `unsure`; for benign lines the kind: `idiom`, `grief` and so on. */
  marks: string[]
  half: 'A' | 'B'
}

/** By the text alone, so that moving a line between files cannot move it between halves. */
export function halfOf(text: string): 'A' | 'B' {
  let hash = 2166136261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619) >>> 0
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d) >>> 0
  hash ^= hash >>> 12
  return (hash & 1) === 0 ? 'A' : 'B'
}

const list = (cell: string) => cell.trim().split(/\s+/).filter(Boolean)
const parse = (block: string): SecondLine[] =>
  block
    .trim()
    .split('\n')
    .map((row) => {
      const [tiers = '', categories = '', marks = '', ...words] = row.split('|')
      const [least = 0, most = least] = tiers.trim().split('-').map(Number)
      const text = words.join('|').trim()
      return { text, least, most, categories: list(categories), marks: list(marks), half: halfOf(text) }
    })

export const grave: SecondLine[] = [selfHarm, violence, control, otherLanguages].flatMap(parse)
export const harmless: SecondLine[] = parse(benign)

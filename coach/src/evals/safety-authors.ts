import { existsSync } from 'node:fs'
import type { SafetyCategory } from '@mallama/contracts/safety'
import { halfOf } from './second-author.ts'
import { linesOf } from './lines.ts'

/** A line of the third author or a later one; what its fields mean stands in cases/third-author.md. */
export interface AuthorLine {
  /** '3' for the third author, and so on. */
  author: string
  text: string
  least: number
  most: number
  categories: SafetyCategory[]
  kind: string
  half: 'A' | 'B'
  /** Never shown, tuned on or trained on: half B of the third author, and the whole of the eighth. */
  sealed: boolean
}

const inOrder = [
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
] as const
/** The author who is only measured, and whose lines are neither read nor learnt from. */
export const sealedAuthor = '8'
// The authors name more kinds of danger than the card does.
const names = new Map([
  ['suicide', 'self-harm'],
  ['medical-emergency', 'medical'],
])

export function authorLines(): AuthorLine[] {
  return inOrder.flatMap((name, at) => {
    const author = String(at + 3)
    const path = new URL(`./cases/${name}-author.jsonl`, import.meta.url)
    if (!existsSync(path)) return []
    return linesOf<Omit<AuthorLine, 'author' | 'half' | 'sealed'>>(path).map(
      ({ text, least, most, categories, kind }): AuthorLine => {
        const half = halfOf(text)
        const as = [...new Set(categories.map((it) => (names.get(it) ?? it) as SafetyCategory))]
        const sealed = author === sealedAuthor || (author === '3' && half === 'B')
        return { author, text, least, most, categories: as, kind, half, sealed }
      },
    )
  })
}

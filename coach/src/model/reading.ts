import { sight } from '../safety/screen.ts'
import { unsafe, type Watch } from './unsafe.ts'

/**
 * What screens words on their way to a model and back. A server does it in a thread, because neither what a person wrote
 * nor what a model says can be trusted to be read quickly; then it may reject.
 */
export interface Reading {
  /** Of each text, whether it states danger so plainly that no other reader may lower it. */
  certain(texts: readonly string[]): boolean[] | Promise<boolean[]>
  /** Why these words of a model may not be shown; null when they may. */
  unsafe(text: string, watch: Watch): string | null | Promise<string | null>
}

export const readHere: Reading = {
  certain: (texts) =>
    texts.map((text) => {
      const seen = sight(text)
      return seen !== null && (seen.tier === 3 || (seen.tier === 2 && seen.rule.startsWith('statement/')))
    }),
  unsafe,
}

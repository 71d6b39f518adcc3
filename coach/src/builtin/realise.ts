import type { Someone } from '../text/people.ts'
import { sentenceKey } from './state.ts'
import { splitSentences } from '../text/words.ts'

/** What the grammar's slots are filled with. A slot without a value makes its variant unusable, never a gap. */
export type Slots = Record<string, string | null | undefined>

const forms = { he: ['him', 'his'], she: ['her', 'her'], they: ['them', 'their'] } as const

function personSlots({ label, pronoun }: Someone): Slots {
  const [them, their] = forms[pronoun]
  return { name: label, whom: label in forms ? them : label, they: pronoun, them, their }
}

/** Fills a variant, or null when it has a slot that nothing is known for. */
export function fill(template: string, who: Someone | null, slots: Slots): string | null {
  const values: Slots = { ...(who && personSlots(who)), ...slots }
  let missing = false
  const filled = template.replace(/\{([^{}]+)\}/g, (_, slot: string) => {
    missing ||= !values[slot]
    return values[slot] ?? ''
  })
  return missing ? null : capitalised(filled)
}

/** Capital letters at the start of each sentence, except where it starts with someone's exact words. */
export const capitalised = (text: string): string =>
  splitSentences(text)
    .map((sentence) => sentence.replace(/^\s*[a-z]/, (begin) => begin.toUpperCase()))
    .join('')

/** Whether no sentence of it was said; from now on each was. */
export function isFresh(taken: Set<string>, text: string): boolean {
  const keys = splitSentences(text).map(sentenceKey)
  if (keys.some((key) => taken.has(key))) return false
  for (const key of keys) taken.add(key)
  return true
}

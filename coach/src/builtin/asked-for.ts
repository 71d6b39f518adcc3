import { isOrdered, namesWhom } from '../guide/told.ts'
import { read } from '../read/read.ts'

/** How likely words have to be asked for: more in a story, and where something else seems to be. */
const FOR_WORDS = 0.75
const IN_A_STORY = 0.85
const STORY = 24
/** With what is to be said in it, it hardly is anything else. */
const TOLD = 0.2

/** Whether words are wanted that could be sent, however it is put, by the reader that knows what they are asked for. */
export function asksForWords(text: string, seemsOther = false): boolean {
  const { words, kind } = read(text)
  const least = isOrdered(text) ? TOLD : words > STORY || (seemsOther && !namesWhom(text)) ? IN_A_STORY : FOR_WORDS
  return kind().some(({ label, chance }) => label === 'none' && 1 - chance >= least)
}

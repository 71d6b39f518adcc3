import { quotedIn } from '../guide/draft.ts'
import { tell } from './about-itself.ts'
import type { Composer } from './composer.ts'

/** Messages that are not about anyone yet. Short and truthful answers; nothing is made up to fill the space. */

const question =
  /\?\s*$|^(?:who|what|where|when|how many|how much|how far|how old|which|is|are|does|do|can|could|will)(?:[’']?s)? /i
const anyone =
  /\b(?:i|im|i[’']m|me|my|we|us|our|he|she|they|him|her|them|his|their|you|your|friend|mum|mom|dad|love|relationship|people|someone|anyone|couples?|families|couple[’']s|wife|husband|partners?|boyfriend|girlfriend|kids?|children|marriage|dating)\b/i

/** "Who is the president of France": not about anybody here, and said so in one breath. */
export function elsewhere(c: Composer): boolean {
  const { text, words, focus, names } = c.reading
  if (c.input.person || quotedIn(text, 1)) return false
  if (focus || words < 4 || words > 30 || !question.test(text) || anyone.test(text)) return false
  if (names.some((name) => text.includes(name))) return false
  tell(c, 'elsewhere')
  tell(c, 'elsewhere-ask')
  return true
}

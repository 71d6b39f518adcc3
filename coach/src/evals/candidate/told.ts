import { wordsOf } from './grams.ts'
import { sentencesOf } from './split.ts'
import { fold } from '../../safety/fold.ts'
import { mended } from './slips.ts'
import type { Told } from './statements.ts'

/** What is read of one text: a book is not read to its end for each of its messages. */
const LONGEST = 200_000

/** Without its apostrophe "I'll" would be "ill", and "he'll" "hell". */
const spelled = (sentence: string) => sentence.replace(/\b(i|he|she|we)['’]ll\b/gi, '$1 will')

/** The sentences of a text as statements and classifier read them. */
export const toldIn = (text: string): Told[] =>
  sentencesOf(text.slice(0, LONGEST)).map((span) => ({
    ...span,
    words: wordsOf(fold(spelled(text.slice(span.from, span.to)))).map(mended),
  }))

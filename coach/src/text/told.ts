import { wordsOf } from '../learn/grams.ts'
import { fold } from './fold.ts'
import { sentencesOf, type Span } from './split.ts'

/** Of a longer turn the rest is not read: nobody says so much in one turn, and reading it would only cost time. */
export const longestTurn = 6000

/** A sentence as it is read: its folded words, and where it stands in the text. */
export type Told = Span & { words: readonly string[] }

/** Without its apostrophe "I'll" would be "ill", and "he'll" "hell". */
const spelled = (sentence: string) => sentence.replace(/\b(i|he|she|we)['’]ll\b/gi, '$1 will')

/** The sentences of a text as statements and classifiers read them; `mended`: what a word is taken for. A book is not read to its end for each of its messages. */
export const toldIn = (text: string, mended: (word: string) => string = (word) => word): Told[] =>
  sentencesOf(text.slice(0, 200_000)).map((span) => {
    return { ...span, words: wordsOf(fold(spelled(text.slice(span.from, span.to)))).map(mended) }
  })

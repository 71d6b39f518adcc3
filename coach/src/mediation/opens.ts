import { sentences } from '../text/split.ts'
import { wordCount } from '../text/words.ts'
import { readTurn } from '../read/turn.ts'

/** As much as is read of one text. */
const LONGEST = 4_000
/** A no that goes on for longer is about something else as well. */
const SHORT = 14

/**
 * What in these words is not to be passed over: whoever they were said to may want to answer before anything else. Said in
 * so many words, or it is not taken for it.
 */
export function opensIn(text: string): 'apology' | 'no' | null {
  const all = sentences(text.slice(0, LONGEST)).map(({ text: sentence }) => sentence)
  if (all.some(apologises)) return 'apology'
  return all.some(saysNo) ? 'no' : null
}

/** The reader also takes shame and regret for one; here the word itself has to stand. */
const sorry = /\b(?:sorry|apologi[sz]e|apolog(?:y|ies)|forgive)\b/i
const apologises = (sentence: string) => sorry.test(sentence) && readTurn(sentence).apology.kind === 'apology'

/** Of oneself, and about no deed of the other's: "I don't want you to shout" is a wish. */
const ownNo =
  /^(?:(?:no|and|so|but|well|honestly)[, ]+)*(?:i (?:do not|don[’']?t) want (?:to (?:be|have|become|move|marry|leave|come|go)\b|(?:a|an|any|another)\b)|i (?:will not|won[’']?t|cannot|can[’']?t) do (?:it|this|that)\b|(?:my|the) answer is (?:a )?no\b|it is a no\b|for me it is (?:a )?no\b)/i
const saysNo = (sentence: string) =>
  wordCount(sentence) <= SHORT &&
  ownNo.test(sentence.trim()) &&
  !/\b(?:you|your|argue|fight|quarrel|hurt)\b/i.test(sentence)

/** Words that are no names: with these a sentence may begin small behind "Hi Joan,". */
const small = new Set(
  'a an the this that these those my your our their his her its you we they he she it there here what when where why who how which if and but or so as at by for from in of on to with without after before since until while because although though maybe perhaps once both all any some every each no not nobody nothing one last next today tomorrow yesterday tonight can could would should shall do does did is are was were am have has had please thank thanks sorry let just also only'.split(
    ' ',
  ),
)
/** Names too, but for before one who is asked. */
const asks = /^(?:will|may) (?:you|we|they|it|he|she|i)\b/i
const first = /^\p{L}[\p{L}\p{M}'’]*/u

/** The sentence as it stands behind a comma: "I", and what may be a name, keep their capital. `goal`: how the person wrote it. */
export function begunSmall(sentence: string, goal: string): string {
  const [word = ''] = first.exec(sentence) ?? []
  const low = word.charAt(0).toLowerCase() + word.slice(1)
  const bare = low.replaceAll('’', "'").replace(/'(?:s|re|ve|ll|d)$/, '')
  if (bare === 'i' || bare === "i'm") return sentence
  const isSmall = small.has(bare) || bare.endsWith("n't") || asks.test(sentence) || hasWord(goal, low)
  return isSmall ? low + sentence.slice(word.length) : sentence
}

/** The sentence as it stands by itself; "iPhone" is written so. */
export const begunLarge = (sentence: string): string =>
  /^\p{Ll}(?!\p{Lu})/u.test(sentence) ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : sentence

const hasWord = (text: string, word: string): boolean => text.split(/[^\p{L}\p{M}'’]+/u).includes(word)

import { closedAt, opensAt, toldIn, type Told } from '../text/words.ts'
import { foundOf, softmax, type Classifier, type Found, type Limits, intents, type Intent } from './labels.ts'

/** What somebody wants with a message, wherever in it that stands: every sentence is read by its n-grams (decision 78). */

/** What is quoted is the message and not what is wanted with it: a word stands for it, and for a colon. `at`: where each sign stood. One pass. */
function masked(text: string): { text: string; at: number[] } {
  let kept = ''
  const places: number[] = []
  const add = (piece: string, from: number) => {
    kept += piece
    for (let n = 0; n < piece.length; n++) places.push(from)
  }
  const unclosed = new Set<string>()
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    const opens = !unclosed.has(sign) && opensAt(text, at)
    const end = opens ? closedAt(text, at) : -1
    if (opens && end < 0) unclosed.add(sign)
    if (end > at) {
      add(' qqquote ', at)
      at = end
    } else add(sign === ':' ? ' qqcolon ' : sign, at)
  }
  return { text: kept, at: places }
}

/** The sentences of a message to the coach, without what is quoted in them. */
export function askedIn(asWritten: string): Told[] {
  const { text, at } = masked(asWritten)
  return toldIn(text).map((it) => {
    const to = (at[it.to] ?? asWritten.length - 1) + (it.to < at.length ? 0 : 1)
    return { ...it, from: at[it.from]!, to }
  })
}

/** Where telling stands among the log-odds of the classifier of intents. */
const TELLING = intents.length

export type Heard = NonNullable<ReturnType<typeof heardBy>>
/** What n-grams make of a message: log-odds of all heads, of the message or its end, the most in any sentence, and of the last. One pass over its sentences. */
export function heardBy(by: Pick<Classifier, 'odds'>, asWritten: readonly Told[]) {
  // Of a long message so many sentences are weighed: nobody hides a wish in the middle of a book.
  const isWeighed = (at: number) => at < 10 || at >= asWritten.length - 30
  const told = asWritten.filter(({ words }, at) => words.length > 0 && isWeighed(at))
  const last = told.at(-1)
  if (!last) return null
  const words = told.reduce((sum, it) => sum + it.words.length, 0)
  const oddsOf = (some: readonly Told[]) => Array.from(by.odds(some))
  const each = told.map((it) => oddsOf([it]))
  const end = each.at(-1)!
  // A message of up to so many words is read whole.
  const short = words <= 24
  const [main] = short
    ? [oddsOf(told)]
    : [end, oddsOf(told.slice(-2)), ...each.slice(-2, -1)].toSorted((a, b) => a[TELLING]! - b[TELLING]!)
  const most = end.map((_, head) => {
    const all = each.map((it) => it[head]!)
    return head === TELLING ? Math.min(...all) : Math.max(...all)
  })
  const asks = (it: Told) => it.words.includes('?')
  const marks = [told.some(asks), asks(last), Math.log2(words) / 5, short, words <= 6].map(Number)
  return { odds: [main!, most, end], marks }
}

/** The last step: one softmax on all that was heard. `of`: a row of numbers to each intent, its bias last. */
export type Step = Readonly<Record<'mean' | 'spread', readonly number[]>> & { of: readonly (readonly number[])[] }
export type WishFile = Limits & { words: Step }

export const featuresOf = ({ odds, marks }: Heard): number[] => [...odds.flat(), ...marks]
export function chancesBy({ mean, spread, of }: Step, features: readonly number[]): number[] {
  const x = features.map((value, at) => (value - mean[at]!) / spread[at]!)
  const z = of.map((row) => x.reduce((sum, value, at) => sum + value * row[at]!, row.at(-1)!))
  return softmax(z, 1)
}

export function wishesIn(file: WishFile, by: Pick<Classifier, 'odds'>, told: readonly Told[]): Found<Intent>[] {
  const heard = heardBy(by, told)
  // Where no words stand, nothing is wanted.
  const nothing = intents.map((it) => Number(it === 'tells'))
  return foundOf(intents, heard ? chancesBy(file.words, featuresOf(heard)) : nothing, file)
}

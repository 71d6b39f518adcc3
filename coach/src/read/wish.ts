import { foundOf, softmax, type Classifier, type Found } from './classifier.ts'
import { intents, WHOLE, wordsIn, type Asked, type Intent } from './intents.ts'

/** What somebody wants with a message, wherever in it that stands: every sentence is read by its n-grams (decision 78). */

/** Of a long message so many sentences are weighed: nobody hides a wish in the middle of a book. */
const FIRST = 10
const LAST = 30
/** Where telling stands among the log-odds of the classifier of intents. */
const TELLING = intents.length
export interface Heard {
  /** Log-odds of all heads: of the message or its end, the most in any sentence, and of the last. */
  odds: readonly (readonly number[])[]
  marks: readonly number[]
}

const within = (told: readonly Asked[]) =>
  told.length <= FIRST + LAST ? told : [...told.slice(0, FIRST), ...told.slice(-LAST)]

/** What n-grams make of a message. One pass over its sentences. */
export function heardBy(by: Pick<Classifier, 'odds'>, asWritten: readonly Asked[]): Heard | null {
  const told = within(asWritten).filter(({ words }) => words.length > 0)
  const last = told.at(-1)
  if (!last) return null
  const words = wordsIn(told)
  const each = told.map((it) => Array.from(by.odds([it])))
  const short = words <= WHOLE
  const telling = (odds: readonly number[]) => odds[TELLING]!
  const least = (some: readonly number[][]) => some.reduce((best, it) => (telling(it) < telling(best) ? it : best))
  const end = each.at(-1)!
  const main = short
    ? Array.from(by.odds(told))
    : least([end, Array.from(by.odds(told.slice(-2))), ...each.slice(-2, -1)])
  const most = end.map((_, head) => {
    const all = each.map((it) => it[head]!)
    return head === TELLING ? Math.min(...all) : Math.max(...all)
  })
  const marks = [
    told.some(({ words }) => words.includes('?')) ? 1 : 0,
    last.words.includes('?') ? 1 : 0,
    Math.log2(words) / 5,
    short ? 1 : 0,
    words <= 6 ? 1 : 0,
  ]
  return { odds: [main, most, end], marks }
}

/** The last step: one softmax on all that was heard. */
export interface Step {
  mean: readonly number[]
  spread: readonly number[]
  /** A row of numbers to each intent, its bias last. */
  of: readonly (readonly number[])[]
}
export interface WishFile {
  words: Step
  say: readonly (number | null)[]
  ask: readonly (number | null)[]
}

export const featuresOf = ({ odds, marks }: Heard): number[] => [...odds.flat(), ...marks]
export function chancesBy({ mean, spread, of }: Step, features: readonly number[]): number[] {
  const x = features.map((value, at) => (value - mean[at]!) / spread[at]!)
  return softmax(
    of.map((row) => x.reduce((sum, value, at) => sum + value * row[at]!, row.at(-1)!)),
    1,
  )
}

export interface Wishes {
  of: (told: readonly Asked[]) => readonly Found<Intent>[]
}

/** Where no words stand, nothing is wanted. */
const nothing = intents.map((it) => (it === 'tells' ? 1 : 0))

export const wishesBy = (file: WishFile, by: Pick<Classifier, 'odds'>): Wishes => ({
  of: (told) => {
    const heard = heardBy(by, told)
    return foundOf(intents, heard ? chancesBy(file.words, featuresOf(heard)) : nothing, file)
  },
})

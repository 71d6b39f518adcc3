import { softmax, type Classifier, type Found } from './classifier.ts'
import { intents, WHOLE, wordsIn, type Asked, type Intent } from './intents.ts'

/**
 * What somebody wants with a message, wherever in it that stands: every sentence is read by its n-grams, and where they
 * are not sure, three of them by what they mean (decision 78).
 */

/** Of a long message so many sentences are weighed: nobody hides a wish in the middle of a book. */
const FIRST = 10
const LAST = 30
/** Where telling stands among the log-odds of the classifier of intents. */
const TELLING = intents.length
/** The encoder is asked about so many sentences, and about so many words at the end of the last and of another one. */
const ASKED = 3
const LONGEST = 40
const OTHERS = 25
const endOf = (text: string, words: number) => text.split(' ').slice(-words).join(' ')

export interface Heard {
  /** Log-odds of all heads: of the message or its end, the most in any sentence, and of the last. */
  odds: readonly (readonly number[])[]
  /** The texts whose meaning says more, the last one first. */
  texts: readonly string[]
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
  const likely = told
    .map((it, at) => ({ it, at }))
    .slice(0, -1)
    .sort((a, b) => telling(each[a.at]!) - telling(each[b.at]!))
    .slice(0, ASKED - 1)
  const marks = [
    told.some(({ words }) => words.includes('?')) ? 1 : 0,
    last.words.includes('?') ? 1 : 0,
    Math.log2(words) / 5,
    short ? 1 : 0,
    words <= 6 ? 1 : 0,
  ]
  const texts = short
    ? [endOf(told.map(({ plain }) => plain).join(' '), LONGEST)]
    : [endOf(last.plain, LONGEST), ...likely.map(({ it }) => endOf(it.plain, OTHERS))]
  return { odds: [main, most, end], texts, marks }
}

/** The last step: one softmax on all that was heard. */
export interface Step {
  mean: readonly number[]
  spread: readonly number[]
  /** A row of numbers to each intent, its bias last. */
  of: readonly (readonly number[])[]
}
export interface WishFile {
  /** Of the encoder's numbers, as int8 in base64, a row to each intent; and its bias. */
  meaning: { weights: string; step: readonly number[]; bias: readonly number[] }
  words: Step
  both: Step
  /** The n-grams alone are sure of it from here on. */
  sure: number
  say: readonly (number | null)[]
  ask: readonly (number | null)[]
}

export const featuresOf = ({ odds, marks }: Heard): number[] => [...odds.flat(), ...marks]
/** With the encoder's log-odds: of the message or its last sentence, and the most in any that was asked for. */
export const withMeaning = (heard: Heard, meant: readonly (readonly number[])[]): number[] => [
  ...featuresOf(heard),
  ...meant[0]!,
  ...meant[0]!.map((_, at) => Math.max(...meant.map((it) => it[at]!))),
]

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

/** `meantBy`: the encoder's log-odds of each text; null where it failed or has no time. Then n-grams alone decide. */
export function wishesBy(
  file: WishFile,
  by: Pick<Classifier, 'odds'>,
  meantBy: (texts: readonly string[]) => readonly (readonly number[])[] | null,
): Wishes {
  const found = (chances: readonly number[]): Found<Intent>[] =>
    chances
      .map((chance, at): Found<Intent> => {
        const from = (limits: readonly (number | null)[]) => limits[at] !== null && chance >= limits[at]!
        return { label: intents[at]!, chance, use: from(file.say) ? 'say' : from(file.ask) ? 'ask' : 'leave' }
      })
      .sort((a, b) => b.chance - a.chance)
  return {
    of: (told) => {
      const heard = heardBy(by, told)
      if (!heard) return found(intents.map((it) => (it === 'tells' ? 1 : 0)))
      const byWords = chancesBy(file.words, featuresOf(heard))
      if (Math.max(...byWords) >= file.sure) return found(byWords)
      const meant = meantBy(heard.texts)
      return found(meant ? chancesBy(file.both, withMeaning(heard, meant)) : byWords)
    },
  }
}

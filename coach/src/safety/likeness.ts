import type { SafetyCategory } from '@mallama/contracts/safety'
import { beside, type Convolution } from '../learn/convolution.ts'
import { fileOf, once } from '../learn/file.ts'
import { passagesOf, linearOf, type Linear, type Sums, type Weights } from '../learn/linear.ts'
import type { Told } from '../text/words.ts'

/** Log-odds from which a head is heard in a text of up to `SHORT` words, in one of `LONG`, and what one of twice as many needs more. Between the two it goes by the words' doublings. */
export type From = Record<'short' | 'long' | 'perDoubling', number>
/** weights.br as train/safety.ts writes it; MODEL-CARD.md stands beside it. */
export interface SafetyWeights {
  /** `two`: would a crisis worker stop; `one`: would one ask; `self...` the same of harm to oneself alone. */
  danger: Weights
  convolution: Convolution
  /** Of what is grave: its category, and whose it is. */
  kinds: Weights
  /** What is grave in an account, learnt by its sentences, heard from 0 on (decision 188): `two` and `self-two`. */
  account: Weights
  from: Readonly<Record<'two' | 'self-two' | 'one' | 'self-one', From>>
  /** Log-odds of its being somebody else's, a child's, done by the writer, over. */
  whose: Readonly<Record<'other' | 'child' | 'writer' | 'past', number>>
}

/** Log-odds of one head for the worst sentence (`worst` of all), its worst two neighbours, its worst passage, and the whole. */
export type Windows = Record<'alone' | 'pair' | 'passage' | 'whole' | 'worst', number>

/** Sums of sentences once, then every window by addition: linear in the number of sentences. One for each head. */
function windowsOf(model: Linear, told: readonly Told[]): Windows[] {
  const sums = told.map(({ words }) => model.sumsOf(words))
  const oddsOf = (some: readonly (readonly Sums[])[]) => some.map((it) => model.odds(it))
  const sentences = oddsOf(sums.map((it) => [it]))
  const pairs = sums.length > 1 ? oddsOf(sums.slice(1).map((it, at) => [sums[at]!, it])) : sentences
  // Passages of so many words.
  const passages = sums.length > 1 ? oddsOf(passagesOf(sums, 80, true)) : sentences
  return [...(sums.length > 1 ? model.odds(sums) : sentences[0]!)].map((whole, head) => {
    const most = (odds: readonly Float64Array[]) => odds.reduce((best, it) => Math.max(best, it[head]!), -Infinity)
    const alone = most(sentences)
    const worst = sentences.findIndex((it) => it[head] === alone)
    return { alone, pair: most(pairs), passage: most(passages), whole, worst }
  })
}

const [SHORT, LONG] = [25, 100]
/** What the classifier makes of a text. Tiers above 2 are for statements alone. */
export type Likeness = NonNullable<ReturnType<Reader['read']>>
export type Reader = ReturnType<typeof readerOf>

type Head = keyof SafetyWeights['from']
/** The worst sentence, two neighbours and passage by equal parts, and how the whole text sounds beside them: despair colours all of an account, and what another does stands in one line of it. */
const weightOfWhole: Readonly<Record<Head, number>> = { two: 1, 'self-two': 3, one: 1, 'self-one': 3 }
export const mixed = (head: Head, { alone, pair, passage, whole }: Windows): number =>
  (alone + pair + passage + weightOfWhole[head] * whole) / (3 + weightOfWhole[head])

export function needed(from: From, words: number): number {
  const times = Math.log2(Math.max(1, words / SHORT))
  const doublings = Math.log2(LONG / SHORT)
  const near = Math.min(1, times / doublings)
  return from.short * (1 - near) + from.long * near + from.perDoubling * Math.max(0, times - doublings)
}

const surest = (account: Linear, told: readonly Told[]): number =>
  Math.max(...windowsOf(account, told).map((it, at) => mixed(account.heads[at] as Head, it)))

type Limits = Pick<SafetyWeights, 'from' | 'whose'>
export function readerOf(weights: Limits, danger: Linear, kinds: Linear, account?: Linear) {
  /** What thresholds are set on: the windows of each head of danger, in their order, and how many words were read. */
  const windows = (told: readonly Told[]) => {
    // A page of stops has nothing to read, and the same line pasted a thousand times is read once.
    const each = Map.groupBy(told, ({ words }) => words.join(' '))
    each.delete('')
    const kept = [...each.values()].map(([first]) => first!)
    const words = kept.reduce((all, it) => all + it.words.length, 0)
    return { kept, words, found: kept.length > 0 ? windowsOf(danger, kept) : [] }
  }
  const read = (told: readonly Told[]) => {
    const { kept, words, found } = windows(told)
    if (kept.length === 0) return null
    const over = (head: Head) => {
      const window = found[danger.heads.indexOf(head)]!
      return { by: mixed(head, window) - needed(weights.from[head], words), worst: window.worst }
    }
    const [two, selfTwo, one, selfOne] = [over('two'), over('self-two'), over('one'), over('self-one')]
    const grave = Math.max(two.by, selfTwo.by)
    // Of so many words it is an account, in which grief, age and illness add up: a second opinion by its sentences counts too.
    const second = account && grave >= 0 && words >= 30 ? surest(account, kept) : Infinity
    const above = { two: Math.min(grave, second), one: Math.max(one.by, selfOne.by, grave) }
    const { worst } = [two, selfTwo, one, selfOne].reduce((best, it) => (it.by > best.by ? it : best))
    // Its kind is read in the sentence and the two beside it: a name stands in one, what was done in the next.
    const near = kept.slice(Math.max(0, worst - 1), worst + 2)
    const odds = kinds.odds(near.map((it) => kinds.sumsOf(it.words)))
    const chance = (name: string) => odds[kinds.heads.indexOf(name)]!
    const categories = kinds.heads.filter((name): name is SafetyCategory => !(name in weights.whose))
    const [category, next] = categories.sort((a, b) => chance(b) - chance(a))
    const is = (name: keyof SafetyWeights['whose']) => chance(name) >= weights.whose[name]
    return {
      tier: (above.two >= 0 ? 2 : above.one >= 0 ? 1 : 0) as 0 | 1 | 2,
      /** How far above the threshold of its tier, in log-odds; negative where there is none. */
      above,
      category: category!,
      /** Another category is nearly as likely: a kind is sure where it leads the next by so much, in log-odds. */
      vague: chance(category!) - chance(next!) < 1,
      other: is('other'),
      child: is('child'),
      writer: is('writer'),
      /** The worst sentence. */
      sentence: kept[worst]!,
      /** What the second reader hears in it, however short it is. */
      second: () => (account ? surest(account, kept) : 0),
    }
  }
  return { read, windows }
}

/** N-grams and half of a convolution's log-odds together read what is grave (decision 173). */
export const dangerOf = ({ danger, convolution }: Pick<SafetyWeights, 'danger' | 'convolution'>): Linear =>
  beside(linearOf(danger), convolution, 0.5)

const file = fileOf<SafetyWeights>(new URL('weights.br', import.meta.url))
/** The words that have vectors, and these: other readers learn from them too. */
export const wordVectors = () => file().convolution
/** Made when the first text is read: a start does not wait for it. */
export const reader = once(() => {
  const weights = file()
  return readerOf(weights, dangerOf(weights), linearOf(weights.kinds), linearOf(weights.account))
})

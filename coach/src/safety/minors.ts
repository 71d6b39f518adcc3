import { fileOf, once } from '../learn/file.ts'
import { linearOf, type Linear, type Weights } from '../learn/linear.ts'
import { fold, type Told } from '../text/words.ts'
import { ADULT, agesIn, classOf, isYoung, mayTellAge, partsOf, type Age } from './ages.ts'

/** minors.br as train/minors.ts writes it; `from`: log-odds from which a head is heard. */
export type MinorsWeights = Weights & { from: Readonly<Record<'one' | 'two' | 'writer', number>> }

export type AgesTold = ReturnType<typeof agesTold>[number]

/** A minor beside whom a partner may be grown up; `writer`: who is grown up tells it. */
export type Minor = Pick<AgesTold, 'own' | 'sentence'> & { tier: 1 | 2; above: number; writer: boolean }

/** Years between a minor and somebody grown up from which it is no love between the two of an age; and of so many grown-ups it is told how they stand to the minor. */
const [GAP, PAIRS] = [5, 4]
/** "I am 14" becomes "i am ~minor i": what was learnt of one age holds for those like it. */
function asClasses(parts: readonly string[], ages: readonly Age[]): string[] {
  const words = parts.flatMap((part, at) => {
    const age = ages.find(({ from, to }) => from <= at && at < to)
    return !age ? [part] : age.from === at ? [`~${classOf(age) ?? 'small'}`, age.whose] : []
  })
  return words.filter((word) => word > ')' && word !== ',')
}

/** Each place in which a minor's age stands in the same sentence as a grown-up's or beside it, as classes. `own`: the minor writes; `teen`, of sixteen or seventeen: it is asked about, and no more. */
export function agesTold(text: string, told: readonly Told[]) {
  const read = told.map(({ words, from, to }) => {
    const parts = mayTellAge(words) ? partsOf(fold(text.slice(from, to))) : []
    const ages = agesIn(parts)
    return { ages, words: ages.length > 0 ? asClasses(parts, ages) : words }
  })
  return read.flatMap(({ ages }, at) => {
    const [youngest] = ages.filter(isYoung).sort((a, b) => a.years - b.years)
    if (!youngest) return []
    const near = read.slice(Math.max(0, at - 1), at + 2)
    const older = (it: Age) => classOf(it) && it.years >= Math.max(ADULT, youngest.years + GAP)
    const grown = near.flatMap((it) => it.ages.filter(older)).slice(0, PAIRS)
    if (grown.length === 0) return []
    const pairs = grown.flatMap((it) => [
      [`${classOf(youngest)}+${classOf(it)}`, it.whose],
      [`${youngest.whose}+`, it.whose],
      ['~whose', youngest.whose, it.whose],
      [`${youngest.of}~`, `~${it.of}`, it.whose],
    ])
    const sentences = [...near.map(({ words }) => words), ...pairs]
    return [{ sentences, own: youngest.whose === 'i', teen: classOf(youngest) === 'teen', sentence: told[at]! }]
  })
}

const file = fileOf<MinorsWeights>(new URL('minors.br', import.meta.url))
const model = once((): [Linear, MinorsWeights['from']] => [linearOf(file()), file().from])

/** Whether a minor is told of as the partner of somebody grown up; by itself at most tier 2. */
export function minorIn(text: string, told: readonly Told[]): Minor | null {
  const [linear, from] = model()
  const read = agesTold(text, told).map(({ sentences, own, teen, sentence }): Minor => {
    const [danger, writer] = linear.odds(sentences.map(linear.sumsOf))
    const tier = danger! >= from.two && !teen ? 2 : 1
    const above = danger! - (tier === 2 ? from.two : from.one)
    return { tier, above, own, writer: !own && writer! >= from.writer, sentence }
  })
  return read.toSorted((a, b) => b.tier - a.tier || b.above - a.above).find(({ above }) => above >= 0) ?? null
}

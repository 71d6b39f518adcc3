import kept from '../../data/words/ages.json' with { type: 'json' }
import { nearness, sentencesIn, setOf, setsOf, fold, type Told } from '../text/words.ts'
import { fileOf, once } from '../learn/file.ts'
import { linearOf, type Linear, type Weights } from '../learn/linear.ts'

/** An age as the words of a sentence tell it. */
export type Age = Years & ReturnType<typeof whoseAt>
/** In years, and which words `[from, to)` say so. */
type Years = Record<'years' | 'from' | 'to', number>

export const numbers = new Map(Object.entries(kept.numbers))
const decades = new Map(Object.entries(kept.decades))
const short = new Map(Object.entries(kept.short))
/** `leads`: words right before an age. Who is "at uni" is grown. */
const { leads, persons, schools, units, articles, uni } = setsOf(kept.around)
/** What may stand between an age and whose it is. */
const links = setOf(`${kept.around.leads} ${kept.around.links}`)
const [STUDENT, STARTS_SCHOOL] = [20, 5]
const isFigure = (word: string) => word >= '0' && word < ':'
/** "f14" */
const sexed = (word: string) => (word[0] === 'f' || word[0] === 'm') && word.length < 4 && isFigure(word.slice(1))
/** "Boyfriend", and "boyfriends" as "boyfriend's" is read. */
const isPerson = (word: string) => persons.has(word) || (word.endsWith('s') && persons.has(word.slice(0, -1)))

/** The number at a place and the place after it; decades and figures with letters tell what they count. */
function numberAt(words: readonly string[], at: number): { value: number; to: number; unit: string } | null {
  const [sex, word] = sexed(words[at]!) ? [words[at]![0]!, words[at]!.slice(1)] : ['', words[at]!]
  const figure = Number.parseInt(word, 10)
  if (Number.isFinite(figure)) return { value: figure, to: at + 1, unit: sex || word.slice(String(figure).length) }
  const decade = decades.get(word)
  if (decade) return { value: decade, to: at + 1, unit: 's' }
  const value = numbers.get(word)
  if (!value) return null
  const more = value < 20 ? 0 : (numbers.get(words[at + 1] ?? '') ?? 0)
  return more > 0 && more < 10 ? { value: value + more, to: at + 2, unit: '' } : { value, to: at + 1, unit: '' }
}

/** "Ninth" and "9th" are a school year where it says so. */
function schoolYear(words: readonly string[], at: number): number {
  const word = words[at]!
  if (words[at + 1] !== 'grade' || !word.endsWith('th'))
    return schools.has(words[at - 1] ?? '') ? Number.parseInt(word, 10) : 0
  const stem = word.slice(0, -2).slice(0, 4)
  return Number.parseInt(word, 10) || (numbers.get([...numbers.keys()].find((it) => it.startsWith(stem)) ?? '') ?? 0)
}

/** An age that is put in between stands by itself. */
const apart = new Set([',', ')', ''])
/** A plural says that something else is counted: minutes, weeks, pounds. */
const counts = (after: string) =>
  after.length > 3 && after.endsWith('s') && !short.has(after) && !['is', 'us', 'ss'].includes(after.slice(-2))

function ageAt(words: readonly string[], at: number): Years | null {
  const school = schoolYear(words, at)
  if (school && school <= 13)
    return { years: school + STARTS_SCHOOL, from: words[at + 1] === 'grade' ? at : at - 1, to: at + 1 }
  const [before, number] = [words[at - 1] ?? '', numberAt(words, at)]
  if (before === 'at' && uni.has(words[at]!)) return { years: STUDENT, from: at - 1, to: at + 1 }
  if (!number) return null
  const { value: years, to, unit } = number
  const [after, next] = [words[to] ?? '', words[to + 1] ?? '']
  const saidSo =
    ((before === ',' || before === '(') && apart.has(after)) ||
    (unit
      ? units.has(unit)
      : after === 'yo' ||
        (after.startsWith('y') && (next === 'old' || next === 'olds' || next === 'o')) ||
        (after === 'years' && (before === 'have' || before === 'has')) ||
        // "He is 29 years", and not "29 years older".
        (after === 'years' && leads.has(before) && (apart.has(next) || next === 'and')) ||
        ((leads.has(before) || isPerson(before)) && !counts(after)))
  return saidSo ? { years, from: at, to } : null
}

/** Of whom ("my" `boyfriend`), and the word before that one: "a 28-year-old tutor" names it after the age; mostly it stands before. */
function whoseAt(words: readonly string[], { from, to }: Years) {
  const article = words[from - 1] ?? ''
  if (articles.has(article) && words[to + 1] === 'old') return { whose: words[to + 2] ?? 'old', of: article }
  let at = from - 1
  while (at > 0 && links.has(words[at]!) && !short.has(words[at]!)) at--
  const [of = '', word = ''] = [words[at - 1], words[at]]
  if (isFigure(word) || sexed(word)) return { whose: '', of }
  return { whose: short.get(word) ?? (isPerson(word) && !persons.has(word) ? word.slice(0, -1) : word), of }
}

/** A folded sentence as ages are read in it: words, figures as they stand, and what sets a figure apart. */
export const partsOf = (folded: string): string[] => folded.match(/[a-z0-9]+|[,()]/g) ?? []
const figures = new Set([...numbers.keys(), ...decades.keys(), ...schools, ...uni])
/** Whether a sentence may tell an age at all: most do not, and are not read for one. */
export const mayTellAge = (words: readonly string[]): boolean =>
  words.some((word) => figures.has(word) || isFigure(word) || sexed(word))

/** Every age that a sentence tells in figures, words or school years; linear in its parts. */
export function agesIn(words: readonly string[]): Age[] {
  const found: Age[] = []
  if (!mayTellAge(words)) return found
  for (let at = 0; at < words.length;) {
    const age = ageAt(words, at)
    if (age) found.push({ ...age, ...whoseAt(words, age) })
    at = age?.to ?? at + 1
  }
  return found
}

/** "Until I'm 18", "he says you're not my son" are of no grown-up. */
const ofWriter = (text: string) => sentencesIn(text.slice(0, 2_000)).filter((it) => nearness(kept.notOwn, it) === 0)
export const tellsGrownAge = (text: string): boolean =>
  ofWriter(text).some((it) => agesIn(partsOf(fold(it))).some(({ whose, years }) => whose === 'i' && years > ADULT))
/** Whether a grown-up writes, as far as it is told: by their own age, a child, a wife or a husband of theirs. */
export const speaksAsGrown = (text: string): boolean =>
  tellsGrownAge(text) || ofWriter(text).some((it) => nearness(kept.grown, it) > 0)
export const ADULT = 18
const below = { child: 13, minor: 16, teen: 18, adult: 26, grown: 100 }
/** Null below an age at which a child is nobody's partner in their own telling, and figures count other things. */
export const classOf = ({ years }: Pick<Age, 'years'>): keyof typeof below | null =>
  years < 9 ? null : ((Object.keys(below) as (keyof typeof below)[]).find((it) => years < below[it]) ?? null)
export const isYoung = (age: Pick<Age, 'years'>) => classOf(age) !== null && age.years < ADULT

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

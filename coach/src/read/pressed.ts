import { type Span, setOf, toldIn, type Told, fold } from '../text/words.ts'
import { beside } from './laid.ts'
import { agesIn, isYoung, partsOf } from '../safety/ages.ts'
import { reader } from '../safety/likeness.ts'
import { actAt, cueAt, cuesOf } from './labels.ts'
import { chancesIn } from './turns.ts'

/** How near the screen's learnt half is to being heard, in whole log-odds. */
export function likenessOf(told: readonly Told[]): string[] {
  const like = reader().read(told)
  if (!like) return []
  const near = (above: number) => Math.max(-4, Math.min(2, Math.round(above)))
  const { one, two } = like.above
  return [`qqtwo${near(two)}`, `qqone${near(one)}`, `qq${like.category}${near(one) > -2 ? 'near' : 'far'}`]
}

const acts = ['contempt', 'criticism', 'threat', 'demand'] as const

const withAll = (told: readonly Told[], signs: readonly string[]) => [...told, ...signs.map((it) => beside([it]))]

/** A text with what the reader of turns and the screen's learnt half make of it, as words that nobody writes. */
export function withPressures(text: string): Told[] {
  const [told, chances] = [toldIn(text), chancesIn(text)]
  const sign = (name: string, ...heads: number[]) =>
    `qq${name}${Math.floor(Math.max(...heads.map((it) => chances[it]!)) * 5)}`
  const signed = acts.map((act) => sign(act, actAt(act), ...cuesOf(act).map(cueAt)))
  const ofAll = (['heavy', 'hurts'] as const).map((name) => sign(name, cueAt(name)))
  return withAll(told, [...signed, ...ofAll, ...likenessOf(told)])
}

/** A goal with what the screen's learnt half makes of it and the ages in it, as words that nobody writes: what was learnt of tellings counts beside its own words. */
export function withDangers(text: string): Told[] {
  const told = toldIn(text)
  const young = agesIn(partsOf(fold(text))).filter(isYoung)
  const ages = young.map(({ whose }) => `qqyoung${whose === 'i' ? 'own' : ''}`)
  return withAll(told, [...likenessOf(told), ...new Set(ages)])
}

/** A part of a goal between two marks or joins: `text.slice(from, to)`. `mark` ends it: one of `marks`, or a space where a join follows. */
export type Clause = Span & Record<'words' | 'mark', string>

const marks = new Set('.!?;:,')
const joins = setOf('and but so because')

/** The clauses of a goal, in order; one pass. */
export function clausesIn(text: string): Clause[] {
  const found: Clause[] = []
  let from = 0
  const close = (to: number, next: number, mark: string) => {
    const words = text.slice(from, to).trim()
    if (words) found.push({ from, to, words, mark })
    from = next
  }
  let at = 0
  for (const line of text.split('\n')) {
    for (const word of line.split(' ')) {
      if (joins.has(word.toLowerCase())) close(at, at, ' ')
      const end = at + word.length
      if (marks.has(word.at(-1) ?? '')) close(end - 1, end, word.at(-1)!)
      at = end + 1
    }
    close(at - 1, at, '\n')
  }
  return found
}

const you = setOf("you you're your you've you'll youre yours")

/** Each clause as it is read: its words and, as words nobody writes, where it stands, how it begins, whether a "you" is there and which clauses order something of the coach. */
export function withPlaces(all: readonly Clause[], isOrder: readonly boolean[]): Told[][] {
  const first = isOrder.indexOf(true)
  const isYou = all.some(({ words }) => words.split(' ').some((it) => you.has(it.toLowerCase())))
  return all.map(({ words, mark }, at) => {
    const signs = [
      at === 0 ? 'first' : at === all.length - 1 ? 'last' : 'mid',
      `b${all[at - 1]?.mark ?? 'start'}`,
      `a${mark}`,
      `s${words.toLowerCase().split(' ', 1)[0]}`,
      isYou ? 'you' : 'noyou',
      first < 0 ? 'ordnone' : first < at ? 'ordbefore' : 'ordlater',
    ]
    return [...toldIn(words), ...signs.map((sign) => beside([`qq${sign}`]))]
  })
}

import { agesIn, classOf, partsOf } from '../safety/ages.ts'
import { reader } from '../safety/likeness.ts'
import { fold, toldIn, type Told } from '../text/words.ts'
import { actAt, cueAt, cuesOf } from './labels.ts'
import { beside } from './laid.ts'
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

const ADULT = 18
/** A goal with what the screen's learnt half makes of it and the ages in it, as words that nobody writes: what was learnt of tellings counts beside its own words. */
export function withDangers(text: string): Told[] {
  const told = toldIn(text)
  const young = agesIn(partsOf(fold(text))).filter((age) => age.years < ADULT && classOf(age) !== null)
  const ages = young.map((age) => `qqyoung${age.whose === 'i' ? 'own' : ''}`)
  return withAll(told, [...likenessOf(told), ...new Set(ages)])
}

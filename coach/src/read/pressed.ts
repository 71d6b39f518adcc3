import { reader } from '../safety/likeness.ts'
import { toldIn, type Told } from '../text/told.ts'
import { actAt, cueAt } from './turn-heads.ts'
import { chancesIn } from './turns.ts'

/**
 * What words do to whoever they are said to, or show of whoever says them, in a room where the other reads along. `press`: a
 * veiled threat, a hold on money, ways or people, or the fear of who is held; `scorn`: somebody is made less than a person.
 */
export const pressures = ['press', 'scorn'] as const
export type Pressure = (typeof pressures)[number]

const signed = Object.entries({
  contempt: [cueAt('contempt'), actAt('contempt')],
  criticism: [cueAt('criticism'), actAt('criticism')],
  threat: [cueAt('threat'), cueAt('ultimatum'), actAt('threat')],
  demand: [cueAt('demand'), actAt('demand')],
  heavy: [cueAt('heavy')],
  hurts: [cueAt('hurts')],
})

/** A text with what the reader of turns and the screen's learnt half make of it, as words that nobody writes. */
export function withPressures(text: string): Told[] {
  const told = toldIn(text)
  const chances = chancesIn(text)
  const turns = signed.map(
    ([name, heads]) => `qq${name}${Math.floor(Math.max(...heads.map((it) => chances[it]!)) * 5)}`,
  )
  return [...told, ...[...turns, ...likenessOf(told)].map((word) => ({ from: 0, to: 0, words: [word] }))]
}

/** How near the screen's learnt half is to being heard, in whole log-odds. */
export function likenessOf(told: readonly Told[]): string[] {
  const like = reader().read(told)
  if (!like) return []
  const near = (above: number) => Math.max(-4, Math.min(2, Math.round(above)))
  const { one, two } = like.above
  return [`qqtwo${near(two)}`, `qqone${near(one)}`, `qq${like.category}${near(one) > -2 ? 'near' : 'far'}`]
}

import { must, threeHeard, type Three as Heard } from './mediation-of-two.ts'
import type { TestWorld } from './world.ts'

export interface Three extends Heard {
  /** The sentences to choose from: Nora's, Tomas's, and what Ana alone wrote. */
  one: string
  other: string
  wish: string
}

export const ANAS_WISH = 'We keep the Sundays free.'

/** Each was heard and wrote a sentence, and nobody has put them in an order. */
export async function threeRanking(world: TestWorld): Promise<Three> {
  const three = await threeHeard(world)
  const { nora, tomas, ana, at } = three
  const all = [nora, tomas, ana]
  await must(nora, three, { do: 'write', content: 'We decide together.' })
  await must(tomas, three, { do: 'write', content: 'We call on Fridays.' })
  await must(ana, three, { do: 'write', content: ANAS_WISH })
  for (const who of all) await must(who, three, { do: 'done' })
  const { statements } = (await nora.get(`${at}/mediation`)).body
  const [one, other, wish] = statements.map((its: { id: string }) => its.id)
  return { ...three, one, other, wish }
}

/** Each has their part in the agreement, which is Nora's sentence, and a day is set. Ana's wish is not in it. */
export async function threeAgreeing(world: TestWorld): Promise<Three> {
  const three = await threeRanking(world)
  const { nora, tomas, ana, one, other, wish } = three
  const all = [nora, tomas, ana]
  for (const who of [nora, tomas]) await must(who, three, { do: 'rank', order: [one, other, wish] })
  await must(ana, three, { do: 'rank', order: [wish, one, other] })
  for (const who of all) await must(who, three, { do: 'note', content: '' })
  for (const who of all) await must(who, three, { do: 'decide', good: true })
  for (const who of all) await must(who, three, { do: 'term', what: 'I ask first.', when: 'always' })
  await must(nora, three, { do: 'review', day: '2026-03-06' })
  return three
}

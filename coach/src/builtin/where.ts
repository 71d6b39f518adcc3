import said from '../../data/words/where.json' with { type: 'json' }
import { countries } from '@mallama/contracts/help-lines'
import { joined, nearness } from '../guide/nearest.ts'
import { once } from '../once.ts'

const places = once(() => {
  const all = [...Object.entries(said.also), ...countries().map(({ code, name }) => [name, code] as const)]
  const namesOf = (code: string) => all.flatMap(([name, of]) => (of === code ? [name] : []))
  return [...new Set(all.map(([, code]) => code))].map((code) => ({ code, cues: joined(said.ways, namesOf(code)) }))
})

/** The country for which somebody wants a number, the latest first: those of another one help nobody. */
export function countryIn(texts: readonly string[]): string | null {
  for (const text of texts.toReversed()) {
    const near = text.slice(0, 2_000)
    const found = nearness(said.ways, near) > 0 && places().find(({ cues }) => nearness(cues, near) > 0)
    if (found) return found.code
  }
  return null
}

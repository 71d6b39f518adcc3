import said from '../../data/words/where.json' with { type: 'json' }
import { countries } from '@mallama/contracts/help-lines'
import { joined, nearness } from '../guide/nearest.ts'

const codes = [...new Set(Object.values(said.also))]
const names = new Map(
  [...codes.map((code) => ({ code, name: '' })), ...countries()].map(({ code, name }) => [
    code,
    [...(name ? [name] : []), ...Object.entries(said.also).flatMap(([also, of]) => (of === code ? [also] : []))],
  ]),
)
const places = [...names].map(([code, all]) => ({ code, cues: joined(said.ways, all) }))

/** The country for which somebody wants a number, the latest first: those of another one help nobody. */
export function countryIn(texts: readonly string[]): string | null {
  for (const text of texts.toReversed()) {
    const near = text.slice(0, 2_000)
    const found = nearness(said.ways, near) > 0 && places.find(({ cues }) => nearness(cues, near) > 0)
    if (found) return found.code
  }
  return null
}

import { toldIn } from '../text/told.ts'
import { setOf } from '../text/words.ts'
import type { Sighting } from './flag.ts'

/** What somebody fears to do to a person in their care. */
export interface CareUrge {
  who: 'baby' | 'child' | 'elder'
  /** Something tells them to. */
  voices: boolean
}

const babies = setOf('baby babys newborn newborns infant infants babies babbies bub bubs')
const elders = setOf(
  'mum mums mom moms mother mothers dad dads father fathers gran grans nan nans grandma grandmas grandad grandads',
)
const speaking = setOf('voice voices')

/** Null where the text does not say so outright. `seen`: what the screen makes of it. */
export function careUrgeIn(text: string, seen: Sighting | null): CareUrge | null {
  if (seen?.about !== 'care') return null
  const words = toldIn(text).flatMap((it) => it.words)
  const tells = (of: ReadonlySet<string>) => words.some((word) => of.has(word))
  return { who: tells(babies) ? 'baby' : tells(elders) ? 'elder' : 'child', voices: tells(speaking) }
}

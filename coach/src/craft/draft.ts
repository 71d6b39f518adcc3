import { readTurn } from '../read/turn.ts'
import { mended } from '../guide/draft.ts'
import { sentencesIn } from '../text/split.ts'
import { horsemenIn } from './score.ts'

/** The writer's own draft, sentence by sentence, without what hurts: the rest of it is theirs as it stands. */
export const sentencesOfDraft = (draft: string | null): string[] =>
  sentencesIn(draft ?? '')
    .filter((it) => /\p{L}{2}/u.test(it))
    .filter((it) => {
      const reading = readTurn(it)
      return horsemenIn(reading).length === 0 && reading.features.threat.length === 0
    })
    .map((it) => mended(it))
    .slice(0, 8)

import unseen from '../detectors/weights/turn-unseen.json' with { type: 'json' }
import type { Row } from './measure.ts'

/** What `coach/train/turns.ts` measured on an author with weights and thresholds that had learnt from all the others. */
export interface UnseenTurns {
  author: string
  setting: 'alone' | 'inView'
  turns: number
  /** Mean F1 of criticism, contempt, defensiveness, stonewalling and withdraw. */
  horsemen: number
  /** F1 of each cue. */
  cues: Readonly<Record<string, number>>
  main: number
  sarcasm: number
  /** Share of contemptuous or critical turns with harm of 2 or more. */
  hard: number
  /** The same share of harmless turns. */
  harmless: number
  /** Mean distance of harm from the labelled one, 0..10; null where harm was not labelled. */
  harmGap: number | null
  /** The rules alone, which had been tuned on the even conversations of the first author. */
  rules: { horsemen: number; main: number; hard: number; harmless: number }
}

/** As recorded by the training: it takes a minute, and only the weights decide it. */
export function unseenRows(): Row[] {
  return (unseen as UnseenTurns[])
    .filter(({ setting }) => setting === 'inView')
    .flatMap(({ author, horsemen, main, hard, harmless, cues, rules }) => {
      const row = (
        what: string,
        dev: number,
        baseline: number | null,
        limit: number,
        target: string,
        sense: Row['sense'] = 'at least',
      ): Row => ({
        what: `author ${author} left out of the training: ${what}`,
        dev,
        held: null,
        baseline,
        limit,
        sense,
        target,
      })
      return [
        row('horsemen F1', horsemen, rules.horsemen, 0.32, '0.50'),
        row('contempt F1', cues.contempt ?? 0, null, 0.25, '0.50'),
        row('main act right', main, rules.main, 0.47, '0.60'),
        row('contemptuous or critical turns with harm of 2 or more', hard, rules.hard, 0.33, '0.80'),
        row('harmless turns with harm of 2 or more', harmless, rules.harmless, 0.09, '0.05', 'at most'),
      ]
    })
}

import unseen from '../../data/unseen/turns.json' with { type: 'json' }
import type { Row } from './measure.ts'

/**
 * What `coach/train/turns.ts` measured on an author with weights and thresholds that had learnt from all the others: turns
 * in view of those before them, messages by themselves.
 */
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
}

const parts = [
  ['four authors, each left out of the training', 'inView', /^[1-4]$/],
  ['four later authors, each left out of the training', 'inView', /^w/],
  ['messages by themselves, three authors, each left out of the training', 'alone', /^s/],
] as const

/** Means over authors, as recorded by the training: it takes minutes, and only the weights decide it. */
export function unseenRows(): Row[] {
  return parts.flatMap(([which, where, names]) => {
    const those = (unseen as UnseenTurns[]).filter(({ setting, author }) => setting === where && names.test(author))
    const row = (
      what: string,
      figure: (it: UnseenTurns) => number,
      limit: number,
      target: string,
      sense: Row['sense'] = 'at least',
    ): Row => ({
      what: `${which}: ${what}`,
      dev: those.reduce((sum, it) => sum + figure(it), 0) / Math.max(1, those.length),
      held: null,
      baseline: null,
      limit,
      sense,
      target,
    })
    return [
      row('horsemen F1', ({ horsemen }) => horsemen, 0.36, '0.50'),
      row('contempt F1', ({ cues }) => cues.contempt ?? 0, 0.3, '0.50'),
      row('main act right', ({ main }) => main, 0.44, '0.60'),
      row('contemptuous or critical turns with harm of 2 or more', ({ hard }) => hard, 0.5, '0.80'),
      row('harmless turns with harm of 2 or more', ({ harmless }) => harmless, 0.09, '0.05', 'at most'),
    ]
  })
}

import type { Span } from '../detectors/span.ts'
import type { MessageAct as Act, Valence } from '../read/messages.ts'
import { spanOf, sureFrom, type ActReading } from './act-model.ts'
import { errand, laughing, menacing } from './alarm.ts'
import { readings } from './readings.ts'
import type { Seen } from './seeing.ts'
import type { Shown } from './weighing.ts'

/** The kinds that an act may be read as; the first where no cue says which. */
const kindsOf: Record<Act, readonly Shown[]> = {
  complaint: ['hurt', 'angry', 'guilt', 'sarcasm', 'worn', 'insult', 'distress', 'resigned'],
  request: ['request', 'request-tender', 'summons'],
  question: ['question', 'question-worry', 'question-care', 'question-probe', 'greeting'],
  information: ['information', 'good-news', 'distress', 'resigned', 'offer', 'condolence'],
  thanks: ['thanks'],
  affection: ['love', 'missing', 'praise', 'condolence', 'offer', 'distress'],
  apology: ['apology', 'cancel'],
  'non-apology': ['non-apology'],
  deflection: ['sidestep', 'evade', 'short', 'resigned'],
  boundary: ['boundary', 'boundary-pause'],
  invitation: ['invitation', 'offer'],
  'break-up': ['break-up'],
  threat: ['warning', 'pressure', 'ultimatum'],
  ultimatum: ['ultimatum'],
  joke: ['joke', 'joke-barbed'],
}

export interface Decision {
  kind: Shown
  act: string
  valence: Valence
  /** How likely the act is, 0..1; 1 where something grave decides. */
  chance: number
  /** The act that comes second, where it is not far behind. */
  second: Act | null
  learnt: ActReading
  /** The words that speak most for the act, where no cue of the kind stands in the message. */
  span: Span | null
}

/** Below this chance the second act is not worth a word beside a clear first. */
const worthSaying = 0.25
/** No surer than this where the cues point to another act than the weights do. */
const atOdds = 0.6
/** What accuses the sender needs more than usual where no cue speaks for it, and what ends something needs the most. */
const accusing = 0.7
const ending = 0.9
/** Half hidden, or aimed at somebody else: what it is to do is not sure. */
const half: Partial<Record<Shown, number>> = { warning: 0.5, statement: 0.4, charged: 0.6 }

/**
 * What the message does. What is grave comes first; a word or two are read by the cues; all else by the learnt weights,
 * as long as those are sure, and "unsure" where they are not.
 */
export function decide(seen: Seen, learnt: ActReading, grave: Shown | null, words: number): Decision {
  const { score, text } = seen
  const cued = [...score].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'statement'
  const byCue = (kind: Shown, chance: number): Decision => {
    const { act, valence } = readings[kind]
    return { kind, act, valence, chance, second: null, learnt, span: null }
  }
  if (grave) return byCue(grave, half[grave] ?? 1)
  if (words <= 4 && /^(?:short|greeting)$/.test(cued)) return byCue(cued, Math.min(learnt.chance, 0.35))
  if (!/[a-z]/i.test(text)) return byCue(cued, 0.4)
  const shown = (act: Act) => kindsOf[act].some((kind) => (score.get(kind) ?? 0) >= 0.8)
  // An alarm or a joke is told of a message only where a word of it shows one; else what comes next is.
  const unsigned = (act: Act) =>
    (/^(?:threat|ultimatum)$/.test(act) && !menacing(text) && (errand(text) || !shown(act))) ||
    (act === 'joke' && !laughing(text))
  const [act = 'information', second = 'information'] = (Object.keys(kindsOf) as Act[])
    .filter((one) => !unsigned(one))
    .toSorted((a, b) => learnt.chances[b] - learnt.chances[a])
  const against = readings[cued].act !== act && (score.get(cued) ?? 0) >= 2
  const chance = Math.min(learnt.chances[act], against ? atOdds : 1, act === learnt.act ? 1 : sureFrom)
  const valence = learnt.valence
  const guess = /^(?:threat|deflection|boundary|non-apology|ultimatum|break-up|joke)$/.test(act) && !shown(act)
  const enough = guess ? (act === 'break-up' ? ending : accusing) : sureFrom
  const rest = { act, valence, chance, learnt, span: spanOf(seen, act) }
  // "I'm so sorry" beside somebody's loss takes no blame.
  if (act === 'apology' && score.has('condolence')) return byCue('condolence', Math.min(chance, 0.7))
  if (chance >= enough)
    return {
      ...rest,
      kind: within(act, seen, valence),
      second: learnt.chances[second] >= worthSaying ? second : null,
    }
  // Grief and distress that the words name are met as such, however unsure it is what the message is for.
  if (/^(?:distress|condolence)$/.test(cued) && (score.get(cued) ?? 0) >= 2)
    return { ...rest, kind: cued, second: null }
  return guess ? { ...rest, kind: 'statement', second: null } : { ...rest, kind: 'unsure', second }
}

/** Named as something told, and no more. */
export const left = (decided: Decision): Decision => ({
  ...decided,
  kind: 'statement',
  act: 'information',
  valence: 'neutral',
  chance: Math.min(decided.chance, 0.4),
  second: null,
  span: null,
})

function within(act: Act, { score, heard, stings }: Seen, valence: Valence): Shown {
  const best = kindsOf[act]
    .map((kind) => ({ kind, value: score.get(kind) ?? 0 }))
    .toSorted((a, b) => b.value - a.value)
    .find(({ kind, value }) => value >= 0.8 && fits(kind, valence))
  if (best) return best.kind
  if (act === 'complaint') return heard.chances.anger > heard.chances.hurt + heard.chances.sadness ? 'angry' : 'hurt'
  if (act === 'joke') return valence === 'negative' && stings.length > 0 ? 'joke-barbed' : 'joke'
  return kindsOf[act][0] ?? 'statement'
}

/** A pleasant way to read a painful message, or the other way round, is no reading of it; grief is both. */
const fits = (kind: Shown, valence: Valence): boolean =>
  valence === 'neutral' ||
  readings[kind].valence === 'neutral' ||
  readings[kind].valence === valence ||
  /^(?:distress|condolence|missing|apology|request-tender)$/.test(kind)

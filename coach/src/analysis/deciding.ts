import type { Act, Valence } from './acts.ts'
import { errand, laughing, menacing } from './alarm.ts'
import { actOf, spanOf, sureFrom, type ActReading } from './act-model.ts'
import type { frameOf } from './frames.ts'
import { readings } from './readings.ts'
import type { Seen } from './seeing.ts'
import { plainly } from './shapes/asking.ts'
import type { Shape } from './shapes/shape.ts'
import { mortal } from './shapes/strained.ts'
import type { Shown } from './weighing.ts'
import type { Span } from '../detectors/span.ts'

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
  /** How likely the act is, 0..1; 1 where something grave or the context decides. */
  chance: number
  /** The act that comes second, where it is not far behind. */
  second: Act | null
  learnt: ActReading
  /** The words that speak most for the act, where no cue of the kind stands in the message. */
  span: Span | null
  /** The grammar of the whole decided, and `span` goes before any cue. */
  shaped?: boolean
}

/** Below this chance the second act is not worth a word beside a clear first. */
const worthSaying = 0.25
/** From this chance on a strong cue for the same act settles what kind it is. */
const agreeing = 0.3
/** No surer than this where the cues point to another act than the weights do. */
const atOdds = 0.6
/** From this chance of a threat on, nothing is read as plain kindness. */
const suspicious = 0.15
/** From this chance on each of two opposite acts is worth naming. */
const mixed = 0.2
/** What accuses the sender, or laughs, needs more than that where no cue speaks for it, and what ends something needs the most. */
const accusing = 0.7
const ending = 0.9

/**
 * What the message does. What is grave comes first; a word or two are read by the cues and by what is told about them;
 * all else by the learnt weights, as long as those are sure, and "unsure" where they are not.
 */
export function decide(
  seen: Seen,
  grave: Shown | null,
  words: number,
  { shape, frame }: { shape: Shape | null; frame: ReturnType<typeof frameOf> },
): Decision {
  const shaped = grave || !shape ? null : shapedIn(seen, shape)
  if (shaped) return shaped
  const decided = weighed(seen, grave, words, frame)
  return grave ? decided : spoken(signed(decided, seen), seen)
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

const neutral = /^(?:information|question|request|invitation|thanks|apology)$/
/**
 * An act that neither the grammar nor any cue shows is not named to anybody: what asks is said to ask, and the rest is
 * left as something told.
 */
function spoken(decided: Decision, seen: Seen): Decision {
  // Without an "if" or an "or" nothing is made to depend on anything.
  if (decided.kind === 'ultimatum' && !conditional.test(seen.text))
    return { ...decided, kind: menacing(seen.text) ? 'warning' : 'statement', chance: Math.min(decided.chance, atOdds) }
  // "Text me when you're home or I'll worry" holds nothing over anybody.
  if (decided.kind === 'ultimatum' && fretting.test(seen.read.text)) {
    const { act, valence } = readings.request
    return { ...decided, kind: 'request', act, valence, chance: Math.min(decided.chance, atOdds), second: null }
  }
  // "I won't be around for ever" bounds a life and no conduct.
  if (decided.kind === 'boundary' && mortal.test(seen.read.text))
    return { ...decided, kind: 'statement', chance: Math.min(decided.chance, 0.4), second: null, span: null }
  if (!/^(?:unsure|statement|sidestep)$/.test(decided.kind)) return decided
  const cued = (act: string) =>
    Object.hasOwn(kindsOf, act) && kindsOf[act as Act].some((kind) => (seen.score.get(kind) ?? 0) >= 0.8)
  if (decided.kind === 'sidestep' && cued(decided.act)) return decided
  // A limit and an invitation are often put as questions.
  const clothed = /^(?:boundary|invitation)$/.test(decided.act) && decided.chance >= suspicious
  const plain = clothed ? null : plainly(seen)
  if (plain) {
    const { act } = readings[plain.kind]
    return { ...decided, kind: plain.kind, act, chance: Math.min(plain.most ?? 1, 0.5), second: null, span: plain.span }
  }
  const said = (act: string | null): boolean =>
    act !== null &&
    (neutral.test(act) ||
      cued(act) ||
      (clothed && act === decided.act) ||
      (act === 'affection' && seen.heard.valence >= 0 && seen.turn.harm.score < 1))
  if (decided.kind === 'unsure' && said(decided.act) && said(decided.second)) return decided
  // Fond or sore: what is remembered is often both.
  const { affection, complaint } = decided.learnt.chances
  if (decided.kind === 'unsure' && affection >= mixed && complaint >= mixed) {
    const [act, second] =
      affection > complaint ? (['affection', 'complaint'] as const) : (['complaint', 'affection'] as const)
    return { ...decided, act, second, chance: Math.max(affection, complaint), span: spanOf(seen, act) }
  }
  return { ...decided, kind: 'statement', chance: Math.min(decided.chance, 0.4), second: null, span: null }
}

const fretting =
  /\bor (?:else )?(?:ill|i will) (?:(?:just|only|be|start|get|end up|probably|never) )*(?:worry(?:ing)?|worried|sad|lonely|fret(?:ting)?|miss(?:ing)? you|awake|up all night|cry(?:ing)?|starv\w*|freez\w*|forget|late|bored|sleep)\b/

const conditional =
  /\b(?:if|unless|or|until|till|by|choose|decide|pick|choice|last|final|must|have to|either|otherwise|before|once|one more|again|after that|done|over|enough|not anymore|any ?more)\b/i

/** A shape is surer where the weights hear the same act in it. */
function shapedIn(seen: Seen, shape: Shape): Decision {
  const learnt = actOf(seen)
  const { act, valence } = readings[shape.kind]
  const own = Object.hasOwn(learnt.chances, act) ? learnt.chances[act as Act] : 0.1
  const chance = Math.min(shape.most ?? 0.8, learnt.act === act ? Math.max(own, 0.6) : 0.45 + 0.3 * own)
  const rest = { kind: shape.kind, valence, learnt, span: shape.span, shaped: true }
  if (shape.between) return { ...rest, act: shape.between[0], second: shape.between[1], chance: shape.most ?? 0.5 }
  return { ...rest, act, chance, second: null }
}

const hardGuess = /^(?:threat|ultimatum)$/
/** An alarm or a joke is told of a message only where a word of it shows one; else what comes next is. */
function signed(decided: Decision, { text, score }: Seen): Decision {
  const unsigned = (act: string): boolean =>
    (hardGuess.test(act) && !menacing(text)) || (act === 'joke' && !laughing(text))
  const cued = (act: string) =>
    Object.hasOwn(kindsOf, act) && kindsOf[act as Act].some((kind) => (score.get(kind) ?? 0) >= 0.8)
  const out = (act: string) => unsigned(act) && (act === 'joke' || errand(text) || !cued(act))
  const { chances } = decided.learnt
  const others = (Object.keys(kindsOf) as Act[])
    .filter((act) => act !== decided.act && !out(act))
    .toSorted((a, b) => chances[b] - chances[a])
  if (!out(decided.act)) {
    const second = decided.second && out(decided.second) ? (others[0] ?? null) : decided.second
    return { ...decided, second }
  }
  const chance = Math.min(decided.chance, sureFrom)
  const [act, second] = others
  return act && second && chances[act] >= suspicious
    ? { ...decided, kind: 'unsure', act, second, chance, span: null }
    : { ...decided, kind: 'statement', act: 'information', second: null, chance }
}

/** Half hidden, or aimed at somebody else: what it is to do is not sure. */
const half: Partial<Record<Shown, number>> = { warning: 0.5, statement: 0.4, charged: 0.6 }

function weighed(seen: Seen, grave: Shown | null, words: number, frame: ReturnType<typeof frameOf>): Decision {
  const learnt = actOf(seen)
  const { score, context } = seen
  const cued = [...score].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'statement'
  const byCue = (kind: Shown, chance: number): Decision => {
    const { act, valence } = readings[kind]
    return { kind, act, valence, chance, second: null, learnt, span: null }
  }
  if (grave) return byCue(grave, half[grave] ?? 1)
  if (frame) {
    const { act, valence } = readings[frame.kind]
    const agreed = learnt.act === act
    return {
      ...byCue(frame.kind, agreed ? Math.max(learnt.chance, 0.6) : Math.min(0.55, 0.4 + learnt.chances[asLearnt(act)])),
      act,
      valence,
      span: frame.span,
    }
  }
  const told = context !== null && (context.wrong !== null || context.quarrel || context.loss || context.risk)
  if (words <= 4 && cued === 'short') return byCue(cued, Math.min(learnt.chance, 0.35))
  if (words <= 4 && cued === 'greeting') return byCue(cued, learnt.chance)
  if (words <= 10 && cued === 'summons') return byCue(cued, 0.6)
  if (words <= 6 && told && /^(?:resigned|sarcasm|thanks)$/.test(cued)) return byCue(cued, 0.6)
  if (!/[a-z]/i.test(seen.text)) return byCue(cued, 0.4)
  const { act, chances, second, valence } = learnt
  const against = readings[cued].act !== act && (score.get(cued) ?? 0) >= 2
  const chance = against ? Math.min(learnt.chance, atOdds) : learnt.chance
  const rest = {
    act,
    valence,
    chance,
    second: chance < sureFrom || chances[second] >= worthSaying ? second : null,
    learnt,
  }
  // A smile in answer to a threat costs more than a question in answer to kindness.
  if (/^(?:affection|thanks|invitation|joke)$/.test(act) && chances.threat >= suspicious && menacing(seen.text))
    return { ...rest, kind: 'unsure', chance: Math.min(chance, sureFrom), second: 'threat', span: spanOf(seen, act) }
  // "I'm so sorry" beside somebody's loss takes no blame.
  if (act === 'apology' && score.has('condolence')) return byCue('condolence', Math.min(chance, 0.7))
  const cue = readings[cued].act === act || Math.max(...kindsOf[act].map((kind) => score.get(kind) ?? 0)) >= 0.8
  const enough =
    cue || !/^(?:threat|deflection|boundary|non-apology|ultimatum|break-up|joke)$/.test(act)
      ? sureFrom
      : act === 'break-up'
        ? ending
        : accusing
  if (chance >= enough) return { ...rest, kind: within(act, seen, valence), span: spanOf(seen, act) }
  if (named(cued, score)) return { ...rest, kind: cued, second: null, span: spanOf(seen, act) }
  const agreed = readings[cued].act === act && chance >= agreeing && (score.get(cued) ?? 0) >= 2
  const shown = (one: Act) => kindsOf[one].some((kind) => (score.get(kind) ?? 0) >= 0.8)
  // A joke or an accusation that no cue speaks for, and that the weights are not sure of, is named to nobody.
  const guess = !agreed && !shown(act) && /^(?:joke|threat|ultimatum|non-apology|break-up)$/.test(act)
  return { ...rest, kind: agreed ? cued : guess ? 'statement' : 'unsure', second, span: spanOf(seen, act) }
}

const asLearnt = (act: string): Act => (Object.hasOwn(kindsOf, act) ? (act as Act) : 'information')

/** Grief and distress that the words name are met as such, however unsure it is what the message is for. */
const named = (cued: Shown, score: ReadonlyMap<Shown, number>): boolean =>
  /^(?:distress|condolence)$/.test(cued) && (score.get(cued) ?? 0) >= 2

function within(act: Act, { score, heard, stings, text }: Seen, valence: Valence): Shown {
  const ranked = kindsOf[act]
    .map((kind) => ({ kind, value: score.get(kind) ?? 0 }))
    .toSorted((a, b) => b.value - a.value)
  const best = ranked.find(({ kind, value }) => value >= 0.8 && fits(kind, valence))
  if (best) return best.kind
  if (
    act === 'complaint' &&
    !/\b(?:you|u|ur|your\w*|we|us|our|who?ever|guys|everyone)\b/i.test(text) &&
    heard.chances.anger < 0.3
  )
    return 'distress'
  if (act === 'complaint') return heard.chances.anger > heard.chances.hurt + heard.chances.sadness ? 'angry' : 'hurt'
  if (act === 'joke') return valence === 'negative' && stings.length > 0 ? 'joke-barbed' : 'joke'
  if (act === 'affection' && /\bmiss(?:ed|ing)? (?:you|u|your|ya)\b/i.test(text)) return 'missing'
  return kindsOf[act][0] ?? 'statement'
}

/** A pleasant way to read a painful message, or the other way round, is no reading of it; grief is both. */
const fits = (kind: Shown, valence: Valence): boolean =>
  valence === 'neutral' ||
  readings[kind].valence === 'neutral' ||
  readings[kind].valence === valence ||
  /^(?:distress|condolence|missing|apology|request-tender)$/.test(kind)

import type { ArgumentAct } from '@mallama/contracts/coach'
import { legibility } from '../builtin/kind-of-text.ts'
import type { ActSpan } from './acts.ts'
import { evidenceIn } from './turn-evidence.ts'
import { harmOf } from './harm.ts'
import type { SarcasmReading } from './sarcasm.ts'
import type { Span } from './span.ts'
import { cuesIn, decide, type Decision } from './turn-decide.ts'
import { headAt, type CueName, type HeadName } from './turn-heads.ts'
import { thresholds } from './turn-model.ts'
import type { TurnReading } from './turn.ts'

/**
 * A turn as rules and model read it together: what the model overrules goes, what only the model found comes with the
 * words that push it most. `byRules` is the turn as the rules read it in view of those before it, `odds` likewise.
 */
export function weighed(byRules: TurnReading, odds: readonly number[]): TurnReading {
  // The model knows English only.
  if (legibility(byRules.text) !== 'words') return byRules
  const decision = decide(byRules, odds, thresholds.inView, 'inView')
  const evidence = evidenceIn(byRules.text)
  const spot = (id: string, ...some: HeadName[]) => evidence(id, some.map(headAt))
  const change = changesOf(byRules, decision, spot)
  const spans = {
    ...byRules.spans,
    criticism: change(byRules.spans.criticism, 'criticism', 'criticism'),
    contempt: change(byRules.spans.contempt, 'contempt', 'contempt'),
    defensiveness: change(byRules.spans.defensiveness, 'defensiveness', 'defensiveness'),
    repair: change(byRules.spans.repair, 'repair', 'repair'),
    stonewalling: shut(byRules, decision, spot),
    distortion: change(byRules.spans.distortion, 'mind-reading', 'mind-reading', ({ id }) => id === 'mind-reading'),
  }
  const features = {
    ...byRules.features,
    threat: change(byRules.features.threat, 'threat', 'threat'),
    ultimatum: change(byRules.features.ultimatum, 'ultimatum', 'ultimatum'),
    gratitude: change(byRules.features.gratitude, 'appreciation', 'gratitude'),
    absolute: change(byRules.features.absolute, 'absolutes', 'absolute'),
  }
  const kept = byRules.acts.filter(({ id }) => decision.acts.has(id))
  const added = [...decision.acts].flatMap((id): ActSpan[] =>
    kept.some((it) => it.id === id) ? [] : [{ ...spot(id, ...headsOf(id)), id }],
  )
  const acts = [...kept, ...added].sort((a, b) => a.start - b.start || b.end - a.end)
  return {
    ...byRules,
    spans,
    features,
    acts,
    main: decision.main,
    apology: apologyOf(byRules, decision, spot),
    sarcasm: sarcasmOf(byRules, decision, spot),
    harm: harmOf(acts, features),
  }
}

type Spot = (id: string, ...some: HeadName[]) => Span

const headsOf = (act: ArgumentAct): HeadName[] =>
  act === 'criticism' || act === 'contempt' || act === 'withdraw' || act === 'demand' || act === 'threat'
    ? [`main:${act}`, act]
    : [`main:${act}`]

/** The rules' spans of a cue where it stands, none of them where it was overruled, the model's where it found it. */
function changesOf(byRules: TurnReading, { cues }: Decision, spot: Spot) {
  const met = cuesIn(byRules)
  return (spans: readonly Span[], cue: CueName, id: string, of: (span: Span) => boolean = () => true) => {
    if (cues.has(cue) && !met.has(cue) && !spans.some(of)) return [...spans, spot(id, cue)]
    return !cues.has(cue) && met.has(cue) ? spans.filter((span) => !of(span)) : spans
  }
}

function shut({ spans }: TurnReading, { cues, acts }: Decision, spot: Spot): readonly Span[] {
  const kept = spans.stonewalling.filter(({ id }) =>
    id === 'timed-break' ? cues.has(id) : acts.has('withdraw') && (id !== 'stonewalling' || cues.has(id)),
  )
  const added = (['stonewalling', 'timed-break'] as const).flatMap((cue) =>
    cues.has(cue) && !kept.some(({ id }) => id === cue) ? [spot(cue, cue)] : [],
  )
  const steps = cues.has('withdraw') && kept.length + added.length === 0 ? [spot('withdraw', 'withdraw')] : []
  return [...kept, ...added, ...steps]
}

function apologyOf({ apology }: TurnReading, { cues }: Decision, spot: Spot): TurnReading['apology'] {
  const kind = cues.has('non-apology') ? 'non-apology' : cues.has('apology') ? 'apology' : 'none'
  if (kind === apology.kind) return apology
  if (kind === 'none') return { ...apology, kind, strength: 0, parts: [] }
  const id = kind === 'apology' ? 'regret' : kind
  if (apology.spans.some((span) => span.id === id)) return { ...apology, kind }
  const parts = kind === 'apology' ? [...new Set([...apology.parts, 'regret' as const])] : apology.parts
  return { ...apology, kind, parts, spans: [...apology.spans, spot(id, kind)] }
}

function sarcasmOf({ sarcasm }: TurnReading, decision: Decision, spot: Spot): SarcasmReading {
  if (decision.sarcasm === (sarcasm.level !== 'none')) return sarcasm
  return decision.sarcasm ? { level: 'possible', spans: [spot('tone', 'sarcasm')] } : { level: 'none', spans: [] }
}

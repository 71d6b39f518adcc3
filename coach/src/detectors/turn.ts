import type { ArgumentAct } from '@mallama/contracts/coach'
import { actsOfTurn, mainAct, type ActSpan } from './acts.ts'
import { apologyIn, type ApologyReading } from './apology.ts'
import { comfortIn, type ComfortReading } from './comforting.ts'
import { contemptIn } from './contempt.ts'
import { criticismIn } from './criticism.ts'
import { defensivenessIn } from './defensiveness.ts'
import { derailmentIn, type DerailmentReading } from './derailment.ts'
import { distortionsIn } from './distortions.ts'
import { empathyIn, type EmpathyReading } from './empathy.ts'
import { featuresIn, type Features } from './features.ts'
import { harmOf, type Harm } from './harm.ts'
import { needsIn, type NeedsReading } from './nvc.ts'
import { plain, sentences } from './plain.ts'
import { receptivenessIn, type ReceptivenessReading } from './receptiveness.ts'
import { repairsIn } from './repair.ts'
import { sarcasmIn, type SarcasmReading } from './sarcasm.ts'
import type { Span } from './span.ts'
import { stonewallingIn } from './stonewalling.ts'

/**
 * `mockery`: mock titles and mock awe, which among the calm may be courtesy; in a quarrel they are contempt.
 *
 * The families whose spans stand in `TurnReading.spans`; each span's `id` says which cue of the family it is.
 */
type TurnFamily = 'criticism' | 'contempt' | 'defensiveness' | 'stonewalling' | 'repair' | 'mockery' | 'distortion'

/**
 * Everything the detectors see in one turn that somebody said. Every `quote` is `text.slice(start, end)`. All scores
 * are about these words, never about the person, and nothing here is a diagnosis.
 */
export interface TurnReading {
  text: string
  /** As given; the detectors do not guess who speaks. */
  speaker: string | null
  words: number
  spans: Readonly<Record<TurnFamily, readonly Span[]>>
  /** What the turn does, each with its words, in the order of the text; empty when it cannot be told. */
  acts: readonly ActSpan[]
  /** The act the other has to answer. */
  main: ArgumentAct | null
  sarcasm: SarcasmReading
  apology: ApologyReading
  empathy: EmpathyReading
  comfort: ComfortReading
  needs: NeedsReading
  receptiveness: ReceptivenessReading
  derailment: DerailmentReading
  features: Features
  /** 0..10, see `harm.ts`. */
  harm: Harm
}

interface TurnSetting {
  speaker?: string | null
  /** Names of people in the writer's life; a comparison with one of them is a third person brought in. */
  known?: readonly string[]
}

/**
 * Reads one turn: about 0.1 ms for ten words, and never more than a linear cost. Reads English; for other languages
 * (`builtin/kind-of-text.ts` tells) it finds little, and what it finds is still quoted as written.
 */
export function readTurn(text: string, setting: TurnSetting = {}): TurnReading {
  const read = plain(text)
  const parts = sentences(read)
  const seen = featuresIn(read, parts, setting.known ?? [])
  const apology = apologyIn(read)
  const criticism = criticismIn(read)
  const contempt = contemptIn(read)
  const hostile = contempt.some(({ id }) => id !== 'mock') || criticism.length > 0 || seen.threat.length > 0
  const sarcasm = sarcasmIn(read, parts, hostile)
  // Thanks that are meant the other way are no thanks.
  const features = sarcasm.level === 'none' ? seen : { ...seen, gratitude: [] }
  // A mock title alone may be courtesy: it needs irony or hostility beside it.
  const sneers = hostile || sarcasm.level === 'likely' ? contempt : contempt.filter(({ id }) => id !== 'mock')
  const spans = {
    criticism,
    contempt: sneers,
    mockery: contempt.filter(({ id }) => id === 'mock'),
    defensiveness: defensivenessIn(read),
    stonewalling: stonewallingIn(read),
    repair: repairsIn(read),
    distortion: distortionsIn(read),
  }
  const needs = needsIn(read)
  const empathy = empathyIn(read, parts)
  const acts = actsOfTurn(read, parts, { spans, features, apology, needs })
  return {
    text,
    speaker: setting.speaker ?? null,
    words: read.words,
    spans,
    acts,
    main: mainAct(acts),
    sarcasm,
    apology,
    empathy,
    comfort: comfortIn(empathy),
    needs,
    receptiveness: receptivenessIn(read),
    derailment: derailmentIn(parts, features),
    features,
    harm: harmOf(acts, features),
  }
}

import type { ArgumentAct } from '@mallama/contracts/coach'
import { legibility } from '../builtin/kind-of-text.ts'
import { oncePerText } from '../once.ts'
import { actAt, cueAt, type CueName } from '../read/turn-heads.ts'
import {
  alone as aloneOf,
  inView,
  named,
  nothing,
  oddsOf,
  seenOf,
  thresholds,
  type Chances,
  type Seen,
} from '../read/turns.ts'
import type { ActSpan } from './acts.ts'
import { sharper } from './harm.ts'
import { longestTurn } from './plain.ts'
import type { Span } from './span.ts'
import { cuesOf, decide } from './turn-decide.ts'
import { evidenceIn } from './turn-evidence.ts'
import { likelyHarm } from './turn-harm.ts'
import { readTurn, type TurnReading } from './turn.ts'

/** A turn of a conversation, with the cues that were found in it and the chance of each. */
export interface TurnInView extends TurnReading {
  cues: ReadonlySet<CueName>
  chances: Chances
}

/**
 * The turns of one conversation, each by the reader of turns in view of those before it, never of those after; of other
 * languages than English, as they were read alone. Same order, same length. `alone`: each as `readTurn` reads it.
 */
export function readTurns(
  turns: readonly { speaker: string | null; text: string }[],
  known: readonly string[] = [],
  alone: readonly TurnReading[] = readEach(turns, known),
): TurnInView[] {
  const before: Seen[] = []
  const chancesOf = oncePerText((text: string) => aloneOf(oddsOf(text)))
  return alone.map((turn) => {
    const near = turn.text.slice(0, longestTurn)
    if (legibility(near) !== 'words') return { ...turn, cues: new Set(), chances: named(nothing) }
    const seen = seenOf(turn.speaker, near, chancesOf(near))
    const chances = inView(seen, before)
    before.push(seen)
    return withChances(turn, near, chances)
  })
}

/** Each turn as `readTurn` reads it, without those before it; `readTurns` goes on from there. */
export function readEach(
  turns: readonly { speaker: string | null; text: string }[],
  known: readonly string[],
): TurnReading[] {
  const readingOf = oncePerText((text: string) => readTurn(text, { known }))
  return turns.map(({ text, speaker }) => ({ ...readingOf(text), speaker }))
}

/** The chance from which words are more often meant the other way than not. */
const LIKELY = 0.6

function withChances(turn: TurnReading, near: string, all: readonly number[]): TurnInView {
  const chances = named(all)
  const { cues, acts, main, sarcasm } = decide(chances, thresholds().inView)
  const evidence = evidenceIn(near)
  const spotted = (...some: CueName[]): Span[] =>
    some.filter((it) => cues.has(it)).map((it) => evidence(it, [cueAt(it)]))
  const ofAct = (act: ArgumentAct): ActSpan => ({ ...evidence(act, [actAt(act), ...cuesOf(act).map(cueAt)]), id: act })
  const features = {
    ...turn.features,
    threat: spotted('threat'),
    ultimatum: spotted('ultimatum'),
    absolute: spotted('absolutes'),
    gratitude: spotted('appreciation'),
    acknowledgement: spotted('validation'),
  }
  const kind = (['non-apology', 'apology'] as const).find((it) => cues.has(it)) ?? 'none'
  return {
    ...turn,
    cues,
    chances,
    spans: {
      ...turn.spans,
      criticism: spotted('criticism'),
      contempt: spotted('contempt'),
      defensiveness: spotted('defensiveness'),
      stonewalling: spotted('stonewalling', 'withdraw', 'timed-break'),
      repair: spotted('repair'),
      distortion: spotted('mind-reading'),
    },
    acts: acts.map(ofAct).sort((a, b) => a.start - b.start || b.end - a.end),
    main,
    sarcasm: sarcasm
      ? {
          level: chances.cue('sarcasm') >= LIKELY ? 'likely' : 'possible',
          spans: [evidence('sarcasm', [cueAt('sarcasm')])],
        }
      : { level: 'none', spans: [] },
    apology: { ...turn.apology, kind, spans: kind === 'none' ? [] : spotted(kind) },
    features,
    harm: likelyHarm(
      chances,
      (act) => ofAct(act).quote,
      sharper.map(([name, amount, feature]) => ({
        feature,
        amount,
        quotes: features[name].map(({ quote }) => quote),
      })),
    ),
  }
}

import type { CraftKind } from '@mallama/contracts/coach'
import type { Kind } from '../read/kinds.ts'

interface Row {
  /** Kinds of words that do it. The first is what it asks for by itself, where `alone`. */
  kinds: readonly Kind[]
  alone?: true
  /** Where an ending of a tone is found; none where nothing beside the matter belongs. */
  ends?: CraftKind
}

/** What a message does to the one who reads it; scores and endings go by it. */
const acts = {
  apologise: { kinds: ['apologise', 'own-up'], alone: true, ends: 'sorry' },
  ask: {
    kinds: [
      'ask-favour',
      'ask-change',
      'money-back',
      'ask-truth',
      'ask-whats-wrong',
      'where-we-stand',
      'ask-talk',
      'arrange',
    ],
    ends: 'ask',
  },
  invite: { kinds: ['ask-out'] },
  boundary: { kinds: ['set-limit', 'need-space'] },
  thank: { kinds: ['thank'], alone: true, ends: 'thanks' },
  comfort: { kinds: ['comfort', 'condole', 'raise-worry'], alone: true, ends: 'loss' },
  disagree: { kinds: [], ends: 'how-it-was' },
  end: { kinds: ['end-it'], alone: true },
  congratulate: { kinds: ['congratulate'], alone: true, ends: 'thanks' },
  remind: { kinds: [] },
  decline: { kinds: ['say-no-request', 'say-no-event', 'hold-no', 'turn-down'], alone: true, ends: 'no' },
  tell: { kinds: [] },
} as const satisfies Readonly<Record<string, Row>>
export type Act = keyof typeof acts

const rows = Object.entries<Row>(acts) as [Act, Row][]
const byKind = new Map(rows.flatMap(([act, { kinds }]) => kinds.map((it) => [it, act] as const)))
export const actOfKind = (kind: Kind | null): Act | null => (kind && byKind.get(kind)) ?? null

/** The kind of words that an act by itself asks for. */
export const kindOfAct = (act: Act): Kind | null => ((acts[act] as Row).alone && acts[act].kinds[0]) ?? null
export const endsLike = (act: Act): CraftKind | null => (acts[act] as Row).ends ?? null

const chosen: Partial<Record<CraftKind, Act>> = {
  ask: 'ask',
  sorry: 'apologise',
  no: 'decline',
  thanks: 'thank',
  loss: 'comfort',
}
/** The act that a kind of message does which was chosen by button. */
export const actOf = (kind: CraftKind | null | undefined): Act => (kind && chosen[kind]) ?? 'tell'

import type { CraftKind } from '@mallama/contracts/coach'
import type { Kind } from '../read/kinds.ts'

/** What a message does to the one who reads it; scores and endings go by it. */
export type Act =
  | 'apologise'
  | 'ask'
  | 'invite'
  | 'boundary'
  | 'thank'
  | 'comfort'
  | 'disagree'
  | 'end'
  | 'congratulate'
  | 'remind'
  | 'decline'
  | 'tell'

const byKind: Partial<Record<Kind, Act>> = {
  apologise: 'apologise',
  'own-up': 'apologise',
  'ask-favour': 'ask',
  'ask-change': 'ask',
  'money-back': 'ask',
  'ask-truth': 'ask',
  'ask-whats-wrong': 'ask',
  'where-we-stand': 'ask',
  'ask-talk': 'ask',
  arrange: 'ask',
  'ask-out': 'invite',
  'set-limit': 'boundary',
  'need-space': 'boundary',
  'say-no-event': 'decline',
  'say-no-request': 'decline',
  'hold-no': 'decline',
  'turn-down': 'decline',
  'end-it': 'end',
  condole: 'comfort',
  comfort: 'comfort',
  'raise-worry': 'comfort',
  thank: 'thank',
  congratulate: 'congratulate',
}
export const actOfKind = (kind: Kind | null): Act | null => (kind && byKind[kind]) ?? null

/** The kind of words that an act by itself asks for. */
export const kindOfAct: Partial<Record<Act, Kind>> = {
  apologise: 'apologise',
  thank: 'thank',
  congratulate: 'congratulate',
  comfort: 'comfort',
  decline: 'say-no-request',
  end: 'end-it',
}

const chosen: Readonly<Record<CraftKind, Act>> = {
  ask: 'ask',
  'how-it-was': 'tell',
  sorry: 'apologise',
  news: 'tell',
  no: 'decline',
  thanks: 'thank',
  loss: 'comfort',
  answer: 'tell',
}
/** The act that a kind of message does which was chosen by button. */
export const actOf = (kind: CraftKind | null | undefined): Act => chosen[kind ?? 'how-it-was']

/** Where an ending of a tone is found; null where nothing beside the matter belongs. */
export const endsLike: Readonly<Record<Act, CraftKind | null>> = {
  ask: 'ask',
  remind: null,
  invite: null,
  apologise: 'sorry',
  decline: 'no',
  thank: 'thanks',
  congratulate: 'thanks',
  comfort: 'loss',
  boundary: null,
  disagree: 'how-it-was',
  end: null,
  tell: null,
}

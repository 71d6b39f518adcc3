import * as agreeing from './agreeing.ts'
import * as opening from './opening.ts'
import type { Room } from './room.ts'
import type { Step } from './state.ts'

/** What each step has to say once its question is answered; null while it waits. */
const due: Record<Step, (room: Room) => string | null> = {
  free: () => null,
  consent: opening.consent,
  telling: opening.telling,
  'saying-back': opening.sayingBack,
  checking: opening.checking,
  wishes: opening.wishes,
  interest: agreeing.afterInterest,
  ranking: agreeing.ranking,
  revising: agreeing.revising,
  terms: agreeing.terms,
  signing: agreeing.signing,
  done: () => null,
}

export const stepDue = (room: Room): string | null => due[room.state.step](room)

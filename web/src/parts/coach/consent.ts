import type { User } from '@mallama/contracts/account'
import type { Config } from '@mallama/contracts/platform'
import { useConfig } from '../../platform/config.ts'
import { useSession } from '../../platform/session.tsx'

type Offer = NonNullable<Config['coach']['remote']>

/** Someone is asked once for each model and machine; until they choose, the built-in coach answers. */
export const isOpen = (offer: Offer, chosen: string | null): boolean =>
  chosen !== 'built-in' && chosen !== offer.consent

/** The model that this server offers, and the person who may choose it; null where there is nothing to choose. */
export function useOffer(): { offer: Offer; user: User } | null {
  const offer = useConfig()?.coach.remote
  const { user } = useSession()
  return offer && user ? { offer, user } : null
}

/** Whether the language model answers this person. */
export function useModelAnswers(): boolean {
  const offered = useOffer()
  return offered !== null && offered.user.coachConsent === offered.offer.consent
}

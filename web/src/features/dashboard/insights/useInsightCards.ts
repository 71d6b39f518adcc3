import { useStored } from '../../../platform/stored.ts'
import { cardsOf, firstCards, withCards, type Found, type InsightCard } from './insight-cards.ts'

/** The person's cards as this browser keeps them. Nothing of them is sent anywhere. */
export function useInsightCards(userId: string, found: Found) {
  const [stored, store] = useStored('dashboard-pinned-items')
  const cardsIn = (stored: string | null) => cardsOf(stored, userId) ?? firstCards(found)
  const change = (id: string, changes: Partial<Pick<InsightCard, 'content' | 'isPinned' | 'isVisible'>>) =>
    // Only this card, and of it only what changed: the rest may have been written in another tab, or by somebody else.
    store((stored) =>
      withCards(
        stored,
        userId,
        cardsIn(stored).map((card) => (card.id === id ? { ...card, ...changes } : card)),
      ),
    )
  return { cards: cardsIn(stored), change }
}

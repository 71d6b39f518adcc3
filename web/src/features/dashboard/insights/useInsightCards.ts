import { useState } from 'react'
import { keep, kept } from '../../../platform/storage.ts'
import { cardsOf, firstCards, withCards, type Found, type InsightCard } from './insight-cards.ts'

const KEY = 'dashboard-pinned-items'

/** The person's cards as this browser keeps them. Nothing of them is sent anywhere. */
export function useInsightCards(userId: string, found: Found) {
  const [own, setOwn] = useState(() => cardsOf(kept(KEY), userId))
  const cards = own ?? firstCards(found)
  const change = (id: string, changes: Partial<Pick<InsightCard, 'content' | 'isPinned' | 'isVisible'>>) => {
    const next = cards.map((card) => (card.id === id ? { ...card, ...changes } : card))
    // Another tab may have stored somebody else's meanwhile: only this person's are written over.
    keep(KEY, withCards(kept(KEY), userId, next))
    setOwn(next)
  }
  return { cards, change }
}

/** A thought that a person keeps in sight. The specification's shape; it lives in this browser only. */
export interface InsightCard {
  id: string
  type: InsightType
  title: string
  content: string
  category: string
  isPinned: boolean
  isVisible: boolean
}
export type InsightType = 'strengths' | 'opportunities' | 'communication' | 'conflict'

const card = (type: InsightType, title: string, content: string): InsightCard => ({
  id: `${type}-1`,
  type,
  title,
  content,
  category: type,
  isPinned: false,
  isVisible: true,
})

/** What a relationship's analysis gives to begin with. */
export interface Found {
  strength?: string | undefined
  growth?: string | undefined
}

/** The four cards before their person has changed any of them. */
export const firstCards = ({ strength, growth }: Found): InsightCard[] => [
  card('strengths', 'Strengths', strength || 'Strong communication foundation'),
  card('opportunities', 'Opportunities', growth || 'Areas identified for growth'),
  card('communication', 'Communication', 'Select your style'),
  card('conflict', 'Conflict', 'Select your style'),
]

const isCard = (value: unknown): value is InsightCard => {
  if (typeof value !== 'object' || value === null) return false
  const { id, type, title, content, category, isPinned, isVisible } = value as Record<string, unknown>
  return (
    [id, type, title, content, category].every((text) => typeof text === 'string') &&
    typeof isPinned === 'boolean' &&
    typeof isVisible === 'boolean'
  )
}

type Everyones = Record<string, unknown>

const read = (stored: string | null): Everyones => {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Everyones) : {}
  } catch {
    return {}
  }
}

/** The cards of one person among those that people of this browser keep; null where they changed none yet. */
export function cardsOf(stored: string | null, userId: string): InsightCard[] | null {
  const own = Object.hasOwn(read(stored), userId) ? read(stored)[userId] : null
  return Array.isArray(own) && own.length > 0 && own.every(isCard) ? own : null
}

/** What is stored once one person's cards are these; nobody else's change. */
export const withCards = (stored: string | null, userId: string, cards: readonly InsightCard[]): string =>
  JSON.stringify({ ...read(stored), [userId]: cards })

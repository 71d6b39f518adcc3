import { Suspense } from 'react'
import type { Relationship } from '@mallama/contracts/relationships'
import { Card } from '../../ui/card.tsx'
import type { Later as LaterPart } from '../../ui/later.ts'

interface LaterProps {
  of: LaterPart<{ relationship: Relationship }>
  relationship: Relationship
  /** The height that is held for it. */
  rem: number
}

/** A card below the first view, whose code comes by itself. */
export function Later({ of: Part, relationship, rem }: LaterProps) {
  return (
    <Suspense fallback={<Card style={{ minHeight: `${rem}rem` }} />}>
      <Part relationship={relationship} />
    </Suspense>
  )
}

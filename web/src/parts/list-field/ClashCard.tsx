import { Suspense, type ComponentProps } from 'react'
import { later } from '../../ui/later.ts'

// Seldom needed, and then the server has just been reached.
const ClashChoice = later(() => import('./ClashChoice.tsx'))

/** Fetches it where a clash has become possible: someone edits. */
export const preloadClash = () => void ClashChoice.preload().catch(() => undefined)

export const ClashCard = (props: ComponentProps<typeof ClashChoice>) => (
  <Suspense>
    <ClashChoice {...props} />
  </Suspense>
)

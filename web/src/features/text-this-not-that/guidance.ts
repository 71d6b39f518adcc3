import { cut, oneLine } from '../../parts/excerpt.ts'
import type { ToastWords } from '../../ui/toasts.ts'

const LONGEST = 200
const SHOWN_MS = 10_000
/** What its toasts are about. */
export const CRAFT = 'craft'

/** The result's advice as a toast; it stands on the page in full. */
export const guidance = (feedback: string): ToastWords => ({
  title: 'Guidance',
  description: cut(oneLine(feedback), LONGEST),
  duration: SHOWN_MS,
  about: CRAFT,
})

import type { CraftTone } from '@mallama/contracts/coach'
import type { Matter } from '../matter.ts'
import type { Register } from '../recipient.ts'
import type { Act } from './acts.ts'
import { framesA } from './frames-a.ts'
import { framesB } from './frames-b.ts'
import { framesMore } from './frames-more.ts'
import { framesTold } from './frames-told.ts'
import { reserved } from './frames-reserved.ts'
import { moves } from './moves.ts'

export interface Frame {
  open: readonly string[]
  close: readonly string[]
}
/** Tones that are a way of dressing it; the others are what is said (`moves.ts`). */
export type Dressed = Extract<CraftTone, 'playful' | 'flirty' | 'encouraging'>
export type Frames = Partial<Record<Act, Readonly<Record<Dressed, Frame>>>>

const close: Frames = { ...framesA, ...framesB, ...framesMore }

/** What may stand before and after the writer's words. Flirting has one register only. */
export function frameOf(act: Act, matter: Matter, tone: CraftTone, register: Register): Frame {
  const move = moves[matter]
  if (tone === 'caring')
    return { open: [''], close: register === 'reserved' && move.formal !== undefined ? [move.formal] : move.warm }
  if (tone === 'direct') return { open: [''], close: move.plain }
  if (tone === 'diplomatic') return { open: [move.tact[0]], close: [move.tact[1]] }
  const told = act === 'tell' || matter === 'cancelling' ? framesTold[matter]?.[tone] : undefined
  if (told && (register === 'close' || matter !== 'grievance')) return told
  if (register === 'reserved' && tone !== 'flirty') {
    const own = reserved[act]?.[tone] ?? reserved.tell?.[tone]
    if (own) return own
  }
  return close[act]?.[tone] ?? { open: [''], close: [''] }
}

import talk from '../../data/said/safety-talk.json' with { type: 'json' }
import taken from '../../data/said/taken.json' with { type: 'json' }
import type { SafetyCategory } from '@mallama/contracts/safety'
import { isOfChild, type Flag } from '../safety/flag.ts'
import file from './safety-lines.json' with { type: 'json' }

/** What stops the talk: `first` meets the words, `ask` asks, `steps` go on each turn, `draft` is words to send. */
export type SafetyLines = Record<'first' | 'urgent' | 'ask' | 'steps' | 'draft', string[]>

export const safetyLines: Record<SafetyCategory, SafetyLines> = file.byCategory
export const { cannotCall, directQuestions } = file
/** After an overdose: the body first, and never a question about plans for tonight. `topics`: the call, the place, the wait. */
export const takenBy = ({ thirdParty }: Pick<Flag, 'thirdParty'>) => taken[thirdParty ? 'someone' : 'writer']

/** The guidance that fits: for a helper, for a child who writes, or for the person in it. A body needs a doctor first. */
export function linesFor(flag: Flag): SafetyLines {
  const { about, category, thirdParty, tier } = flag
  if (about === 'taken') return takenBy(flag)
  if (about === 'neck' || (about === 'forced' && !isOfChild(flag)) || about === 'armed' || about === 'seen') {
    const first = talk[about][thirdParty ? 'someone' : 'writer']
    const own = linesFor({ ...flag, about: undefined })
    const { steps = [], ask = own.ask } = { ...talk[about] } as Partial<SafetyLines>
    return { ...own, first, urgent: first, ask, steps: [...steps, ...own.steps] }
  }
  const own = safetyLines[category]
  if (about === 'drawn' || about === 'condition') return { ...own, ...talk[about] }
  if (category === 'medical') return own
  if (isOfChild(flag)) return { ...safetyLines['child-abuse'], ...talk.young }
  if (category === 'child-abuse' || !thirdParty) return own
  // `gone`: they may be about to act, and cannot be reached.
  return { ...own, ...file.helpers[category !== 'self-harm' ? 'other' : tier === 3 ? 'gone' : 'self-harm'] }
}

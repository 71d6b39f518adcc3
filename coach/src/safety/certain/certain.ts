import { intentIn } from './intent.ts'
import { farewellIn, handsOn, lastWordsIn, needsNothing } from './farewell.ts'
import { leavingIn } from './leaving.ts'
import { doseUnnamed, meansIn } from './means.ts'
import { careUrgeIn } from './care.ts'
import { actOfControl, controlIn } from './control.ts'
import { questionedIn } from './questioned.ts'
import { takenIn } from './taken.ts'
import type { Sighting } from '../weigh.ts'

/**
 * What is read by its parts rather than by its likeness to other texts: a dose taken, an announcement, a farewell put
 * together, an urge against somebody who depends on the writer. The trained model is not asked about these.
 */
export function certainIn(folded: string): Sighting | null {
  const taken = takenIn(folded)
  if (taken)
    return {
      tier: 3,
      category: taken.whose === 'child' || taken.byMistake ? 'medical' : 'self-harm',
      thirdParty: taken.whose !== 'writer',
      rule: 'certain/taken',
      about: 'taken',
    }
  if (doseUnnamed(folded))
    return { tier: 3, category: 'self-harm', thirdParty: false, rule: 'certain/dose-unnamed', about: 'taken' }
  const urge = careUrgeIn(folded)
  if (urge)
    return {
      tier: urge.voices || urge.now ? 3 : 2,
      category: 'threat-to-others',
      thirdParty: false,
      rule: 'certain/care-urge',
      about: 'care',
    }
  const means = meansIn(folded)
  if (means !== 0) return own(means, 'means-in-hand')
  const leaving = leavingIn(folded)
  if (leaving === 2 || farewellIn(folded) >= 2) return own(2, 'farewell')
  const last = lastWordsIn(folded)
  if (last.weight === 2) return { ...own(2, 'last-words'), thirdParty: last.thirdParty }
  const intent = intentIn(folded)
  if (intent) return { tier: intent.tier, category: 'self-harm', thirdParty: intent.thirdParty, rule: intent.rule }
  if (leaving === 1) return own(1, 'farewell')
  if (last.weight === 1) return { ...own(1, 'last-words'), thirdParty: last.thirdParty }
  const control = controlIn(folded)
  if (control) return { tier: control, category: 'abuse', thirdParty: false, rule: 'certain/control' }
  const questioned = questionedIn(folded)
  if (questioned) return { tier: questioned, category: 'abuse', thirdParty: false, rule: 'certain/questioned' }
  return needsNothing(folded) ? own(1, 'needs-nothing') : null
}

const own = (tier: 1 | 2 | 3, id: string): Sighting => ({
  tier,
  category: 'self-harm',
  thirdParty: false,
  rule: `certain/${id}`,
})

/** A sentence that may say nothing by itself, and is a part of what the whole was raised for. */
export const signIn = (folded: string): boolean => actOfControl(folded) || handsOn(folded)

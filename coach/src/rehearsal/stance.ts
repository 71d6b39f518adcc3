import type { RehearsalTurn } from '@mallama/contracts/coach'
import type { TurnReading } from '../detectors/turn.ts'
import { scorns } from '../mediation/danger.ts'
import { stanceCues } from './cues/stance.ts'
import { acknowledges, feels, ownScene } from './feels.ts'
import { halting, ofOneself } from './moves-told.ts'
import { forcing, offering, pausing, sorryIn } from './sorry.ts'

export type Stance = RehearsalTurn['labels']['stance']

/** Asked as a question, with a yes and a no in it. */
const politely =
  /^\W*(?:please,? )?(?:will|would|could|can) (?:you|we) (?!(?:ever|just|finally|stop|shut|not)\b)[^?]*\?\s*$/
const soft = /^(?:disclose|request|offer|validate|apologise|accountability|repair)$/
const judging = /^(?:criticism|invalidate|defend)$/

/** Told at the other in the past, with nothing soft and no question in it: who did what, and whether that was right. */
const reproach =
  /^(?![^]*\?)(?=[^]*\byou(?:r|ve|d)?\b)(?![^]*\b(?:thank|love|glad|proud|nice|great|good|hi|hello)\b)[^]*\b(?:you (?:\w+ )?(?:\w+ed|did|didnt|went|left|took|said|told|made|kept|forgot|knew|had|havent)|your)\b/

const illWish =
  /\b(?:i )?(?:hope|wish) (?:you|it|that you) (?:\w+ )?(?:choke|die|rot|suffer|lose|fail|cry|burn|drop dead|get (?:sick|hurt|fired|dumped|what you deserve)|hurts?|end up alone)\b|\b(?:go to hell|drop dead|rot in hell|screw you|fuck (?:you|off)|shut (?:up|your (?:mouth|face)))\b/

/**
 * What the line stands on. Power wins wherever it is used: "I need help, or I'm leaving" is heard as the second half.
 * Else the heavier of rights and interests; a line that shows neither is taken as interests, the stance of a plain word.
 */
export function stanceOf(reading: TurnReading): Stance {
  const text = reading.text.slice(0, 4000).toLowerCase().replace(/[’‘']/g, '')
  const score = { interests: 0, rights: 0, power: 0 }
  for (const { stance, weight, cue } of stanceCues) if (cue.test(text)) score[stance] += weight
  // Names and ill wishes want to hurt, whatever else stands beside them.
  if ((scorns(reading.text) && !ofOneself(text)) || illWish.test(text)) return 'power'
  if (forcing(reading.text.slice(0, 2000))) return 'power'
  const pressed = reading.features.threat.length > 0 || reading.features.ultimatum.length > 0
  const sorry = sorryIn(reading.text)
  // Whose fault it is has been answered, by the one who says it; what is taken back is argued again.
  if (sorry !== null && !pressed) return sorry === 'own' && score.power < 2.5 ? 'interests' : 'rights'
  if (!pressed && (offering(reading.text) || pausing(reading.text) || halting(reading.text) || politely.test(text)))
    return 'interests'
  if (pressed) score.power += 3
  if (feels(text) || acknowledges(text) || ownScene(text)) score.interests += 1.5
  for (const { id } of reading.acts) {
    if (id === 'contempt') score.power += ofOneself(text) ? 0 : 2
    else if (soft.test(id)) score.interests += 0.6
    else if (judging.test(id) && /\byou/.test(text) && !acknowledges(text) && !ownScene(text)) score.rights += 1.2
    else if (id === 'complaint') score.rights += 0.5
    else if ((id === 'demand' || id === 'withdraw') && !/\?\s*$/.test(text)) score.power += 0.7
  }
  if (score.power >= 2) return 'power'
  if (score.power > score.rights && score.power > score.interests) return 'power'
  if (score.rights === score.interests && score.rights === 0) return reproach.test(text) ? 'rights' : 'interests'
  return score.rights > score.interests ? 'rights' : 'interests'
}

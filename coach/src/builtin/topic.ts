import { situation } from '../knowledge/situations.ts'
import type { Reading } from './reading.ts'
import type { State } from './state.ts'

/**
 * What the talk is about is its weightiest event, not its last fragment. A trouble is only there when it was said
 * outright or when two different signs of it came together; older words count for a little less, what is heavier by
 * nature outweighs the rest, and what nobody has spoken of for a while gives way.
 */
export function weigh(state: State, reading: Reading): void {
  for (const id of Object.keys(state.weights)) state.weights[id] = (state.weights[id] ?? 0) * 0.9
  for (const { id, weight, strong, signs, plain } of reading.situations) {
    state.weights[id] = (state.weights[id] ?? 0) + weight
    const all = [...new Set([...(state.signs[id] ?? []), ...signs])].slice(0, 6)
    state.signs[id] = all
    const sure = strong ? plain || all.length >= 2 : all.length >= 3 && state.weights[id] > 1.7
    if (sure && !state.met.some(([met]) => met === id)) state.met.push([id, state.turn])
  }
  const touches = reading.situations.some(
    ({ id, strong, signs }) => id === state.situation && (strong || signs.length > 1),
  )
  if (touches) state.touchedAt = state.turn
  const quiet = state.turn - state.touchedAt
  const held = new Set(state.met.map(([id]) => id))
  let best = state.situation
  // A talk that has gone elsewhere is elsewhere; only what is gravest stays through long silence.
  if (best && quiet >= 3 && situation(best).gravity < 5 && reading.words >= 6) {
    state.weights[best] = Math.min(state.weights[best] ?? 0, 0.5)
    state.met = state.met.filter(([id]) => id !== best)
    held.delete(best)
    best = null
  }
  for (const [id, weight] of Object.entries(state.weights)) {
    if (!held.has(id)) continue
    const other = best ? (state.weights[best] ?? 0) : 0
    const heavier =
      best !== null && situation(id).gravity > situation(best).gravity && weight > other * 0.6 && weight > 1.6
    // One phrase in passing does not turn a talk round.
    const fresh =
      quiet >= 2 &&
      (state.signs[id]?.length ?? 0) >= 2 &&
      state.met.some(([met, turn]) => met === id && turn === state.turn)
    if (
      best === null ||
      heavier ||
      (fresh && situation(best).gravity < 5) ||
      (weight > other + 0.6 && situation(id).gravity >= situation(best).gravity - 1)
    )
      best = id
  }
  if (best !== state.situation) state.touchedAt = state.turn
  state.situation = best
}

/** Said of good things: they are heard as such, whatever trouble the same word can stand for elsewhere. */
export const bright =
  /\b(?:happy|just to (?:chat|talk|say hi|say hello)|laughed at my jokes?|first time since|apologi[sz]ed(?: to me)? today|said sorry(?: to me)? today|met someone|forgave me|hugged me|good news|i passed|we won|came first|guess what|so light|lighter|we laughed|danced|sang|promotion|got the job|engaged|pancakes|proud|yay|finally called|paid me back|taught me|best (?:day|night)|thrilled|excited|wonderful|lovely|sweet|for the first time in (?:\w+ )?(?:years|months)|made up|surpris\w+ me|(?:she|he|they) said yes|patient|fun|with a card|something nice|got into|passed (?:my|his|her)|wanted to tell someone|good news|relieved|missed me)\b/i
const hardWords =
  /\b(?:lie[ds]?|lying|liar|empty|expected more|hurts?|ignor\w+|refus\w+|reject\w+|hates?|blam\w+|cry|left (?:me|us|him|her)|lost|never|wont|doesnt|didnt|cant|fights?|worse|problems?|wrong|unfair|rude|selfish|alone|stuck|secret\w*|stole|broke\w*|killing me|sick of|without (?:him|her|me|them)|too much|enough|barely|nothing|nobody|no one|only when|behind|forced|hung up|panicked|pressure\w*|complain\w*|shame|stupid|awkward|difficult|struggl\w+|trouble|cried|crying|silent|guilty|slammed|shouts?|yells?|snaps|late|cancel\w*|grabbed|credit|owes|miss (?:him|her|them|my)|died|funeral|tired of|exhausted|expects?|have to|fight\w*|argu(?:e|ing)|money|police|noise|noisy|loud|drums|until (?:\w+ )?(?:at night|midnight)|moved out|so quiet|not great|rough|awful)\b|n[’']t\b/i

/** Whether anything hurts here at all. A happy or a plain message is not answered as if it did. */
export function troubled(state: State, reading: Reading): boolean {
  const sore =
    !(state.bright && !reading.feeling && !/\b(?:but|never|not|didnt|dont)\b|n[’']t\b/i.test(reading.text)) &&
    reading.emotions.some(
      (it) => /^(?:sadness|hurt|anger|fear|shame)$/.test(it.family) && (it.named !== null || it.strength > 0.45),
    )
  const shows = () => !state.bright && !happyTone(reading) && reading.tone.valence < -0.45
  const happy =
    (bright.test(reading.text) || reading.emotions.some((it) => /^(?:joy|love|gratitude)$/.test(it.family))) &&
    !/\b(?:never|not|nobody|wont|doesnt|didnt)\b|n[’']t\b/i.test(reading.text)
  const heavy = state.met.some(
    ([id, turn]) =>
      situation(id).gravity >= 2 &&
      turn === state.turn &&
      !((happy || state.bright) && !sore && situation(id).gravity < 4),
  )
  const hard = !state.bright && !happy && hardWords.test(reading.text)
  return (
    hard ||
    sore ||
    heavy ||
    reading.noticed.some(({ notice }) => notice.mood !== undefined && !(state.bright && notice.id === 'tears')) ||
    reading.acts.some((act) => (act === 'script' && !state.bright) || act === 'judge-me' || act === 'why-do-they') ||
    // Last, since only this makes the tone be worked out.
    shows()
  )
}

const happyTone = ({ tone }: Reading): boolean => tone.valence > 0.2

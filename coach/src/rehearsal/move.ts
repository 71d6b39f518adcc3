import type { TurnReading } from '../detectors/turn.ts'
import type { Mood, Move } from './cues/replies.ts'
import { acknowledges, feels, ownScene } from './feels.ts'
import { askingAfter, askingGrasp, deciding, greeting, halting, holding, ofOneself } from './moves-told.ts'
import { scorns } from '../mediation/danger.ts'
import { forcing, offering, pausing, sneering, sorryIn } from './sorry.ts'
import type { Stance } from './stance.ts'

/** What the line does, as the one who has to answer it would take it. */
export function moveOf(reading: TurnReading, stance: Stance): Move {
  const did = (...acts: string[]) => reading.acts.some(({ id }) => acts.includes(id))
  if (forcing(reading.text.slice(0, 2000))) return 'threat'
  if (did('threat') || (stance === 'power' && sanction.test(reading.text.slice(0, 2000)))) return 'threat'
  if ((did('contempt') || scorns(reading.text)) && !ofOneself(reading.text)) return 'attack'
  const text = reading.text.slice(0, 2000)
  const blames = did('criticism') && /\byou/i.test(text) && reading.harm.score >= 2
  const sorry = sorryIn(text)
  if (sorry === 'but' || sorry === 'thrown') return 'unsorry'
  if (shaming.test(text)) return 'accuse'
  if (sneering(text) || (reading.sarcasm.level === 'likely' && stance !== 'power')) return 'sneer'
  if (pausing(text)) return 'pause'
  if (greeting(text)) return 'hello'
  if (holding(text)) return 'hold'
  if (halting(text)) return 'limit'
  if (ofOneself(text) && stance !== 'power' && !/\?\s*$/.test(text) && sorry === null) return 'tell'
  if (!blames && (sorry === 'own' || reading.apology.kind !== 'non-apology')) {
    if (reading.features.gratitude.length > 0 && reading.sarcasm.level === 'none' && !did('apologise')) return 'thanks'
    if (mending.test(text)) return 'mend'
    if (opened.test(text)) return 'talk'
    if (offering(text)) return 'offer'
    if (deciding(text) && stance !== 'power') return 'decide'
    if (/\b(?:mine|ours|my (?:news|story|business)) to (?:tell|share|say|give|decide)\b/i.test(text)) return 'claim'
    if (askingAfter(text)) return 'after'
    if (askingGrasp(text)) return 'grasp'
    if (wondering.test(text)) return 'ask'
    if (asking.test(text) || reading.needs.requests.some(({ quote }) => !/^stop/i.test(quote))) return 'request'
    if (limit.test(text) && !did('apologise') && reading.needs.requests.length === 0) return 'limit'
    if (acknowledges(text) && !text.includes('?')) return 'see'
    if (/^\W*(?:(?:so|and|but|then|well),? )?(?:what|how|why|where|when|who)\b/i.test(text) && /\?\s*$/.test(text))
      return 'ask'
    if (plainQuestion.test(text)) return 'ask'
    if (ordering.test(text)) return 'order'
    if (/\bi (?:really |still |just )?(?:love|miss) (?:you|u|us)\b/i.test(text) && stance === 'interests') return 'tell'
    if (ownScene(text) && stance !== 'power' && !did('apologise', 'accountability')) return 'tell'
    if (
      feels(text) &&
      !did('apologise', 'request', 'demand') &&
      reading.needs.requests.length === 0 &&
      stance !== 'power'
    )
      return 'tell'
  }
  if (sorry === 'own' && !did('criticism')) return 'sorry'
  if (did('criticism') || reading.apology.kind === 'non-apology') return 'accuse'
  if (stance === 'power') return did('withdraw') ? 'leave' : 'order'
  if (did('apologise', 'accountability')) return 'sorry'
  if (did('withdraw')) return 'leave'
  if (reading.needs.requests.length > 0 || did('request')) return 'request'
  if (did('demand')) return 'order'
  if (did('invalidate', 'defend')) return stance === 'rights' ? 'claim' : 'accuse'
  if (did('disclose') || reading.needs.feelings.length > 0 || reading.needs.needs.length > 0) return 'tell'
  if (stance === 'rights') return did('complaint') && !ruled.test(reading.text) ? 'accuse' : 'claim'
  if (did('validate')) return 'see'
  if (did('offer')) return 'offer'
  if (reading.features.gratitude.length > 0) return 'thanks'
  if (did('complaint')) return 'accuse'
  return did('question') || /\?\s*$/.test(reading.text) ? 'ask' : 'plain'
}
const opened =
  /^\W*(?:(?:hi|hey|hello|good (?:morning|evening|afternoon))\b[^.!?]{0,24}[.!?]?\s*)?(?:(?:can|could|may) (?:we|i) (?:please |just )?(?:talk|speak|have a word)|(?:i(?:[’']d| would) like|i (?:want|need)) to (?:talk|speak) (?:to|with|about)|have you got a (?:minute|moment)|do you have (?:a minute|a moment|time))\b|^\W*(?:[\p{L}’'-]+,? )?(?:i (?:have|need|want|would like|[’']d like)|i[’']d like|there[’']?s something i (?:have|need|want)) to (?:tell you something|ask (?:you )?(?:something|about)|talk|speak|raise|bring (?:something )?up|say something)\b/iu
/** "What would you need from me?" asks, whatever there is in it to be done. */
const wondering =
  /^\W*(?:(?:so|and|but|then|well|ok(?:ay)?),? )?what (?:would|do|did|could|can) (?:you|it|we)\b[^?]*\?\s*$/i
const limit =
  /\b(?:no right to|i (?:will not|won[’']?t|am not going to|[’']?m not going to) be \w+(?:ed|en|t) (?:at|to|like|down|off|around|about)\b|my body|not yours to|i (?:will not|won[’']?t|am not going to|[’']?m not going to|can[’']?t) [^.!?]{0,40}\b(?:when|while|if|any ?more|any longer|like that)\b|please (?:don[’']?t|do not|stop)|i (?:need|want) you to stop|i don[’']?t want (?:you to|to be)|that is my (?:decision|choice|business))/i
const sanction = /\b(?:if|or|unless|until|then|otherwise)\b/i
/** A judgement dressed as advice or as a question: there is nothing in it to be asked or done. */
const shaming =
  /\byou should be ashamed\b|\bshame on you\b|^\W*why (?:do|did|are|must|can[’']?t|don[’']?t|won[’']?t) (?:you|u) (?:\w+ )?(?:hate|never|always|lie|ignore|refuse|blame|care|ruin|punish|embarrass|humiliate)\b/i
const mending =
  /\bi forgive you\b|\b(?:i[’']?m|i am) not (?:mad|angry|cross|upset) (?:any ?more|with you)|\b(?:let[’']?s|can we) (?:make up|start (?:again|over)|be friends)\b/i
const asking =
  /(?:^|[.!?,]\s*)\W*(?:so |and |but |then |please |maybe )?(?:can|could|would|will) (?:we|you|u)\b(?! (?:ever|just (?:stop|listen)|believe|stop|shut|even))[^?]*\?|\b(?:would|could|is) [^.?!]{2,60}\b(?:be possible|possible|work for you|be (?:ok|okay|all right|alright))\s*\?/i
const plainQuestion =
  /^\W*(?:so |and |but |then )?(?:do|did|are|is|was|were|have|has|am|shall|should) (?:you|u|we|i|it|he|she|they|that|this)\b[^?]*\?\s*$/i
const ordering =
  /^\W*(?:so |and |just )?(?:stop|don[’']?t|do not|get|put|give|clean|pick|come|leave|listen|answer)\b(?![^.!?]*\b(?:please|worry|be sad|be afraid)\b)/i
const ruled = /\b(?:agreed|promise\w*|fair|turn|right|rule|owe|paid|half|contract|policy)\b/i

const weights: Partial<Record<Move, number>> = {
  threat: 1,
  attack: 1,
  accuse: 0.6,
  unsorry: 0.35,
  sneer: 0.5,
  order: 0.7,
  claim: 0.3,
  leave: 0.4,
  limit: 0.2,
  talk: -0.1,
  mend: -0.8,
  request: -0.5,
  offer: -0.6,
  sorry: -0.7,
  thanks: -0.5,
  see: -0.7,
  after: -0.3,
  decide: 0.1,
  tell: -0.5,
  ask: -0.3,
}

/**
 * How closed the other is by now: every line of the person's counts, the older ones less; nobody opens at one
 * word. `base`: where they stand by nature, 1 or above, from what they were quoted as saying.
 */
export function moodOf(moves: readonly Move[], base: number): Mood {
  let guard = base
  for (const move of moves) guard = Math.min(2.4, Math.max(-0.6, base + (guard - base) * 0.85 + (weights[move] ?? 0)))
  return guard >= 1.65 ? 'closed' : guard >= 0.35 ? 'guarded' : 'open'
}

/** The act for the label: what the line does as a whole, where its parts alone read otherwise. */
export function actOf(reading: TurnReading, move: Move): TurnReading['main'] {
  const did = (act: string) => reading.acts.some(({ id }) => id === act)
  if (move === 'unsorry') return 'defend'
  if (move === 'sneer') return 'contempt'
  if (move === 'pause') return 'repair'
  if (/^(?:limit|hold)$/.test(move) && /^(?:agree|withdraw|demand|complaint|disclose|null)$/.test(String(reading.main)))
    return 'request'
  if (/^(?:after|grasp)$/.test(move)) return 'question'
  if (move === 'decide' && reading.main !== 'disclose') return 'disclose'
  if (move === 'offer') return 'offer'
  if (move === 'sorry') return sorryIn(reading.text) === 'own' ? 'apologise' : (reading.main ?? 'accountability')
  if (move === 'accuse' && did('criticism') && /^(?:complaint|question|demand)$/.test(reading.main ?? ''))
    return 'criticism'
  const hard = reading.main === null || /^(?:complaint|criticism|defend)$/.test(reading.main)
  if (move === 'threat') return 'threat'
  if (move === 'accuse' && reading.main === 'demand') return 'criticism'
  if (move === 'ask' && hard) return 'question'
  if ((move === 'see' || move === 'thanks') && (hard || reading.main === 'disclose')) return 'validate'
  if (move === 'request' && (hard || /^(?:demand|withdraw|disclose)$/.test(reading.main ?? ''))) return 'request'
  if (move === 'tell' && hard && (reading.main !== 'complaint' || ofOneself(reading.text))) return 'disclose'
  // "You did not even text me" opens a quarrel, it does not answer one.
  if (move === 'accuse' && reading.main === 'defend' && /^\W*(?:you|u)\b/i.test(reading.text)) return 'complaint'
  return reading.main
}

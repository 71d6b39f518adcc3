import type { ActSpan } from '../detectors/acts.ts'
import type { TurnReading } from '../detectors/turn.ts'

/** "And that's my fault. Course it is": who owns up in scorn owns nothing. */
const mockOwned =
  /\b(?:of course|course|obviously|naturally|sure|apparently|clearly|typical|figures|as (?:always|usual|per)|like (?:always|everything|usual)|everything|always|must be|got to be|has to be|somehow|magically|how (?:silly|stupid)|silly me|blame me)\b|\?\s*$|🙄|🙃/iu
const fault =
  /(?:^|[.!?,] ?)(?:(?:oh|and|so|right|great|yeah|ok|okay|wow|lol|no|but|because|cos|then|now|sure|fine)[,.]? )+(?:it|that|this|everything)?(?:[’']?s| is| was| must be| will be)? ?(?:all |always |somehow |now |also )*(?:my|our) fault\b/iu
/** A question or an order that asks for proof of where somebody is. */
const proofAsked =
  /\b(?:send|show|text|snap|whatsapp|facetime|give) (?:me |us )?(?:\p{L}+ )?(?:an? |the |your |some |another )?(?:\p{L}+ )?(?:photos?|pics?|pictures?|selfies?|videos?|screenshots?|(?:live |your )?location|proof|receipts?|ticket)\b(?: (?:of|with|from|showing|right|so|that) (?!(?:the )?(?:cake|dress|baby|dog|cat|food|menu|kids|view|outfit|beach|garden|recipe|sofa|paint)\b)[^.!?\n]{0,60}|[^.!?\n]{0,20}$)/iu
const places =
  /\b(?:where (?:you|u|ur)|who (?:you|u|ur|is|s)|platform|station|train|bus|street|sign|clock|bar|pub|club|room|hotel|table|restaurant|desk|office|tills?|ticket|receipt|proof|prove|location|right now|now\b|so i (?:know|can see|believe)|believe)\b/iu
/** What would prove it, asked of somebody who is not believed. */
const asksProof = (text: string): boolean =>
  (proofAsked.test(text) && places.test(text)) || /^\W*(?:then )?(?:show|prove) (?:me|it)\b/i.test(text)

const sendsAway =
  /(?:^|[.!?,] ?)(?:(?:ok|okay|fine|so|then|well|just|you can|u can|go|go and|and)[,.]? )*(?:sleep|stay|live|crash|kip|doss|go back|go home|move in) (?:at|on|in|with|to|outside|round|over|there|somewhere)\b(?! (?:with me|here|home with))/iu
const jeers =
  /\bdon[’']?t (?:you )?(?:dare |even )?(?:come|go) (?:crying|running|crawling|whining|moaning|begging|whinging|whingeing)\b|\bdon[’']?t (?:bother|expect)\b|\b(?:maybe|perhaps)(?: (?:next time|now|then))+,? (?:you|u)(?:[’']?ll| will)?\b/iu
const unable =
  /\bi (?:really |just |honestly )*(?:can[’']?t|cannot|couldn[’']?t|won[’']?t|don[’']?t (?:really |even )?think i(?:[’']?ll| can| could| will)|(?:[’']?m|am) not sure i (?:can|could))\b/i
/** "I see it every time I close my eyes" sees what happened, and nobody's side. */
const haunted =
  /\bi (?:still |can still |just |keep )?(?:see|hear|feel)(?:ing)? (?:it|him|her|them|that|this) (?:every|each|all the|again|whenever|when|in my|at night|still|over and over|before me|right|there|everywhere|as if|now)\b/iu
/** "Funny how Ruth gets asked": somebody who is not in the room is envied, and the one who hears it is not run down. */
const envious =
  /\b(?:funny|odd|strange|weird|interesting|amazing) (?:how|that) (?!(?:you|u|ya|your|ur|youre|you[’']\p{L}+|nobody|no ?one|none)\b)/iu
/** "Nobody asked me" is said of oneself. */
const unasked = /\b(?:nobody|no ?one) (?:even |ever )?(?:asked|told|asks|tells) (?:me|us)\b/i
const mocks = /\b(?:you|u|youre)\b(?!\W*$)/iu

const shared =
  /\b(?:i(?:[’']?m| am|m| was| feel| felt| got| get| still)|it|that|this|you) (?:\p{L}+ ){0,3}?(?:hurts?|hurting|upset|sad|scared|lonely|alone|angry|worried|tired|exhausted|left out|embarrassed|ashamed|crying|cried|gutted|stressed|overwhelmed|anxious|unhappy|miserable|struggling|matters?|bothers?|bothered)\b|\b(?:feel|felt|feeling|feelings)\b|\bi (?:miss|cried|hate (?:it|this|that|when)|can[’']?t (?:cope|sleep|take|do))\b/iu

/** Whether the turn says how it is for its speaker: what can be waved away. */
export const tellsFeeling = (text: string): boolean => shared.test(text.slice(0, 1000))

/** Whether the act stands in the words alone, and not in what they are said for. */
export function onlySeems(act: ActSpan, turn: TurnReading, text: string): boolean {
  switch (act.id) {
    case 'accountability':
      return fault.test(text) && mockOwned.test(text)
    case 'agree':
      return sendsAway.test(text) || asksProof(text)
    case 'offer':
      return jeers.test(text) || asksProof(text) || unable.test(text.slice(Math.max(0, act.start - 25), act.end))
    case 'request':
      return jeers.test(text) || asksProof(text)
    case 'repair':
      return sendsAway.test(text) || haunted.test(act.quote)
    case 'validate':
      return haunted.test(act.quote)
    case 'invalidate':
      return unasked.test(act.quote + text.slice(act.end, act.end + 4))
    case 'contempt':
    case 'criticism':
      return turn.acts.length > 0 && envious.test(act.quote) && !mocks.test(act.quote)
    default:
      return false
  }
}

const complaining = new Set(['complaint', 'criticism', 'contempt', 'demand', 'disclose', 'request', 'threat'])
const ofOther = /\b(?:you|u|ur|your|youre|you[’']\p{L}+)\b/iu
/** A laugh at what a third one is said to have done waves away nobody's feeling: nobody has told of one. */
export const wavesAway = (quote: string, before: readonly TurnReading[], speaker: string | null): boolean =>
  ofOther.test(quote) ||
  before
    .slice(-4)
    .some(
      (it) =>
        it.speaker !== speaker &&
        (tellsFeeling(it.text) ||
          (it.acts.some(({ id }) => complaining.has(id)) && ofOther.test(it.text.slice(0, 1000)))),
    )

import { sentenceWith, type Shape, type Shaping, wholeOf } from './shape.ts'
import type { Seen } from '../seeing.ts'

const lead =
  '(?:(?:hi|hey|hiya|okay|so|right|and|but|babe|love|mate|guys|everyone|all|mum|dad|hun|darling|wait|um|erm|sorry|quick question|ps|also|hello|yo|bro|sis|dude|girl|just wondering|random but|honestly|like|god|lol|oh|well|then|or) ?[,!.:]? ?)*'
/** Questions as people put them without the mark. */
const put = new RegExp(
  `^${lead}(?:(?:who|what|when|where|which|whose|why|how)(?:s|re|d|ll)? (?!(?:a|an|ever|the hell ever)\\b(?! (?:time|date|plan|are|is)))(?:\\w+ ?)|(?:are|is|do|does|did|have|has|was|were|can|could|will|would|should|shall|any ?one|anybody) (?:you|u|we|they|he|she|it|i|the|that|this|there|your|my|our|any|anyone|everyone|mum|dad|got|know|else|free|up|want|fancy)\\b)`,
)
const inside =
  /(?:^|, ?)(?:what times?|whats|what is|wheres|where is|when is|whens|whos|who is|hows the|how much|how many) /
const tag = /\bor (?:not|what|nah|no)[.! ]*$|\bright[.! ]*$(?<=\byou\b.{0,40})/
const told =
  /^(?:what (?:a|an|i|you (?:did|said|do|posted|want is|need is)|matters|happened (?:was|is))|when (?:i|you|we|he|she|they|it|im|youre)\b(?! (?:free|coming|back|home))|where (?:i|theres)|who (?:cares|knows|do you think)|how (?:dare|could|rude|nice|lovely|kind|sweet|sad|awful|typical|i|you (?:just|always|never|treat|speak|talk))|have (?:a|fun|you ever)|do (?:it|what|not|your|me|that)|will (?:do|you ever)|would (?:love|you ever)|can you (?:believe|not|just)|do you (?:ever|even|know how)|is (?:it|that) (?:too much|so hard))\b/
const asked =
  /\b(?:can|could|would|will) (?:you|u|someone|somebody|anyone|everyone|we all|we)(?: \w+){0,2} (?:please |pls |just |maybe )?\w+|\b(?:please|pls|plz)\b|\b(?:i|we)(?:d like| need| would like|ll need) (?:you|everyone|someone) to\b/
const notAsked =
  /\b(?:can|could|will|would) (?:you|we) (?:not|ever|even|just (?:not|stop)|believe|imagine|talk|please not|stop|leave|be)\b|\bplease (?:dont|stop|leave)\b/

/** What a message that is nothing else plainly does: it asks for something, or to know something. */
export function plainly(seen: Seen): Shape | null {
  const { parts, read } = seen
  if (read.words > 60 || read.text.length > 420) return null
  const question = parts.find(
    ({ text, close }) =>
      (close.includes('?') || put.test(text) || inside.test(text) || tag.test(text.replace(/[.!]+$/, ''))) &&
      !told.test(text.replace(new RegExp(`^${lead}`), '')),
  )
  if (!notAsked.test(read.text)) {
    const request = sentenceWith(seen, 'request', asked, notAsked)
    if (request) return { kind: 'request', span: request, most: 0.55 }
  }
  if (!question) return null
  const kind = /\bwhy (?:did|do|didnt|dont|havent|arent|are|were|werent|would|wont|cant) (?:you|u)\b/.test(
    question.text,
  )
    ? 'question-why'
    : 'question'
  return { kind, span: sentenceWith(seen, kind, literally(question.text)) ?? wholeOf(seen, kind), most: 0.55 }
}

const literally = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

const us =
  /\b(?:i dont (?:even )?know|not sure|no idea|tell me|idek) (?:what (?:we|this|i am to you|i mean to you)|where (?:we|i|this) (?:stand|are|is going)|(?:if|whether) (?:you|we) (?:even |still |really )?(?:love|like|want|care|are|have|trust|miss))\b|\bare (?:we|you and (?:me|i)) (?:still |even |actually )?(?:friends|together|okay|good|a thing|talking|mates|done|over|exclusive|cool)\b(?: .{0,30})?(?:\?|or (?:what|not|nah)|$|because|bc)|\bwhat (?:even )?are we\b|\bare you (?:breaking up|going off|bored|sick|tired|mad|angry|annoyed|ghosting|avoiding|ignoring)(?: \w+)? (?:me|of me|with me|at me|us)\b/
const talk =
  /\b(?:id|i would|wed|we would|ill need|i need|we need) (?:really |also )?(?:like )?to (?:speak|talk|meet|have (?:a )?(?:word|chat|talk|conversation|meeting)) (?:with|to) you\b|\bcan (?:we|you) (?:find|make|set aside) (?:some |a )?(?:time|half an hour|ten minutes|a slot) (?:to (?:talk|speak|chat|meet)|for a (?:chat|call|talk))\b|\bplease (?:come and )?(?:see|speak to) me (?:before|after|when|at|today|tomorrow|in|first)\b/
const oneWord =
  /^(?:and )?(?:seriously|really|what|huh|wtf|why|when|where|who|how|how come|since when|for real|fr|excuse me|pardon|which|says who|so|eh|hello|hm+|is it|are you|did you|you did|omg)[?.! ]*$/
const sos =
  /^(?:help|help me|sos|please help|i need help|need help|emergency|come quick|please come|call me now please|pick up please)(?: (?:me|please|now|asap|mum|dad))*[.!]*$/
const bareSorry =
  /^(?:im |i am |so |really |very |truly |oh |ah |okay |just |honestly |babe |love |mum |dad )*(?:sorry|apologies|my bad|sorry sorry)(?: (?:babe|love|mum|dad|mate|darling|xx?x?|okay|though|again))*[.!]*$/
const regret =
  /^(?:hi |hey |so |really |god |ugh |oh |ah |honestly |okay |im |i am |very |truly |and |look )*(?:so )?sorry (?:(?:for|about) (?!your\b|you\b|the loss|everyone|caring|having|being (?:alive|honest))|(?:that )?(?:i|ive|i have|its|been|took|not|we|havent|i havent)\b(?! (?:have (?:a|feelings|standards)|bothered|asked|exist|care|ever|cant be perfect|am not perfect|hurt your feelings if)))/
const falsely =
  /\bsorry (?:(?:if|but|you|that you|not sorry)\b|i (?:have a|ever|bothered|asked|exist))|\bbut (?:you|it was you|someone)\b|\bsorry not sorry\b|\bif (?:you|i|that|it) (?:feel|felt|upset|offended|were|was)\b/

/** Questions about the two of them, calls to a talk, one word with a mark, a cry for help, a plain sorry. */
export const asking: Shaping = (seen) => {
  const { read, text } = seen
  const bare = read.text.trim()
  if (sos.test(bare)) return { kind: 'help', span: wholeOf(seen, 'help'), most: 0.45 }
  if (oneWord.test(bare) && (/\?/.test(text) || /^(?:why|when|where|who|what|how|which)\b/.test(bare)))
    return { kind: 'short-ask', span: wholeOf(seen, 'short-ask'), most: 0.4 }
  if (bareSorry.test(bare)) return { kind: 'sorry-bare', span: wholeOf(seen, 'sorry-bare'), most: 0.45 }
  if (read.words > 45) return null
  const well = (kind: Shape['kind'], pattern: RegExp, most: number, unless: RegExp | null = null): Shape | null => {
    const span = sentenceWith(seen, kind, pattern, unless)
    return span && { kind, span, most }
  }
  const between = well('question-worry', us, 0.65)
  if (between) return between
  const called = well(
    'summons',
    talk,
    0.7,
    /\b(?:about (?:the|your) (?:\w+ )?(?:promotion|wedding|party|holiday|trip))\b/,
  )
  if (called) return called
  return falsely.test(bare) || /\bcant (?:make|come)|cancel|lose your|your (?:loss|mum|dad)\b/.test(bare)
    ? null
    : well('apology', regret, 0.75)
}

import { menacing } from '../alarm.ts'
import { kissed, sentenceWith, type Shaping, unsigned, weighed, wholeOf } from './shape.ts'

const day =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thurs?|fri|sat|sun|tomorrow|tonight|later|soon|then|there|in a (?:bit|min|minute|sec|while)|the weekend|next week|\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?|noon|midday|half \\w+|(?:ten|five|twenty|fifteen|a few) (?:mins?|minutes))'
const lead =
  '(?:(?:hi|hey|hiya|okay|right|yes|yeah|cool|great|perfect|lovely|no worries|sorry|so sorry|ah|oh|mum|dad|babe|love|mate|hun|darling|both|all|guys|just|quick one|btw|fyi|ps|also|and|so|well|got it|thanks|sounds good|sure) ?[,!.]? ?)*'
const only = (body: string) =>
  new RegExp(
    `^${lead}(?:${body})(?: (?:though|then|now|all|guys|everyone|love|babe|darling|mum|dad|mate|hun|xx?))*[.! ]*$`,
  )

const coming = new RegExp(
  `^${lead}(?:(?:im|ill be|we are|were|well be|going to be|be|might be|its|train is|bus is|running) )*(?:(?:a (?:bit|little|few|couple of)|about|like|\\d+|five|ten|fifteen|twenty|half an hour|an hour|slightly|bit) ?(?:minutes|mins?|m)? ?(?:late|behind|away|off|out)\\b|running (?:a (?:bit|little) |slightly |\\d+ (?:mins? |minutes )?|ten |five )?(?:late|behind)\\b|on (?:my|our) way\\b|omw\\b|here\\b(?! (?:for|you|i|with))|outside\\b$|(?:just )?(?:left|leaving|landed|arrived|parked|parking|boarding|boarded)\\b|(?:nearly|almost|just got|finally) (?:home|there|back|in)\\b|home(?: safe| now| late| by| at| in)\\b|back (?:at|by|in|home|around|for)\\b|stuck (?:in|at) (?:traffic|work|the)\\b|there (?:in|at|by|soon))|^${lead}(?:got|made it|arrived|back|im|were|we are) (?:home|in|back|there|here)(?: safe(?:ly)?| okay| fine| now| in one piece)*[.! ]*$`,
)
const settled = only(
  `(?:(?:ill|we will|well|will) )?(?:see|meet|catch|speak to|talk to|call|ring|pick) (?:you|ya|u|you all|up you)?(?: (?:both|all|up))?(?: (?:at|on|in|there|for|by|from|outside|the|usual|place|station|front|after|work|school|lunch|dinner|drinks|around|about|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|evening|afternoon|night|same|time|your|our|mine|yours|house|pub|cafe|gym|again|\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?|soon|then|later|next|week|weekend|half|past|quarter|noon|ish))*`,
)
const night = only(
  `(?:good ?night|night(?: night)?|nighty night|nights|sleep (?:well|tight)|sweet dreams|nite)(?:[,!. ]+(?:sleep (?:well|tight)|sweet dreams|love you|love|darling|sweetheart|mum|dad|babe|beautiful|hun|sweetie|see you tomorrow|speak tomorrow|my love|[a-z]{3,8}))*`,
)
const agreed = only(
  `(?:(?:okay|yes|yeah|yep|sure|great|cool|perfect|lovely|brilliant|fab|deal|will do|got it|noted|done|no problem|no worries|np|sounds (?:good|great|lovely|perfect|fun|like a plan)|works for me|fine by me|that works|thats (?:great|perfect|fine|fab|good|okay)|all good|of course|alright|good|ace|amazing|ta|thanks|thank you|see you then)[,.! ]*)+`,
)
const bareYes =
  /^(?:okay|fine|good|great|cool|sure|yes|no|alright|lovely|perfect|brilliant|nice|amazing|noted|done|all good|thats (?:fine|okay|great|good)|of course)[. ]*$/
const errands =
  'order|save|grab|get|bring|fetch|buy|take|put|leave|book|turn|switch|feed|walk|let|lock|charge|check|pick up|drop|defrost|empty|text|ring|call|send|print|water|hang|move|pay|ask|tell|remind|keep|pop|add|lend|wake|open|close|shut|sign|return|post|cancel|collect|meet'
const chore = new RegExp(
  `^${lead}(?:please |can (?:you|we|someone) |could you |would you |will you |(?:dont|do not) forget (?:to |about )?|remember (?:to )?|make sure (?:to |you )?)*(?:(?:${errands})\\b (?:me|us|the|my|your|our|some|a|an|it|that|those|them|milk|bread|up|in|out|by|off|on|to|him|her|leo|[a-z]+s?)\\b|(?:dont|do not) forget\\b (?!(?:who|what (?:you|i)|that (?:you|i)|me\\b|about (?:me|us)|i )))`,
)
const doing = new RegExp(
  `^${lead}(?:ill|i will|im going to|we will|well|can) (?:(?:just|also|try and|try to|go and) )*(?:send|bring|call|ring|text|email|message|pick|drop|sort|fix|get|cook|transfer|book|order|let (?:you|u) know|forward|print|grab|swing by|collect|feed|walk|water|check (?:with|if|the|on|my)|ask|pop|share|post|upload|share) (?!(?:someone|somebody) else|what i want|even|out|over it|revenge|rid|the police)\\b`,
)
const wants = new RegExp(
  `^${lead}(?:(?:dont|do not) forget|remember (?:to|the|your|my)|make sure|please (?:${errands})|(?:can|could|would|will) (?:you|u) (?:please |just )?(?:${errands})|(?:${errands}))\\b`,
)
const offTask =
  /\b(?:always|never|again|or else|for once|alone|out of my|lost|a life|off my|your act|hell|fuck\w*|shit|over it|over yourself|used to|worse|what you|sick|back at|even|my head|me wrong|together|real|together|help|breath|apologis\w*|responsib\w*|lawyer|police|hurt|sorry|kill|hate|love me|trust|photo|picture|pics?|nudes?|selfie|location|password|phone (?:on|now)|now or|immediately|money or|marriage|divorce|things and|stuff and|out of (?:here|my)|going|away)\b/

const reminder = new RegExp(
  `^${lead}(?:just a reminder|a (?:quick |gentle )?reminder|reminder|(?:dont|do not) forget (?:its|that its|we|about the)|remember its)\\b`,
)
const either =
  /\b(?:i (?:really |honestly |genuinely )*dont mind|either (?:is|s|one is|works|way)|(?:im|i am) (?:not fussed|easy|happy with (?:either|whatever|both))|you (?:choose|pick|decide)|your (?:call|choice|pick)|whatever you (?:want|fancy|prefer|like|feel like)|up to you|both (?:are|sound) (?:fine|good|great))\b/g

/** Where, when and what to bring: a kiss at the end makes it kind, and nothing else. */
export const logistics: Shaping = (seen) => {
  const { read, text, stings, turn, context } = seen
  if (
    read.words <= 30 &&
    read.text.length < 220 &&
    reminder.test(read.text) &&
    stings.length === 0 &&
    !offTask.test(read.text)
  )
    return { kind: 'information', span: wholeOf(seen, 'information'), most: 0.6 }
  const choices = read.words <= 25 && read.text.length < 200 ? (read.text.match(either)?.length ?? 0) : 0
  if (
    choices > 1 ||
    (choices === 1 && (kissed(text) || /!/.test(text) || /\b(?:honestly|really|haha)\b/.test(read.text)))
  )
    return stings.length > 0 ||
      context?.quarrel ||
      context?.wrong ||
      /\b(?:always|never|anyway|whatever i|anymore)\b/.test(read.text)
      ? null
      : { kind: 'leaves-it', span: wholeOf(seen, 'leaves-it'), most: 0.55 }
  if (
    read.words > 18 ||
    read.text.length > 140 ||
    stings.length > 0 ||
    turn.spans.contempt.length > 0 ||
    turn.spans.criticism.length > 0
  )
    return null
  if (context !== null && (context.ex || context.quarrel || context.wrong !== null)) return null
  if (/\bblocked|stalk|police|scared|afraid|restraining\b/i.test(context?.text ?? '')) return null
  if (weighed(seen, 'insult', 'ultimatum', 'break-up') >= 2) return null
  const body = unsigned(text)
  const plain = read.text
    .replace(/(?:[ ,.!?]+(?:x{1,6}|xo(?:xo)*))+\s*$/, '')
    .replace(/[^\p{L}\p{N}\s.,!?:'-]/gu, '')
    .trim()
  if (night.test(plain)) return { kind: 'goodnight', span: wholeOf(seen, 'goodnight'), most: 0.7 }
  if (plain.endsWith('?') && !wants.test(plain)) return null
  const whole = (kind: 'settled' | 'agreed', most: number) => ({ kind, span: wholeOf(seen, kind), most })
  if (settled.test(plain) && new RegExp(day).test(plain)) return whole('settled', 0.7)
  // "Fine." alone may be anything; with a kiss or a smile it is a yes.
  if (
    agreed.test(plain) &&
    (kissed(text) || /!|[👍👌🙏]/u.test(text) || (!bareYes.test(plain) && read.words > 1 && !/\.\.|…/.test(text)))
  )
    return whole('agreed', 0.6)
  const shown = /\bof (?:you|u|us)\b|\bnude|\byour\b/i.test(body)
  if (menacing(shown ? body : body.replace(/\b(?:photos?|pictures?|videos?)\b/gi, ' '))) return null
  if (coming.test(plain)) return { kind: 'information', span: wholeOf(seen, 'information'), most: 0.75 }
  if (
    doing.test(plain) &&
    !/\b(?:you|your)\b.{0,30}\b(?:always|never|again|should|owe|for once|myself)\b|\bmyself\b|\bmy own\b/.test(plain)
  )
    return { kind: 'information', span: wholeOf(seen, 'information'), most: 0.6 }
  if (read.words <= 14 && wants.test(plain) && chore.test(plain) && !offTask.test(plain)) {
    const span = sentenceWith(seen, 'request', wants) ?? wholeOf(seen, 'request')
    return { kind: 'request', span, most: 0.75 }
  }
  return null
}

const easy =
  /^(?:(?:ah|oh|hey|hi|okay|thats|its|yeah|yes|aw|aww|totally|honestly|sorry to hear|shame|what a shame|that is a shame|thats a shame|dont worry|and|so|all|no) ?[,!.]? ?)*(?:no (?:worries|problem|probs|prob|stress|bother|rush|pressure|biggie|drama)|not a problem|np|all good|its (?:fine|okay|alright|cool|no problem)|thats (?:fine|okay|alright|cool|no problem)|dont worry|not to worry|never mind|shame|what a shame|pity|of course|totally (?:fine|understand|get it)|i (?:totally |completely )?(?:understand|get it)|another time|next time|some other time)\b/
const other = new RegExp(
  `\\b(?:another|some other|a different|next|other) (?:time|day|week|weekend|night|evening|month|one)\\b|\\bnext (?:mon|tues|wednes|thurs|fri|satur|sun)day\\b|\\b(?:lets|we can|we could|we will|well|can we|could we|shall we|how about|what about|maybe|want to|happy to) (?:\\w+ ){0,3}(?:move|push|rearrange|reschedule|swap|shift|postpone|try|catch up|do|meet|make it|${day})\\b|\\b(?:catch up|rain ?check|reschedule|rearrange|postpone)\\b|\\binstead\\b|\\b(?:how|what) about (?:the|a|this|next|some)\\b|\\bhave (?:fun|a (?:good|great|lovely|nice))\\b|\\benjoy\\b|\\bhope you (?:feel|get|have)\\b|\\bfeel better\\b|\\bget well\\b|\\bhow about ${day}\\b`,
)
const declining = new RegExp(
  `\\b(?:i |we |sorry |ah |im afraid i |so sorry )?(?:cant|cannot|wont|wont be able to|am not able to|not going to) (?:\\w+ )?(?:make|do|come|manage|join)\\b|\\b(?:ill|i will|going to have to|ill have to|have to|think ill|might) (?:pass|skip|sit this one out|give it a miss|bail)\\b|\\brain ?check\\b|\\b(?:id|i would|wed) (?:have )?(?:loved?|like) to,? but\\b|\\b(?:not|dont think i) (?:up (?:for|to) it|can make it|free)\\b|\\bcount me out\\b`,
)
/** "Can we do next week instead?": the plan moves, whatever is said sorry for beside it. */
const moving = new RegExp(
  `\\b(?:can|could|shall|may|might) (?:we|i) (?:please |maybe |possibly )?(?:do|move|make|push|shift|swap|change|reschedule|rearrange|postpone|take|have) (?:it |this |that |dinner |lunch |coffee |our \\w+ |the \\w+ )?(?:(?:to|for|on|till|until|back to|back) )?(?:${day}|another (?:day|time|week|evening|night)|next \\w+|a raincheck)\\b|\\b(?:mind|ok|okay|alright) if we (?:move|push|shift|swap|reschedule|do|make) (?:it |this )?(?:(?:to|for|till|until) )?(?:${day}|another|next|instead)`,
)
const soured =
  /\b(?:again|as (?:usual|always|ever)|always|never|ruined|whatever|typical|of course you|suit yourself|alone|forget it|dont bother|used to it|expected|surprise|third|fourth|fifth|every time|hurt|disappointed|upset|because of you|with you|you (?:forgot|didnt|promised|said)|anymore|any more|not okay|over|see you|loan|money|lend|unless|until|or else|ill be here|dont worry about me|somehow|at mine again)\b|🙃|🙄|\.\.|…/u

/** "Another weekend then :)": the plan moves, and nobody draws a line. */
export const rearranging: Shaping = (seen) => {
  const { read, text, stings, turn } = seen
  if (
    read.words > 30 ||
    read.text.length > 240 ||
    stings.length > 0 ||
    turn.sarcasm.level === 'likely' ||
    soured.test(text.toLowerCase())
  )
    return null
  const bare = read.text
  const glad =
    kissed(text) || /!/.test(text) || /\b(?:haha|thanks|thank you|love|hope|looking forward|shame|instead)\b/.test(bare)
  if (
    moving.test(bare) &&
    !/\b(?:talk|speak|discuss|argu\w*|fight\w*|tired|wound up|cool(?:ed)? off|calm)\b/.test(bare) &&
    weighed(seen, 'break-up', 'ultimatum', 'hurt', 'angry') < 2
  )
    return { kind: 'decline', span: sentenceWith(seen, 'decline', moving) ?? wholeOf(seen, 'decline'), most: 0.7 }
  if (
    declining.test(bare) &&
    (other.test(bare) || /\bbut (?:have|enjoy|thanks|thank|save|say|send|tell|hope|good)\b/.test(bare) || glad)
  ) {
    if (weighed(seen, 'break-up', 'ultimatum', 'hurt', 'angry') >= 2) return null
    const span = sentenceWith(seen, 'decline', declining) ?? wholeOf(seen, 'decline')
    return { kind: 'decline', span, most: 0.7 }
  }
  if (!glad && /^(?:no,? )*(?:its|thats) (?:fine|okay|alright)\b.{0,20}\b(?:go|have fun|enjoy|do what)\b/.test(bare))
    return { kind: 'resigned', span: wholeOf(seen, 'resigned'), most: 0.5 }
  if (!easy.test(bare) || !(other.test(bare) || (read.words <= 8 && glad))) return null
  return { kind: glad || read.words > 6 ? 'easy' : 'easy-or-not', span: wholeOf(seen, 'easy'), most: glad ? 0.7 : 0.5 }
}

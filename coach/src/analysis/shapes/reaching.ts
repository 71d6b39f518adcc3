import { sentenceWith, type Shaping, weighed, wholeOf } from './shape.ts'

const missing =
  /\b(?:i |ive |i have )?(?:really |still |just |do |so |honestly )*(?:miss(?:ed|ing)? (?:you|u|us|talking to you|hearing from you|what we had)|(?:cant|havent been able to|never) stop(?:ped)? thinking (?:about|of) (?:you|us)|think(?:ing)? (?:about|of) (?:you|us) (?:every|all|a lot|constantly))\b/
const owning =
  /\bi (?:know (?:that )?i )?(?:(?:really|totally|completely|badly|just) )*(?:messed (?:it |things |this )?up|mess(?:ed)? up|screwed (?:it |things )?up|fucked (?:it |things )?up|blew it|was (?:wrong|an idiot|a dick|selfish|unfair|awful|out of (?:order|line))|let you down|hurt you|handled (?:it|that|things) badly|should(?:nt| not) have (?:said|gone|left|done|shouted|lied|walked|let|ended|treated)|should have (?:called|told you|been there|listened|said|asked|come|stayed|fought))\b|\bim (?:so |really |truly )?sorry (?:for|about|i)\b/
const nearing =
  /\b(?:can|could|may|would you let me|is there any (?:way|chance)|would it be (?:ok|okay|alright) if|can we|could we|please)\b.{0,40}\b(?:call|ring|talk|see (?:you|each other)|meet|come over|come round|speak|try again|start (?:again|over)|another chance|explain)\b/

const uninvited =
  /^(?:(?:ok|okay|fine|right|well|and|actually|you know what|then),? )*(?:dont|do not) (?:even )?(?:bother|trouble|expect to be) (?:coming|to come|turning up|showing up|visiting|calling round|welcome|invited)\b|\b(?:youre|you are) (?:no longer|not) (?:welcome|invited)\b|\b(?:dont|do not) (?:come|turn up|show up) (?:to|on|at|for|near|round)\b(?! (?:late|early|without|hungry|empty|before|until|if|unless))/
const threatened = /\b(?:or|unless|if|else|regret|sorry|police|kill|hurt|see what|warn\w*)\b/

const tested =
  /\bif (?:you|u) (?:really |actually |truly |ever |even )?(?:loved|cared (?:about|for)|respected|valued|wanted|trusted) (?:me|us)\b[, ]*(?:then )?(?:you|u)(?:d| would| wouldnt| wont| would not|d not|d never| should)\b|\b(?:someone|somebody|a (?:girlfriend|boyfriend|wife|husband|partner|friend|daughter|son|mother)) who (?:really |actually |truly )?(?:loved|cared|loves|cares)(?: about)? ?(?:me)? (?:would|wouldnt|would not|wont|does not|doesnt)\b/

const emergency =
  /\b(?:(?:fell|fallen|had (?:a|another) (?:fall|stroke|seizure|heart attack|fit|turn|accident)|collapsed|passed out|been (?:taken|rushed|brought) (?:in|to)|is being (?:taken|rushed))\b.{0,60}\b(?:hospital|ambulance|a ?& ?e|er\b|a and e|emergency|again|unconscious|surgery|paramedics?)|(?:in|at) (?:the )?(?:hospital|a ?& ?e|a and e|intensive care|emergency room|icu)\b(?=.{0,80}\b(?:with|ring|call|come|phone|can you|please|he|she|mum|dad|now)\b)|(?:waiting for|called|calling|in) (?:an |the )?ambulance\b)/
const unserious =
  /\b(?:lol|haha\w*|my shift|work(?:ing)? (?:at|in) (?:the |a )?hospital|last year|years ago|when i was|film|episode|born)\b/

/** What was said is heard again and again, at night. */
const replaying =
  /\b(?:(?:keep|kept|cant stop|cannot stop|been) (?:replaying|re playing|going over|hearing|thinking (?:about|of)|turning over|re ?reading)|(?:still|just) hear) (?:what|how|the (?:thing|way|words)|your (?:words|text|message)|it when) ?(?:that )?(?:you|u)?(?: (?:said|did|told me|wrote|looked|spoke|put it))?\b/
const thing =
  /^(?:(?:hi|hey|hiya|ok|okay|so|also|btw|quick one|sorry|random but|um)[,.!]? )*(?:do|did|have|are|dyou) (?:you|u) (?:still |ever |by any chance |happen to )*(?:have|got|need|want|using|find|found|seen|see|get|keep|kept|pick up|returned?) (?:my|the|a|an|any|some|that|those|our|your) (?!(?:feelings|love|heart|number on|problem|issue|doubts?|thoughts|regrets?)\b)\w+(?: \w+){0,4}$/
const minding =
  /\b(?:is )?(?:everything|all) (?:ok|okay|alright|all right|good)(?: (?:with you|there|over there|at home))?$|\b(?:hope you(?:re| are) (?:ok|okay|alright|all right))\b/
const away =
  /^(?:(?:ok|okay|sorry|just so you know|fyi|btw|look),? )*(?:im|i am|i wont be|ill be|i will be|i will not be) (?:not )?(?:coming (?:home|back)|(?:home|back)(?: home)?|staying (?:out|at|with|elsewhere|over)|sleeping (?:at|elsewhere|on))\b(?!.{0,40}\b(?:late|by|soon|in (?:an|ten|\d)|at \d|after work|working|shift|train|flight)\b)(?=.{0,50}(?:tonight|this weekend|for a (?:few days|bit|while)|any ?more|elsewhere)).{0,60}$/

/** Told too late, or by others: what would have been wished for. */
const untold =
  /\b(?:would(?:ve| have| of)? (?:of )?been (?:nice|good|kind|lovely|great) (?:to (?:be|hear|know|have been)|if)|i (?:just |only |honestly )*thought (?:(?:that )?after .{1,40} )?(?:that )?(?:you|u)(?:d| would) (?:have )?(?:tell|told|ask|asked|say|said|call|called|let|mention|invite))\b|\b(?:found out|find out|heard|hear it|saw it|had to hear) (?:about it |it )?(?:from|on|through|via) (?:instagram|facebook|insta|social media|someone else|somebody else|everyone else|the group chat|a post|your \\w+)\b/
const stopping =
  /\b(?:can|could|will|would) (?:you|u) (?:please |pls |just |maybe )*(?:stop|quit|not) (?:telling|posting|sharing|talking about|showing|sending|commenting|tagging|calling|texting|doing|going through|making|asking|bringing)\b/

/** Who reaches out after something went wrong, who shuts out, who makes love a test, who is at a bedside. */
export const reaching: Shaping = (seen) => {
  const { read } = seen
  const bare = read.text
  if (read.words > 70) return null
  if (emergency.test(bare) && !unserious.test(bare))
    return {
      kind: 'emergency',
      span: sentenceWith(seen, 'emergency', emergency) ?? wholeOf(seen, 'emergency'),
      most: 0.8,
    }
  if (tested.test(bare))
    return { kind: 'love-test', span: sentenceWith(seen, 'love-test', tested) ?? wholeOf(seen, 'love-test'), most: 0.7 }
  if (uninvited.test(bare) && read.words <= 30 && !threatened.test(bare.replace(uninvited, '')))
    return {
      kind: 'exclusion',
      span: sentenceWith(seen, 'exclusion', uninvited) ?? wholeOf(seen, 'exclusion'),
      most: 0.7,
    }
  if (untold.test(bare) && !/\b(?:thank|lovely to hear|congrat\w*)\b/.test(bare))
    return { kind: 'hurt', span: sentenceWith(seen, 'hurt', untold) ?? wholeOf(seen, 'hurt'), most: 0.6 }
  if (stopping.test(bare) && read.words <= 40)
    return { kind: 'boundary', span: sentenceWith(seen, 'boundary', stopping) ?? wholeOf(seen, 'boundary'), most: 0.65 }
  if (missing.test(bare) && owning.test(bare) && weighed(seen, 'ultimatum', 'break-up', 'insult') < 2)
    return {
      kind: nearing.test(bare) ? 'come-back' : 'come-back-quiet',
      span: sentenceWith(seen, 'come-back', missing) ?? wholeOf(seen, 'come-back'),
      most: 0.7,
    }
  if (seen.stings.length > 0) return null
  const kindOf = (kind: 'hurt' | 'question' | 'question-care' | 'staying-out', pattern: RegExp, most: number) =>
    pattern.test(bare.replace(/[.?! ]+$/, ''))
      ? { kind, span: sentenceWith(seen, kind, pattern) ?? wholeOf(seen, kind), most }
      : null
  if (read.words <= 14 && away.test(bare.replace(/[.?! ]+$/, ''))) return kindOf('staying-out', away, 0.55)
  if (read.words <= 16 && thing.test(bare.replace(/[.?! ]+$/, ''))) return kindOf('question', thing, 0.6)
  return (
    (replaying.test(bare) ? kindOf('hurt', replaying, 0.6) : null) ??
    (read.text.includes('?') ? kindOf('question-care', minding, 0.6) : null)
  )
}

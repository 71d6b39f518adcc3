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
  if (missing.test(bare) && owning.test(bare) && weighed(seen, 'ultimatum', 'break-up', 'insult') < 2)
    return {
      kind: nearing.test(bare) ? 'come-back' : 'come-back-quiet',
      span: sentenceWith(seen, 'come-back', missing) ?? wholeOf(seen, 'come-back'),
      most: 0.7,
    }
  return null
}

import { sentenceWith, type Shaping } from './shape.ts'

const deed =
  '(?:swap\\w*|switch\\w*|cover\\w*|trad(?:e|ing)|tak(?:e|ing)|do(?:ing)?|hav(?:e|ing)|mind(?:ing)?|watch\\w*|pick(?:ing)? up|work(?:ing)?|look(?:ing)? after|stand(?:ing)? in|exchang\\w*|host\\w*|lend\\w*|help\\w*|drop\\w*|collect\\w*)'
const asked = new RegExp(
  `\\b(?:can|could|would|will|any chance|fancy|do|is there any (?:chance|way)|are|please|pls)\\b.{0,30}\\b${deed}\\b`,
)
const inReturn =
  /\b(?:happy to|glad to|i can|i could|ill|i will|id|i would|willing to|im (?:free|able) to)\b.{0,70}\b(?:in (?:return|exchange)|to make (?:it )?up|make it up to you|yours|return the favour|return the favor|that week(?:end)?|the (?:following|next) (?:week|weekend|one)|next (?:week|weekend|time|month)|your (?:\w+ ){0,2}(?:shift|weekend|turn|slot|late|early|day|night|run|on call|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?|as a thank you|instead)\b|\bi(?:ll)? owe you (?:one|a (?:drink|pint|coffee|favour))\b/
const bargain = new RegExp(
  `(?:\\bif (?:you|u) (?:(?:can|could|would|will|do|just) )?${deed}\\b.{2,60}?\\b(?:ill|i will|i can|i could|id|im happy to|i would) (?:\\w+ )?(?:do|cover|take|swap|have|work|watch|pay|buy|cook|wash|drive|make|bring|owe|look after|sort|get|pick up|drop)\\b|^(?:(?:please|just|you) )?(?:swap|cover|take|do|have|mind|watch|pick up|work|look after|collect) .{3,50}? and (?:ill|i will) (?:do|cover|take|swap|have|work|pay|buy|cook|wash|sort|owe)\\b)`,
)
const hostile =
  /\b(?:court|police|custody|lawyer|solicitor|everything|revenge|tell|regret|from you|never|hurt|leave|leaving|kill|or else|pay for)\b/

/** Something is asked for and something offered for it: what wants an answer is the asking. */
export const trading: Shaping = (seen) => {
  const bare = seen.read.text
  if (seen.read.words > 60 || seen.stings.length > 0 || hostile.test(bare)) return null
  const deal = bargain.test(bare) ? sentenceWith(seen, 'request', bargain) : null
  const span = deal ?? (inReturn.test(bare) ? sentenceWith(seen, 'request', asked, inReturn) : null)
  return span && { kind: 'request', span, most: 0.7 }
}

/** Whether a request offers something for what it asks. */
export const trades = (bare: string): boolean => bargain.test(bare) || inReturn.test(bare)

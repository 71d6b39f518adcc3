import { fold } from '../text/fold.ts'

/** What nobody may keep from a grown person. */
const own =
  '(?:(?:bank|debit|credit|cash|own)? ?cards?|wages|salary|pay|money|passport|papers|documents|visa|id|phone|mobile|keys|house keys|car keys|laptop|medication|meds|medicine|tablets|inhaler|insulin|glasses|birth certificate|benefits|pension|account|password|login)'
const askedBack = new RegExp(
  `\\b(?:have|get|need|want|ask(?:ing)? (?:\\w+ )?for|give (?:me )?(?:back )?|hand (?:me )?(?:over |back )?|return|back) (?:\\w+ ){0,2}?my (?:\\w+ )?${own}\\b|\\bmy (?:\\w+ )?${own} back\\b`,
)
const taken = new RegExp(
  `\\b(?:took|takes|taken|keeps?|kept|holds?|holding|has|hid|hides|locked|confiscated|wont give|refuses|withholds?|cut up|cancelled|blocked) (?:me )?(?:back )?(?:all )?(?:of )?(?:my|the) (?:\\w+ )?${own}\\b`,
)
/** Leave that a grown person need not ask for. */
const leave =
  /\b(?:can i|could i|may i|am i allowed|let me|allow me|permission|id like to|i would like to|i want to)\b.{0,30}\b(?:see|visit|call|ring|meet|go (?:to|back|out)|leave|work|study|drive|get a job|have (?:friends|a job)|see a doctor|talk to)\b/
/** The other answers as somebody who decides about it. */
const rules =
  /\b(?:when|if|once|until|till) (?:you|u) (?:calm|behave|learn|earn|deserve|stop|say sorry|apolog\w+|show|prove|do as|are good|can be trusted|ve learned)|\b(?:you|u) (?:dont|do not) need (?:your|a|any|to (?:work|go|see|know)|friends|money|that|them|it)\b|\byour place is\b|\b(?:no wife|no girlfriend|no woman|no husband) of mine\b|\bi(?:ll)? decide\b|\bi(?: am| m|m) the one who\b|\bask me first\b|\bas long as (?:i|you live)\b|\bnot (?:while|as long as|in my house)\b|\bi said no\b|\byou(?:re| are) not (?:going|getting|seeing|having|working|allowed)\b|\b(?:earned|deserve) it\b|\bcant be trusted with\b|\bwhat do you need (?:it|money|friends|a job) for\b|\bmy (?:money|house|rules)\b|\byou get (?:enough|what i give)\b/
const harmless =
  /\b(?:forgot|forgets|borrow\w*|lent|lend|by mistake|by accident|joint|we share|left (?:it|them) (?:at|in|on|with)|in (?:your|his|her) (?:bag|car|coat|pocket)|dropped|lost|picked up|lol|haha\w*|repair|charg\w+|the shop|swapped|wrong (?:one|bag)|dad took|mum took|grounded|teacher|school|landlord|boss|bank (?:manager|clerk|called)|refund|employer|customer|shop)\b/

/** The other keeps from the writer what is theirs, or decides where they may go; `unsure` where it may only be lying about. */
export function withheldIn({
  scenario,
  basis,
  content,
}: {
  scenario: string
  basis: readonly string[]
  content: string
}): 'withheld' | 'unsure' | null {
  const told = fold(`${scenario}. ${content}`.slice(0, 6000))
  if (harmless.test(told)) return null
  const asks = askedBack.test(told)
  const ruled = basis.some((line) => rules.test(fold(line.slice(0, 1000)))) || rules.test(fold(scenario.slice(0, 4000)))
  if (taken.test(told) || (ruled && (asks || leave.test(told)))) return 'withheld'
  return asks ? 'unsure' : null
}

import { contracted } from '../../builtin/apostrophes.ts'

/** Pictures, secrets or somebody's nakedness that are shown to others: to hold them, or at all. */
const they = '(?:he|she|they|them|you)'
const rx = (...parts: string[]) => new RegExp(`\\b(?:${parts.join('|')})`, 'i')
const upTo = (most: number) => `[^.!?;]{0,${most}}?`

const pictures =
  '(?:videos?|photos?|pictures?|pics|clips?|screenshots?|recordings?|chats?|texts|messages|letters|diary|tapes?|footage)'
const intimate =
  '(?:nudes?|(?:nude|naked|intimate|private|sexy?|explicit|embarrassing|topless) \\w+|sex ?tapes?|bedroom \\w+)'
const secret =
  '(?:affairs?|secrets?|past|cheat\\w+|mistress|lover|fling|abortion|fraud|fiddl\\w+|drug\\w*|debts?|criminal record|lied|stole|stealing|what (?:he|she|they|you|really) \\w+|where (?:he|she|they|you) really)'
const audience =
  '(?:everyone|everybody|the (?:whole|entire) \\w+|the internet|online|facebook|instagram|tiktok|the group|the press|(?:his|her|their|your) (?:\\w+ )?(?:parents?|mother|father|mum|mom|dad|family|boss|employer|work|office|job|school|church|wife|husband|partner|boyfriend|girlfriend|fianc\\S+|friends|colleagues|children|kids|followers))'
const will =
  "i(?:'ll| will|'d| would|'m going to| am going to|'m gonna| might| could| can always)(?: \\w+ly| just| also)?"
const spread = '(?:post|publish|leak|upload|share|send|show|forward|expose|put|spread|release|circulate|print|play)'

/** What a condition hangs on when somebody is to be held: leaving, speaking, refusing, seeing others. */
const held = `(?:ever |even |still |really |dares? to |tries to |tells |just )*(?:leav\\w+|goes\\b(?! well)|go\\b|walks?\\b|moves? out|break\\w*|breaks? up|dump\\w*|ends? (?:it|things|this)|quits?\\b|divorc\\w+|files?\\b|tell\\w*|talks?\\b|speaks?\\b|reports?\\b|complain\\w*|block\\w*|ignor\\w+|refus\\w+|says? no|sees?\\b|meets?\\b|dates?\\b|marr\\w+|contact\\w*|cheat\\w*|does not|doesn't|do not|don't|won't|will not|stops? (?:answer|pay|see|talk|send)\\w*|gets? back with|stays? out)`
const kindly =
  /\bif (?:he|she|they|them|you)(?:'d|'s|'re)? (?:\w+ )?(?:wants?(?! to (?:keep|have|stay|see|avoid|stop))|likes?|agrees?(?! to)|needs?|is (?:ok|okay|fine|happy)|are (?:ok|okay|fine|happy)|would like|(?:does(?:n't| not)|do(?:n't| not)) (?:mind|object)|can't (?:come|make)|miss(?:es)?)\b/i

const exposing = rx(
  `(?:if|unless|when|should|the day|as soon as) ${they} ${held}${upTo(80)}\\b${will} ${spread}\\b(?! (?:(?:him|them|you|me|us) |her (?:the|an?|some|all|my|those|these|our)\\b))${upTo(50)}\\b(?:${pictures}|${intimate}|${secret}|${audience})\\b`,
  `(?:if|unless|when|should|the day|as soon as) ${they} ${held}${upTo(80)}\\b${will} (?:tell|let|inform|write to|call|email|message) ${audience}\\b(?! (?:not|that (?:he|she|they|you) (?:can't|cannot|won't)|to (?:start|wait|go|eat)))`,
  `${will} ${spread}\\b(?! (?:(?:him|them|you|me|us) |her (?:the|an?|some|all|my|those|these|our)\\b))${upTo(50)}\\b(?:${pictures}|${intimate}|${secret}|${audience})\\b${upTo(40)}\\b(?:if|unless|should|the day|as soon as) ${they} ${held}`,
  `${will} (?:tell|let|inform|write to|call|email|message) ${audience}\\b${upTo(60)}\\b(?:if|unless|should) ${they} ${held}`,
  // Somebody's nakedness is shown to nobody, with a condition or without.
  `(?:${will}|i(?:'m| am)) (?:${spread}|posting|publishing|leaking|uploading|sharing|sending|showing|forwarding|putting)\\b(?! me\\b| back\\b)${upTo(25)}\\b(?:(?:his|her|their|your|the|those|these|them|our) ${intimate})\\b${upTo(50)}\\b(?:to|with|on|online|around|everywhere|for)\\b(?! (?:me|him|them|you)\\b| her$)`,
)

/** The words that say so; null where the one shown wants it. Reads the first 3,000 characters. */
export const exposingIn = (text: string): string | null => {
  const near = contracted(text.slice(0, 3000))
  return kindly.test(near) ? null : (exposing.exec(near)?.[0] ?? null)
}

/**
 * Control that shows in how its parts stand together: what is laid on the other, and the secret, the money, the pictures
 * or the watching that it is laid on with. Whoever is written to stands as "them" when these are tried.
 */
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
export const kindly =
  /\bif (?:he|she|they|them|you)(?:'d|'s|'re)? (?:\w+ )?(?:wants?(?! to (?:keep|have|stay|see|avoid|stop))|likes?|agrees?(?! to)|needs?|is (?:ok|okay|fine|happy)|are (?:ok|okay|fine|happy)|would like|(?:does(?:n't| not)|do(?:n't| not)) (?:mind|object)|can't (?:come|make)|miss(?:es)?)\b/i

const exposing = rx(
  `(?:if|unless|when|should|the day|as soon as) ${they} ${held}${upTo(80)}\\b${will} ${spread}\\b(?! (?:(?:him|them|you|me|us) |her (?:the|an?|some|all|my|those|these|our)\\b))${upTo(50)}\\b(?:${pictures}|${intimate}|${secret}|${audience})\\b`,
  `(?:if|unless|when|should|the day|as soon as) ${they} ${held}${upTo(80)}\\b${will} (?:tell|let|inform|write to|call|email|message) ${audience}\\b(?! (?:not|that (?:he|she|they|you) (?:can't|cannot|won't)|to (?:start|wait|go|eat)))`,
  `${will} ${spread}\\b(?! (?:(?:him|them|you|me|us) |her (?:the|an?|some|all|my|those|these|our)\\b))${upTo(50)}\\b(?:${pictures}|${intimate}|${secret}|${audience})\\b${upTo(40)}\\b(?:if|unless|should|the day|as soon as) ${they} ${held}`,
  `${will} (?:tell|let|inform|write to|call|email|message) ${audience}\\b${upTo(60)}\\b(?:if|unless|should) ${they} ${held}`,
  // Somebody's nakedness is shown to nobody, with a condition or without.
  `(?:${will}|i(?:'m| am)) (?:${spread}|posting|publishing|leaking|uploading|sharing|sending|showing|forwarding|putting)\\b(?! me\\b| back\\b)${upTo(25)}\\b(?:(?:his|her|their|your|the|those|these|them|our) ${intimate})\\b${upTo(50)}\\b(?:to|with|on|online|around|everywhere|for)\\b(?! (?:me|him|them|you)\\b| her$)`,
)

const holding = rx(
  // "I still have the photos": and what they are to move.
  `i(?:'ve| have|'m| am)? (?:(?:still|also|always|got|kept|keep|saved|hold|holding|all|have) )+(?:on to )?(?:all |of )*(?:the|those|these|his|her|their|your|our|some) (?:\\w+ )?(?:${pictures}|${intimate})\\b${upTo(60)}\\b(?:so (?:that )?(?:he|she|they|you) (?!can\\b|could\\b|has\\b|have\\b|knows? (?:they|it|where))|(?:in case|if) ${they} ${held}|(?:he|she|they|you)(?:'d| had)? better|think (?:twice|carefully|about (?:it|that)))`,
  `i(?:'ve)? (?:know|found out|heard|saw|have proof|have evidence|learned|learnt) (?:\\w+ )?(?:about |of |that |everything )?${upTo(30)}\\b${secret}\\b${upTo(60)}\\b(?:i(?:'d| would)? (?:expect|want|would like|like|need|require|deserve|am owed|think i deserve|will take|should get)|so (?:i (?:expect|want)|(?:he|she|they|you))|(?:he|she|they|you) (?:should|must|will|had better|can)|(?:my|the) price|in (?:return|exchange)) ${upTo(25)}\\b(?:pay rise|rise|raise|promotion|money|bonus|cash|discount|contract|(?:better |good )?(?:grade|mark|reference)|days? off|car|[£€$]\\s?\\d+|\\d{2,} ?(?:euros?|pounds|dollars|quid|k)?|rent[- ]free|the flat|the house|job|pay (?:me|up|for)|sign\\b|keep paying)\\b`,
  `(?:i (?:know|saw|have|found|remember)\\b|${secret}|${pictures})${upTo(80)}[.;,]? ?(?:and |so |but )?(?:i(?:'d| would) (?:really )?hate (?:for|it if)|(?:it )?(?:would|'d) be (?:such )?(?:a (?:shame|pity)|terrible|awful|bad) if|imagine (?:if|what)|i wonder (?:what|how)|what would|how would) (?:\\w+ ){0,3}?(?:\\w+ )?(?:wife|husband|partner|boss|employer|parents?|mother|father|mum|mom|dad|family|girlfriend|boyfriend|fianc\\S+|people|everyone|everybody|work|church|school|court|police|it|them|that|this)\\b (?:\\w+ ){0,2}?(?:to )?(?:hear|heard|find out|found out|know|knew|learn|learnt|learned|see|saw|say|think|feel|get out|got out|leak|leaked|come out|came out|react|reach|reached)\\b(?! (?:it |this |that )?from)`,
)

const paying = `(?:i(?:'m| am)? (?:pay|paying|earn|earning|bring in|cover|own|bought|buy)\\b${upTo(40)}|(?:it's|it is|this is) my (?:money|house|flat|home|car|roof|wages)|(?:he|she|they|you) (?:lives?|sleeps?|eats?)\\b${upTo(15)}\\b(?:my (?:house|flat|money|roof|home)|under my roof|off (?:me|my))|(?:as long as|while|since|because) (?:i(?:'m| am)? (?:pay|paying|earn|earning)|(?:he|she|they|you) (?:lives?|sleeps?|eats?))\\b${upTo(40)})`
const leash = rx(
  `if ${they} (?:wears?|sees?|meets?|goes|go|talks?|texts?|leaves?|answers? back|posts?|stays? out|dares?|keeps? (?:seeing|talking|texting|wearing|going))\\b${upTo(50)}\\b${will} (?:cancel|block|freeze|stop|cut(?: off)?|take(?: away)?|close|lock)\\b (?:(?:his|her|their|your|the) )?(?:\\w+ )?(?:card|account|phone|allowance|money|rent|car|keys)\\b`,
  `${paying}[,; ]*(?:and |so |then |that means |which means |therefore )*(?:that )?(?:he|she|they|you)(?:'ll)? (?:will |must |has to |have to |needs? to |should |can |'ll |is to |are to )*(?:do|does|obeys?|listens?|follows?|asks? (?:me|for (?:my )?permission)|stays? (?:home|in)|comes? (?:home|straight)|answers? to)\\b(?! (?:the (?:dishes|cooking|cleaning|shopping|laundry)|half|(?:his|her|their|your) (?:share|part)))`,
  `${paying}[,; ]*(?:and |so |then )*(?:that )?i (?:decide|say|choose|get to (?:say|decide|choose)|have the (?:last|final) (?:word|say))\\b ?(?:who|what|where|when|how|whether)?${upTo(15)}(?:\\b(?:he|she|they|you|goes|sees|wears)\\b|$)`,
)

/** Somebody else, and neither the writer nor whom the writer has in their care. */
const anybody = `(?:(?!(?:Dr|Mr|Mrs|Ms|Prof)\\b)\\p{Lu}\\p{L}+|(?:his|her|their|your) (?:\\w+ )?(?:ex|friends?|mates?|sister|brother|mother|mum|mom|family|parents|cousins?|colleagues?|bestie)|that (?:man|guy|woman|girl|boy|lad|friend|colleague|person|bloke|\\w+ of (?:his|hers|theirs|yours))|(?:other|any|all) (?:other )?(?:men|women|guys|girls|people|males|friends)|(?:him|her|them|anyone|anybody)(?= (?:any ?more|again|ever|at all)))`
const meet =
  '(?:see|meet|text|message|call|ring|phone|contact|visit|answer|follow|talk to|speak (?:to|with)|write to|chat with|reply to|hang out with|be friends with|be in touch with|go (?:out )?(?:near|with)|go (?:and )?see)'
const meeting =
  '(?:seeing|meeting|texting|messaging|calling|contacting|visiting|talking to|speaking (?:to|with)|writing to|hanging out with|being friends with)'
const forbidding = new RegExp(
  `\\b(?:${they}(?:'s|'re| is| are|isn't|aren't)? ?(?:not|isn't|aren't|no longer|never) (?:going to be |to be )?(?:allowed|permitted|supposed|free) to ${meet} ${anybody}|${they}(?:'s| is|'re| are) (?:forbidden|banned) (?:to ${meet}|from ${meeting}) ${anybody}|(?:forbid|ban|prohibit)(?:s|ding|ning)? (?:him|her|them|you) (?:to ${meet}|from ${meeting}|${meeting}) ${anybody}|${they} (?:must not|mustn't|may not|shall not|is not to|isn't to|are not to|is never to|must never|may never) ${meet} ${anybody}|${they} (?:can't|cannot|can not|can never|won't|will not) ${meet} ${anybody}${upTo(20)}\\b(?:any ?more|again|ever)\\b(?! until)|${they} (?:has|have|needs?) to stop ${meeting} ${anybody}|i (?:forbid|won't allow|do not allow|don't allow|will not have|won't have) (?:him|her|them|you) (?:to ${meet}|from ${meeting}|${meeting}) ${anybody})`,
  'u',
)

const watched = rx(
  `i (?:\\w+ )?know (?:exactly )?where ${they} (?:was|were|went|has been|had been|have been|is|are)\\b[^.!?]{0,40}\\b(?:location|tracker|gps|find my|phone|followed|track\\w*|camera|watched|map)\\b`,
  `i(?:'ve| have)? (?:\\w+ )?(?:looked (?:at|up)|checked|tracked|traced|followed|watched|saw on|searched|went through) (?:his|her|their|your|the|him|her|them|you)?(?: live)? ?(?:location|gps|tracker|find my \\w+|phone|car|camera|whereabouts)?[^.!?]{0,30}\\b(?:know where|and (?:so )?${they} (?:was|were|is|are)(?:n't| not) (?:at|where|in|with|home)|${they} (?:was|were) (?:not|at|with|n't))`,
)
const demanded = rx(
  `(?:ask|tell|want|need|make|get|order|remind|demand)(?:s|ing)? (?:from )?(?:him|her|them|you) for (?:all )?(?:his|her|their|your) (?:\\w+ ){0,2}?(?:passwords?|passcode|pin(?: code)?|logins?|unlock code)\\b`,
  `(?:hand|give|show|unlock|pass)(?:s)? (?:me |over |over to me )?(?:his|her|their|your) (?:unlocked )?(?:phone|mobile|chats|dms|messages|texts|call (?:log|history)|search history|browser history)\\b`,
  `let me (?:\\w+ )?(?:read|check|see|look (?:through|at|into)|go through|search|have) (?:all )?(?:his|her|their|your) (?:phone|mobile|chats|dms|messages|texts|emails?|inbox|passwords?)\\b`,
)
/** To find, to help, to lend: what is seen is asked for openly and for the other's good. */
const helpful =
  /\bso (?:that )?(?:i|we) (?:can|could|know where to|will) (?:find|pick|meet|collect|fetch|get to|come (?:and|to)|call|ring|take a|fix|repair|update|set up|help|charge|install|back ?up|print|join|guide|see when)\b|\b(?:lost|pick (?:you|him|her|them) up|safe(?:ly)?|sorry|apologi[sz]e|should not have|shouldn't have|netflix|spotify|disney|wi-?fi|streaming|library|zoom|tickets?|photos? (?:from|of))\b/i

/** An illness or a rule of the house keeps people apart, and nobody's jealousy. */
const care =
  /\b(?:flu|covid|contagious|infect\w+|quarantine|isolat\w+|ward|hospital|visiting hours|doctors?|surgery|asleep|on call)\b/i

export type Hold = 'blackmail' | 'money as a leash' | 'keeping somebody from others' | 'watching somebody'

/** The words that hold the other, by the kind of hold; null for a limit of one's own and for anything else. */
export function heldIn(plain: string, grown: boolean): { id: Hold; words: string } | null {
  const exposed = exposing.exec(plain)
  if (exposed && !kindly.test(plain)) return { id: 'blackmail', words: exposed[0] }
  const implied = holding.exec(plain)
  if (implied) return { id: 'blackmail', words: implied[0] }
  // Who has a child in their care may say whom it meets and what is on its phone.
  if (!grown) return null
  const lines: readonly (readonly [Hold, RegExp])[] = [
    ['money as a leash', leash],
    ['keeping somebody from others', forbidding],
    ['watching somebody', watched],
    ['watching somebody', demanded],
  ]
  for (const [id, pattern] of lines) {
    const words = pattern.exec(plain)?.[0]
    if (id === 'keeping somebody from others' && care.test(plain)) continue
    if (words && !(id === 'watching somebody' && helpful.test(plain))) return { id, words }
  }
  return null
}

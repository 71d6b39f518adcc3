import { firstIn } from '../sieve.ts'

/** What holds somebody: pictures that would shame them, an office that could take their child, harm left unnamed. */
type Lever = 'exposure' | 'violence'

const matter =
  '(?:the|those|these|that|this|your|ur|our|all|every|them|my)(?: (?:the|of|those|your|ur|our|single|other|whole)){0,3} (?:\\w+ )?(?:photos?|pics?|pictures?|videos?|vids?|nudes?|screenshots?|recordings?|clips?|texts|messages|dms|images?|tape|footage|selfies?|voice ?notes?)'
const kin =
  '(?:mum|mom|mother|dad|father|parents|sister|brother|family|nan|gran|boss|manager|work|job|colleagues|wife|husband|girlfriend|boyfriend|fiance|friends|mates|church|mosque|temple|imam|priest|pastor|school|uni|college|teacher|landlord|neighbours|kids|daughter|son|group ?chat|followers|clients)'
const place =
  '(?:online|facebook|fb|insta(?:gram)?|tiktok|snapchat|snap|twitter|reddit|youtube|whatsapp|linkedin|public|viral|live|everywhere|the (?:internet|web|net|(?:\\w+ )?(?:group|office|school|village|estate|team|family)(?: chat)?))'
const seers = `(?:(?:your|ur|his|her) (?:whole |entire |little )?${kin}|(?:everyone|everybody)(?: (?:at|in) (?:your |ur )?\\w+)?|the (?:whole|entire) \\w+|half the \\w+)`
const publishing = '(?:post|send|share|leak|upload|publish|forward|release|show|email|print)'
const mine = "(?:i|i[’']?ll|i will|i[’']?m|i am|im|imma|i[’']?m gonna|i[’']?m going to|i swear i[’']?ll)"
const shown = `(?:${mine} (?:\\w+ )?${publishing}(?:ing)? (?:${seers} )?${matter}(?! to you\\b)|${mine} (?:\\w+ )?(?:post|leak|publish|upload)(?:ing)? (?:everything|it all|the lot))`
const landing = `${matter}(?: of (?:you|u|us)(?: \\w+)?)? (?:(?:will |all )?(?:go|goes|get|gets|going|land|lands|end|ends|hit|hits|be|are|is|come|comes|pop|pops|turn|turns)|are going|is going|[’']?s going) ?(?:sent |posted |shared |forwarded |uploaded |put )?(?:straight |right |out |up |all )*(?:to|on|onto|in|into|over|round|around)? ?(?:${seers}|${place})`
const seen = `${seers} (?:will |gonna |is going to )?(?:gets?|sees?|finds? out about|hears?|receives?)(?: to (?:see|hear))? ${matter}`
const outcome = `(?:${shown}|${landing}|${seen})`
/** What somebody may do as they please, and is held back from. */
const goes =
  "(?:leav(?:e|ing)|walk|go(?: out| through| near| to| back| on|ing)|end(?:ing)? (?:it|this|us|things)|break(?:ing)? (?:up|it)|dump|divorce|tell|say (?:no|anything|one|another|a)|block|ignor(?:e|ing)|hang(?:ing)? up|refuse|report|see (?:him|her|them|that)|talk|speak|text|call the|ring the|move out|step|set foot|get (?:out|on that|in that)|(?:don[’']?t|do not|won[’']?t) (?!want|need|mind|like|have|get (?:them|it)|know|see them|receive|object)|aren[’']?t|ever)"
const early = '(?! (?:early|first|before (?:the|me|us|cake|lunch)|now so|your (?:email|number|address)))'
const condition = `(?:if (?:you|u|ya) (?:do |even |dare |dare to |try to |so much as )?${goes}${early}|unless you|(?:^|[,;] ?)(?:you|u) ${goes}${early}[^.!?\\n]{0,50}? (?:and|then)|(?:^|[,;] ?)(?:go|walk|leave|try|tell|block|ignore|say|dump|divorce|break (?:up|it)|end (?:it|this))\\b[^.!?\\n]{0,50}? (?:and|then)|(?:one|another) (?:more )?(?:word|text|step|lie|no|day)[^.!?\\n]{0,20}? (?:and|then))`
const order =
  '(?:come|stay|answer|pick up|call|ring|get|unblock|be|pay|give|reply|open|let|take|drop|sign|keep|do|say|delete|stop|go|tell|you (?:better|will|have to|need to|come|stay|pay|do))'

const levers: readonly [Lever, RegExp][] = [
  ['exposure', new RegExp(`\\b${condition}[^.!?\\n]{0,60}?\\b${outcome}`, 'i')],
  [
    'exposure',
    new RegExp(
      `(?:^|[,;] ?)(?:so |now |then |just |and )*${order}\\b[^.!?\\n]{0,60}?\\bor (?:else )?(?:${outcome}|${seers} (?:will )?finds? out\\b)`,
      'i',
    ),
  ],
  [
    'exposure',
    new RegExp(
      `\\b(?:if you (?:even |dare |try to )?(?:leav(?:e|ing)|walk|go|end|divorce|tell|call|talk)${early}|or|unless you)\\b[^.!?\\n]{0,50}?\\b${mine} (?:\\w+ )?(?:tell|call|ring|report you to|get|phone|contact)(?:ing)? (?:the )?(?:social services|the social|cps|child services|home office|jobcentre|benefits (?:office|people)|your (?:parole|probation) officer)\\b`,
      'i',
    ),
  ],
  // Harm left unnamed, sworn to the one who is ordered; "try the cake or you'll regret it" swears nothing.
  [
    'violence',
    /\bor (?:else )?(?:i (?:swear|promise|warn)|so help me|god help you|mark my words|believe me)\b[^.!?\n]{0,30}\b(?:you|u|your (?:\w+ )?(?:mum|mom|sister|brother|family|dad|kids|mates)|he|she)(?:[’']?ll| will|[’']re going to| gonna)? (?:all )?(?:(?:fucking |bloody |really )?regret|be (?:so |very |fucking )?sorry|pay for|suffer|wish you)/i,
  ],
  [
    'violence',
    /\bi(?:[’']?ll| will|[’']?m (?:going to|gonna)) make (?:you|u|sure you) (?:pay|regret|suffer|sorry|wish)\b(?! (?:me|for (?:dinner|lunch|drinks|the|half|your|it at|this round|next)|attention|less|more|half|the|my|your|up|by|rent|with))|\b(?:you|u)(?:[’']?ll| will) (?:fucking |bloody |both )?pay for (?:this|what you)(?=[ ]?(?:did|have done|[’']?ve done|$|[.!,]))/i,
  ],
  [
    'violence',
    /\bi(?:[’']?ll| will) (?:ruin|destroy) (?:you|u|your (?:life|career|name|reputation|family))\b(?! (?:at|in|on|with)\b)/i,
  ],
  [
    'violence',
    /\bi know (?:what|which) (?:school|nursery|bus|train|gym|street|road|car|house|shift) (?:your|ur) (?:kids?|boys?|girls?|mum|mom|dad|sister|brother|son|daughter|nan|wife|girlfriend|boyfriend)(?: \w+){1,3}(?=\W*$)/i,
  ],
  // An order of a court, scorned by the one whom it holds.
  [
    'violence',
    /\b(?:bit|piece|scrap|sheet) of paper\b[^.!?\n]{0,30}\bstop(?:s|ping)? me\b(?= ?(?:[?.!,]|$|does|is it|will it|coming|seeing|getting (?:in|to|my|you)|taking|now|then|from (?:coming|seeing|taking|getting (?:in|to|my|you)|having)))/i,
  ],
  [
    'violence',
    /\b(?:court|restraining|protective|protection|non[- ]?mol(?:estation)?|injunction|judge|the order|no order|that order)\b[^.!?\n]{0,24}\b(?:won[’']?t|isn[’']?t (?:going to|gonna)|can[’']?t|doesn[’']?t|ain[’']?t|will never)[^.!?\n]{0,16}\b(?:stop me|keep me (?:away|out|from (?:you|her|him|them|my)))\b(?! (?:lov|work|car|hop|apply))/i,
  ],
]

/** A choice that is offered, a plan for both: what follows "or" is the other thing one might like. */
const offered =
  /^(?:\W|and|so|ok|hey|well|or)*(?:shall|should|do you|would you|did you|can|could|may|want|which|what|who|is it|are you|try|taste|book|watch|visit|pack|wear)\b|\bif (?:you|u) (?:leave|go|head off|get off) (?:early|first|before)\b|\bif (?:you|u) (?:want|like|prefer|agree|are (?:ok|happy|fine)|don[’']?t (?:want|mind|need|have))\b/i

/** Whether the sentence puts a choice before somebody, and no lever. */
export const isOffered = (sentence: string): boolean => offered.test(sentence)

/** The sentence that holds somebody by what would happen to them; null where none does. */
export function leverageIn(text: string): { kind: Lever; quote: string } | null {
  for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
    if (isOffered(sentence)) continue
    for (const [kind, cue] of levers) {
      const hit = firstIn(cue, sentence)
      if (hit) return { kind, quote: sentence.trim() }
    }
  }
  return null
}

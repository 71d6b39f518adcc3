import { cue, type PlainCue } from '../match.ts'
import { faultNouns, insults, scornful } from './traits.ts'

const stop = '(?=$|[.,!?\\n])'
/** A sentence of its own. */
const opens = '(?:^|(?<=[.!?\\n] ?))'

/** A name and nothing else: "Liar." "pathetic" "You absolute coward!" Whose fault it is, the turn does not say. */
export const bareName = new RegExp(
  `^(?:(?:you|what|how|such|oh|wow|god|just|so|absolutely|utterly|simply|an?|total|complete|absolute|utter|fucking|bloody|little|lying|pathetic|stupid|lazy|selfish|old|and) ){0,4}(?:${insults}|${scornful}|${faultNouns}|selfish|heartless|ungrateful|cruel|childish|immature|lazy|manipulative|toxic|arrogant|jerk|traitor|creep|narcissist|gaslighter|backstabber)$`,
)

/** Words that deny the tie itself: to have met, married, born or hired the other was a mistake. */
export const denials: PlainCue[] = [
  cue('contempt', [
    `i (?:really |so |honestly |just |sometimes |often )*wish(?: that)? (?:id|i had|i|we|wed|we had|hed|shed) (?:never|not|hadnt)(?: ever)? (?:met|married|dated|hired|had|adopted|trusted|known|come|moved|started|said yes|slept with|kissed|helped|lived with|bothered with|loved|gone out with)(?: to)? (?:you|ya|each other|this family)`,
    `i wish (?:id|i had|i|we|wed) (?:hadnt|never) (?:met|married|had) ?(?:you|ya)`,
    `i wish you(?:d| had| were|re)? (?:never (?:been )?(?:born|moved|come|existed)|not (?:my|born|here at all)|werent my|wasnt my|dead|gone for good)`,
    `i (?:rue|curse|hate) the day (?:i|we|you)(?: ever)? (?:met|married|were born|was born|came|moved|had|hired)(?: {one}){0,3}`,
    `you(?:re| are) (?:not|no|no longer)(?: a)? (?:my |our )?(?:son|daughter|brother|sister|mother|father|mum|dad|friend|child|wife|husband|family)(?: of mine| to me| any ?more)${stop}`,
    `i (?:really |so |deeply |honestly |just )*regret (?:ever )?(?:marrying|meeting|dating|having|hiring|trusting|loving|adopting|helping|knowing|moving in with|going out with|saying yes to|choosing|every (?:day|minute|second) (?:with|of)) (?:you|us|this marriage)`,
    `(?:marrying|meeting|dating|having|trusting|hiring|loving|moving in with|choosing|picking|saying yes to|getting (?:together )?with|being with|letting in) you (?:was|is|has been|turned out)(?: {one}){0,4} (?:mistake|regret|error|waste|worst{few})`,
    `(?:you(?:re| are)|youve been|you were) (?:the )?(?:worst|biggest) (?:thing|mistake|decision|regret|part|disappointment)(?: {one}){0,6}`,
    `(?:worst|biggest) (?:mistake|decision|regret|thing)(?: {one}){0,5} (?:was|is) (?:you|marrying|meeting|trusting|having|hiring)(?: you)?`,
    `(?:youre|you are|hes|shes)(?: now| officially)? (?:dead|nothing|nobody|no one|a stranger|finished|invisible) to (?:me|us|this family)`,
    `i (?:can|could|could have|couldve)(?: always| easily| definitely)* (?:do|find|have|done|found|had) (?:so much |much |way |a lot )?better(?: than (?:you|this|that))?${stop}`,
    `your (?:smug|stupid|ugly|fat|smirking|lying|miserable|sour|stinking|dumb|punchable|whiny|whining|nagging|annoying) (?:little )?(?:face|mug|mouth|head|voice|smile|grin|arse|ass)`,
    `my life (?:was|would be|will be|has been)(?: {one}){0,3} (?:better|easier|happier|nicer) (?:before|without) you`,
  ]),
]

/** Words that end the other's say without an answer: "oh please", "yeah right", "cry about it", "who asked you". */
export const brushOffs: PlainCue[] = [
  cue('invalidate', [
    `${opens}(?:oh,? )?(?:please|puh ?lease|pur ?lease)(?:,? spare{few})?(?=[.!]*$)(?<=oh,? please|puh ?lease|pur ?lease)`,
    `${opens}(?:oh |yeah |ya |sure |ok |okay |mhm )+,?(?:right|sure|whatever)${stop}(?!,? (?:i|we|so|then|thanks|and|see|can|ill|good))`,
    `${opens}(?:as if|tell me another(?: one)?|pull the other one|dream on|in your dreams|keep dreaming|big deal|so what|who cares|get in line|join the club|cry harder|cry more|sob sob|tough(?: luck)?|suck it up|deal with it|get used to it)${stop}`,
    `(?:go )?cry (?:about|over) it(?: then)?${stop}|(?:are|r) you (?:going to|gonna) cry(?: now| about it)?${stop}`,
    `${opens}(?:and |sorry,? )?(?:who|nobody|no one) (?:even )?asked(?: for)? ?(?:you|u|your (?:opinion|view|input|advice))?${stop}`,
    `${opens}(?:same old (?:story|song|excuses?|you)|heard it(?: all)?(?: before)?|broken record|change the record|yawn|boring|blah,? blah(?:,? blah)*|bla bla(?: bla)*)${stop}`,
    `${opens}(?:oh |ugh |god |and )?(?:here we go|here it comes|not this again|this again|there it is)(?: again)?${stop}`,
  ]),
]

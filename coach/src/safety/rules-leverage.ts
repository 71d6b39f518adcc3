import type { SafetyCategory } from '@mallama/contracts/safety'
import { rulesOf, type Rule } from './rule.ts'

/**
 * Something that is held over somebody so that they do as they are told: a secret, pictures, the children. People leave
 * out who does it ("gonna tell your mum unless u call"), so the row asks for the deed and the condition.
 */
const kin =
  '(?:mum|mom|mummy|mother|dad|father|parents|family|sister|brother|nan|gran|grandma|husband|wife|boyfriend|girlfriend|fella|bloke|man|guy|partner|fiancee?|ex|boss|manager|work|job|school|teacher|tutor|friends?|mates?|colleagues|kids|children|son|daughter|church|mosque|pastor|imam|landlord|social worker|probation officer)'
const all =
  '(?:everyone|everybody|people|the (?:whole )?(?:\\w+ )?(?:world|school|town|street|office|family|group|chat|village|internet)|facebook|insta\\w*|snap\\w*|tiktok|twitter)'
const secret =
  '(?:everything|it all|all of it|all about (?:it|us|you|her|him)|the (?:whole |full )?(?:truth|story|lot|texts|messages|screenshots|photos|pics|pictures|videos?|letters|emails)|what (?:you|we|she|he) (?:did|done|got up to|said|sent|get up to)|what (?:youre|you are|shes|hes|she is|he is) (?:\\w+ )?like|who (?:you|she|he) (?:really )?(?:are|is|slept with|was with)|where you (?:really )?(?:were|go)|about (?:us|you|him|her|that night|the (?:\\w+ )?(?:abortion|baby|money|affair|pills|drugs|pics?|pictures?|photos?|videos?|debts?|texts?|messages|kiss|drinking|loan|others?))|(?:your|her|his) (?:\\w+ )?(?:secrets?|past|affair|abortion|diagnosis|record))'
const tells =
  '(?:just |so |deffo |definitely )?(?:tell|telling|show|showing|text|texting|message|messaging|ring|ringing|call|calling|send|sending|inform)'
const intends =
  '(?:^|[,.!?:"] ?|\\b(?:and|so|then|or|but|im|i am|i|ill|i will|will|just|btw|about to|swear|thinking of) )(?:(?:going to|ill|i will|im going to|i am going to|will|about to|might|or i) )?'
const obeys =
  '(?:\\w+ )?(?:call|ring|answer|reply|respond|text|message|meet|come|pay|send|unblock|talk|speak|open|pick|see|give|delete|get|take|let|stop|do|move|drop|apologi[sz]e|say|show|sign|be)(?:s|es)?'
const defies =
  '(?:keep|ever|block|ignore|leave|go|tell|see|talk|break|finish|end|dump|walk|report|hang|refuse|say no|dont|do not|wont|doesnt|does not)'
const play =
  /\b(?:lol|lmao|haha\w*|hehe|jk|joking|kidding|surprise|birthday|present|proposal|engaged|vase|cake|biscuits?|chocolate|pizza|homework|xbox|remote|tattoo|haircut|baby names?|promotion|new job|good news|tooth fairy|santa)\b/

const whose = (mine: string, they: string) =>
  `${intends}${tells} (?:${mine} (?:\\w+ )?${kin}|${all}) (?:\\w+ )?${secret}\\b.{0,40}?\\b(?:unless (?:${they}) ${obeys}|if (?:${they}) ${defies})\\b|\\b(?:unless (?:${they}) ${obeys}|if (?:${they}) ${defies})\\b.{0,50}?\\b(?:ill|i will|im|i am|i|going to) (?:going to )?(?:\\w+ )?${tells} (?:${mine} (?:\\w+ )?${kin}|${all}) (?:\\w+ )?${secret}|(?:^|[,.!:"] ?|\\b(?:and|just|please|so|${they}) )${obeys}\\b.{0,40}?\\bor (?:else )?(?:ill|i will|im going to|im|i) (?:\\w+ )?${tells} (?:${mine} (?:\\w+ )?${kin}|${all}) (?:\\w+ )?${secret}`

const knows = `(?:your (?:\\w+ )?${kin}|${all}) ?(?:s |is |are |will |ll )?(?:going to |gonna |will )?(?:hears?|knows?|finds? out|sees?|gets? (?:told|sent|to (?:know|see|hear)))(?: (?:all|just|exactly|it|from|me))* ${secret}`
const unheeded = `(?:unless you ${obeys}|if you ${defies}|if i (?:dont|do not) (?:hear|get|see))`

const picture = '(?:nudes?|videos?|vids?|pics?|pictures?|photos?|tapes?|clips?|screenshots?|recordings?)'
const stillHas = `\\b(?:i|ive|and|still|but|btw) (?:still )?(?:have|got|ve got|have got|kept|saved)(?: still)? (?:all )?(?:(?:of )?(?:those|them|the|your|every|all those|some|a few|that|of) )+(?:\\w+ )?${picture}(?! (?:of (?!you\\b|us\\b)|from|for|on|at|in (?:the|my) (?:album|frame)|you (?:wanted|asked|took|need)|we took|to |if you (?:want|need|like)|album|frame))`
const fond =
  /\b(?:wedding|holidays?|baby|kids|children|school|graduation|christmas|birthday|memor\w+|miss (?:you|us|it|that)|love (?:you|them|it|those)|lovely|beautiful|favou?rite|smile|happy|want me to send|shall i send|do you want|should i (?:send|post you)|delet\w+|damage|leak|house|flat|insurance|nan|gran|mum|dad|dog|cat|festival|concert|trip|passport|lol|haha\w*|print\w*|frame)\b/

const harmlessFun =
  /\b(?:lol|haha\w*|wedding|baby|karaoke|danc\w*|holidays?|surprise|cute|lovely|beautiful|happy|proud|laugh\w*|smile|prom|school|match|trip|garden|dog|cat|puppy|scan|from (?:the|our|my))\b/

const says = (category: SafetyCategory, tier: 1 | 2, id: string, cue: string, pattern: string, more: Partial<Rule>) =>
  rulesOf(category, { subject: 'any', negated: 'inside', sure: true, says: true })(tier, id, cue, pattern, more)
/** What the writer would do to somebody: nothing of it is suffered. */
const acts = (id: string, cue: string, pattern: string, more: Partial<Rule> = {}) =>
  rulesOf('threat-to-others', { subject: 'writer-acts', negated: 'inside', sure: true })(2, id, cue, pattern, more)

const them =
  '(?:she|he|they|(?:my|the) (?:\\w+ )?(?:wife|husband|partner|boyfriend|girlfriend|gf|bf|ex|fiancee?|missus|mrs|bloke|fella|baby ?mama))'
const leaves =
  '(?:ever |even |actually |really )*(?:leaves?|goes|walks? out|walks?|divorces?|ends? (?:it|this|things)|breaks? up|dumps?|moves? (?:out|on|in with)|files?|goes through with|sees?|calls? the (?:police|cops)|reports?|blocks?|talks? to|tells?|doesnt (?:come|reply|answer|call|take|unblock)|wont (?:come|reply|answer|talk|take|unblock)|gets? (?:a|with)|finds?|cheats?)'
const kids =
  '(?:the|our|my|his|her|their) (?:\\w+ )?(?:kids?|children|child|sons?|daughters?|boys?|girls?|babys?|baby|bairns?|twins|little (?:one|girl|boy))'
const willDo = '(?:ill|i will|im going to|i am going to|i can|id|i would|i)'
const kept = `(?:${willDo} (?:\\w+ )?(?:make sure|see to it) (?:that )?(?:she|he|they) (?:\\w+ ){0,4}?(?:never|not|wont|doesnt|dont|cant|loses?) (?:\\w+ ){0,2}?(?:see|sees|get|gets|have|has|hold|loses?|custody)? ?(?:\\w+ )?(?:${kids}|them|custody)|${willDo} (?:\\w+ )?(?:keep|take|hide|turn) (?:${kids}) (?:\\w+ )?(?:from|off|away(?: from)?|against) (?:him|her|them)|(?:she|he|they|shell|hell|theyll)(?: will)? never (?:\\w+ )?(?:see|be seeing|get to see|hold) ${kids}|(?:she|he|they) wont (?:\\w+ )?(?:be seeing|see|get to see) ${kids} (?:again|ever|any ?more))`
const protects =
  /\b(?:hits?|hurts?|beats?|drunk|drinks?|drinking|drugs?|using|abus\w+|violen\w+|scared|afraid|terrified|safe|safety|unsafe|refuge|court|prison|jail|sentence[ds]?|dies|social services|threat\w+|(?:he|she|ex|husband|wife|dad|mum) (?:\w+ )?(?:says|said|told|swears|keeps saying)|worried|miss(?:es)?)\b/

export const leverageRules: readonly Rule[] = [
  says(
    'abuse',
    2,
    'tells-unless',
    'tell telling show showing text message ring call send inform',
    whose('your', 'you|u'),
    { unless: play },
  ),
  says(
    'abuse',
    2,
    'all-will-know',
    'hear hears know knows find finds out see sees get gets told',
    `\\b${knows}\\b.{0,40}?\\b${unheeded}|\\b${unheeded}\\b.{0,40}?\\b${knows}|(?:^|[,.!] ?|\\b(?:and|just|please|so) )${obeys}\\b.{0,40}?\\bor (?:else )?${knows}`,
    { unless: play },
  ),
  says(
    'sexual-coercion',
    2,
    'who-might-see-them',
    'shame imagine want like wonder',
    `\\b(?:shame|imagine|wonder) (?:\\w+ ){0,3}?(?:if|what|how) .{0,50}?\\b(?:(?:those|these|the|your) ${picture} (?:leaked|(?:got|get|were|went|ended up|came|fell|hit|landed) (?:\\w+ )?(?:out|leaked|seen|posted|shared|sent|around|online|viral|public|into the wrong|in the wrong|on (?:facebook|insta\\w*|the \\w+)|to your))|(?:saw|seen|got hold of|found) (?:those|these|your) ${picture})\\b|\\b(?:want|like|fancy) (?:your (?:\\w+ )?${kin}|${all}) (?:to see|seeing|to get|getting) (?:those|these|the|your|what is on those) ${picture}\\b`,
    { unless: harmlessFun },
  ),
  says(
    'sexual-coercion',
    2,
    'holds-pictures-over',
    'nude nudes video videos vid vids pic pics picture pictures photo photos tape clip clips screenshots recordings',
    stillHas,
    {
      unless: fond,
      beside:
        /\b(?:unless|or else|or (?:ill|i will)|(?:going to|ill|i will) (?:tell|show|post|send|share)|think about (?:that|it)|remember that|be (?:nice|careful|good)|(?:would be a )?shame if|your (?:new )?(?:man|guy|boyfriend|girlfriend|bloke|fella|boss|work|mum|mom|dad|husband|wife)|new (?:guy|man|girl|boyfriend|girlfriend|fella|bloke)|does (?:he|she) know|ignor\w+ me|block(?:ed|ing)? me|you know (?:the ones|which)|everyone|unblock me|pay me)\b/,
    },
  ),
  says(
    'sexual-coercion',
    2,
    'holds-nudes',
    'nude nudes naked topless',
    `\\b(?:i|ive|still) (?:still )?(?:have|got|ve got|have got|kept|saved) (?:all )?(?:(?:of )?(?:your|those|them|the|that) )+(?:nudes?|(?:naked|topless|dirty|sexy) (?:\\w+ )?${picture})\\b`,
    { unless: fond },
  ),
  says(
    'sexual-coercion',
    2,
    'holds-pictures-and-demands',
    'pic pics picture pictures photo photos video videos vids screenshots',
    `${stillHas} (?:of you|you sent(?: me)?)\\b`,
    {
      unless: fond,
      beside:
        /\b(?:call me|ring me|answer me|pick up|reply to me|text me back|meet me|come (?:over|round)|talk to me)\b/,
    },
  ),
  acts(
    'would-tell-unless',
    'tell telling show showing text message ring call send',
    whose('(?:her|his|their)', 'she|he|they'),
    { unless: play },
  ),
  acts(
    'keeps-children-if',
    'kids kid children child son sons daughter daughters boys boy girls girl baby twins bairns custody them little',
    `\\bif ${them} ${leaves}\\b.{0,70}?\\b${kept}|\\b${kept}\\b.{0,40}?\\bif ${them} ${leaves}\\b`,
    { unless: protects },
  ),
  acts(
    'posts-if-they-leave',
    'nude nudes video videos vid vids pic pics picture pictures photo photos tape clips screenshots stuff things clothes ruin destroy finish wreck immigration home ice border',
    `\\bif ${them} ${leaves}\\b.{0,60}?\\b${willDo} (?:\\w+ )?(?:(?:post|leak|share|send|put|upload|show|spread|sell) (?:(?:all|of|her|his|their|those|the|them|these|our) )+(?:\\w+ )?${picture}\\b(?! of (?:the|our|my) (?:dog|cat|kids|house|flat))|(?:chuck|throw|dump|burn|smash|bin|destroy|trash|slash|cut up) (?:(?:all|of|her|his|their|the|up|out) )+(?:\\w+ )?(?:stuff|things|clothes|phone|car|tyres|tires|passport|laptop)\\b|(?:ruin|destroy|finish|wreck) (?:him|her|them|his|their)\\b(?! (?:weekend|day|evening|holiday|birthday|party))|(?:tell|call|ring|report (?:him|her|them) to) (?:immigration|the home office|ice|border force)\\b)`,
    {
      unless: /\b(?:lol|haha\w*|she wants|he wants|asks me to|need(?:s)? them|borrow\w*|hoard\w*|rent|tenant|lodger)\b/,
    },
  ),
]

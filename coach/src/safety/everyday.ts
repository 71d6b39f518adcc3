import { mayMeet } from '../sieve.ts'
import { withoutBluster } from './everyday-bluster.ts'
import { everydayDeeds } from './everyday-deeds.ts'
import { withoutIllness } from './everyday-illness.ts'
import { everydayLives } from './everyday-lives.ts'
import { everydayPlain } from './everyday-plain.ts'
import { everydayThings } from './everyday-things.ts'

/**
 * Ways of saying something ordinary that share their words with a danger, written out as what is meant, so that the
 * rules and the trained model both read the meaning. Each row holds the everyday circumstance inside it (an accident, a
 * dose as usual, a vase): without the circumstance the words stay as they are.
 */
const trifle =
  '(?:dent\\w*|scratch\\w*|bill|mess|vase|mug|plate|carpet|rug|sofa|hair\\w*|fringe|tattoo|piercing|grades?|report|homework|exam|late|forgot\\w*|forgets?|burnt|burned|spil\\w+|shrunk|shrank|broke (?:the|her|his) \\w+|wrong|dish\\w*|price|receipt|cake|plants?|present|surprise|dinner|photo|deadline|slides?|email|file|shoes|dress|jumper|crumbs|thermostat|chocolate|last (?:slice|biscuit|piece)|parking|ticket)'
const overseer =
  '(?:boss|manager|teacher|coach|editor|landlord|landlady|client|professor|tutor|head ?teacher|supervisor|team|colleagues?|trainer|agent|bank|accountant|director|chef)'
const close =
  '(?:mum|mom|mother|dad|father|nan|gran|grandma|sister|brother|flatmate|roommate|girlfriend|boyfriend|wife|husband|partner|mate|friend|bestie|she|he|they|shes|hes|theyre)'
const willKill =
  '(?:(?:is|are|will|ll|would|d|might|may|s) )?(?:(?:so|totally|literally|actually|absolutely|definitely|just) )?(?:going to |gonna |will |would )?(?:(?:so|totally|literally|actually|absolutely|definitely|just) )?(?:kill|murder|strangle|throttle|skin|slaughter|crucify|shoot)'
const dose =
  '(?:tablets?|pills?|meds|medication|medicine|insulin|painkillers?|antibiotics|vitamins?|paracetamol|ibuprofen|aspirin|inhaler)'
const amiss =
  '(?!.{0,60}\\b(?:all of|whole|every|the lot|too many|handful|wont wake|cant wake|unconscious|collapsed|breathing|wakes? with|groggy|remember|die|dead|goodbye|overdose|sorry|at once|bottle)\\b)'
const secret =
  '(?!.{0,80}\\b(?:gay|lesbian|bi|trans|queer|pics|pictures|photos|nudes?|videos?|pregnant|abortion|affair|police|immigration|visa|court|custody|social services|if i|unless|sex|touch\\w*|hit|hurt|kill|leave)\\b)'
const repair =
  '(?:to (?:get|have|be|fix|mend|repair|charge|clean|wash|find|update|set|put|take a|show)\\b|to the (?:shop|repair|menders|garage)|by (?:mistake|accident)|accidentally|as a (?:joke|prank|laugh)|for a (?:laugh|joke)|thinking (?:it|they) w)'
const family =
  '(?:sister|brother|cousin|friend|mate|flatmate|roommate|colleague|son|daughter|nephew|niece|kid|toddler|twin)'

const rows: readonly (readonly [RegExp, string])[] = [
  [
    /\bbeat(?:s|ing|en)? (me|us|him|her|them) (?:to|at) (?=(?:the (?!(?:ground|floor|wall|point|pulp)\b)|it\b|a |this|every|chess|cards|fifa|mario|tennis))/g,
    'was quicker than $1 at ',
  ],
  // Where somebody old or ill would like to be at the end.
  [
    /(?<!\bi )\b(wants?|wanted|wish(?:es|ed)?|prefers?|hopes?|hoped|asks?|asked|like) to die (?:at home|(?:in|at) (?:his|her|their) (?:own )?(?:home|house|bed|garden|village|country|cottage)|with dignity|surrounded\b|not in (?:a |the )?hosp\w+)/g,
    '$1 to be at home',
  ],
  [
    new RegExp(
      `\\b${overseer} ${willKill} me\\b(?! (?:if|because|for|when) (?:i |he |she )?(?:leav|tell|told|report|go to the police))`,
      'g',
    ),
    'boss will be cross with me',
  ],
  [
    /\b(he|she) (?:said|says|joked|jokes) (?:that )?(?:he|she|hed|shed|hell|shell) ?(?:would|will|d|ll)? ?(?:kill|murder|strangle|shoot|skin) (?:me|us) if (?=(?:i|we) (?:\w+ )?(?:lost|lose|miss(?:ed)?|forgot|forget|dropped|drop|deleted?|mess(?:ed)? up|late|broke|break|spill(?:ed|t)?|sent) (?:.{0,40})\b(?:files?|deadlines?|accounts?|clients?|reports?|orders?|deliver\w+|presentations?|pitch|invoices?|train|ball|cue|lines?|lanyard|coffee|printer)\b)(?!.{0,120}\b(?:scared|afraid|last time|believe (?:him|her)|knife|gun|hit|police|bruis\w*)\b)/g,
    '$1 will be cross if ',
  ],
  [
    new RegExp(
      `\\b(${close}) ?${willKill} (?:me|us|him|her) (?=(?:if|when|for|over|because|once|about)\\b.{0,60}\\b${trifle}\\b)(?!.{0,120}\\b(?:i (?:hid|locked|ran|froze)|hiding|scared|afraid|last time|nearly did|believe (?:him|her)|knife|broke my|bruis\\w*|police|not joking)\\b)`,
      'g',
    ),
    '$1 will be cross ',
  ],
  [
    /\b(?:id|i would|ill|i will) (?:gladly |happily |literally |honestly |totally )?(?:jump (?:off|in front of|under) (?:a|any|the) \w+|leap (?:off|in front of) (?:a|any) \w+|take a bullet|walk (?:through|into) fire|throw myself (?:in front of|under|off) (?:a|any) \w+|die|kill|go to prison) for (?=(?:him|her|them|that|this|my|these|those|the)\b(?! to\b))/g,
    'i would do anything for ',
  ],
  [
    /\b(?:puts?|putting|stuck|had|raised|raises|raising) (?:his|her|their|my|a) hands? (?:up|in the air)\b(?! (?:my|her|his|the|under|inside|to (?:hit|me|my|strike)|at me|as if|like he))/g,
    'asked to speak',
  ],
  [
    /\b(?:did|does|done|doing|do) it again\b(?=(?: last night| today| yesterday| this \w+| on \w+| tonight)?[,: -]+(?:(?:he|she|they|and|just|only|i mean|hes|shes|by|the) )*(?:snor|left|leav|forgot|forget|ate|eat|fell asleep|talk|sang|hum|watch|burn|was late|late\b|turned up late|came (?:home |in )?late|order|bought|play|slept|overslept|spent|park|use|finish|interrupt|cancel|fart|hog|stole the|eat|drank (?:my|the) (?:milk|coffee|tea)))/g,
    'was annoying again',
  ],
  [
    /\b(i|we|he|she|they|ive|mum|mom|dad|nan|gran|grandma|grandad) (?:\w+ )?(?:slipped|tripped|stumbled|fell)\b[^.]{0,50}?(?:(?:only|just|got|have|with|and) )*(?:a |some |the )?(?:\w+ )?(?:bruis\w+|graz\w+|scratch\w*|sprain\w*|bump|sore)(?: (?:my|his|her|a) \w+)?/g,
    '$1 had a small mishap',
  ],
  [
    /\b(?:drove|drives|backed|reversed|bumped|crashed|walked|ran|rode|cycled) (?:(?:the|my|his|her|our) (?:car|van|bike) )?(?:straight |right )?into (?:the|a|our|my|his|her) (?:\w+ )?(?:garage|gate|wall|bollard|bin|lamp ?post|tree|hedge|fence|kerb|door|post|parked car|shelf|window|neighbours car)\b(?=.{0,60}\b(?:ok|okay|fine|laugh\w*|only|just|scratch\w*|dent\w*|unhurt|nobody|insurance|lol|haha)\b)/g,
    'had a small mishap',
  ],
  [
    /\bi (?:\w+ )?(?:burned|burnt|cut|scalded|banged|bumped|stubbed|trapped|bruised|sprained|twisted|hit) my (?:\w+ )?(?:hand|finger|thumb|arm|wrist|toe|foot|knee|elbow|head|ankle|leg|lip|shin) (?=(?:on|in|with|at|while|cooking|lifting|playing|running) (?:(?:the|a|my|some) )?(?:hot )?(?:pan|oven|hob|stove|iron|kettle|tray|grater|tin|drawer|table|cupboard|bed frame|car door|gym|garden|football|netball|tennis|hair straight\w*|stairs?|step|onions?|bread|dinner)\b)(?!.{0,60}\b(?:purpose|feel|deserve|punish\w*|again and again)\b)/g,
    'i had a small mishap ',
  ],
  [
    /\b(?:his|her|both|my) arms? (?:round|around) (?:my|his|her) neck\b(?=.{0,30}\b(?:kiss\w*|hug\w*|cuddl\w*|danc\w*|smil\w*|laugh\w*|cried|said (?:he|she) lov\w+)\b)(?!.{0,60}\b(?:squeez\w*|tight\w*|breathe|chok\w*|stop|scared|hurt)\b)/g,
    'in a hug',
  ],
  [
    /\b(?:didnt|did not|dont|doesnt|does not|wouldnt|not|never) want(?:ed|ing|s)? to (?:wake|worry|bother|disturb|burden|trouble|stress|spoil|interrupt|embarrass|rush)\b(?! up)/g,
    'was careful not to disturb',
  ],
  [
    new RegExp(
      `\\b(?:took|takes|taken|taking|had|has|take) (?:his|her|their|my|the|a|one|two) (?:\\w+ )?${dose}\\b(?= (?:this|late|today|on time|as usual|with (?:food|breakfast|dinner|water)|for (?:her|his|my|their|the|a) \\w+|like (?:the doctor|normal|always)|already|at (?:\\d|nine|ten|eight|seven|lunch|breakfast|bed)))${amiss}`,
      'g',
    ),
    'had breakfast',
  ],
  [
    new RegExp(
      `\\b(${family}) (?:has |just |always )?threat(?:ens|ened|ening)(?: me)? to (?:tell|snitch|grass|show|ring|call|text)\\b${secret}`,
      'g',
    ),
    '$1 says to tell',
  ],
  [
    /\bthreat(?:ens|ened|ening)(?: me)? to (?=(?:quit|resign|cancel|boycott|skip|eat|sing|wear|bring|cook|ground me|not come|make me (?:watch|eat|wear|dance|sing|listen)|sell the (?:xbox|ps\d|playstation)|take (?:away )?(?:the|my|his) (?:xbox|ps\d|playstation|ipad|tablet|games?))\b)/g,
    'said to ',
  ],
  [
    /\b(?:locked|shut|locks) (me|us|him|her) (?:out|in)(?=[^.]{0,30}\b(?:by (?:accident|mistake)|accidentally|without (?:knowing|realising|realizing|noticing)|not knowing|forgot|didnt (?:know|realise|realize))\b)/g,
    'closed the door on $1',
  ],
  [
    new RegExp(`\\b(?:hid|hides|took|takes|taken|has|had|grabbed) my (\\w+(?: \\w+)?) (?=${repair})`, 'g'),
    'picked up my $1 ',
  ],
  [
    /\bblock(?:ed|s|ing)? (me|us) in (?:again )?(?=with (?:his|her|the|their|a) (?:car|van|truck|bike)|on the drive|in the (?:drive|car ?park))/g,
    'was in the way of $1 ',
  ],
  [
    /\b(?:feel|feeling|felt|am|im) (?:so |completely |totally |just )*dead(?: inside| on my feet)? (?=(?:after|from|because of) (?:\w+ ){0,3}?(?:shifts?|week|day|gym|run|exams?|work|commute|training|nights?)\b)/g,
    'feel exhausted ',
  ],
]

const all = [...everydayLives, ...everydayDeeds, ...everydayThings, ...everydayPlain, ...rows]

/** The folded text with its everyday ways of speaking written out. One pass a row. */
export function everyday(folded: string): string {
  let plain = withoutIllness(withoutBluster(folded))
  for (const [pattern, meaning] of all) if (mayMeet(pattern, plain)) plain = plain.replace(pattern, meaning)
  return plain
}

import type { SafetyCategory } from '@mallama/contracts/safety'
import { rulesOf, type Rule } from './rule.ts'

/** A home that is to be broken into, watched from outside, or locked from within, and words that are not to leave it. */
const row = (category: SafetyCategory, ...rest: Parameters<ReturnType<typeof rulesOf>>): Rule =>
  rulesOf(category, { subject: 'any', negated: 'inside', sure: true, says: true })(...rest)

const will =
  '(?:ill|i will|im|i am|im going to|i am going to|id|i swear|swear|swear to god|hell|shell|hes|shes|he will|she will|hed|shed|going to|gotta)'
const pane = '(?:windows?|windscreen|glass)'
const entry = '(?:that|your|the|this|my|our|her|his) (?:(?:front|back|bloody|fucking|bedroom|bathroom|kitchen) ){0,2}'
const pressed =
  /\b(?:answer|open (?:up|it|this|that|the)|let me in|come out|pick up|ring (?:me|back)|call (?:me|back)|reply|text (?:me )?back|if you|unless|or (?:else|i|im|ill|hell|shell)|dont (?:make|ignore|come)|ignor\w+|blocked|watch me|see what|threat\w*|im coming|scared|last (?:chance|warning)|hell|shell|hes going|shes going|he will|she will)\b/
const trade =
  /\b(?:joiner|carpenter|builder|fitter|glazier|window (?:man|people|company)|installer|quote|fit(?:ted|ting)?|install\w*|double glazing|new (?:door|windows?)|hung|hang|skip|dishwasher|door ?bell|cat ?flap|letter ?box|parcel|key|post|painter|locksmith|fire brigade|paramedics?|ambulance|collapsed|locked (?:myself|ourselves|out)|for you\b|lol|haha\w*|surprise|game|bargain)\b/

const lookOver =
  '(?:nice of you to|nice|saw|see|seen|i see|noticed|spotted|heard|hear|love|like|like the|clever|cute|fancy|well done|didnt take you long|shame|bit late)'
const weakSpot =
  '\\b(?:back|side|front|patio|kitchen|bathroom|bedroom|garage|cellar|conservatory|utility|loft|downstairs|basement|toilet|landing)s? (?:door|window|gate|entrance|latch|lock|hatch|light)s?\\b'
const weakness =
  '\\b(?:still|loose|forgot|missed|didnt|pity|shame|doesnt|isnt|arent|not|hasnt|havent|wont|never|open|though|rotten|easy|same old|yet|but|only)\\b'
const helper =
  '\\b(?:fix(?:ed|ing)?|repair\\w*|mend\\w*|sort(?:ed)? (?:it|that|the)|landlord|landlady|agent|locksmiths?|tenan\\w*|quote|invoice|insur\\w*|shall i|can i|i can|could i|want me to|would you like|do you (?:want|need)|need a hand|give you a hand|happy to|pop round|my drill|toolbox|let me know|please|send me|thank\\w*|glad|well done for|stay safe|feel safer|police|officer|neighbourhood watch|council|mum|dad|grandma|lol|haha\\w*)\\b'

const holder =
  '(?:him|her|them|my (?:husband|wife|boyfriend|girlfriend|partner|ex|fiance|fiancee|dad|stepdad|mum|mother|father|flatmate))'
const holds =
  '(?:he|she|they|hes|shes|theyve|my (?:husband|wife|boyfriend|girlfriend|partner|ex|fiance|fiancee|dad|stepdad|mum|mother|father|flatmate)s?)'
const room =
  '(?:(?:bed|bath|spare |living |box |utility )?room|house|flat|toilet|loo|basement|cellar|attic|loft|cupboard|wardrobe|garage|shed|car|apartment|kitchen)'
/** Who locked themselves in, and what is locked by chance. */
const noCaptive =
  /\b(?:himself|herself|themselves|itself|toddler|baby|kids?|child(?:ren)?|son|daughter|teen\w*|nephew|niece|grandson|granddaughter|cat|dog|year old|(?:locked|shut) out|let (?:me|us) (?:in\b|into)|wont come out|come out|talk to me|argument|by (?:mistake|accident)|accidentally|without (?:realising|realizing|knowing)|forgot|escape room|game|lol|haha\w*|deliver\w*|work|boss|landlord|hotel|airbnb|caretaker)\b/
const captive = (id: string, cue: string, pattern: string): Rule =>
  row('abuse', 3, id, cue, pattern, {
    unless: noCaptive,
    says: true,
    beside: /^(?!.*\b(?:lol|haha\w*|escape room|himself in|herself in|let me in)\b)/,
  })

const kin =
  '(?:mum|mom|mam|mother|dad|father|sister|brother|nan|gran|mates?|friends?|family|parents|cousin|boss|work|little \\w+|girls|lads)'
const outcome =
  '(?:,|and|then|and then)? ?(?:(?:you|youll|you will|just|then) ){0,3}(?:see|find out|watch) what (?:happens|i do|ill do)'

export const doorstepRules: Rule[] = [
  row(
    'abuse',
    2,
    'breaks-in',
    'door doors window windows windscreen glass',
    `\\b${will} (?:\\w+ ){0,4}?(?:put(?:ting)?|kick(?:ing)?|boot(?:ing)?|smash(?:ing)?|break(?:ing)?|bash(?:ing)?|batter(?:ing)?|knock(?:ing)?|tak(?:e|ing)|tear(?:ing)?|rip(?:ping)?|ram(?:ming)?) (?:${entry}doors? (?:in|down|through|off)|(?:in|down|through) ${entry}doors?|${entry}${pane} (?:in|through|out)|(?:in|through|out) ${entry}${pane})\\b(?! (?:the|a|to|with|and fit|for you|on|off))`,
    { beside: pressed, unless: trade },
  ),
  row(
    'abuse',
    2,
    'door-put-through',
    'door doors window windows',
    `\\b(?:ill|i will|im going to|im|hell|shell) (?:\\w+ ){0,3}?put(?:ting)? (?:your|that|her|his) (?:(?:front|back|fucking|bloody) ){0,2}(?:doors?|windows?) through\\b(?! (?:the|a|my|to|with|on))`,
    { unless: trade },
  ),
  row(
    'stalking',
    2,
    'knows-the-locks',
    'lock locks',
    `\\b${lookOver} (?:\\w+ ){0,5}?locks?\\b|\\b(?:new|changed the|different) locks?,? (?:then|eh|i see|again|is it|have we)\\b`,
    { beside: new RegExp(`^(?!.*${helper})(?=.*${weakSpot})(?=.*${weakness})`) },
  ),
  captive(
    'asks-to-be-let-out',
    'unlock unlocks let out',
    `\\b(?:want|wants|need|wish|hope|ask|asking|asked|beg|begging|begged|get|tell|please|make|making|for|until|till|if) ${holder} (?:to |would |will |d )?(?:just |please )?(?:unlock|open) (?:the|my|this) (?:bed ?|bath ?|spare |box )?room door\\b|\\b(?:want|wants|need|wish|ask|asking|asked|beg|begging|begged|get|tell|please|make|for|until|till) ${holder} (?:to |would |will )?(?:just |please |\\w+ the door and )?let (?:me|us) out(?: of (?:the|my|this|our) ${room})?\\b(?! (?:for|on|with|more|at|in|to))|\\b${holds} (?:\\w+ )?(?:wont|refuses to|will not|isnt going to) (?:unlock the (?:bed ?|bath ?)?(?:room )?door(?= (?:till|until|unless|and i)|$)|let me out(?= of (?:the|my|this) ${room}|$))`,
  ),
  captive(
    'locks-in',
    'locked locks lock locking',
    `\\b${holds} (?:(?:has|have|had|just|always|keeps?|s|now|went and) )*lock(?:ed|s|ing) (?:me|us|me and \\w+ \\w+|me and the kids) (?:in|up|inside)\\b`,
  ),
  row(
    'abuse',
    2,
    'not-to-be-told',
    'tell tells say breathe mouth go run running going word crying telling',
    `\\b(?:(?:you )?(?:dare )?(?:tell|breathe a word to|say (?:a|one|another) word to|talk to|open your mouth to) (?:anyone|anybody|a soul|people|the police|social services|a single person)(?: (?:about (?:this|us|it|me)|else|one word))?|(?:you )?open your mouth(?: to \\w+(?: \\w+)?)?(?: (?:about (?:this|us|it|me)|again))?|(?:you )?(?:say|breathe) (?:one|a|another|a single|one more) word(?: (?:of this|about (?:this|it|us|me)|to \\w+(?: \\w+)?))?|you (?:dare )?(?:tell|ring|call|text) your ${kin}(?: (?:about (?:this|us|it|me)|our business|again|any of this))?|(?:you )?(?:go|going|run|running|go running|go crying|run crying|run off) (?:back )?(?:to|telling) your ${kin} (?:with our (?:business|private \\w+)|about (?:us|me|this)|behind my back|crying|telling tales|one more time)|(?:you )?(?:run|running|go running|go crying|run crying|run off) (?:back )?to your ${kin}(?: again| now)?) ${outcome}\\b`,
    { unless: /\b(?:lol|haha\w*|surprise|good luck|feel better|deserve|proud|help you|support)\b/ },
  ),
]

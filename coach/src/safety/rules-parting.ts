import { rulesOf, type Rule } from './rule.ts'

const self = rulesOf('self-harm', { subject: 'any', negated: 'inside' })
const abuse = rulesOf('abuse', { subject: 'any', negated: 'inside' })
const stalking = rulesOf('stalking', { subject: 'any', negated: 'inside' })

const merry =
  /\b(?:lol|haha\w*|hehe|moving|moved|new (?:job|flat|house)|holiday|weekend away|uni|college|leaving do|retire\w*|season|match|game|film|episode|series)\b/

/** What is said in parting by somebody who will not be back, and tempers and watching told in passing. */
export const partingRules: readonly Rule[] = [
  self(
    2,
    'parting-thanks',
    'sad best ask miss cry blame',
    '\\b(?:dont|do not|please dont|try not to) (?:be (?:too |so )?sad|cry(?: for me)?|miss me too much|blame yourself|be upset for long)(?: (?:for|about) me| ok| okay| when| please|$)|\\b(?:youve|you have|you) (?:always )?been the best (?:mate|friend|mum|mom|dad|sister|brother|wife|husband|son|daughter|person|partner) (?:anyone|anybody|i|a person|someone|a \\w+) (?:could|ever|can|had|have)',
    {
      beside:
        /\b(?:left (?:the|my|you my|you the) (?:\w+ )?(?:keys?|letter|note|ring|card)|(?:food|cat|dog|bills|rent|everything|passwords?) (?:is|are|s)? ?(?:all )?(?:sorted|paid|taken care of|in order|done)|look after|take care of (?:the|my|mum|mom|dad|each other|yourself)|thank you for everything|dont be sad|wont be (?:here|around)|so tired|cant (?:do|go|keep)|no more|better off|goodbye|forgive|when im gone|peace)\b/,
      unless: merry,
    },
  ),
  abuse(
    2,
    'strikes-things',
    'punching kicking smashing throwing breaking hitting punches kicks smashes throws breaks',
    '\\b(?:he|she|they|hes|shes|my (?:\\w+ )?(?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|mum|mom|son|brother|flatmate)|dad|mum|mom) (?:(?:\\w+ ){0,3}?(?:stops?|stopped|starts?|started|keeps?|kept|is|was|will stop|wont stop|calms down and stops?) )?(?:punch(?:ing|es)|kick(?:ing|s)|smash(?:ing|es)|throw(?:ing|s)|break(?:ing|s)) (?:(?:the|my|our|all|holes in|down) )*(?:doors?|walls?|plates|furniture|windows?|things|stuff|chairs|phones?|tv|telly)\\b',
    {
      unless:
        /\b(?:lol|haha\w*|ball|football|karate|boxing|gym|demolition|renovat\w*|builder\w*|toddler|baby|two year old|party|frisbee|away|out the (?:old|rubbish)|old (?:stuff|things)|cat|dog|puppy)\b/,
    },
  ),
  abuse(
    2,
    'you-know-what-happens',
    'happens happen',
    '\\byou know (?:exactly |full well |very well )?(?:what happens|whatll happen|what will happen|what would happen) (?:when|if) (?:you|u) (?:make|made|push|wind|answer|talk|speak|start|do (?:this|that|it)|dont|lie|ignore|go|disobey|embarrass|act|behave|show|look)\\b',
    { unless: /\b(?:dairy|gluten|spicy|cheese|wine|tequila|caffeine|ikea|monopoly|lol|haha\w*|karaoke)\b/ },
  ),
  stalking(
    2,
    'saw-the-lights',
    'drove drive driving walked passed past lights light car curtains',
    '\\b(?:drove|drive|driving|walked|went|passed|cycled|parked)(?: \\w+){0,2} (?:past|by|round|outside|near|your)\\b.{0,60}\\b(?:lights?|curtains|car|door|window|bedroom|nobody|someone|somebody|whose|who(?:s|ever)?|out|home)\\b',
    {
      beside:
        /\b(?:whoever (?:he|she|they|it)|who (?:is|was|s) (?:he|she|that|there)|whos(?:e)? car|new (?:man|bloke|guy|fella|woman|girl)|where (?:were|are) you|with (?:him|her|someone|somebody) (?:else|now)|(?:come|be|turn up|round) (?:round )?(?:when|whenever) i (?:feel like|want|like|please)|i know (?:when|what time|who)|answer me|hope (?:he|she|whoever)|moved on (?:quick|fast)|explain)\b/,
    },
  ),
]

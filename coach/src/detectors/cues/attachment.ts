import { cue, type PlainCue } from '../match.ts'

/**
 * Signs of a tendency in one description, after Brennan, Clark and Shaver (1998): seeking reassurance or protesting
 * (anxiety) and taking distance (avoidance). Our own wordings; "me" is about the writer, "them" about the other.
 */
const me = (ways: string[]) => ways.map((way) => `(?:i|im|ive|ill|id)(?:{adv}) ${way}`)
const them = (ways: string[]) =>
  ways.map((way) => `(?:{who}|hes|shes|theyre|you|youre|my (?:{one} ){0,2}{one})(?:{adv}) ${way}`)

const seeking = [
  `(?:need|needs|want|wants|needing|wanting|ask|asks|asking|asked|seek|seeks|crave|craves|look for|beg|begs)(?: for)?(?: so much| a lot of| constant| some| more| lots of| him| her| them| me){0,2} (?:reassurance|attention|to (?:hear|be told|know)(?: that| if| whether)? (?:he|she|they|i|you|its|everything)|proof|validation|to be told)(?: {one}){0,6}`,
  `(?:keep|keeps|kept|am always|is always|always|cant stop|constantly|end up|start|started)(?: {one}){0,1} (?:check|text|call|ring|message|ask|worry|overthink|refresh|re ?read|look)(?:ing|ed|s)?(?: {one}){0,8}`,
  `(?:check|checks|checked|go through|went through|looks? at)(?: his| her| their| my| your)+ (?:phone|last seen|messages|instagram|location|online)(?: {one}){0,5}`,
  `(?:scared|afraid|terrified|worried|worry|fear|anxious|convinced|panic|panics|panicking|freak out|spiral|spirals|spiralling|overthink)(?: that| of| about| when| if| hes| shes| they| he| she| i){0,3}(?: {one}){0,5} (?:leave|leaves|leaving|abandon|abandoned|losing|lose|cheat|cheats|replace|replaced|end it|break up|stop loving|tired of me|bored|reply|replies|text back|answer|go(?:es)? quiet|late)(?: {one}){0,4}`,
  `(?:get|gets|got|am|is|feel|feels|being|become|became)(?: so| really| very| too| a bit){0,2} (?:clingy|needy|jealous|insecure|possessive|anxious when|panicky)(?: {one}){0,6}`,
  `(?:cant|couldnt|dont know how to) (?:be|live|cope|sleep|function|relax)(?: {one}){0,3} (?:alone|without (?:him|her|them|you|me)|until|when)(?: {one}){0,4}`,
  `(?:text|texts|texted|call|calls|called|message|messages|messaged|rang)(?: {one}){0,2} (?:again and again|\\d+ times|over and over|until|all day|non ?stop|ten times|twenty times|five times|constantly)(?: {one}){0,4}`,
  `(?:start|starts|pick|picks|started|picked)(?: {one}){0,2} (?:fight|fights|row|rows|argument|arguments)(?: {one}){0,2} (?:to|so|just to|when)(?: {one}){1,8}`,
]
const distancing = [
  `(?:need|needs|want|wants|wanted|needed|ask|asks|asked for)(?: {one}){0,3} (?:space|distance|time alone|alone time|freedom|room|independence)(?: {one}){0,4}`,
  `(?:pull|pulls|pulled|back|backs|backed|push|pushes|pushed|drift|drifts|shut|shuts|close|closes|closed|clam|clams)(?: {one}){0,2} (?:away|off|down|back|up)(?! (?:the|a|my|his|her))(?: {one}){0,6}`,
  `(?:hate|hates|dont|doesnt|wont|cant|avoid|avoids|dislike|refuse|refuses|never|struggle|struggles)(?: {one}){0,3} (?:talk|talks|talking|open up|opening up|share|shares|sharing|discuss|show|shows|showing|rely|relying|depend|depending|need|trust)(?: {one}){0,3} (?:feelings?|emotions?|anyone|anybody|people|on people|on anyone|about (?:it|anything|us|the relationship|serious|himself|herself|themselves|myself))(?: {one}){0,3}`,
  `(?:feel|feels|felt|get|gets)(?: so| really| a bit){0,2} (?:trapped|suffocated|smothered|crowded|boxed in|stifled)(?: {one}){0,6}`,
  `(?:prefer|prefers|rather|d rather|like|likes)(?: to)?(?: be| being| do| deal| doing| handle){1,2}(?: {one}){0,3} (?:alone|on my own|on (?:his|her|their) own|myself|by myself|independent)(?: {one}){0,4}`,
  `(?:keep|keeps|kept)(?: {one}){0,2} (?:distance|at arms length|walls? up|to (?:myself|himself|herself|themselves)|guard up|feelings? (?:in|inside|to))(?: {one}){0,3}`,
  `(?:go|goes|went|gets?|become|becomes|am|is)(?: so| very| really| all| completely| a bit){0,2} (?:cold|quiet|distant|silent|awol|independent|private|closed off|guarded|detached|emotionally unavailable)(?: {one}){0,6}`,
  `(?:leave|leaves|left|walk|walks|run|runs|ghost|ghosts|disappear|disappears|vanish|vanishes)(?: {one}){0,2} (?:when|whenever|as soon as|if)(?: {one}){1,6} (?:close|serious|real|emotional|intense|deep|hard|cry|talk|feelings)(?: {one}){0,3}`,
  `(?:not|isnt|not really|never been)(?: a| an| very| good| big){0,3} (?:feelings person|emotional person|affectionate|touchy|cuddly|with feelings|at feelings|with emotions|one for (?:feelings|hugs))(?: {one}){0,3}`,
]

export const attachmentCues: PlainCue[] = [
  cue('reassurance', me(seeking), { target: 'self' }),
  cue(
    'reassurance',
    [
      `do you (?:still |even |really )*(?:love|want|like|miss) (?:me|us)`,
      `are you (?:mad|angry|upset|cross|annoyed) (?:at|with) me`,
      `promise (?:me )?(?:you|youll|that you)(?: {one}){0,3} (?:leave|go|love|stay)(?: {one}){0,4}`,
      `why (?:havent|didnt|arent|wont|dont) you (?:text|texted|repl|reply|replied|call|called|answer|answered|answering|replying)(?: {one}){0,4}`,
      `(?:please )?dont leave me`,
    ],
    { target: 'self' },
  ),
  cue('distance', me(distancing), { target: 'self' }),
  cue('reassurance', them(seeking), { target: 'other' }),
  cue('distance', them(distancing), { target: 'other' }),
]

import { cue, type PlainCue } from '../../detectors/match.ts'
import type { Family } from '../../detectors/emotion-words.ts'

/**
 * How a message sounds to the one who gets it. The ten families are those of `detectors/emotion-words.ts`; these rows
 * add what is shown rather than named. Our own wordings.
 */
interface ToneCue extends PlainCue {
  id: Exclude<Family, 'neutral'>
}
const row = (id: ToneCue['id'], strength: number, ways: readonly string[], unless?: RegExp): ToneCue => ({
  ...cue(id, ways, { strength, negatable: true, ...(unless ? { unless } : {}) }),
  id,
})

export const toneCues: readonly ToneCue[] = [
  row('joy', 0.8, [
    `(?:so |really |very )?(?:happy|excited|delighted|thrilled|chuffed|buzzing|over the moon)(?! (?:to see you fail|birthday|with that|about that))(?: {one}){0,4}|cant wait{few}|looking forward{few}|(?:great|good|amazing|big) news{few}|guess what|best (?:day|night|evening|weekend|meal){few}|(?:i |we )?(?:really |ve really )?(?:enjoyed|liked|loved) (?:how|the|your|meeting|it|that|this|being){few}|(?:had|have|having) (?:a |such a |so much )?(?:lovely|great|amazing|brilliant|wonderful|fun){few}|made me (?:smile|laugh){few}|congrat[a-z]*|happy (?:birthday|anniversary)|woo+|yay|hooray|haha+|lo+l|lmao|welcome to`,
  ]),
  row('love', 0.9, [
    `love (?:you|ya|u|that you|how you|being){few}|miss (?:you|us|u){few}|(?:so )?proud of you{few}|thinking (?:of|about) you{few}|(?:my|hey|hi|morning|night),? (?:love|darling|sweetheart|beautiful|gorgeous|baby|lovely)|sweet dreams|sleep (?:well|tight)|get home safe|hugs?|cuddle{few}|youre (?:my|the) (?:favourite|favorite|best|world|love){few}|our song|wish you were here|x{2,}|to hold you|sleep in ours|be close{few}|tell me again|lemon cake|with your name on it|here (?:if|for) you{few}|take care(?: of yourself)?|no rush|when youre (?:parked|home|safe)|drive safe(?:ly)?`,
  ]),
  row(
    'gratitude',
    1,
    [
      `(?:thank you|thanks|thank u|grateful|appreciate|means? (?:a lot|so much|the world|everything)|never forget|owe you|exactly right|couldnt have done it without you|youre a (?:star|legend|angel|lifesaver|gem)|kind of you)(?: {one}){0,5}`,
    ],
    /\b(?:for nothing|for ruining|thanks a lot\.|but no thanks)\b/,
  ),
  row('sadness', 0.8, [
    `(?:cried|crying|tears|sobbing|funeral|died|passed away|heartbroken|lonely|empty|hopeless|exhausted|worn out|knackered|shattered|drained|drowning|sad|gutted|devastated|miserable|awful|sorry for your loss|condolences)(?: {one}){0,4}|same as every{few}|(?:ive been )?up since (?:two|three|four|five)|(?:only )?place (?:where )?nobody{few}|(?:cant|couldnt) (?:stop|sleep|cope|carry on|go on|do this any ?more){few}|(?:feels|is) (?:so |very |too )?(?:big|empty|quiet) without{few}|(?:room|house|bed|flat) feels{few}|it isnt the same{few}|i give up{few}|i tried{few}|on my own{few}|my (?:mum|dad|gran|dog|cat)(?: {one}){0,2} (?:died|is gone){few}|(?:lost|losing) (?:my|the|him|her){few}|rough (?:day|week|night){few}|the end of (?:us|it)`,
  ]),
  row('hurt', 0.9, [
    `(?:hurt|hurts|let down|disappointed|betrayed|left out|forgotten|ignored|invisible|unwanted|rejected|talked over|taken for granted|stung)(?: {one}){0,4}|i trusted{few}|you (?:forgot|promised|told (?:her|him|them|everyone|{one} what)|didnt (?:even|say|ask|call|come|think|notice|tell|show|reply|invite)|never (?:ask|call|came|come|say|tell|even|rang|once)|said youd){few}|i waited{few}|would have (?:done it|been enough|meant|helped){few}|wish (?:i|you) (?:had|hadnt|could have|would have|would){few}|i thought (?:we|you|i){few}|(?:weeks?|months?|days?) since you{few}|i suppose{few}|ive felt{few}|i found out{few}|without (?:me|asking|telling){few}|not even a{few}|a third time|somebody has to{few}|some of us{few}|whatever you(?: two)? (?:decide|want|think){few}|(?:im|i) used to it|dont worry about me|dont mind me|cant drop everything|nobody (?:told|asked|invited) me`,
  ]),
  row('anger', 0.9, [
    `(?:angry|furious|livid|annoyed|irritated|fed up|sick of|frustrated|pissed off|fuming|tired of)(?: {one}){0,4}|how dare{few}|you (?:dont|do not) get to{few}|(?:un|not )acceptable{few}|ridiculous|unbelievable|outrageous|what is wrong with{few}|shut up|wasting (?:my|our|everyones){few}|you always{few}|(?:seriously|really)\\?|(?:last|final|second|third) (?:reminder|time|warning){few}|isnt in{few}|hasnt (?:been paid|arrived|come){few}|i cant cover{few}|had enough{few}|never (?:listen|help|think|care){few}|laziest|useless|pathetic|selfish|every single time|again\\.|out of order|grow up|i need you to{few}|five {one} out of{few}|ive done{few}|before wasting|bring the {one}|(?:my )?standards|sorry i have a{few}|read (?:it|the|my){few} next time|try reading{few}|for once{few}|not my (?:job|problem|fault)`,
  ]),
  row('fear', 0.9, [
    `(?:worried|worry|scared|afraid|frightened|anxious|nervous|panicking|terrified|stressed)(?: {one}){0,4}|did i do{few}|(?:mad|cross|angry|upset) (?:at|with) me|if youre (?:cross|mad|angry|okay|alright){few}|not knowing{few}|is everything (?:okay|alright){few}|are you (?:okay|alright|safe|past|home|there){few}|havent heard (?:from you|back){few}|(?:ping|text|ring|let) me (?:know )?(?:when|if|once) you{few}|fever|hospital|emergency|urgent(?:ly)?|asap|please (?:answer|reply|pick up|call){few}|i dont want to (?:push|lose|guess|bother){few}|i dont know if{few}|head(?:s|) all over{few}|what if{few}|tell me (?:if|whats){few}|youve been (?:so |very )?(?:quiet|distant|off){few}|is it (?:us|me|something){few}|lend me{few}|instead of me`,
  ]),
  row(
    'shame',
    0.9,
    [
      `(?:sorry|apologise|apologies)(?! (?:you feel|if|but|for your|you|to hear|i have a))(?: {one}){0,5}|my (?:fault|bad)|i was (?:wrong|a coward|unfair|an? (?:idiot|arse|ass|fool)|out of (?:order|line)){few}|i (?:should have|shouldve|shouldnt have|lied|messed up|overreacted|let you down){few}|ashamed|embarrassed|guilty|mortified|forgive{few}|im the worst|i feel (?:rubbish|terrible|awful|bad){few}|i know what i said{few}|dont make it a{few}|im not good at{few}|i noticed too late`,
    ],
    /\b(?:not sorry|sorry not sorry)\b/,
  ),
  row('surprise', 0.7, [
    `(?:confused|shocked|stunned|surprised)(?: {one}){0,4}|no way|wait,? what{few}|i (?:dont|didnt) (?:understand|get it|know what to (?:say|think)){few}|cant believe{few}|out of (?:the blue|nowhere)|wow|what\\?|huh\\?|you (?:what|did what)\\?*|(?:is it|was it|or) something else{few}|torn|in two minds`,
  ]),
]

/** What makes a message warm, guarded or pointed, whatever it is about. Read in the words as written. */
export const warmMarks =
  /\b(?:love|miss you|thank you|thanks|proud|sweet|dear|lovely|sorry|take care|no rush|hugs?|x{1,4}|hope you)\b|[❤💕💖💙💛💜🧡💚😘🥰😍🤗]|<3|no pressure/iu
export const guardMarks =
  /\b(?:i suppose|no hard feelings|i(?:'|’)?d rather|need (?:some )?space|not tonight|let(?:'|’)?s see|up to you|if you (?:like|want|say so|insist)|whatever|i don(?:'|’)?t want to (?:push|talk)|don(?:'|’)?t reply|it(?:'|’)?s fine|i(?:'|’)?m fine|nothing|never ?mind|as you wish|noted|for now|perhaps|we(?:'|’)?ll manage|super busy|don(?:'|’)?t make it a|anyway|fine)\b/i

/** A sting inside something that sounds kind or neutral. */
export const digs: readonly PlainCue[] = [
  cue(
    'dig',
    [
      `some of us{rest}|(?:im|i am) sure you(?:re|ll|ve)?(?: do| have| did| are| were| will| know| meant)?{rest}|(?:when|if) you (?:have|get|find|ever have) (?:the )?time|bold of you{rest}|brave of you{rest}|no offen[cs]e{few}|good for you|must be nice{rest}|how nice for (?:you|some){few}|nice (?:of you|for some){few}|lucky (?:you|for some)|(?:if|when) you can be bothered{few}|(?:its|it is) (?:almost )?(?:as if|like) you{rest}|highlight of my (?:day|week|month|year|life)|my favourite part was{rest}|(?:love|loved) (?:that (?:for|you)|how you (?:just|never|always)|sitting|being (?:ignored|left|the only)|waiting){rest}|living (?:my|the) (?:best life|dream)|these days|for a change|for once|as (?:always|usual|ever)|of course you (?:did|are|do|have|were)(?=$|[.,!?\\n ]){few}|(?:what|such) a surprise|shock horror|colou?r me surprised|couldnt (?:possibly )?(?:make it|spare){rest}|dont strain yourself{few}|(?:no,? no,? )(?:its|it is) fine`,
    ],
    { strength: 0.7 },
  ),
]

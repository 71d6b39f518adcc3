import type { Span } from '../../detectors/span.ts'
import type { Seen } from '../seeing.ts'
import { laughs, sentenceWith, type Shaping, weighed, wholeOf } from './shape.ts'

const rude =
  '(?:dumb|stupid|thick|useless|idiot|moron|loser|mess|clown|muppet|numpty|plonker|twit|twat|prat|knob|dork|goof|weirdo|freak|psycho|mental|crazy|insane|hopeless|pathetic|tragic|embarrassing|cringe|disgusting|gross|ugly|fat|lazy|slow|old|ancient|boring|sad|clueless|incompetent|terrible|awful|rubbish|crap|shit|trash|garbage|joke|disgrace|liability|bimbo|airhead|brainless|blind|deaf|weak|soft|baby|child|dinosaur|witch|troll|goblin|gremlin|potato|tramp|hobo|pig|cow|donkey|grandma|granny|grandad|grandpa|pensioner|boomer|drama queen|diva|idiotic|annoying|selfish|needy|cheap|stingy|tight|loser|nerd|geek|wimp|coward|bad at|worst)'
const many =
  '(?:(?:so|such|a|an|the|really|just|actually|honestly|absolute|absolutely|total|totally|complete|proper|right|bit|of|kind|literally|being|always|pretty|fucking|bloody|massive|big|little|old|most|worst|are|getting|looking|like|utter|genuinely|officially|well) )*'
const aimed = new RegExp(
  [
    `\\b(?:you|youre|you are|your|you really are|youre actually|u) ${many}${rude}s?\\b`,
    `\\byou (?:look|smell|sound|dress|drive|cook|sing|dance|run|park|play|walk|eat|talk|act|write) (?:\\w+ ){0,3}(?:like (?:a|an|your|my|someone|youve|you)|terribl\\w+|awful|shit|rubbish|bad|weird|ridiculous|so bad\\w*|hilarious)`,
    `\\byour (?:\\w+ ){1,3}(?:is|are|was|were|looks?|sounds?|smells?) (?:\\w+ ){0,3}(?:crime|joke|disaster|tragic|worst|terrible|awful|criminal|rubbish|shit|embarrassing|hideous|ugly|disgusting|offensive|a mess|tiny|massive|illegal|bad|awful|questionable|inedible|a cry for help|something else)\\b`,
    `\\b(?:maybe |perhaps |try |just )?(?:(?:try )?learn(?:ing)? (?:how )?to|try) (?:read|reading|cook|cooking|drive|driving|park|parking|spell|spelling|count|counting|listen|listening|sing|dance|think|thinking|write|dress)\\b`,
    `\\b(?:did you lose a bet|nobody asked|no one asked|who (?:asked|dressed|cut) you|who cut your hair|what (?:are you wearing|is that (?:hair|face|outfit))|what happened to your (?:face|hair)|nice (?:haircut|outfit|shirt|try|one genius|face)|shut up|get a life|grow up|you wish|in your dreams|bless you for trying|for once in your life|something right for once|no wonder youre single|cant even (?:\\w+ ){1,3})\\b`,
  ].join('|'),
)
const dear =
  /\b(?:love (?:you|ya|u|that about you)|miss you|my favourite|proud of you|never change|dont ever change|best (?:friend|ever)|adore|love it|cute|lucky to have)\b|[❤💕😘🥰😍💖]|\bx{1,4}\s*[.!]*$/iu
const selfNamed = /\b(?:im|i am|i look|i was|me too|my (?:own )?(?:cooking|driving|singing|face|hair))\b/

/** A put-down with a laugh behind it: teasing or mockery, and the words do not say which. */
export const teasing: Shaping = (seen) => {
  const { read, text, context } = seen
  if (read.words > 30 || !laughs.test(text) || dear.test(text)) return null
  const span = sentenceWith(seen, 'tease', aimed, selfNamed)
  if (!span) return null
  const sour = context !== null && (context.wrong !== null || context.quarrel || context.told)
  return {
    kind: sour || seen.stings.length > 0 || weighed(seen, 'insult') >= 4 ? 'joke-barbed' : 'tease',
    span,
    most: 0.5,
  }
}

const hit =
  '(?:kill|murder|strangle|throttle|slap|smack|punch|hit|choke|stab|shoot|batter|end|destroy|fight|hunt (?:you )?down|come for|bury|poison|drown|kick|hurt|beat)'
const bluff = new RegExp(
  `\\b(?:i|ill|i will|im|i am|i swear|i could|id|i would|i might|going to|i want to|let me|im about to)(?: (?:swear|will|could|would|might|want to|going to|seriously|actually|literally|genuinely|just|honestly|so|have to|ll|about to|gladly|happily|legit|fucking|bloody|to))* ${hit} (?:you|u|ya|him|her|them|someone|somebody|everyone|that (?:cat|dog|man|boy|child|kid))\\b`,
)
/** What nobody would be hurt for. */
const trifle =
  /\b(?:ice ?cream|chips|fries|crisps|cake|pizza|dessert|pudding|biscuits?|cookies?|chocolate|choc|sandwich|leftovers?|lunch|dinner|snacks?|fridge|yogh?urt|cheese|sausages?|curry|noodles|nuggets?|toast|cereal|milk|tea|coffee|crumpets?|doughnuts?|donuts?|pasta|takeaway|last (?:slice|one|piece|bite|biscuit|roll)|netflix|episodes?|finale|season|series|spoil\w*|spoilers?|ending|film|movie|book|song|playlist|ear ?worm|charger|hoodie|jumper|socks?|blanket|duvet|pillow|towel|shampoo|straighteners|lipstick|remote|wifi|alarm|snor\w+|puns?|pun|dad jokes?|jokes?|meme|gif|photo of me eating|monopoly|mario ?kart|fifa|uno|scrabble|chess|cards|catan|minecraft|fortnite|cod|xbox|game night|fantasy (?:team|league)|tickle\w*|wordle|quiz|karaoke|dance|plants?|lego|glitter|dishes|loo roll|toilet (?:roll|seat)|bins|parking space|homework|group project|surprise party|birthday surprise|make(?:s|ing)? me laugh|laugh(?:ing|ed)? (?:so|too|in))\b/
/** No cause is small where somebody is not free to go, to tell, to speak to others. */
const grave =
  /\b(?:leave|leaving|left me|if (?:you|u) (?:ever |dare |dare to |even )?(?:go|text him|call him|see him|speak|try)|tell (?:anyone|anybody|someone|them|him|her|your|people|the police)|told (?:anyone|them|him|her|your|people)|go (?:out|home|to (?:the )?police|without)|see (?:him|her|them|anyone)|talk(?:ing|ed)? to (?:him|her|them|anyone|that|other|another)|look(?:ing)? at (?:him|her|another|other)|with (?:him|another (?:man|woman|guy|girl))|cheat\w*|block\w*|police|ever (?:come|leave|speak)|answer me|say no|refus\w*|scream|move and|mean it|not joking|not kidding|no joke|serious(?:ly)? this time|last time|knife|gun|watch your|know where|wait (?:and|till|until)|break up|dump|divorce)\b/

export type Bluster = 'joke' | 'open' | 'threat' | null
/** "I could strangle you": with a trifle for its cause and a laugh it is talk; with one of the two it may be. */
export function blusterIn(text: string, bare: string): Bluster {
  if (bare.length > 400 || !bluff.test(bare)) return null
  if (grave.test(bare)) return 'threat'
  const slight = trifle.test(bare)
  const light = laughs.test(text)
  return slight && light ? 'joke' : slight || light ? 'open' : null
}

export const bluster: Shaping = (seen) => {
  const kind = blusterIn(seen.text, seen.read.text)
  if (kind === null || kind === 'threat') return null
  const name = kind === 'joke' ? 'bluster' : 'bluster-open'
  return {
    kind: name,
    span: sentenceWith(seen, name, bluff) ?? wholeOf(seen, name),
    most: kind === 'joke' ? 0.6 : 0.45,
  }
}

/** The sentence of a threat that a laugh stands beside. */
export const threatIn = (seen: Seen): Span => ({
  ...(sentenceWith(seen, 'danger', bluff) ?? wholeOf(seen, 'danger')),
  id: 'harm',
})

import { spanAt } from '../detectors/match.ts'
import type { Span } from '../detectors/span.ts'
import type { Seen } from './seeing.ts'

/** A laugh in any spelling, or a face that laughs. */
const laughs = /\b(?:(?:a?ha){2,}h?|hehe\w*|lo+l\w*|lmf?ao+|rofl|jk|just kidding)\b|[😂🤣😹😆😜😝😛]/iu

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

/** The sentence of a threat that a laugh stands beside. */
export const threatIn = ({ read, parts }: Seen): Span => {
  const part = parts.find(({ text }) => bluff.test(text))
  return spanAt(read, 'harm', part?.from ?? 0, part ? part.from + part.text.length : Math.min(200, read.text.length))
}

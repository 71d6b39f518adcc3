import { roleWords } from './cues/roles.ts'

/** What an order to the coach is made of: whom, the ways to ask for it, and where what is to be said begins. */

const end =
  "(?=\\s*(?:$|[.,:;!?]|\\b(?:that|to|for|if|whether|about|on|over|of|know|because|after|before|when|since|who|whose|who's|so|and|but|with|not|back|how|what|why|where|at|in|into|out|again|together|round|along|i|i'm|i've|i'll|i'd|we|we're|we've|we'll|it|it's|he|he's|she|she's|they|they're|my|our|his|her|their|the|a|an|there|there's|this|is|has|was|asking|saying|thanking|telling|tonight|tomorrow|today|happy|merry|good|well)\\b))"
/** "My old school friends", "our Sunday football lot", "Priya", "mum", "her". */
const inner =
  '(?!(?:to|that|for|if|whether|about|on|know|because|and|but|so|with|not|what|how|why|when|I|i|my|our|his|her|the|tomorrow|today|tonight)\\b)[\\p{L}-]+'
export const W = `(?<who>(?:my|our) (?:(?:best|old|older|elder|younger|little|big|new) )?(?:[\\p{L}'-]+ ){0,2}?(?:${roleWords})(?:\u00a0[\\p{L}-]+)?(?![\\p{L}'-])|(?:my|our|the) (?:${inner} ){0,3}?${inner}${end}|\\p{Lu}[\\p{L} -]+(?: and \\p{Lu}[\\p{L} -]+)?|(?:mum|mom|dad|gran|nan|nana|grandma|grandad|grandpa)\\b|him\\b|her\\b|them\\b)`
export const owned = `(?<who>(?:my|our) (?:[\\p{L}-]+ ){0,2}?(?:${roleWords})(?:\u00a0[\\p{L}-]+)?|\\p{Lu}[\\p{L} -]+|[Mm]um|[Mm]om|[Dd]ad)(?:['’]s|(?<=s)['’](?=\\s))`
export const please =
  "(?:(?:hi|hey|ok|so|and|please|pls|can you|could you|help me|help me to|i (?:just |really )?(?:want|need|have|must|would like|wanna)(?: to)?|i'd like to|must|want to|need to|gotta|trying to|how do i|how can i|how should i) )*"
export const telling =
  '(?:tell|text|message|email|e-mail|whatsapp|dm|write(?: to)?|let|inform|reply to|respond to|remind|warn|assure|reassure)'
export const subject =
  "(?:i|i'm|i've|i'll|i'd|we|we're|we've|we'll|it|it's|he|he's|he'd|he'll|she|she's|she'd|she'll|they|they're|they've|they'd|there|there's|my|our|the|this|that's|his|her|their|no|nobody|someone|if|when|unless|on|from|you|your|\\d\\S*)"
export const rx = (source: string) => new RegExp(source, 'iu')
export type Rewrite = readonly [pattern: RegExp, to: (m: string[]) => string]
export const own = (who: string) =>
  /^(?:him|her|them)$/i.test(who)
    ? ({ him: 'his', her: 'her', them: 'their' } as Record<string, string>)[who.toLowerCase()]!
    : `${who}'s`

const opens =
  /^(?:my|our|the|we|he|she|they|it|there|this|that|these|those|his|her|their|an?|no|nobody|if|when|you|your|because|on|in|at|after|since|everyone|someone|something|what|how|last|next|today|tomorrow)\b/i
/** A first word that had its capital from the start of the sentence only. */
export const lower = (words: string): string =>
  opens.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words

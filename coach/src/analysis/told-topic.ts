import type { StrainTopic } from './cues/strain-row.ts'
import type { Actor } from './told-who.ts'

/** What a strain is about, once it is known who does it and what else is told beside it. */
export function topicOf(id: StrainTopic, { actor, quote }: { actor: Actor; quote: string }, text: string): StrainTopic {
  if (ill.test(text) && byIllness.has(id) && actor !== 'writer') return 'ill'
  if (id === 'contact' && actor !== 'writer' && reaches.test(text)) return 'load'
  if (actor === 'writer' && feared.has(id) && careful.test(quote)) return 'fear'
  return aboutMoney(ownTopic(id, actor), quote)
}

/** What one takes care not to do has not been done. */
const careful =
  /\b(?:how (?:to|do i|i can|can i|i could|else)|what to|(?:want|like|try|trying|need|able) to|afraid|scared|worried)\b[^.!?]*\bwithout (?:\w+ ){0,5}(?:nag\w*|criticis\w*|complain\w*|blam\w*|accus\w*|lectur\w*|shout\w*|yell\w*|snap\w*|row\w*|fight\w*|argu\w*|moan\w*|controlling|harsh|mean|unkind)\b/i
const feared = new Set<StrainTopic>(['fault', 'quarrel', 'shouting', 'hard', 'jealous', 'mocked'])

/** Whoever calls every day is not out of touch: what they miss is that it comes back. */
const reaches =
  /\bi (?:\w+ )?(?:ring|call|phone|text|message|visit|write to|go (?:to|round)|drive to) (?:him|her|them|my \w+|mum|mom|dad)(?: \w+){0,2}? (?:every|each|daily|twice|all the time|most|first)\b|\bi(?:m| am) (?:always )?the (?:only )?one (?:who|that|to) (?:\w+ )?(?:calls?|rings?|texts?|visits?|reach\w*|gets? in touch|writes?)\b|\bits always me (?:who|that|ringing|calling|texting|driving)\b/

/** Where one is ill in mind or very old, these are no fault of theirs. */
const ill =
  /\b(?:dementia|alzheimers?|(?:had|since|after) (?:a|his|her|the) stroke|depression|depressed|bipolar|ptsd|brain injury|parkinsons|(?:hes|shes|is) (?:8[0-9]|9[0-9]|ninety|eighty)(?:[ -]\w+)? and forgets|postnatal)\b/
const byIllness = new Set<StrainTopic>([
  'cancels',
  'forgotten',
  'fault',
  'silence',
  'closed',
  'contact',
  'unasked',
  'shouting',
  'hard',
  'busy',
])

/** A silence about money is answered by what helps with money. */
const aboutMoney = (topic: StrainTopic, quote: string): StrainTopic =>
  /^(?:closed|silence|busy)$/.test(topic) &&
  /\b(?:money|bills?|financ\w+|debts?|savings|budget|mortgage|rent|loan|overdraft|spending)\b/i.test(quote)
    ? 'bills'
    : topic

/** What the writer does of it is theirs to say: "I don't talk about it" is held back, not a silence to be borne. */
function ownTopic(topic: StrainTopic, actor: Actor): StrainTopic {
  if (actor !== 'writer') return topic
  if (topic === 'busy') return 'guilt'
  return topic === 'closed' || topic === 'silence' || topic === 'unasked' || topic === 'strangers' ? 'heldback' : topic
}

/** A child, a parent or another of the house who died, told as what the days since are like. */
export const bereaved =
  /\b(?:since|after|when|the (?:day|week|month|year)) (?:we |i )?(?:lost )?(?:our|my|his|her) (?!(?:phone|car|laptop|battery|computer|tv|wifi|boiler|plants?|engine|signal|mic|watch|camera|mower|ipad|fridge|oven|freezer|dishwasher|kettle|washing|conversation|tablet|fish|passion|spark|interest|jobs?|house|keys|temper|business|love)\b)(?:late |little |eldest |youngest |baby |twin )?\w+(?: \w+)? (?:died|passed away|passed(?= ?(?:[.,;!]|$|(?:last|this|in|he|she|they|we|my|everyone|nobody|it|hes|shes|ive|im|i) ))|was (?:killed|stillborn|murdered)|took (?:his|her|their) own life|got killed|drowned)\b|\b(?:we|i) lost (?:our|my) (?:late |little |eldest |youngest |baby |beautiful |only )?(?:son|daughter|boy|girl|child|baby|mum|mom|mam|dad|mother|father|parents|brother|sister|twins?)\b|\b(?:our|my) (?:little |eldest |youngest |baby |beautiful |only )?(?:son|daughter|boy|girl|child|baby|mum|mom|mam|dad|mother|father) (?:\w+ )?(?:died|passed away|was (?:killed|stillborn)) (?:(?:at|in) (?!(?:19|200))|last|this|just|suddenly|two|three|four|five|six|a (?:few|couple|month|week|year)|\d|eight|nine|ten)/
/** Who keeps busy in grief is not short of time for anybody. */
export const byGrief = new Set<StrainTopic>(['busy', 'strangers'])

import { alike, gistOf, type Gist, type Known } from '../insights/gist.ts'
import type { Remembered, ReplyInput } from '../port.ts'
import { loose } from './stems.ts'

/** What a fact says, and its own words beside it where the two were put differently. */
export const gistOfKept = ({ fact, quote }: Remembered, known: Known): Gist => {
  const gist = gistOf(fact, known)
  return quote ? { ...gist, words: [...new Set([...gist.words, ...gistOf(quote, known).words])] } : gist
}

export const knownIn = ({ person, userFirstName, knownPeople }: ReplyInput): Known => ({
  them: person?.name ?? null,
  relation: person?.relationshipType ?? null,
  me: userFirstName,
  others: knownPeople,
})

/** What a message is about when one corner of a life matters to it, though it shares no word with the fact. */
const occasions: Record<string, RegExp> = {
  body: /\b(?:cook\w*|bak(?:e|es|ing|ed)|cakes?|restaurants?|meals?|food|recipes?|snacks?|takeaway|picnic|barbecue|bbq|eat(?:ing)? out|curry|chocolates?|desserts?|cater\w*|(?:mak|book|plan|invit|host|bring|prepar)\w* (?:\w+ ){0,4}(?:dinner|lunch|breakfast|brunch|supper)|(?:over|out|round) for (?:dinner|lunch|breakfast|brunch|supper))\b/i,
  born: /\b(?:presents?|gifts?|birthday|surprise|cards?|party)\b/i,
  taste:
    /\b(?:presents?|gifts?|treat|surprise (?:him|her|them)|what to (?:get|buy|give)|day out|date night|something nice)\b/i,
  home: /\b(?:visit(?:ing)?|come over|go over|far away|long distance|drive (?:over|down|up|to)|see (?:him|her|them) (?:in person|this|next|at)|trip to|stay with (?:him|her|them)|live (?:so )?far|miles away|train to|flights?)\b/i,
  work: /\b(?:shifts?|rota|overtime|after work|colleagues?|night shifts?|exhausted|worn out|so tired|long hours|at work)\b/i,
  fear: /\b(?:flights?|fly(?:ing)?|planes?|airport)\b/i,
}

/**
 * How much something that was told before bears on a message, from 0 up. Nothing where the message says it itself, or
 * speaks of somebody else.
 */
export function bears(kept: Gist, message: string, now: Gist): number {
  if (kept.slot === now.slot && alike(kept, now)) return 0
  const about = kept.people.filter((it) => it !== '@me')
  const named = now.people.filter((it) => it !== '@me')
  if (about.length > 0 && named.length > 0 && !about.some((it) => named.includes(it))) return 0
  const shared = kept.words.filter((it) => now.words.includes(it))
  if (shared.length === kept.words.length && kept.words.length > 1 && kept.slot === now.slot) return 0
  const firm = shared.filter((it) => !loose.has(it)).length
  const between = /^(?:helps|hurts|wish)$/.test(kept.slot ?? '')
  const fits = kept.slot !== null && (occasions[kept.slot]?.test(message) ?? false)
  // How somebody feels about planes says nothing of what they fear besides.
  const occasion = fits && (kept.slot !== 'fear' || kept.words.includes('fly'))
  const enough =
    occasion || firm >= 2 || (firm === 1 && (kept.words.length <= 3 || between)) || (between && shared.length > 0)
  if (!enough) return 0
  return (occasion ? 1 : 0) + firm + 0.5 * (shared.length - firm) + (between ? 0.3 : 0)
}

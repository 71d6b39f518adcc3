import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import { ownHarmIn } from '../builtin/answer-harm-seen.ts'
import { resourcesFor } from '../knowledge/resources.ts'
import { staysPut } from './aside.ts'
import { withoutAtoned } from './atoned.ts'
import { certainIn, signIn } from './certain/certain.ts'
import { everyday } from './everyday.ts'
import { fold } from '../text/fold.ts'
import { byAge } from './grown.ts'
import { judge } from './judge.ts'
import { model } from './model/model.ts'
import { threatTold } from './reported.ts'
import { withoutRepeats } from '../text/repeats.ts'
import { rules, sightByRules } from './rules-sight.ts'
import type { Flag, Sighting } from './weigh.ts'
import { messageFor } from './words.ts'

export { rules }
export type { Flag, Sighting }

/**
 * Runs before every operation, on every free text. `sticky` is the flag the conversation already has; a new sighting
 * may raise it, silence never lowers it, and "this is not about my safety" lowers tiers 1 and 2 but never 3.
 */
export function screen(text: string, { country, sticky }: { country: string | null; sticky?: Flag | null }): Safety {
  const seen = sight(text)
  const flag = settle(seen, sticky ?? null, text)
  return flag && !flag.cleared ? toSafety(flag, country) : null
}

/** What of a sighting a conversation or a card keeps. */
export const flagOf = ({
  tier,
  category,
  thirdParty,
  about,
  aside,
}: Pick<Flag, 'tier' | 'category' | 'thirdParty' | 'about' | 'aside'>): Flag => ({
  tier,
  category,
  thirdParty,
  ...(about ? { about } : {}),
  ...(aside ? { aside } : {}),
})

/** The answer to the question, and one message more. */
const LAPSES = 1

/** What the conversation should keep after this text: the graver of what it had and what was seen. */
export function settle(seen: Flag | null, sticky: Flag | null, text: string): Flag | null {
  const notAboutSafety = disclaims(text)
  if (seen && !(notAboutSafety && seen.tier < 3)) {
    if (!sticky || sticky.cleared || seen.tier >= sticky.tier) {
      const about = seen.about ?? (sticky?.category === seen.category ? sticky.about : undefined)
      const flag = flagOf(about ? { ...seen, about } : seen)
      // The question is asked once: a second doubt of the same kind shows the card again and asks nothing.
      return flag.tier === 1 && sticky?.asked !== undefined ? { ...flag, asked: 0 } : flag
    }
    return sticky
  }
  if (sticky && sticky.tier < 3 && notAboutSafety) return { ...sticky, cleared: true }
  // A doubt is one question (COACH.md, "Safety"). Once it was asked, and the talk goes on about other things, the card
  // goes; whatever is seen later raises it again.
  if (sticky?.tier === 1 && sticky.asked !== undefined && !sticky.cleared)
    return sticky.asked >= LAPSES ? { ...sticky, cleared: true } : { ...sticky, asked: sticky.asked + 1 }
  return sticky
}

export function disclaims(text: string): boolean {
  return /\bnot (?:really )?about (?:my|her|his|their|any(?:one|body)s?|our) safety\b|\bnot a safety (?:thing|issue|matter|concern)\b|\b(?:i ?m|i am) (?:perfectly |completely |totally )?safe,? (?:this|it) is(?: not|nt|n t) about\b/.test(
    text
      .slice(0, 4000)
      .toLowerCase()
      .replace(/[\u2018\u2019']/g, ''),
  )
}

export function toSafety(flag: Flag, country: string | null): NonNullable<Safety> {
  const { tier, category, thirdParty, about } = flag
  return {
    tier,
    category,
    thirdParty,
    country,
    message: messageFor(flag),
    resources: resourcesFor(country, category, tier, about),
    aside: flag.aside === true,
    ...(staysPut(flag) ? { stays: true as const } : {}),
  }
}

/** The gravest thing in the text as the rules and the trained model see it together; null when there is none. */
export function sight(asWritten: string): Sighting | null {
  const text = withoutRepeats(asWritten)
  const atoned = withoutAtoned(text)
  if (!atoned) return sightNow(text)
  const asked: Sighting | null = atoned.owned
    ? null
    : { tier: 1, category: 'threat-to-others', thirdParty: false, rule: 'own-harm/long-ago' }
  return (/\S/.test(atoned.rest) ? sightNow(atoned.rest) : null) ?? asked
}

function sightNow(text: string): Sighting | null {
  const folded = fold(text)
  const certain = certainIn(text.length > LONGEST ? fold(text.slice(0, LONGEST)) : folded)
  if (certain?.about === 'taken') return certain
  const seen = suffered(folded)
  if (certain && outweighs(certain, seen))
    return seen && seen.tier > certain.tier ? { ...certain, tier: seen.tier } : certain
  // Who tells of harm that they do is not the one it is done to, whatever words the two have in common.
  const own = seen?.category === 'self-harm' || seen?.category === 'medical' ? null : ownHarmIn(text)
  if (!own) return seen
  const tier = own.kind === 'watch' ? 1 : 2
  return {
    tier: seen && seen.tier > tier ? seen.tier : tier,
    category: 'threat-to-others',
    thirdParty: false,
    rule: `own-harm/${own.kind}`,
  }
}

/** What is read by its parts gives way only to a rule that sees something graver. */
const outweighs = (certain: Sighting, seen: Sighting | null): boolean =>
  !seen ||
  certain.rule === 'certain/care-urge' ||
  certain.tier > seen.tier ||
  (certain.tier === seen.tier && seen.category !== 'medical') ||
  /^model\/(?:self-harm|threat-to-others)$/.test(seen.rule)

/** What is read by its parts is read so far. */
const LONGEST = 40_000

function suffered(plain: string): Sighting | null {
  const folded = everyday(plain)
  const seen = byAge(judge(sightByRules(folded), model.read(folded)), folded)
  // What was said to the writer in so many words is not weighed against the calm of the rest.
  return !needsHelp(seen) && threatTold(folded)
    ? { tier: 2, category: 'abuse', thirdParty: false, rule: 'abuse/said-to-me' }
    : seen
}

/**
 * A question that only the model would ask. It is asked in a chat; where many texts are read at once it says too little
 * to turn the whole into one about safety.
 */
export const isDoubt = ({ tier, rule }: Sighting): boolean => tier === 1 && rule.startsWith('model/')

/** Whether a sentence is a part of what only several sentences together show. */
export const isSign = (text: string): boolean => signIn(fold(text))

import { needsHelp } from '@mallama/contracts/help'
import kept from '../../data/said/rehearsal-refusals.json' with { type: 'json' }
import { actsOf } from '../text/asks.ts'
import { legibility } from '../builtin/kind-of-text.ts'
import { flagAfter, scorns } from '../mediation/danger.ts'
import type { RehearsalInput } from '../operations.ts'
import { asSaid, isLikeness } from '../safety/aside.ts'
import { isByClose } from '../safety/flag.ts'
import { flagOf, sight, type Flag } from '../safety/screen.ts'
import type { Character } from './character.ts'
import { withheldIn } from './withheld.ts'

/** Why the other is not played, with what can be done instead: `coach/data/said/rehearsal-refusals.json`. */
export type Refusal = keyof typeof kept

/** Read on lower case without apostrophes. */
const cruelty =
  /\b(?:(?:play|be|act (?:as|like)|pretend (?:to be|youre)) (?:my |the |an? )?(?:\w+ ){0,2}(?:abuser|abusive|rapist|stalker|attacker|bully who)|(?:play|be|act) (?:\w+ ){0,3}(?:abusive|cruel|violent|sadistic)|(?:^|[.!?;:] ?|\b(?:please|you (?:should|must|can|may|to)|want (?:you|him|her) to|(?:can|could|will|would) you) )(?:really )?(?:insult|humiliate|degrade|threaten|hit|beat|scream at|yell at|abuse|hurt) me\b|(?<!\b(?:you|he|she|they|who|people|to|and|dont|not|or) )call me (?:names|stupid|worthless|ugly|fat|an? (?:idiot|whore|slut|bitch))|be as (?:cruel|nasty|mean|hurtful) as|(?:really )?(?:tear|rip) (?:me|into me))\b/
const aside =
  /^(?:(?:ok(?:ay)?|hm+|wait|so|mallama|coach)[\s,.!]+)*(?:(?:what|how) (?:should|do|can|could|would) i (?:say|answer|reply|respond|put it|start|begin)|(?:was|is) (?:that|this) (?:ok(?:ay)?|good|right|better|too (?:harsh|soft|much))|how (?:was|did) (?:that|i do)|stop (?:the )?(?:rehearsal|role ?play|playing|here)|end (?:the )?(?:rehearsal|role ?play)|(?:can|could) (?:you|we) (?:start (?:again|over)|try (?:it )?again|go back|play (?:him|her|them|it) )|i (?:do not|dont) know what to (?:say|answer)|give me (?:a hint|the words|an example)|help me (?:here|with the next))/
const threatened =
  /\b(?:i[’']?ll|i will|i[’']?m going to|i[’']?m gonna|im gonna|imma|i swear i[’']?ll|i should(?:[’']ve| have)?|i could|or i|next time i|watch me) (?:\w+ ){0,3}?(?:kill|hurt|slap|hit|punch|smack|strangle|choke|stab|shoot|batter|beat|knock|smash|break|burn|bury|drag)(?:ed)? (?:you|your|u|ur|him|her|them|the (?:dog|cat|kids|house|car))\b/i
const playful = /\b(?:lol|lmao|haha+|jk|joking|kidding|love you|xx+)\b|[😂🤣😜😘😉]/iu
const longest = 20_000

const plain = (text: string) => text.slice(0, 4000).toLowerCase().replace(/[’‘']/g, '')

/** Somebody is told that they will be hurt. */
function violenceThreatened(text: string): boolean {
  const near = text.slice(0, longest)
  return threatened.test(near) && !playful.test(near)
}

/**
 * The gravest thing in all that the person brought: what they wrote, what the other said, what they noted. What they set
 * aside counts as a doubt; a new line that says it in so many words is a new finding.
 */
export function flagIn(input: RehearsalInput): Flag | null {
  const { content, turns, scenario, aside, again } = input
  const own = [scenario, ...turns.flatMap(({ role, content: text }) => (role === 'user' ? [text] : [])), content]
  const before = asSaid(flagAround(input), aside, own)
  const sighted = sight(content)
  const seen = sighted && aside && before?.category === sighted.category && isLikeness(sighted) ? null : sighted
  const line = seen && asSaid(flagOf(seen), again, own)
  return line && line.tier > (before?.tier ?? 0) ? line : before
}

function flagAround({ scenario, basis, turns, content, person }: RehearsalInput): Flag | null {
  const own = [
    scenario,
    ...(person ? [person.notes, person.currentIssues, person.strugglingWith, person.learned] : []),
    ...turns.flatMap(({ role, content: text }) => (role === 'user' ? [text] : [])),
  ]
  const written = own.map((text) => (text ? sight(text) : null)).map((seen) => seen && flagOf(seen))
  // Said by the other, "I'll hurt you" endangers the one who rehearses.
  const heard = basis.map((line) => {
    const seen = flagAfter(null, line)
    return seen?.category === 'threat-to-others'
      ? { ...seen, category: 'abuse' as const, thirdParty: false }
      : seen && { ...seen, thirdParty: false }
  })
  const flag = [...written, ...heard].reduce((most, it) => (it && it.tier > (most?.tier ?? 0) ? it : most), null)
  // A card or a passport that another keeps has no grave word in it.
  const isLight = !flag || (flag.tier < 2 && flag.category !== 'self-harm')
  return isLight && withheldIn({ scenario, basis, content }) === 'withheld'
    ? { tier: 2, category: 'abuse', thirdParty: false }
    : flag
}

/** Why the other is not played in this turn, or null where they can be. */
export function refusalOf(input: RehearsalInput, character: Character, flag: Flag | null): Refusal | null {
  if (needsHelp(flag)) return isByClose(flag) ? 'abuse' : flag.category === 'threat-to-others' ? 'other' : 'self-harm'
  // Said to the other in so many words it needs no likeness to other texts.
  if (violenceThreatened(input.content)) return 'other'
  if (cruelty.test(plain(input.scenario)) || cruelty.test(plain(input.content))) return 'cruelty'
  if (input.turns.length === 0 && withheldIn(input) === 'unsure') return 'withheld'
  if (character.harsh >= 2 && character.harsh * 2 >= character.quoted) return 'harsh'
  const kind = legibility(input.content)
  if (kind === 'empty') return 'empty'
  if (kind === 'other-language') return 'language'
  if (kind !== 'words') return 'unreadable'
  if (actsOf(input.content.slice(0, 4000)).includes('injection')) return 'injection'
  return aside.test(plain(input.content).trim()) ? 'aside' : null
}

/** A part that is not played, whoever wrote it: a blow announced, or names. */
export const cruelIn = (part: string): boolean => violenceThreatened(part) || scorns(part)

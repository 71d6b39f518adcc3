import { needsHelp } from '@mallama/contracts/help'
import { actsOf } from '../detectors/asks.ts'
import { legibility } from '../builtin/kind-of-text.ts'
import { flagAfter, scorns } from '../mediation/danger.ts'
import type { RehearsalInput } from '../operations.ts'
import { asSaid, isLikeness } from '../safety/aside.ts'
import { isByClose } from '../safety/flag.ts'
import { flagOf, sight, type Flag } from '../safety/screen.ts'
import type { Character } from './character.ts'
import { aside, cruelty, type Refusal } from './cues/refusals.ts'
import { withheldIn } from './withheld.ts'
import { violenceThreatened } from './threatened.ts'

const plain = (text: string) => text.slice(0, 4000).toLowerCase().replace(/[’‘']/g, '')

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
  let flag: Flag | null = null
  const own = [
    scenario,
    ...(person ? [person.notes, person.currentIssues, person.strugglingWith, person.learned] : []),
    ...turns.flatMap(({ role, content: text }) => (role === 'user' ? [text] : [])),
  ]
  for (const text of own) {
    const seen = text ? sight(text) : null
    if (seen && (!flag || seen.tier > flag.tier)) flag = flagOf(seen)
  }
  // Said by the other, "I'll hurt you" endangers the one who rehearses.
  for (const line of basis) {
    const seen = flagAfter(null, line)
    if (!seen || (flag && flag.tier >= seen.tier)) continue
    flag = { ...seen, category: seen.category === 'threat-to-others' ? 'abuse' : seen.category, thirdParty: false }
  }
  // A card or a passport that another keeps has no grave word in it.
  if (!flag || (flag.tier < 2 && flag.category !== 'self-harm'))
    if (withheldIn({ scenario, basis, content }) === 'withheld')
      return { tier: 2, category: 'abuse', thirdParty: false }
  return flag
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

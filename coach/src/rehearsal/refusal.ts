import lists from '../../data/words/rehearsal.json' with { type: 'json' }
import kept from '../../data/said/rehearsal-refusals.json' with { type: 'json' }
import { needsHelp } from '@mallama/contracts/help'
import { harmsIn } from '../analysis/harms.ts'
import { signsIn } from '../analysis/told-danger.ts'
import { legibility } from '../builtin/kind-of-text.ts'
import { joined, longestTurn, toldIn, setsOf, ownIn } from '../text/words.ts'
import { flagOfTurn, scorns } from '../mediation/mediate.ts'
import type { RehearsalInput } from '../operations.ts'
import { readReceived } from '../read/read.ts'
import { speaksAsChild, isLikeness, isByClose, gravest, asSaid } from '../safety/flag.ts'
import { sight, type Flag } from '../safety/screen.ts'
import { actsOf } from '../text/asks.ts'
import { placesOf, saying } from '../text/phrase.ts'
import type { Character } from './line.ts'

const wordsIn = (text: string) => toldIn(text.slice(0, longestTurn)).map(({ words }) => words)

/** Somebody is told that they will be hurt, and not "I didn't want to hurt you". */
const violenceThreatened = saying(joined(lists.blows.lead, lists.blows.blow), 1)

const cruelty = placesOf(lists.cruelty)
/** Cruelty is asked for: as an order where a sentence begins, or in so many words. */
const isCrueltyAsked = (text: string): boolean =>
  wordsIn(text).some((words) => cruelty(words).some(({ is, from }) => is === 'anywhere' || from === 0))

const { fillers, lying, others, spoken } = setsOf(lists.words)
const asides = placesOf({ aside: lists.asides })
/** Said to the coach: it begins as such a line does, goes on for a word or two or of the other, and speaks to nobody. */
function isAside(text: string): boolean {
  const all = wordsIn(text).flat()
  const words = all.slice(all.findIndex((it) => !fillers.has(it)))
  const begun = asides(words).filter(({ from }) => from === 0)
  const rest = words.slice(Math.max(0, ...begun.map(({ to }) => to)))
  const isShort = rest.length <= 2 || rest.some((it) => others.has(it))
  return begun.length > 0 && isShort && !rest.some((it) => spoken.has(it))
}

const askedBack = saying(lists.askedBack, 1)
const takenAway = saying(lists.taken.split(','), 2)
/** The other keeps from the writer what is theirs, or decides for them; `unsure` where it may only be lying about. */
function withheldIn({ scenario, basis, content }: RehearsalInput): 'withheld' | 'unsure' | null {
  const told = `${scenario.slice(0, longestTurn)}\n${content.slice(0, longestTurn)}`
  if (wordsIn(told).some((words) => words.some((it) => lying.has(it)))) return null
  const asks = askedBack(told)
  const harms = basis.map((line) => harmsIn(line, readReceived(line, null)))
  // A quoted line that is so far above sure decides over the writer though nothing is asked back, in log-odds; where something is, a doubt is enough.
  const isRuled = harms.some((it) => (asks ? it.doubt >= 0 : it.sure >= 1 && ['control', 'takeover'].includes(it.kind)))
  return isRuled || signsIn(told).includes('clear') || takenAway(told) ? 'withheld' : asks ? 'unsure' : null
}

/** The gravest thing in all that was brought: what they wrote, what the other said, what they noted. What they set aside counts as a doubt; a new line that says it outright is a new finding. */
export function flagIn(input: RehearsalInput): Flag | null {
  const { scenario, basis, turns, content, person, aside, again } = input
  const told = [scenario, ...ownIn(turns)]
  const notes = person ? [person.notes, person.currentIssues, person.strugglingWith, person.learned] : []
  // What a child is told, "it is our secret", is grave only beside who says it and what the child wants.
  const asked = speaksAsChild(scenario) ? basis.map((it) => `${scenario}. He says ${it}. I tell him: ${content}`) : []
  const written = [...told, ...notes, ...asked].map((text) => (text ? sight(text) : null))
  // Said by the other, "I'll hurt you" endangers the one who rehearses.
  const heard = basis.flatMap((line) => flagOfTurn(line) ?? []).map(ofOther)
  // A card or a passport that another keeps has no grave word in it.
  const kept = withheldIn(input) === 'withheld' ? ofOther({ tier: 2, category: 'abuse' }) : null
  const before = asSaid(gravest([...written, ...heard, kept]), aside, [...told, content])
  const sighted = sight(content)
  const isKnown = sighted && aside && before?.category === sighted.category && isLikeness(sighted)
  const line = isKnown ? null : asSaid(sighted, again, [...told, content])
  // What somebody says of their own life goes before what another did, be it as grave.
  return line && line.tier + Number(line.category === 'self-harm') > (before?.tier ?? 0) ? line : before
}
function ofOther({ tier, category }: Pick<Flag, 'tier' | 'category'>): Flag {
  return { tier, category: category === 'threat-to-others' ? 'abuse' : category, thirdParty: false }
}

/** Why the other is not played in this turn (with what can be done instead: `coach/data/said/rehearsal-refusals.json`), or null where they can be. */
export function refusalOf(input: RehearsalInput, character: Character, flag: Flag | null): keyof typeof kept | null {
  const { content, scenario, turns } = input
  if (needsHelp(flag)) return isByClose(flag) ? 'abuse' : flag.category === 'threat-to-others' ? 'other' : 'self-harm'
  // Said to the other in so many words it needs no likeness to other texts.
  if (violenceThreatened(content)) return 'other'
  if (isCrueltyAsked(scenario) || isCrueltyAsked(content)) return 'cruelty'
  if (turns.length === 0 && withheldIn(input) === 'unsure') return 'withheld'
  if (character.harsh >= 2 && character.harsh * 5 >= character.quoted * 2) return 'harsh'
  const kind = legibility(content)
  if (kind !== 'words') return kind === 'empty' ? kind : kind === 'other-language' ? 'language' : 'unreadable'
  return actsOf(content.slice(0, longestTurn)).includes('injection') ? 'injection' : isAside(content) ? 'aside' : null
}

/** A part that is not played, whoever wrote it: a blow announced, or names. */
export const cruelIn = (part: string): boolean => violenceThreatened(part) || scorns(part)

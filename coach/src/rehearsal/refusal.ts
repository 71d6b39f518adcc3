import lists from '../../data/words/rehearsal.json' with { type: 'json' }
import kept from '../../data/said/rehearsal-refusals.json' with { type: 'json' }
import { needsHelp } from '@mallama/contracts/help'
import { legibility } from '../builtin/kind-of-text.ts'
import { flagAfter, scorns } from '../mediation/danger.ts'
import type { RehearsalInput } from '../operations.ts'
import { asSaid, isLikeness, speaksAsChild } from '../safety/aside.ts'
import { isByClose } from '../safety/flag.ts'
import { flagOf, sight, type Flag } from '../safety/screen.ts'
import { actsOf } from '../text/asks.ts'
import { anyOf, saysOne } from '../text/phrase.ts'
import { toldIn } from '../text/told.ts'
import { setOf } from '../text/words.ts'
import type { Character } from './character.ts'
import { withheldIn } from './withheld.ts'

/** Why the other is not played, with what can be done instead: `coach/data/said/rehearsal-refusals.json`. */
export type Refusal = keyof typeof kept

/** `^`: where a sentence begins. */
const cruelty = anyOf(
  [
    'play|be|act|pretend ..3 abuser|abusive|rapist|stalker|attacker|cruel|violent|sadistic',
    'play|be|act|pretend ..3 bully who',
    '^|please really? {hurt} me',
    '^|please scream|yell at me',
    'you should|must|can|may|to really? {hurt} me',
    'you should|must|can|may|to really? scream|yell at me',
    'can|could|will|would you really? {hurt} me',
    'want him|her to {hurt} me',
    '^|please call me ..1 {bad}',
    'be as cruel|nasty|mean|hurtful as',
    'tear|rip me into|apart',
    'tear|rip into me',
  ],
  {
    hurt: 'insult humiliate degrade threaten hit beat abuse hurt',
    bad: 'names stupid worthless ugly fat idiot whore slut bitch',
  },
)
const threatened = anyOf(
  [
    'i will|should|could ..3 {strike} the? {struck}',
    'im|am going|gonna to? ..2 {strike} the? {struck}',
    'imma ..2 {strike} the? {struck}',
    'or|time i ..2 {strike} the? {struck}',
    'watch me ..2 {strike} the? {struck}',
  ],
  lists.threats,
)
const playful = anyOf(lists.playful)
const fillers = setOf(lists.fillers)
const others = setOf('he she they him her them')
const spoken = setOf('you your me')
const smiles = [...'😂🤣😜😘😉']
const [LONGEST, SPOKEN, MORE] = [20_000, 4000, 2]

/** Somebody is told that they will be hurt, and not in play. */
function violenceThreatened(text: string): boolean {
  const near = text.slice(0, LONGEST)
  return saysOne(near, threatened) && !saysOne(near, playful) && !smiles.some((it) => near.includes(it))
}

const isCrueltyAsked = (text: string): boolean => saysOne(text.slice(0, SPOKEN), cruelty)

/** Said to the coach: it begins as such a line does, goes on for a word or two or of the other, and speaks to nobody. */
function isAside(text: string): boolean {
  const words = toldIn(text.slice(0, SPOKEN)).flatMap((it) => it.words)
  const said = `${words.slice(words.findIndex((it) => !fillers.has(it))).join(' ')} `
  const lead = lists.asides.find((it) => said.startsWith(`${it} `))
  const rest = lead === undefined ? [] : said.slice(lead.length).trim().split(' ')
  return (
    lead !== undefined &&
    (rest.length <= MORE || rest.some((it) => others.has(it))) &&
    !rest.some((it) => spoken.has(it))
  )
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
  // What a child is told, "it is our secret", is grave only beside who says it and what the child wants.
  if (speaksAsChild(scenario)) own.push(...basis.map((line) => `${scenario}. He says ${line}. I tell him: ${content}`))
  const written = own.map((text) => (text ? sight(text) : null)).map((seen) => seen && flagOf(seen))
  // Said by the other, "I'll hurt you" endangers the one who rehearses.
  const heard = basis.map((line) => {
    const seen = flagAfter(null, line)
    const isTheirs = seen?.category === 'threat-to-others'
    return seen && { ...seen, category: isTheirs ? ('abuse' as const) : seen.category, thirdParty: false }
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
  const { content, scenario, turns } = input
  if (needsHelp(flag)) return isByClose(flag) ? 'abuse' : flag.category === 'threat-to-others' ? 'other' : 'self-harm'
  // Said to the other in so many words it needs no likeness to other texts.
  if (violenceThreatened(content)) return 'other'
  if (isCrueltyAsked(scenario) || isCrueltyAsked(content)) return 'cruelty'
  if (turns.length === 0 && withheldIn(input) === 'unsure') return 'withheld'
  if (character.harsh >= 2 && character.harsh * 5 >= character.quoted * 2) return 'harsh'
  const kind = legibility(content)
  if (kind !== 'words') return kind === 'empty' ? 'empty' : kind === 'other-language' ? 'language' : 'unreadable'
  if (actsOf(content.slice(0, SPOKEN)).includes('injection')) return 'injection'
  return isAside(content) ? 'aside' : null
}

/** A part that is not played, whoever wrote it: a blow announced, or names. */
export const cruelIn = (part: string): boolean => violenceThreatened(part) || scorns(part)

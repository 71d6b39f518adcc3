import file from './safety-lines.json' with { type: 'json' }
import talk from '../../data/said/safety-talk.json' with { type: 'json' }
import taken from '../../data/said/taken.json' with { type: 'json' }
import { mayBeHurt } from '@mallama/contracts/help'
import { helpLines, type HelpLine, type MadeFor } from '@mallama/contracts/help-lines'
import { SafetyCategory, type SafetyResource } from '@mallama/contracts/safety'
import { isOfChild, type About, type Flag } from '../safety/flag.ts'

/** What lines are made for, the nearest first: `hurts` for who hurts somebody close and wants to stop, `young` for children. */
const groups = file.madeFor satisfies Record<MadeFor, string[]> as Record<MadeFor, SafetyCategory[]>
/** These are named only where the flag is about it. */
const special: { [G in MadeFor]?: About } = { poison: 'taken', parent: 'care' }
const plain = ({ for: _for, women: _women, ...line }: HelpLine): SafetyResource => line
/** Everything for a country; for one that is not known, what holds anywhere. */
export const allResources = (country: string | null): (SafetyResource & { categories: SafetyCategory[] })[] =>
  helpLines(country).map((it) => ({ ...plain(it), categories: it.for ? groups[it.for] : SafetyCategory.options }))

/** Those that are made for one purpose, as for parents who fear what they might do; none in some countries. */
export const linesFor = (country: string | null, group: MadeFor): SafetyResource[] =>
  helpLines(country).flatMap((line) => (line.for === group ? [plain(line)] : []))

/** Whom to ring at once: whoever comes in danger, or `forBody`, where a body is in trouble, the ambulance. Often both are one number. */
export const emergencyFor = (country: string | null, forBody: boolean): SafetyResource =>
  (forBody && linesFor(country, 'body')[0]) ||
  plain(helpLines(country).find((line) => line.kind === 'emergency' && !line.for)!)

type Whose = Pick<Flag, 'about' | 'young' | 'man'>
/** At most three, best first: in tier 3 the emergency number, else the line for the trouble, or for `whose` it is, where that is known: a child, or a man, who is sent to no line for women. */
export function resourcesFor(country: string | null, category: SafetyCategory, tier: 1 | 2 | 3, whose: Whose = {}) {
  const { about, young, man } = whose
  const all = helpLines(country).filter(({ women }) => !women || !man)
  const emergency = emergencyFor(country, about === 'taken' || mayBeHurt({ category, tier }))
  const made = all.filter((line) => about && line.for && special[line.for] === about).map(plain)
  if (made.length > 0) {
    const others: SafetyResource[] = resourcesFor(country, category, 3).slice(1)
    const rest = others.filter(({ href }) => made.every((line) => line.href !== href))
    return [emergency, ...made.slice(0, 2), ...rest].slice(0, 3)
  }
  // Where children have no line of their own, the one that is about children is theirs, where they are harmed.
  const ofYoung: MadeFor = category === 'self-harm' || all.some((line) => line.for === 'young') ? 'young' : 'child'
  const isOwn = (of: MadeFor) => (of === ofYoung && young) || (of === 'men' && man && groups.men.includes(category))
  // The narrower a line's purpose, the better it fits; the finder of lines comes last.
  const rank = ({ for: group }: HelpLine): number => {
    const [nearest, ...others] = groups[group!]
    if (isOwn(group!)) return -1
    if (nearest !== category) return 2
    return others.length === 0 || category === 'self-harm' || category === 'abuse' ? 0 : 1
  }
  const isFor = (of: MadeFor) => !special[of] && (isOwn(of) || (of !== 'men' && groups[of].includes(category)))
  const fitting = all.filter(({ for: of }) => !of || isFor(of))
  const lines = fitting.filter((line) => line.kind !== 'emergency' && line.for).toSorted((a, b) => rank(a) - rank(b))
  const finder = fitting.filter((line) => line.kind === 'web' && !line.for)
  const found = [...lines, ...finder]
  const best = found.filter(({ href }, at) => found.findIndex((it) => it.href === href) === at).map(plain)
  const urgent = tier === 3 || category === 'medical' || about !== undefined
  const before = urgent ? 0 : lines.length > 0 ? 1 : finder.length
  return [...best.slice(0, before), emergency, ...best.slice(before)].slice(0, 3)
}

/** What help is named for a flag. Whoever spoke of dying keeps that line, whatever else was seen later; and what else was seen has one. */
export function resourcesOf(flag: Pick<Flag, 'category' | 'tier'> & Partial<Flag>, country: string | null) {
  const { category, tier, about, despair, beside, man } = flag
  const all = resourcesFor(country, category, tier, { about, young: isOfChild(flag), man })
  const also = despair ? 'self-harm' : beside
  const [line] = also ? resourcesFor(country, also, 2) : []
  return line ? [...all.filter(({ href }) => href !== line.href).slice(0, 2), line] : all
}

/** What stops the talk: `first` meets the words, `ask` asks, `steps` go on each turn, `draft` is words to send. */
export type SafetyLines = Record<'first' | 'urgent' | 'ask' | 'steps' | 'draft', string[]>

export const safetyLines: Record<SafetyCategory, SafetyLines> = file.byCategory
export const { cannotCall, directQuestions } = file
/** After an overdose: the body first, and never a question about plans for tonight. `topics`: the call, the place, the wait. */
export const takenBy = ({ thirdParty }: Pick<Flag, 'thirdParty'>) => taken[thirdParty ? 'someone' : 'writer']

/** The guidance that fits: for a helper, for a child who writes, or for the person in it. A body needs a doctor first. */
export function guidanceFor(flag: Flag): SafetyLines {
  const { about, category, thirdParty, tier } = flag
  if (about === 'taken') return takenBy(flag)
  if (about === 'neck' || (about === 'forced' && !isOfChild(flag)) || about === 'armed' || about === 'seen') {
    const first = talk[about][thirdParty ? 'someone' : 'writer']
    const own = guidanceFor({ ...flag, about: undefined })
    const { steps = [], ask = own.ask } = { ...talk[about] } as Partial<SafetyLines>
    return { ...own, first, urgent: first, ask, steps: [...steps, ...own.steps] }
  }
  const own = safetyLines[category]
  if (about === 'drawn' || about === 'condition') return { ...own, ...talk[about] }
  if (category === 'medical') return own
  if (isOfChild(flag)) return { ...safetyLines['child-abuse'], ...talk.young }
  if (category === 'child-abuse' || !thirdParty) return own
  // `gone`: they may be about to act, and cannot be reached.
  return { ...own, ...file.helpers[category !== 'self-harm' ? 'other' : tier === 3 ? 'gone' : 'self-harm'] }
}

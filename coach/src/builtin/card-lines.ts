import kept from '../../data/said/safety-talk.json' with { type: 'json' }
import cues from '../../data/words/under-card.json' with { type: 'json' }
import type { SafetyResource } from '@mallama/contracts/safety'
import { joined, nearness } from '../guide/nearest.ts'
import { resourcesFor } from '../knowledge/resources.ts'
import { helperLines, safetyLines, type SafetyLines } from '../knowledge/safety-lines.ts'
import { takenLines } from '../knowledge/taken-lines.ts'
import { isOfChild } from '../safety/flag.ts'
import type { Flag } from '../safety/screen.ts'
import { cite, type Composer } from './composer.ts'

/** What is heard under a card, each by plain phrases: all of it only chooses what is said, and lowers no flag. */
const heard = {
  /** Whoever does harm is, or was, close enough to read along: that comes before anything else that could be asked. */
  near: [...joined(cues.nearWho, cues.nearWhere), ...joined(cues.stands, cues.beside), ...cues.readAlong],
  /** Asking how to manage the one who does harm: the coach mediates nothing here. */
  manages: joined(cues.asks, cues.manages),
  asksWords: joined(cues.asksWords, cues.says),
  asksToSend: joined(cues.asksToSend, cues.sends),
  /** To bring somebody round who was harmed, or words to them. */
  keeping: [...joined(cues.bring, cues.whom), ...cues.keeping],
  excuses: cues.excuses,
  denies: [...joined(cues.whoIs, cues.calm), ...cues.denies],
}
export const hears = (what: keyof typeof heard, text: string): boolean =>
  nearness(heard[what], text) > (what === 'near' ? nearness(cues.goesBack, text) / 2 : 0)

/** What the one who does it says about it: a name for the deed, or a reason not to tell. */
export const minimises = (text: string): boolean =>
  nearness(cues.whoMinimises, text) > 0 && nearness(cues.minimised, text) > 0
export const asksIfFair = (text: string): boolean =>
  nearness(cues.asksIfFair, text) > 0 && nearness(cues.unfair, text) > 0

export const citeStart = (c: Composer): void => cite(c, c.reading.text.trim().slice(0, 80), 'your words')

/** A place to turn to, as it stands in a sentence. */
export const named = ({ name, contact }: Pick<SafetyResource, 'name' | 'contact'>): string => `${name} (${contact})`

const resourcesOf = ({ input }: Composer, { category, tier, about, ...flag }: Flag): SafetyResource[] =>
  resourcesFor(input.country, category, tier, about, isOfChild({ category, tier, ...flag }))

/** The number for an ambulance. */
export const emergency = ({ input }: Composer): string => named(resourcesFor(input.country, 'medical', 3)[0]!)

/** Somebody to talk to rather than the emergency number; with `any` the first there is. */
export function helpFor(c: Composer, flag: Flag, any = false): string | null {
  const all = resourcesOf(c, flag)
  const line = any ? all[0] : (all.find(({ kind }) => kind !== 'emergency') ?? all[0])
  return line ? named(line) : null
}

/** All of them, as they stand in one sentence. */
export function places(c: Composer, flag: Flag): string {
  const all = resourcesOf(c, flag).map((it) =>
    it.kind === 'text'
      ? named({ ...it, contact: it.contact.charAt(0).toLowerCase() + it.contact.slice(1) })
      : named(it),
  )
  const listed = all.length > 1 ? `${all.slice(0, -1).join(', ')} or ${all.at(-1)}` : all[0]!
  return kept.reachYou.replace('{places}', () => listed)
}

/** The guidance that fits: for a helper, for a child who writes, or for the person in it. A body needs a doctor first. */
export function linesFor(flag: Flag): SafetyLines {
  const { about, category, thirdParty } = flag
  if (about === 'taken') return takenLines[thirdParty ? 'someone' : 'writer']
  if (about === 'neck') {
    const held = kept.neck[thirdParty ? 'someone' : 'writer']
    return { ...linesFor({ ...flag, about: undefined }), first: held, urgent: held }
  }
  const own = safetyLines[category]
  if (category === 'medical') return own
  if (isOfChild(flag)) return { ...safetyLines['child-abuse'], ...kept.young }
  if (category === 'child-abuse' || !thirdParty) return own
  if (category !== 'self-harm') return { ...own, ...helperLines.other }
  return { ...own, ...helperLines[flag.tier === 3 ? 'gone' : 'self-harm'] }
}

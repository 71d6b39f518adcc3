import type { RelationshipKind } from '@mallama/contracts/tools'
import { needsHelp } from '@mallama/contracts/help'
import file from '../../data/said/ties.json' with { type: 'json' }
import { hash } from '../builtin/state.ts'
import { isByClose, type Flag } from '../safety/flag.ts'
import type { Description, Ending, Strain, Strength, Topic } from './description.ts'
import { marked, type Place } from './quoting.ts'

/** Something to work on, or to be safe from: a claim with its quote, and one doable thing. */
export interface Area extends Place {
  area: string
  step: string
  label: string
}
type Advice = readonly [area: string, step: string]
/** By who does it (`own`: the writer), or by what the two are to each other. */
type Ways = Readonly<{ any: Advice } & Partial<Record<'own' | 'colleague' | RelationshipKind, Advice>>>

export const { missing, unread } = file
const strains = file.strains as unknown as Readonly<Record<Topic, Ways>>
const [third, safety] = [file.third, file.safety] as unknown as [Advice, Record<keyof typeof file.safety, Advice>]

const areaOf = ({ quote, start, end }: Place, label: string, [says, step]: Advice, stop = '.'): Area => ({
  ...{ quote, start, end, label },
  area: `${says}: ${marked(quote)}${stop}`,
  step: `For ${marked(quote)}: ${step}`,
})

/** The n-th strength in its words. */
export function strengthSaid({ kind, quote }: Strength, at: number): string {
  const ways = file.strengths[kind]
  return `${ways[at % ways.length]!}: ${marked(quote)}.`
}

/** What somebody comes to at the end, and one thing to do with it. */
export function endingArea(it: Ending, type: RelationshipKind): Area {
  const { asks, leaves, question, work, any } = file.ending
  const step = type === 'colleague' ? work : any[hash(it.quote) % any.length]!
  const asked = it.asked ? file.asked[it.asked] : question
  return areaOf(it, 'at the end', it.isQuestion ? [asks, asked] : [leaves, step], '')
}

/** Where somebody might be afraid, these are not to be had out with the other alone. */
const outspoken = new Set<Topic>(['silence', 'mocked', 'decides', 'jealous', 'quarrel'])

/**
 * The area and the step for one strain. The steps follow the antidotes of Gottman and Silver (1999); what the writer does
 * is answered by what the writer can do, what the other does by what can be asked of them, and what a third person does
 * by neither.
 */
export function strainArea(it: Strain, type: RelationshipKind, doubt: boolean): Area {
  const { topic, actor } = it
  const ways = strains[topic]
  const away = actor === 'third' && type !== 'colleague' && topic !== 'unnamed'
  const [says, step] = away ? third : ((actor === 'writer' ? ways.own : undefined) ?? ways[type] ?? ways.any)
  return areaOf(it, 'area for growth', [says, doubt && outspoken.has(topic) ? file.safer : step])
}

/** Danger, danger that is somebody else's, or that may be none: the words that show it, with what one can do about it. */
export function safetyAreas(places: readonly Place[], flag: Flag, isFamily: boolean): Area[] {
  const { category, thirdParty } = flag
  const own = category === 'self-harm' ? 'self' : category === 'child-abuse' && isFamily ? 'child' : 'any'
  const others = category === 'self-harm' ? 'helper' : isByClose(flag) ? 'witness' : null
  const way = thirdParty ? others : needsHelp(flag) ? own : isByClose(flag) ? 'doubt' : null
  return way ? places.map((it) => areaOf(it, 'safety', safety[way])) : []
}

/** How the two talk, by the strains and repairs that were told, each with its words. */
export function communicationOf({ strengths, strains }: Description, unsafe: boolean): string {
  const styles: Readonly<Record<string, string>> = file.styles
  const found = new Map<string, Place>()
  const told = [...strains.filter(({ actor }) => actor !== 'third'), ...strengths].toSorted((a, b) => a.start - b.start)
  for (const it of told) {
    const style = styles['topic' in it ? it.topic : it.kind]
    if (style && !found.has(style)) found.set(style, it)
  }
  if (found.size === 0) return file.talk.unknown
  const quoted = [...found].slice(0, 2).map(([style, { quote }]) => `${style} (${marked(quote)})`)
  return `${file.talk.told.replace('{q}', () => quoted.join(', and '))}${unsafe ? file.talk.afraid : ''}`
}

/** A tendency rests on so many signs of the writer's own (COACH.md). */
const SIGNS = 2

export function attachmentOf({ closeness }: Description): { says: string; spans: readonly Place[] } {
  const sure = (['reassurance', 'distance'] as const).filter(
    (id) => closeness.filter((it) => it.id === id).length >= SIGNS,
  )
  const spans = closeness.filter(({ id }) => sure.some((it) => it === id))
  const { tendencies } = file
  const [only] = sure
  if (!only) return { says: tendencies.unknown, spans }
  const quotes = spans.slice(0, 2).map(({ quote }) => marked(quote))
  const tendency = tendencies[sure.length > 1 ? 'both' : only]
  return { says: tendencies.told.replace('{tendency}', tendency).replace('{q}', () => quotes.join(' and ')), spans }
}

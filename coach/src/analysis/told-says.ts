import type { RelationshipKind } from '@mallama/contracts/tools'
import file from '../../data/said/ties.json' with { type: 'json' }
import type { Description, Ending, Strain, Strength, Topic } from './description.ts'
import { hash } from '../builtin/state.ts'
import { marked, type Place } from './quoting.ts'

/** `area`: what it is, a claim with its quote; `step`: one doable thing. */
type Advice = readonly [area: string, step: string]
/** By who does it (`own`: the writer), or by what the two are to each other. */
type Ways = Readonly<{ any: Advice } & Partial<Record<'own' | 'colleague' | RelationshipKind, Advice>>>

export type Kind = RelationshipKind
export const { missing, unread } = file
const strains = file.strains as unknown as Readonly<Record<Topic, Ways>>
const third = file.third as unknown as Advice

/** The n-th strength in its words. */
export function strengthSaid({ kind, quote }: Strength, at: number): string {
  const ways = file.strengths[kind]
  return `${ways[at % ways.length]!}: ${marked(quote)}.`
}

/** What somebody comes to at the end, and one thing to do with it. */
export function endingSaid({ asked, isQuestion, quote }: Ending, type: RelationshipKind) {
  const { asks, leaves, question, work, any } = file.ending
  const step = type === 'colleague' ? work : any[hash(quote) % any.length]!
  const [says, todo] = isQuestion ? [asks, asked ? file.asked[asked] : question] : [leaves, step]
  return { area: `${says}: ${marked(quote)}`, step: `For ${marked(quote)}: ${todo}` }
}

/**
 * The area and the step for one strain. The steps follow the antidotes of Gottman and Silver (1999); what the writer does
 * is answered by what the writer can do, what the other does by what can be asked of them, and what a third person does
 * by neither.
 */
export function strainSaid({ topic, actor, quote }: Strain, type: RelationshipKind) {
  const ways = strains[topic]
  const away = actor === 'third' && type !== 'colleague' && topic !== 'unnamed'
  const [says, step] = away ? third : ((actor === 'writer' ? ways.own : undefined) ?? ways[type] ?? ways.any)
  return { area: `${says}: ${marked(quote)}.`, step: `For ${marked(quote)}: ${step}` }
}

export const safetySaid = (key: keyof typeof file.safety, { quote }: Place): string =>
  file.safety[key].replace('{q}', () => marked(quote))

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

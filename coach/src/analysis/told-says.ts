import type { RelationshipKind } from '@mallama/contracts/tools'
import file from '../../data/said/ties.json' with { type: 'json' }
import type { Description, Ending, Strain, Strength, Topic } from './description.ts'
import { hash } from '../builtin/state.ts'
import { marked, type Place } from './quoting.ts'
import type { Whom } from './told-who.ts'

/** `area`: what it is, a claim with its quote; `step`: one doable thing. */
type Advice = readonly [area: string, step: string]
/** By who does it (`own`: the writer), or by what the two are to each other. */
type Ways = Readonly<{ any: Advice } & Partial<Record<'own' | 'ex' | 'work' | RelationshipKind, Advice>>>

export const { safety: safetyWords } = file
export const { missing, unread } = file
const strains = file.strains as unknown as Readonly<Record<Topic, Ways>>
const third = file.third as unknown as Advice
/** These are the writer's own, whoever comes into them. */
const felt = new Set<Topic>(['fear', 'lonely', 'guilt'])

/** The n-th strength of its kind in its words. */
export function strengthSaid({ kind, quote }: Strength, at: number): string {
  const ways = file.strengths[kind]
  return `${ways[at % ways.length]!}: ${marked(quote)}.`
}

/** What somebody comes to at the end, and one thing to do with it. */
export function endingSaid({ asked: wish, isQuestion, quote }: Ending, { type }: Whom): Advice {
  const { asks, leaves, question, work, any } = file.ending
  if (isQuestion) return [asks, wish ? file.asked[wish] : question]
  return [leaves, type === 'colleague' ? work : any[hash(quote) % any.length]!]
}

/**
 * The area and the step for one strain. The steps follow the antidotes of Gottman and Silver (1999); what the writer does
 * is answered by what the writer can do, what the other does by what can be asked of them, and what a third person does
 * by neither.
 */
export function strainSaid(it: Strain, { type, ex }: Pick<Whom, 'type' | 'ex'>): { area: string; step: string } {
  const ways = strains[it.topic]
  const away = it.actor === 'third' && type !== 'colleague' && it.topic !== 'unnamed' && !felt.has(it.topic)
  const own = it.actor === 'writer' ? ways.own : undefined
  const between = ex ? ways.ex : type === 'colleague' ? ways.work : ways[type]
  const [says, step] = away ? third : (own ?? between ?? ways.any)
  return { area: `${says}: ${marked(it.quote)}.`, step: `For ${marked(it.quote)}: ${step}` }
}

export const safetySaid = (key: keyof typeof safetyWords, { quote }: Place): string =>
  safetyWords[key].replace('{q}', marked(quote))

/** How the two talk, by the strains and repairs that were told, each with its words. */
export function communicationOf({ strengths, strains }: Description, unsafe: boolean): string {
  const styles: Readonly<Record<string, string>> = file.styles
  const found = [
    ...strains.flatMap((it) => (it.actor === 'third' ? [] : [{ ...it, style: styles[it.topic] }])),
    ...strengths.map((it) => ({ ...it, style: styles[it.kind] })),
  ]
  const top = found
    .filter(({ style }, at) => style && found.findIndex((it) => it.style === style) === at)
    .toSorted((a, b) => a.start - b.start)
    .slice(0, 2)
  if (top.length === 0) return file.talk.unknown
  const joined = top.map(({ style, quote }) => `${style} (${marked(quote)})`).join(', and ')
  return `${file.talk.told.replace('{q}', () => joined)}${unsafe ? file.talk.afraid : ''}`
}

/** A tendency rests on so many signs of the writer's own (COACH.md). */
const SIGNS = 2

export function attachmentOf({ closeness }: Description): { says: string; spans: readonly Place[] } {
  const of = (id: string) => closeness.filter((it) => it.id === id)
  const sure = (['reassurance', 'distance'] as const).filter((id) => of(id).length >= SIGNS)
  const spans = sure.flatMap(of).toSorted((a, b) => a.start - b.start)
  const { tendencies } = file
  if (spans.length === 0) return { says: tendencies.unknown, spans }
  const quotes = spans.slice(0, 2).map(({ quote }) => marked(quote))
  const tendency = tendencies[sure.length > 1 ? 'both' : sure[0]!]
  return { says: tendencies.told.replace('{tendency}', tendency).replace('{q}', () => quotes.join(' and ')), spans }
}

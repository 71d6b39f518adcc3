import type { RelationshipAnalysisResult } from '@mallama/contracts/coach'
import { needsHelp } from '@mallama/contracts/help'
import type { RelationshipKind } from '@mallama/contracts/tools'
import file from '../../data/said/ties.json' with { type: 'json' }
import type { RelationshipAnalysisInput } from '../operations.ts'
import { read } from '../read/read.ts'
import { asSaid, guards } from '../safety/aside.ts'
import { isByClose, type Flag } from '../safety/flag.ts'
import { toSafety } from '../safety/screen.ts'
import { setOf, wordsOf } from '../text/words.ts'
import { answerIn, matterOf, usually } from './about.ts'
import { readDescription } from './description.ts'
import type { Description, Ending, Strain, Strength, Topic } from './description.ts'
import { healthOf } from './health.ts'
import { crosses, distinct, marked, untilWord, type Place } from './quoting.ts'
import { dangerIn, ofHarm } from './told-danger.ts'

/** More of a description is not read. */
const LONGEST = 6000
/** A number rests on so many things that were told. */
const EVIDENCE = 2
/** So many strengths are told, and so many areas: the surest. */
const MOST = 3

/**
 * Reads the description of one relationship by one of the two. Pure: the same input gives the same bytes; never
 * throws. `overallHealth` is 0..10 as `health.ts` explains, about this description and not about the two people, and
 * null where nothing was read that it could rest on. The n-th recommendation answers the n-th area; where somebody may not
 * be safe they are about safety alone.
 */
export function analyseRelationship(input: RelationshipAnalysisInput): RelationshipAnalysisResult {
  const { description, relationshipType: type, country } = input
  const text = description.slice(0, LONGEST)
  const told = readDescription(text)
  const danger = dangerIn(text, told.sentences)
  // A doubt is asked about first; whoever says that it is none gets the whole result.
  const flag = asSaid(danger.flag, input.aside, [description])
  const unsafe = flag !== null && needsHelp(flag) && !flag.thirdParty
  const places = flag ? danger.places : []
  const isApart = (it: Place) => !places[0] || !crosses(it, places[0])
  // A gift from the same hand is no comfort, and "a good dad" no answer to a blow; beside a doubt of harm only a strength
  // with a name is told.
  const isGood = (it: Strength) => !ofHarm(flag) || (!unsafe && it.kind !== 'unnamed')
  const strengths = told.strengths.filter((it) => isGood(it) && isApart(it))
  const strains = told.strains.filter(isApart)
  const shown = surest(strengths, ({ kind }) => kind, 2)
  const safety = flag ? safetyAreas(places.slice(0, MOST), flag, type === 'family') : []
  const areas = unsafe
    ? safety
    : [...safety.slice(0, 1), ...plainAreas(text, { ...told, strains }, type, flag).filter(isApart)]
  const { health, contributions } = healthOf({ strengths, strains: told.strains }, unsafe)
  const counted =
    strengths.filter(({ kind }) => kind !== 'unnamed').length +
    told.strains.filter(({ kind, actor }) => kind && kind !== 'worry' && actor !== 'third').length
  const weighed = counted >= EVIDENCE || unsafe
  const style = told.unread ? file.unread[told.unread] : communicationOf({ ...told, strengths }, unsafe)
  const { says: attachmentStyle, spans } = attachmentOf(told)
  return {
    overallHealth: weighed ? health : null,
    communicationStyle: counted === 1 && !weighed ? `${style} ${file.missing}` : style,
    attachmentStyle,
    strengths: shown.map(strengthSaid),
    areasForGrowth: areas.map(({ area }) => area),
    recommendations: areas.map(({ step }) => step),
    contributions: weighed ? contributions : [],
    evidence: distinct([
      ...shown.map((it) => ({ ...it, label: `strength: ${it.kind}` })),
      ...areas,
      ...spans.slice(0, 3).map((it) => ({ ...it, label: 'closeness and distance' })),
    ]),
    safety: flag ? toSafety(flag, country) : null,
    coach: 'built-in',
  }
}

/** The surest of each name, at most `MOST` in all, in the order of the text. */
function surest<T extends Strength | Strain>(found: readonly T[], name: (it: T) => string, each: number): T[] {
  const sorted = found.toSorted((a, b) => b.sure - a.sure || a.start - b.start)
  const some = [...Map.groupBy(sorted, name).values()].flatMap((same) => same.slice(0, each))
  const most = some.toSorted((a, b) => b.sure - a.sure).slice(0, MOST)
  return most.toSorted((a, b) => a.start - b.start)
}

/** Something to work on, or to be safe from: a claim with its quote, and one doable thing. */
type Area = ReturnType<typeof areaOf>
type Advice = readonly [area: string, step: string]
/** By who does it (`own`: the writer), or by what the two are to each other. */
type Ways = Readonly<{ any: Advice } & Partial<Record<'own' | 'colleague' | RelationshipKind, Advice>>>

const strains = file.strains as unknown as Readonly<Record<Topic, Ways>>
const [third, safety] = [file.third, file.safety] as unknown as [Advice, Record<keyof typeof file.safety, Advice>]

const areaOf = ({ quote, start, end }: Place, label: string, [says, step]: Advice, stop = '.') => ({
  quote,
  start,
  end,
  label,
  advice: step,
  area: `${says}: ${marked(quote)}${stop}`,
  step: `For ${marked(quote)}: ${step}`,
})

function strengthSaid({ kind, quote }: Strength, at: number): string {
  const ways = file.strengths[kind]
  return `${ways[at % ways.length]!}: ${marked(quote)}.`
}

/** What is asked, what it is about, and what strains, each with another step; what has no name comes last. */
function plainAreas(text: string, told: Description, type: RelationshipKind, flag: Flag | null): Area[] {
  const { sentences, unread, ending, strains: all } = told
  const doubt = guards(flag)
  const matter = doubt || unread ? null : matterOf(text, sentences, type)
  const helps = matter?.lines.join(' ')
  const usual = (asked: Ending['asked']) => (doubt ? file.safer : (helps ?? usually(asked, type, text)))
  const asks = ending?.isQuestion ? (answerIn(text, ending, flag !== null) ?? usual(ending.asked)) : null
  const found = surest(all, ({ topic }) => topic, 1).toSorted(
    (a, b) => +(a.topic === 'unnamed') - +(b.topic === 'unnamed'),
  )
  const areas = [
    ...(asks ? [areaOf(ending!, 'at the end', [file.ending.asks, asks], '')] : []),
    ...(matter ? [areaOf(matter, 'what it is about', [matter.title, helps!])] : []),
    ...found.map((it) => strainArea(it, type, doubt, usual(null))),
    ...(ending && !asks ? [areaOf(ending, 'at the end', [file.ending.leaves, usual(null)], '')] : []),
  ]
  const isNew = (it: Area, at: number) =>
    !areas.slice(0, at).some((one) => one.advice === it.advice || crosses(one, it))
  return areas.filter(isNew).slice(0, MOST)
}

/** Where somebody might be afraid, these are not to be had out with the other alone. */
const outspoken = new Set<Topic>(['silence', 'mocked', 'decides', 'jealous', 'quarrel'])

/**
 * The area and the step for one strain. The steps follow the antidotes of Gottman and Silver (1999); what the writer does
 * is answered by what the writer can do, what the other does by what can be asked of them, and what a third person does
 * by neither.
 */
function strainArea(it: Strain, type: RelationshipKind, doubt: boolean, usual: string): Area {
  const { topic, actor } = it
  const ways = strains[topic]
  const away = actor === 'third' && type !== 'colleague' && topic !== 'unnamed'
  const [says, step] = away ? third : ((actor === 'writer' ? ways.own : undefined) ?? ways[type] ?? ways.any)
  return areaOf(it, 'area for growth', [says, doubt && outspoken.has(topic) ? file.safer : step || usual])
}

/** Danger, danger that is somebody else's, or that may be none: the words that show it, with what one can do about it. */
function safetyAreas(places: readonly Place[], flag: Flag, isFamily: boolean): Area[] {
  const { category, thirdParty } = flag
  const own = category === 'self-harm' ? 'self' : category === 'child-abuse' && isFamily ? 'child' : 'any'
  const others = category === 'self-harm' ? 'helper' : isByClose(flag) ? 'witness' : null
  const way = thirdParty ? others : needsHelp(flag) ? own : isByClose(flag) ? 'doubt' : null
  return way ? places.map((it) => areaOf(it, 'safety', safety[way])) : []
}

/** How the two talk, by the strains and repairs that were told, each with its words. */
function communicationOf({ sentences, strengths, strains }: Description, unsafe: boolean): string {
  const styles: Readonly<Record<string, string>> = file.styles
  const told = [...strains.filter(({ actor }) => actor !== 'third'), ...strengths].toSorted((a, b) => a.start - b.start)
  const found = Map.groupBy(told, (it) => styles['topic' in it ? it.topic : it.kind] ?? '')
  found.delete('')
  if (found.size === 0) return unsafe ? file.talk.unknown : shownOf(sentences)
  const quoted = [...found].slice(0, 2).map(([style, [first]]) => `${style} (${marked(first!.quote)})`)
  return `${file.talk.told.replace('{q}', () => quoted.join(', and '))}${unsafe ? file.talk.afraid : ''}`
}

const speaking = setOf(file.says)

/** Where no way of talking has a name, what one of the two said or did not say, as it is told. */
function shownOf(sentences: readonly Place[]): string {
  const said = sentences.filter(({ quote }) => wordsOf(quote.toLowerCase()).some((word) => speaking.has(word)))
  const shown = said.filter(({ quote }) => read(quote).does()[0]!.label !== 'third').slice(0, 2)
  if (shown.length === 0) return file.talk.unknown
  return file.talk.shown.replace('{q}', () => shown.map(({ quote }) => marked(untilWord(quote, 180))).join(', and '))
}

/** A tendency rests on so many signs of the writer's own (COACH.md). */
const SIGNS = 2

function attachmentOf({ closeness }: Description): { says: string; spans: readonly Place[] } {
  const sure = [...Map.groupBy(closeness, ({ id }) => id).values()].filter((all) => all.length >= SIGNS)
  const spans = closeness.filter((it) => sure.some((all) => all.includes(it)))
  const { tendencies } = file
  const [only] = sure
  if (!only) return { says: tendencies.unknown, spans }
  const quotes = spans.slice(0, 2).map(({ quote }) => marked(quote))
  const tendency = tendencies[sure.length > 1 ? 'both' : only[0]!.id]
  return { says: tendencies.told.replace('{tendency}', tendency).replace('{q}', () => quotes.join(' and ')), spans }
}

import type { RelationshipAnalysisResult } from '@mallama/contracts/coach'
import { needsHelp } from '@mallama/contracts/help'
import type { RelationshipKind } from '@mallama/contracts/tools'
import file from '../../data/said/ties.json' with { type: 'json' }
import { readOf, type Read } from '../guide/data.ts'
import { answerTo } from '../guide/wanted.ts'
import type { RelationshipAnalysisInput } from '../operations.ts'
import { read } from '../read/read.ts'
import type { Intent } from '../read/labels.ts'
import { asSaid, guards } from '../safety/aside.ts'
import { isByClose, type Flag } from '../safety/flag.ts'
import { isNearDanger, toSafety } from '../safety/screen.ts'
import { setOf, wordsOf } from '../text/words.ts'
import { readDescription } from './description.ts'
import type { Description, Ending, Strain, Strength, Topic } from './description.ts'
import { healthOf } from './health.ts'
import { crosses, distinct, marked, placeOf, untilWord, type Place } from './quoting.ts'
import { dangerIn, ofHarm } from './told-danger.ts'

/** More of a description is not read; a number rests on so many things that were told; so many of each kind are told; signs of a tendency. */
const [LONGEST, EVIDENCE, MOST, SIGNS] = [6000, 2, 3, 2]

/** Reads the description of one relationship by one of the two. Pure; never throws. `overallHealth` is about its words alone. */
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
  // "A good dad" is no answer to a blow; beside a doubt of harm only a strength with a name is told.
  const isGood = (it: Strength) => !ofHarm(flag) || (!unsafe && it.kind !== 'unnamed')
  const strengths = told.strengths.filter((it) => isGood(it) && isApart(it))
  const strains = told.strains.filter(isApart)
  const shown = surest(strengths, ({ kind }) => kind, 2)
  const safety = flag ? safetyAreas(places.slice(0, MOST), flag, type === 'family') : []
  const plain = unsafe ? [] : plainAreas(text, { ...told, strains }, type, flag).filter(isApart)
  const areas = unsafe ? safety : [...safety.slice(0, 1), ...plain]
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
    strengths: shown.map(({ kind, quote }, at) => `${file.strengths[kind][at % 2]!}: ${marked(quote)}.`),
    areasForGrowth: areas.map(({ area }) => area),
    recommendations: areas.map(({ step }) => step),
    contributions: weighed ? contributions : [],
    evidence: distinct([
      ...shown.map((it) => ({ ...it, label: `strength: ${it.kind}` })),
      ...areas.flatMap((it) => [it, ...it.besides.map((more) => ({ ...more, label: 'beside it' }))]),
      ...spans.slice(0, 3).map((it) => ({ ...it, label: 'closeness and distance' })),
    ]),
    safety: flag ? toSafety(flag, country) : null,
    coach: 'built-in',
  }
}

/** The surest of each name, at most `MOST` in all, in the order of the text. */
function surest<T extends Place & { sure: number }>(found: readonly T[], name: (it: T) => string, each: number): T[] {
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

const strains = file.strains as unknown as Readonly<Record<Exclude<Topic, 'unnamed'>, Ways>>
const [third, safety] = [file.third, file.safety] as unknown as [Advice, Record<keyof typeof file.safety, Advice>]

const areaOf = ([it, ...besides]: readonly Place[], label: string, [says, step]: Advice, stop = '.') => ({
  ...it!,
  label,
  besides,
  advice: step,
  area: `${says}: ${[it!, ...besides].map(({ quote }) => marked(quote)).join('; ')}${stop}`,
  step: `For ${marked(it!.quote)}: ${step}`,
})

/** What is asked, what it is about, what strains by its name, each with its step; and in one what else is hard. */
function plainAreas(text: string, told: Description, type: RelationshipKind, flag: Flag | null): Area[] {
  const { sentences, unread, ending, strains: all } = told
  const doubt = guards(flag)
  const matter = doubt || unread ? null : matterOf(text, sentences, type)
  const usual = doubt ? file.safer : file.usual[type]
  const open = (ending?.asked && !doubt && (file.open as Partial<Record<Intent, string>>)[ending.asked]) || usual
  const asks = ending && (answerIn(text, ending, type, flag !== null) ?? open)
  const areas = [
    ...(asks ? [areaOf([ending], 'at the end', [file.asks, asks], '')] : []),
    ...(matter ? [areaOf([matter], 'what it is about', [matter.title, matter.lines.join(' ')])] : []),
    ...surest(all, ({ topic }) => topic, 1).flatMap((it) => strainArea(it, type, doubt)),
  ]
  const isNew = (a: Area, at: number) => !areas.slice(0, at).some((b) => a.advice === b.advice || crosses(a, b))
  const shown = areas.filter(isNew).slice(0, MOST)
  const isFree = (it: Place) => ![...shown, ...told.strengths].some((other) => crosses(it, other))
  const hard = all.filter((it) => it.topic === 'unnamed' && isFree(it)).toSorted((a, b) => b.sure - a.sure)
  const isSaid = shown.some(({ advice }) => advice === usual)
  if (shown.length === MOST || hard.length === 0 || (doubt && isSaid)) return shown
  return [...shown, areaOf(hard.slice(0, MOST), 'area for growth', [file.hard, isSaid ? file.next : usual])]
}

/** Of fewer words any text comes near; from this share on it was right for 18 of 20 descriptions by two hands not learnt from. */
const [LEAST, SURE] = [40, 0.41]

/** The text, of those for such a relationship, that all of a description and its sentences are surely about, with its words. */
function matterOf(text: string, whole: readonly Place[], type: RelationshipKind): (Place & Read) | null {
  const all = read(text).words < LEAST ? [] : read(text).matter()
  const parts = whole.slice(0, LEAST).map((it, at) => read(text.slice(it.start, (whole[at + 1] ?? it).end)).matter())
  const fits: readonly string[] = file.fits[type]
  const found = all.flatMap(({ label, chance, shown }) => {
    const it = readOf(label)
    if (it && !it.topics.some((topic) => fits.includes(topic))) return []
    const inParts = parts.reduce((sum, some) => sum + some.find((one) => one.label === label)!.chance, 0)
    return { it, shown, share: Math.sqrt(chance * inParts) }
  })
  const [best] = found.toSorted((a, b) => b.share - a.share)
  const isSure = best !== undefined && best.share >= SURE * found.reduce((sum, { share }) => sum + share, 0)
  const place = isSure && whole.find((it) => best.shown && crosses(it, best.shown))
  return place && best.it ? { ...best.it, ...placeOf(text, place) } : null
}

/** What is told around a question draws its answer away, so it is read alone; below this share an answer is strange to it. */
const [couples, speaking, FITS] = [setOf(file.couples), setOf(file.says), 0.4]
/** The written answer to what is asked at the end; near danger only one that says itself what whoever is afraid needs. */
function answerIn(text: string, { quote, asked }: Ending, type: RelationshipKind, careful: boolean): string | null {
  const it = asked && answerTo(quote, asked, FITS)
  const isMeant = it && (type === 'romantic' || !couples.has(it.id))
  return isMeant && (it.safe || !(careful || isNearDanger(text))) ? it.say : null
}

/** Where somebody might be afraid, these are not to be had out with the other alone. */
const outspoken = new Set<Topic>(['silence', 'mocked', 'decides', 'jealous', 'quarrel'])

/** The area and the step for one strain with a name, by who does it. The steps follow the antidotes of Gottman and Silver (1999). */
function strainArea({ topic, actor, ...it }: Strain, type: RelationshipKind, doubt: boolean): Area[] {
  if (topic === 'unnamed') return []
  const ways = strains[topic]
  const away = actor === 'third' && type !== 'colleague'
  const [says, step] = away ? third : ((actor === 'writer' ? ways.own : undefined) ?? ways[type] ?? ways.any)
  return [areaOf([it], 'area for growth', [says, doubt && outspoken.has(topic) ? file.safer : step])]
}

/** Danger, danger that is somebody else's, or that may be none: the words that show it, with what one can do about it. */
function safetyAreas(places: readonly Place[], flag: Flag, isFamily: boolean): Area[] {
  const { category, thirdParty } = flag
  const own = category === 'self-harm' ? 'self' : category === 'child-abuse' && isFamily ? 'child' : 'any'
  const others = category === 'self-harm' ? 'helper' : isByClose(flag) ? 'witness' : null
  const way = thirdParty ? others : needsHelp(flag) ? own : isByClose(flag) ? 'doubt' : null
  return way ? places.map((it) => areaOf([it], 'safety', safety[way])) : []
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

/** Where no way of talking has a name, what one of the two said or did not say, as it is told. */
function shownOf(sentences: readonly Place[]): string {
  const said = sentences.filter(({ quote }) => wordsOf(quote.toLowerCase()).some((word) => speaking.has(word)))
  const shown = said.filter(({ quote }) => read(quote).does()[0]!.label !== 'third').slice(0, 2)
  const quoted = shown.map(({ quote }) => marked(untilWord(quote, 180))).join(', and ')
  return quoted ? file.talk.shown.replace('{q}', () => quoted) : file.talk.unknown
}

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

import type { MayBe, RelationshipAnalysisResult } from '@mallama/contracts/coach'
import { needsHelp } from '@mallama/contracts/help'
import type { RelationshipKind } from '@mallama/contracts/tools'
import file from '../../data/said/ties.json' with { type: 'json' }
import { readOf, type Read } from '../guide/data.ts'
import type { RelationshipAnalysisInput } from '../operations.ts'
import { read } from '../read/read.ts'
import { strainKinds, strengthTies, type Intent, type StrainKind, type StrainTie } from '../read/labels.ts'
import { valenceOf } from '../read/turn.ts'
import { asSaid, guards, isByClose, type Flag } from '../safety/flag.ts'
import { isNearDanger, toSafety } from '../safety/screen.ts'
import { filled, type Place } from '../text/words.ts'
import { spokenOf, theyAre } from '../text/people.ts'
import { answerIn, answersLike, readDescription, type Description, type Strain, type Strength } from './description.ts'
import { crosses, distinct, marked, placeOf, stepsTo } from './received-harm.ts'
import { dangerIn } from './told-danger.ts'

/** More of a description is not read; a number rests on so many things that were told; so many of each kind are told; signs of a tendency. */
const [LONGEST, EVIDENCE, MOST, SIGNS] = [6000, 2, 3, 2]

/** Reads the description of one relationship by one of the two. Pure; never throws. `overallHealth` is about its words alone. */
export function analyseRelationship(input: RelationshipAnalysisInput): RelationshipAnalysisResult {
  const { description, relationshipType: type, country } = input
  const text = description.slice(0, LONGEST)
  const told = readDescription(text)
  const { flag: seen, places } = dangerIn(text, told.sentences)
  // A doubt is asked about first; whoever says that it is none gets the whole result.
  const flag = asSaid(seen, input.aside, [description])
  const unsafe = flag !== null && needsHelp(flag) && !flag.thirdParty
  const isApart = (it: Place) => !places[0] || !crosses(it, places[0])
  // "A good dad" is no answer to a blow; beside a doubt of harm only a strength with a name is told.
  const isHarm = flag !== null && !flag.thirdParty && isByClose(flag)
  const isGood = (it: Strength) => !isHarm || (!unsafe && it.kind !== 'unnamed')
  const strengths = told.strengths.filter((it) => isGood(it) && isApart(it))
  const strains = told.strains.filter(isApart)
  const shown = surest(strengths, ({ kind }) => kind, 2)
  const safety = flag ? safetyAreas(places.slice(0, MOST), flag, type === 'family') : []
  const plain = unsafe ? [] : plainAreas(text, { ...told, strengths, strains }, type, flag).filter(isApart)
  const areas = unsafe ? safety : [...safety.slice(0, 1), ...plain]
  const mayBe = flag || told.unread || isNearDanger(text) ? [] : mayBeOf(text, told, type, areas)
  const { overallHealth, contributions } = healthOf({ strengths, strains: told.strains }, unsafe)
  const counted =
    strengths.filter(({ kind }) => kind !== 'unnamed').length +
    told.strains.filter(({ kind, actor }) => kind && kind !== 'worry' && actor !== 'third').length
  const weighed = counted >= EVIDENCE || unsafe
  const style = told.unread ? file.unread[told.unread] : communicationOf({ ...told, strengths }, unsafe)
  const { says: attachmentStyle, spans } = attachmentOf(told)
  return {
    overallHealth: weighed ? overallHealth : null,
    communicationStyle: counted === 1 && !weighed ? `${style} ${file.missing}` : style,
    attachmentStyle,
    strengths: shown.map(({ kind, quote }, at) => `${file.strengths[kind][at % 2]!}: ${marked(quote)}.`),
    areasForGrowth: areas.map(({ area }) => area),
    recommendations: areas.map(({ step }) => step),
    ...(mayBe.length > 0 ? { mayBe } : {}),
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

const strains = file.strains as unknown as Readonly<Record<StrainTie, Ways>>
const [third, safety] = [file.third, file.safety] as unknown as [Advice, Record<keyof typeof file.safety, Advice>]

const areaOf = ([it, ...besides]: readonly Place[], label: string, [says, step]: Advice, stop = '.') => ({
  ...it!,
  label,
  besides,
  advice: step,
  area: `${says}: ${[it!, ...besides].map(({ quote }) => marked(quote)).join('; ')}${stop}`,
  step: `For ${marked(it!.quote)}: ${step}`,
})

/** What is asked or wished, what it is about, what strains by its name, each with its step; and in one what else is hard. */
function plainAreas(text: string, told: Description, type: RelationshipKind, flag: Flag | null): Area[] {
  const { sentences, unread, ending, wish, strains: all } = told
  const doubt = guards(flag)
  const matter = doubt || unread ? null : matterOf(text, sentences, type)
  const hardest = all.filter((it) => it.topic === 'unnamed').toSorted((a, b) => b.sure - a.sure)
  const end = ending ?? wish
  const usual = doubt ? file.safer : usualOf(told, type) + (flag || isNearDanger(text) ? ` ${file.afraid}` : '')
  const open = (ending?.asked && !doubt && (file.open as Partial<Record<Intent, string>>)[ending.asked]) || usual
  const asks = (ending && answerIn(ending, type === 'romantic', flag !== null || isNearDanger(text))) ?? open
  const areas = [
    ...(end ? [areaOf([end], 'at the end', [ending ? file.asks : file.wish, asks], ending ? '' : '.')] : []),
    ...(matter ? [areaOf([matter], 'what it is about', [matter.title, matter.lines.join(' ')])] : []),
    ...surest(all, ({ topic }) => topic, 1).flatMap((it) => strainArea(it, type, doubt)),
  ]
  const isNew = (a: Area, at: number) => areas.slice(0, at).every((b) => !crosses(a, b) && a.advice !== b.advice)
  const shown = areas.filter(isNew).slice(0, MOST)
  const others = [...told.strengths, ...sentences.filter(({ third }) => third), ...shown]
  const hard = hardest.filter((it) => !others.some((other) => crosses(it, other)))
  const isSaid = shown.some(({ advice }) => advice === usual)
  if (shown.length === MOST || hard.length === 0 || (doubt && isSaid)) return shown
  return [...shown, areaOf(hard.slice(0, MOST), 'area for growth', [file.hard, isSaid ? file.next : usual])]
}

/** What can be said whatever the matter is, with what they value by its name, and the wish. Which scene is the one to tell, only they know: quoted, it was the wrong one more often than not. */
function usualOf({ strengths, wish, ending }: Description, type: RelationshipKind): string {
  const doer = ({ quote }: Place) => 'other both'.split(' ').indexOf(read(quote).does()[0]!.label)
  const theirs = strengths.filter((it) => it.kind !== 'unnamed' && doer(it) >= 0)
  const [value] = theirs.toSorted((a, b) => doer(a) - doer(b) || b.sure - a.sure)
  const shown = (it: Place | null | undefined) => (it ? ` (${marked(it.quote)})` : '')
  return filled(file.usual[type], { value: shown(value), wish: wish && !ending ? file.asWished : shown(wish) })
}

/** Of fewer words any text comes near; from this mean of the whole and of one sentence on, 12 of 17 by strangers were right (11 of 23 before). */
const [LEAST, SURE] = [40, 0.48]

/** The text that all of a description and one of its sentences are surely about, if such a relationship has it, with the hardest such sentence. */
function matterOf(text: string, whole: Description['sentences'], type: RelationshipKind): (Place & Read) | null {
  const [best] = read(text).words < LEAST ? [] : read(text).matter()
  const it = best && readOf(best.label)
  if (!it || !it.topics.some((topic) => file.fits[type].includes(topic))) return null
  const own = whole.slice(0, LEAST)
  const claims = own.map(({ quote }) => read(quote).matter())
  const chances = claims.map((all) => all.find(({ label }) => label === best.label)!.chance)
  const most = Math.max(0, ...chances)
  const near = own.filter((_, at) => chances[at]! >= most / 2)
  const [shown] = near.toSorted((a, b) => valenceOf(a.quote) - valenceOf(b.quote))
  return shown && Math.sqrt(best.chance * most) >= SURE ? { ...it, ...placeOf(text, shown) } : null
}

/** What may be asked, and what it may be about, where that was not sure enough to be answered. */
function mayBeOf(text: string, { ending }: Description, type: RelationshipKind, areas: readonly Area[]): MayBe {
  const isNew = (say: string) => areas.every(({ advice }) => advice !== say)
  const near = ending && !answerIn(ending, type === 'romantic', false) ? answersLike(ending, type === 'romantic') : []
  const asked = near.map(({ asks, say }) => ({ label: asks, says: [spokenOf(say, theyAre(text, []))], words: [] }))
  const claims = read(text).words < LEAST ? [] : read(text).matter()
  // From this chance on a text may be the one, so many at most beside the questions.
  const about = claims
    .flatMap(({ label, chance }) => (chance >= 0.08 ? (readOf(label) ?? []) : []))
    .filter(({ topics, lines }) => topics.some((it) => file.fits[type].includes(it)) && isNew(lines.join(' ')))
    .map(({ title, lines }) => ({ label: title, says: [...lines], words: [] }))
  return [...asked, ...about.slice(0, 2)].slice(0, 4)
}

/** The area and the step for one strain with a name, by who does it. The steps follow the antidotes of Gottman and Silver (1999). */
function strainArea({ topic, actor, ...it }: Strain, type: RelationshipKind, doubt: boolean): Area[] {
  if (topic === 'unnamed') return []
  const ways = strains[topic]
  const away = actor === 'third' && type !== 'colleague'
  const [says, step] = away ? third : ((actor === 'writer' ? ways.own : undefined) ?? ways[type] ?? ways.any)
  // Where somebody might be afraid, these are not to be had out with the other alone.
  const isOutspoken = ['silence', 'mocked', 'decides', 'jealous', 'quarrel'].includes(topic)
  return [areaOf([it], 'area for growth', [says, doubt && isOutspoken ? file.safer : step])]
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
function communicationOf(all: Description, unsafe: boolean): string {
  const styles: Readonly<Record<string, string>> = file.styles
  const between = all.strains.filter(({ actor }) => actor !== 'third')
  const told = [...between, ...all.strengths].toSorted((a, b) => a.start - b.start)
  const found = Map.groupBy(told, (it) => styles['topic' in it ? it.topic : it.kind] ?? '')
  found.delete('')
  if (found.size === 0) return file.talk.unknown
  const quoted = [...found].slice(0, 2).map(([style, [first]]) => `${style} (${marked(first!.quote)})`)
  return `${file.talk.told.replace('{q}', () => quoted.join(', and '))}${unsafe ? file.talk.afraid : ''}`
}

function attachmentOf({ closeness }: Description): { says: string; spans: readonly Place[] } {
  const { tendencies } = file
  const spans = closeness.filter(({ id }) => closeness.filter((it) => it.id === id).length >= SIGNS)
  const [first] = spans
  if (!first) return { says: tendencies.unknown, spans }
  const quotes = spans.slice(0, 2).map(({ quote }) => marked(quote))
  const tendency = tendencies[spans.every(({ id }) => id === first.id) ? first.id : 'both']
  return { says: tendencies.told.replace('{tendency}', tendency).replace('{q}', () => quotes.join(' and ')), spans }
}

/** COACH.md, "Relationship analysis". Worry is the writer's own and takes nothing off. */
const costs: Record<StrainKind, number> = { criticism: 0.6, withdrawal: 0.8, contempt: 1.2, betrayal: 1.5, worry: 0 }

/** What was told of one kind, with how likely it is so (0..1, else sure), and who does it. */
type Weighed = Pick<Strain, 'quote'> & Partial<Pick<Strain, 'sure' | 'actor'>> & { kind: string | null }

/** overallHealth, 0..10, as COACH.md has it; at most 3 where somebody is unsafe. The contributions add up to it, to a tenth. */
export function healthOf({ strengths, strains }: Record<'strengths' | 'strains', readonly Weighed[]>, unsafe: boolean) {
  const { contributions, to } = stepsTo('overallHealth', 10)
  // A second and third sight of the same kind count half as much; a fourth adds nothing.
  const weightOf = (told: readonly Weighed[], worth: number) =>
    told.reduce((all, { sure = 1 }, at) => all + sure * worth * ([1, 0.5, 0.5][at] ?? 0), 0)
  let value = to(5, file.counted.start)
  let left = 4
  for (const kind of strengthTies) {
    const told = strengths.filter((it) => it.kind === kind)
    const up = Math.min(left, weightOf(told, 0.9))
    value = to(value + up, file.counted[kind], told[0]?.quote)
    left -= up
  }
  for (const kind of strainKinds) {
    // What a third person does is no measure of the two.
    const told = strains.filter((it) => it.kind === kind && it.actor !== 'third')
    value = to(value - weightOf(told, costs[kind]), file.counted[kind], told[0]?.quote)
  }
  value = to(Math.min(10, Math.max(0, value)), file.counted.kept)
  if (unsafe) value = to(Math.min(value, 3), file.counted.unsafe)
  return { overallHealth: value, contributions }
}

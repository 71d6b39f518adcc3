import type { RelationshipAnalysisResult } from '@mallama/contracts/coach'
import { needsHelp } from '@mallama/contracts/help'
import type { RelationshipAnalysisInput } from '../operations.ts'
import { asSaid, guards } from '../safety/aside.ts'
import { toSafety } from '../safety/screen.ts'
import { readDescription, type Description, type Strain, type Strength, type Topic } from './description.ts'
import { healthOf } from './health.ts'
import { distinct, marked, type Place } from './quoting.ts'
import { crosses, dangerAreas, dangerIn, doubtAreas, ofHarm, type Area } from './told-danger.ts'
import * as say from './told-says.ts'

/** A number rests on so many things that were told. */
const EVIDENCE = 2
/** So many strengths are told, and so many areas: the surest. */
const MOST = 3

/**
 * Reads the description of one relationship by one of the two. Pure: the same input gives the same bytes; never
 * throws. `overallHealth` is 0..10 as `health.ts` explains, about this description and not about the two people, and
 * null where nothing was read that it could rest on. The n-th recommendation answers the n-th area; where somebody may not be safe they are about safety alone.
 */
export function analyseRelationship(input: RelationshipAnalysisInput): RelationshipAnalysisResult {
  const { description, relationshipType: type, country } = input
  const told = readDescription(description, type)
  const danger = dangerIn(told.text)
  // A doubt is asked about first; whoever says that it is none gets the whole result.
  const flag = asSaid(danger.flag, input.aside, [description])
  const unsafe = flag !== null && needsHelp(flag) && !flag.thirdParty
  // A gift from the same hand is no comfort, and "a good dad" no answer to a blow. What may be a danger is no strength,
  // and beside a doubt of harm only a strength with a name is told.
  const calm = told.strengths.filter((it) => !flag || !danger.seen.some((other) => crosses(it, other)))
  const strengths = !ofHarm(flag) ? calm : unsafe ? [] : calm.filter(({ kind }) => kind !== 'unnamed')
  const [foremost] = flag ? danger.places : []
  const isApart = (it: Place) => !foremost || !crosses(it, foremost)
  const read = { ...told, strengths }
  const shown = surest(strengths, ({ kind }) => kind, 2)
  const areas = unsafe
    ? dangerAreas(told, danger, flag)
    : [
        ...(flag ? doubtAreas(danger.places, flag) : []),
        ...[
          ...endingArea(told).filter(isApart),
          ...strainAreas(told.strains.filter(isApart), told.whom, guards(flag)),
        ].slice(0, MOST),
      ]
  const { health, contributions } = healthOf(read, unsafe)
  const counted =
    strengths.filter(({ kind }) => kind !== 'unnamed').length +
    told.strains.filter(({ kind, actor }) => kind && kind !== 'worry' && actor !== 'third').length
  const weighed = counted >= EVIDENCE || unsafe
  const style = told.unread ? say.unread[told.unread] : say.communicationOf(read, unsafe)
  const { says: attachmentStyle, spans } = say.attachmentOf(told)
  return {
    overallHealth: weighed ? health : null,
    communicationStyle: counted === 1 && !weighed ? `${style} ${say.missing}` : style,
    attachmentStyle,
    strengths: shown.map((it, at) =>
      say.strengthSaid(it, shown.slice(0, at).filter(({ kind }) => kind === it.kind).length),
    ),
    areasForGrowth: areas.map(({ area }) => area),
    recommendations: areas.map(({ step }) => step),
    contributions: weighed ? contributions : [],
    evidence: distinct([
      ...shown.map((it) => ({ ...it, label: `strength: ${it.kind}` })),
      ...areas.map((it) => ({ ...it, label: unsafe ? 'safety' : it.isEnding ? 'at the end' : 'area for growth' })),
      ...spans.slice(0, 3).map((it) => ({ ...it, label: 'closeness and distance' })),
    ]).slice(0, 14),
    safety: flag ? toSafety(flag, country) : null,
    coach: 'built-in',
  }
}

/** The surest of each name, at most `MOST` in all, in the order of the text. */
function surest<T extends Strength | Strain>(found: readonly T[], name: (it: T) => string, each: number): T[] {
  const times = new Map<string, number>()
  return found
    .toSorted((a, b) => weight(b) - weight(a) || a.start - b.start)
    .filter((it) => {
      const before = times.get(name(it)) ?? 0
      times.set(name(it), before + 1)
      return before < each
    })
    .slice(0, MOST)
    .toSorted((a, b) => a.start - b.start)
}

/** What is sure and has a name comes before what is neither, and what was done before what is only carried. */
const weight = (it: Strength | Strain): number =>
  it.sure * (it.kind === null || it.kind === 'unnamed' ? 0.7 : it.kind === 'worry' ? 0.9 : 1)

/** Each topic is named once: no two steps say the same. */
function strainAreas(strains: readonly Strain[], whom: Description['whom'], doubt: boolean): Area[] {
  const used = new Set<string>()
  return surest(strains, ({ topic }) => topic, 1).flatMap((it) => {
    const said = say.strainSaid(it, whom)
    if (used.has(said.step)) return []
    used.add(said.step)
    // Where somebody might be afraid, nothing is advised that has to be had out with the other alone.
    const step = doubt && outspoken.has(it.topic) ? say.safetySaid('other', it) : said.step
    return [{ ...it, area: said.area, step }]
  })
}

const outspoken = new Set<Topic>(['silence', 'mocked', 'decides', 'jealous', 'quarrel'])

/**
 * Whoever writes comes to what matters last, whether or not any of it has a name. What is good at the end, or is told
 * below as an area of its own, is not told twice.
 */
function endingArea({ ending, strengths, strains, whom }: Description): Area[] {
  if (!ending || (!ending.isQuestion && [...strengths, ...strains].some((it) => crosses(it, ending)))) return []
  const [claim, step] = say.endingSaid(ending, whom)
  const quote = marked(ending.quote)
  return [{ ...ending, area: `${claim}: ${quote}`, step: `For ${quote}: ${step}`, isEnding: true }]
}

import type { RelationshipAnalysisResult } from '@mallama/contracts/coach'
import { needsHelp } from '@mallama/contracts/help'
import type { RelationshipAnalysisInput } from '../operations.ts'
import { asSaid, guards } from '../safety/aside.ts'
import { toSafety } from '../safety/screen.ts'
import { readDescription, type Description, type Strain, type Strength, type Topic } from './description.ts'
import { healthOf } from './health.ts'
import { crosses, distinct, type Place } from './quoting.ts'
import { dangerAreas, dangerIn, doubtAreas, ofHarm, type Area } from './told-danger.ts'
import * as say from './told-says.ts'

type Kind = RelationshipAnalysisInput['relationshipType']

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
  const danger = dangerIn(text, told)
  // A doubt is asked about first; whoever says that it is none gets the whole result.
  const flag = asSaid(danger.flag, input.aside, [description])
  const unsafe = flag !== null && needsHelp(flag) && !flag.thirdParty
  // A gift from the same hand is no comfort, and "a good dad" no answer to a blow. What may be a danger is no strength,
  // and beside a doubt of harm only a strength with a name is told.
  const isGood = (it: Strength) =>
    !flag || !((ofHarm(flag) && (unsafe || it.kind === 'unnamed')) || danger.seen.some((other) => crosses(it, other)))
  const strengths = told.strengths.filter(isGood)
  const shown = surest(strengths, ({ kind }) => kind, 2)
  const [foremost] = flag ? danger.places : []
  const isApart = (it: Place) => !foremost || !crosses(it, foremost)
  const plain = [...endingArea(told, type), ...strainAreas(told.strains.filter(isApart), type, guards(flag))]
  const doubts = flag ? doubtAreas(danger.places, flag) : []
  const areas = unsafe
    ? dangerAreas(danger.places, flag, type === 'family')
    : [...doubts, ...plain.filter(isApart).slice(0, MOST)]
  const { health, contributions } = healthOf({ strengths, strains: told.strains }, unsafe)
  const counted =
    strengths.filter(({ kind }) => kind !== 'unnamed').length +
    told.strains.filter(({ kind, actor }) => kind && kind !== 'worry' && actor !== 'third').length
  const weighed = counted >= EVIDENCE || unsafe
  const style = told.unread ? say.unread[told.unread] : say.communicationOf({ ...told, strengths }, unsafe)
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
    ]),
    safety: flag ? toSafety(flag, country) : null,
    coach: 'built-in',
  }
}

/** The surest of each name, at most `MOST` in all, in the order of the text. */
function surest<T extends Strength | Strain>(found: readonly T[], name: (it: T) => string, each: number): T[] {
  const sorted = found.toSorted((a, b) => b.sure - a.sure || a.start - b.start)
  return sorted
    .filter((it, at) => sorted.slice(0, at).filter((other) => name(other) === name(it)).length < each)
    .slice(0, MOST)
    .toSorted((a, b) => a.start - b.start)
}

/** Where somebody might be afraid, these are not to be had out with the other alone. */
const outspoken = new Set<Topic>(['silence', 'mocked', 'decides', 'jealous', 'quarrel'])

/** Each topic is named once: no two steps say the same. */
const strainAreas = (strains: readonly Strain[], type: Kind, doubt: boolean): Area[] =>
  surest(strains, ({ topic }) => topic, 1).map((it) => {
    const { area, step } = say.strainSaid(it, type)
    return { ...it, area, step: doubt && outspoken.has(it.topic) ? say.safetySaid('other', it) : step }
  })

/**
 * Whoever writes comes to what matters last, whether or not any of it has a name. What is good at the end, or is told
 * below as an area of its own, is not told twice.
 */
function endingArea({ ending, strengths, strains }: Description, type: Kind): Area[] {
  if (!ending || (!ending.isQuestion && [...strengths, ...strains].some((it) => crosses(it, ending)))) return []
  return [{ ...ending, ...say.endingSaid(ending, type), isEnding: true }]
}

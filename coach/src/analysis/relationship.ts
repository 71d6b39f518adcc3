import type { RelationshipAnalysisResult } from '@mallama/contracts/coach'
import { needsHelp } from '@mallama/contracts/help'
import type { RelationshipAnalysisInput } from '../operations.ts'
import { asSaid, guards } from '../safety/aside.ts'
import { toSafety } from '../safety/screen.ts'
import { readDescription, type Strain, type Strength } from './description.ts'
import { healthOf } from './health.ts'
import { crosses, distinct, type Place } from './quoting.ts'
import { dangerIn, ofHarm } from './told-danger.ts'
import * as say from './told-says.ts'

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
  // Each topic is named once: no two steps say the same.
  const plain = [
    ...(told.ending ? [say.endingArea(told.ending, type)] : []),
    ...surest(strains, ({ topic }) => topic, 1).map((it) => say.strainArea(it, type, guards(flag))),
  ]
  const safety = flag ? say.safetyAreas(places.slice(0, MOST), flag, type === 'family') : []
  const areas = unsafe ? safety : [...safety.slice(0, 1), ...plain.filter(isApart).slice(0, MOST)]
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
    strengths: shown.map(say.strengthSaid),
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
  const byName = Map.groupBy(
    found.toSorted((a, b) => b.sure - a.sure || a.start - b.start),
    name,
  )
  const some = [...byName.values()].flatMap((same) => same.slice(0, each)).toSorted((a, b) => b.sure - a.sure)
  return some.slice(0, MOST).toSorted((a, b) => a.start - b.start)
}

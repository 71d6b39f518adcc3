import type { RelationshipKind } from '@mallama/contracts/tools'
import { sentences } from '../builtin/clauses.ts'
import { sight, type Flag } from '../safety/screen.ts'
import { adviceFor, safetyWords } from './advice.ts'
import type { Description, Strain, Strength } from './description.ts'
import { marked } from './quoting.ts'
import { ofHarm } from './told-harm.ts'

export const most = 4

export interface Area {
  area: string
  step: string
  quote: string
  start: number
  end: number
}

/** The clearest of each kind first, so that four areas are about four things. */
export function best<T extends Strain | Strength>(found: readonly T[], aspect: (it: T) => string, each: number): T[] {
  const seen = new Map<string, number>()
  return found
    .filter((it, at) => !found.slice(0, at).some((other) => other.start < it.end && it.start < other.end))
    .map((it) => {
      const times = seen.get(aspect(it)) ?? 0
      seen.set(aspect(it), times + 1)
      return { it, times }
    })
    .filter(({ times }) => times < each)
    .toSorted((a, b) => a.times - b.times || a.it.start - b.it.start)
    .slice(0, most)
    .map(({ it }) => it)
    .toSorted((a, b) => a.start - b.start)
}

/** The words in which the danger is told: what a cue found, else the sentences in which the screen or a hint sees it. */
export function dangerPlaces(text: string, harm: readonly Place[], hints: readonly RegExp[]): readonly Place[] {
  const whole = sentences(text).map(({ text: sentence, start }) => {
    const quote = sentence.replace(/\.+$/, '')
    return { quote, start, end: start + quote.length }
  })
  const weights = new Map(whole.map((it) => [it, weightOf(it.quote)]))
  if (harm.length > 0) {
    // A cue finds its own words; what the screen alone sees beside them is as grave.
    const beside = whole.filter(
      (it) => (weights.get(it) ?? 0) >= 2 && !harm.some(({ start, end }) => it.start < end && start < it.end),
    )
    return [...harm, ...beside.slice(0, 2)]
  }
  const gravest = Math.max(...weights.values())
  const hinted = whole.filter(({ quote }) => hints.some((hint) => hint.test(quote)))
  // A doubt that a sentence raises by itself says less than a hint in plain words.
  const shown = gravest < 2 && hinted.length > 0 ? hinted : whole.filter((it) => weights.get(it) === gravest)
  return gravest > 0 || hinted.length > 0 ? shown.slice(0, 2) : []
}

/** What is grave by itself, then what is grave only beside the rest, then what is only asked about. */
function weightOf(quote: string): number {
  return sight(quote)?.tier ?? 0
}

/** Danger that is somebody else's, or that may be none: it is named, with what one can do about it, before all else. */
export function doubtAreas(places: readonly Place[], flag: Flag): Area[] {
  const [area, step] = flag.thirdParty
    ? [
        safetyWords.helperArea,
        flag.category === 'self-harm'
          ? safetyWords.helper
          : ofHarm({ ...flag, thirdParty: false })
            ? safetyWords.witness
            : null,
      ]
    : [safetyWords.doubtArea, ofHarm(flag) ? safetyWords.doubt : null]
  const [first] = places
  if (!first || !step) return []
  const said = (line: string) => line.replace('{q}', marked(first.quote))
  return [{ area: said(area), step: said(step), ...first }]
}

export type Place = { quote: string; start: number; end: number }

export function dangerAreas(read: Description, first: readonly Place[], flag: Flag, type: RelationshipKind): Area[] {
  const rest = best(
    // Whoever is harmed blames themselves first: that is no area of theirs.
    read.strains.filter(({ actor }) => actor !== 'third' && !(actor === 'writer' && ofHarm(flag))),
    ({ topic }) => topic,
    1,
  ).filter((it) => !first.some((other) => other.start < it.end && it.start < other.end))
  const grave = first.slice(0, 3).map(({ quote, start, end }) => ({
    area: safetyWords.area.replace('{q}', marked(quote)),
    step: stepOf(flag, type).replace('{q}', marked(quote)),
    quote,
    start,
    end,
  }))
  if (grave.length === 0) {
    const first = sentences(read.text)[0]
    const whole = (first?.text ?? '').slice(0, 160)
    const start = first?.start ?? 0
    return [
      {
        area: safetyWords.area.replace('{q}', marked(whole)),
        step: stepOf(flag, type).replace('{q}', marked(whole)),
        quote: whole,
        start,
        end: start + whole.length,
      },
    ]
  }
  const others = rest.slice(0, 1).map(({ topic, actor, quote, start, end }) => ({
    area: adviceFor(topic, actor, type)[0].replace('{q}', marked(quote)),
    step: safetyWords.other.replace('{q}', marked(quote)),
    quote,
    start,
    end,
  }))
  return [...grave, ...others]
}

const stepOf = ({ category }: Flag, type: RelationshipKind) =>
  category === 'child-abuse' && type === 'family'
    ? safetyWords.child
    : category === 'self-harm'
      ? safetyWords.self
      : safetyWords.step

import type { RelationshipAnalysisResult } from '@mallama/contracts/coach'
import { readable } from '../detectors/english.ts'
import { match } from '../detectors/match.ts'
import { plain } from '../detectors/plain.ts'
import type { RelationshipAnalysisInput } from '../operations.ts'
import { isDoubt, sight, toSafety, type Flag } from '../safety/screen.ts'
import { againWords, pastStrength, safetyWords, side, missedWords, strainWords, strengthWords } from './advice.ts'
import { stepFor } from './steps.ts'
import { communicationOf } from './communication.ts'
import { clearHarm, harmCues } from './cues/harm-told.ts'
import { readDescription, type Description, type Telling } from './description.ts'
import { healthOf } from './health.ts'
import { distinct, marked } from './quoting.ts'

const most = 4
const unknown = 'not enough information'

/**
 * Reads the description of one relationship by one of the two. Pure: the same input gives the same bytes; never
 * throws. `overallHealth` is 0..10 as `health.ts` explains, and about this description, not about the two people.
 * The n-th recommendation answers the n-th area; where somebody may not be safe they are about safety alone.
 */
export function analyseRelationship(input: RelationshipAnalysisInput): RelationshipAnalysisResult {
  const { description: text, country } = input
  const read = readDescription(text)
  const harm = match(plain(read.text), harmCues)
  const flag = flagOf(
    text,
    harm,
    /\b(?:my (?:dad|father|mum|mother|stepdad|stepmum|parents)|dad|mum)\b/i.test(text) &&
      /\bi(?:[’']m| am) (?:(?:only )?(?:[89]|1[0-7])|(?:eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen))\b/i.test(
        text,
      ),
  )
  const unsafe = flag !== null && flag.tier >= 2 && !flag.thirdParty
  const { health, contributions } = healthOf(read, unsafe)
  const areas = unsafe ? dangerAreas(read, harm, flag) : strainAreas(read)
  const strengths = unsafe ? read.strengths.filter(({ quote }) => !nearHarm(quote, harm)) : read.strengths
  const good = best(strengths).map(({ kind, quote, past }, at) => {
    const lines = strengthWords[kind]
    return (past ? pastStrength : (lines[at % lines.length] ?? '')).replace('{q}', marked(quote))
  })
  const told = read.strengths.length + read.strains.length
  return {
    overallHealth: told === 0 && !unsafe ? 5 : health,
    communicationStyle: told === 0 ? nothing(text) : communicationOf(read, unsafe),
    attachmentStyle: attachmentOf(read),
    strengths: good,
    areasForGrowth: areas.map(({ area }) => area),
    recommendations: areas.map(({ step }) => step),
    contributions,
    evidence: distinct([
      ...best(strengths).map((it) => ({ ...it, label: `strength: ${it.kind}` })),
      ...areas.map((it) => ({ ...it, label: unsafe ? 'safety' : 'area for growth' })),
      ...read.attachment.spans.slice(0, 3).map((it) => ({ ...it, label: 'closeness and distance' })),
    ]).slice(0, 14),
    safety: flag ? toSafety(flag, country) : null,
    coach: 'built-in',
  }
}

interface Area {
  area: string
  step: string
  quote: string
  start: number
  end: number
}

/** The clearest of each kind first, so that four areas are about four things. */
function best<K extends string>(found: readonly Telling<K>[]): Telling<K>[] {
  const seen = new Map<string, number>()
  return [...found]
    .filter((it, at, list) => !list.slice(0, at).some((other) => other.start < it.end && it.start < other.end))
    .map((it) => {
      const times = seen.get(it.kind) ?? 0
      seen.set(it.kind, times + 1)
      return { it, rank: times + (it.past ? 1 : 0) }
    })
    .filter(({ rank }) => rank < 2)
    .toSorted((a, b) => a.rank - b.rank || a.it.start - b.it.start)
    .slice(0, most)
    .map(({ it }) => it)
    .toSorted((a, b) => a.start - b.start)
}

const had = /\bused to\b|\bwe (?:were|was) (?:\w+ ){0,2}(?:close|happy|inseparable)\b/i

function strainAreas(read: Description): Area[] {
  const used = new Set<string>()
  return best(read.strains).map(({ kind, actor, quote, start, end }) => {
    const role = `${kind} ${side(actor)}`
    const [area, step] = (used.has(role) ? againWords : strainWords)[kind][side(actor)]
    used.add(role)
    // What they had and lost is said to be missed: nobody told of a silence.
    if (kind === 'withdrawal' && had.test(quote) && !used.has(missedWords[0])) {
      used.add(missedWords[0])
      const [gone, again] = missedWords.map((line) => line.replace('{q}', marked(quote)))
      return { area: gone!, step: again!, quote, start, end }
    }
    const themed = stepFor(kind, quote, used)
    return {
      area: area.replace('{q}', marked(quote)),
      step: (themed ?? step).replace('{q}', marked(quote)),
      quote,
      start,
      end,
    }
  })
}

type Place = { quote: string; start: number; end: number }

function dangerAreas(read: Description, harm: readonly Place[], flag: Flag): Area[] {
  const first = harm.length > 0 ? harm : read.strains.slice(0, 2)
  const rest = best(read.strains).filter((it) => !first.some((other) => other.start < it.end && it.start < other.end))
  const grave = first.slice(0, 3).map(({ quote, start, end }) => ({
    area: safetyWords.area.replace('{q}', marked(quote)),
    step: (flag.category === 'child-abuse' ? safetyWords.child : safetyWords.step).replace('{q}', marked(quote)),
    quote,
    start,
    end,
  }))
  if (grave.length === 0) {
    const whole = read.text.trim().slice(0, 120)
    const start = read.text.indexOf(whole)
    return [
      {
        area: safetyWords.area.replace('{q}', marked(whole)),
        step: safetyWords.step.replace('{q}', marked(whole)),
        quote: whole,
        start,
        end: start + whole.length,
      },
    ]
  }
  const others = rest.slice(0, 1).map(({ kind, actor, quote, start, end }) => ({
    area: strainWords[kind][side(actor)][0].replace('{q}', marked(quote)),
    step: safetyWords.other.replace('{q}', marked(quote)),
    quote,
    start,
    end,
  }))
  return [...grave, ...others]
}

const nearHarm = (quote: string, harm: readonly Place[]) =>
  harm.some((it) => quote.includes(it.quote) || it.quote.includes(quote))

/** A soft sign alone may be a figure of speech; a clear one, two, or one beside the screen's own are taken as told. */
function flagOf(text: string, harm: readonly Place[], child: boolean): Flag | null {
  const harms = harm.length
  const sighted = sight(text)
  // A page of telling is not about safety for a doubt that only the trained half of the screen has.
  const seen = sighted && harms === 0 && isDoubt(sighted) ? null : sighted
  const category = child ? 'child-abuse' : 'abuse'
  // "She saved me when I froze" at work: without anything of the body in the text it is not taken as more than a question.
  if (
    seen?.category === 'sexual-coercion' &&
    harms === 0 &&
    !/\b(?:sex\w*|bed|touch\w*|kiss\w*|naked|forc\w+|rape\w*|body|undress\w*|grop\w+|no to him|no to her)\b/i.test(text)
  )
    return null
  if (seen && (seen.tier >= 2 || harms === 0))
    return { tier: seen.tier, category: seen.category, thirdParty: seen.thirdParty }
  if (harms >= 2 || (harms >= 1 && seen)) return { tier: 2, category, thirdParty: false }
  if (harm.some(({ quote }) => clearHarm.test(quote))) return { tier: 2, category, thirdParty: false }
  if (harms === 1) return { tier: child ? 2 : 1, category, thirdParty: false }
  return null
}

function attachmentOf({ attachment }: Description): string {
  const { tendency, spans } = attachment
  if (tendency === 'none') return unknown
  const quotes = spans.slice(0, 2).map(({ quote }) => marked(quote))
  const shown = quotes.join(' and ')
  if (tendency === 'reassurance')
    return `In this description you lean towards looking for reassurance: ${shown}. That is a tendency in these words, not a label for you.`
  if (tendency === 'distance')
    return `In this description you lean towards keeping feelings at a distance: ${shown}. That is a tendency in these words, not a label for you.`
  return `In this description you both look for closeness and step back from it: ${shown}. That is a tendency in these words, not a label for you.`
}

function nothing(text: string): string {
  const kind = readable(text)
  if (kind === 'other-language')
    return 'This does not look like English, and the built-in coach reads only English. With a translation it can be read; the safety check and the help lines work as always.'
  if (kind !== 'words') return 'There are no words here that can be read, so nothing is claimed.'
  return 'Not enough to tell how you two talk. A scene helps most: what one of you said or did, and what the other did then.'
}

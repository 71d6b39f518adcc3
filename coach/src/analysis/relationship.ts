import { needsHelp } from '@mallama/contracts/help'
import type { RelationshipAnalysisResult } from '@mallama/contracts/coach'
import { match } from '../detectors/match.ts'
import { plain } from '../detectors/plain.ts'
import type { RelationshipAnalysisInput } from '../operations.ts'
import { asSaid, guards, isLikeness, speaksAsChild } from '../safety/aside.ts'
import { sight, toSafety, type Flag } from '../safety/screen.ts'
import { adviceFor, safetyWords, strengthWords } from './advice.ts'
import { communicationOf } from './communication.ts'
import { clearHarm, harmCues } from './cues/harm-told.ts'
import { readDescription, SURE, type Description, type Strain, type StrainTopic, type Unread } from './description.ts'
import { healthOf } from './health.ts'
import { distinct, marked } from './quoting.ts'
import { best, dangerAreas, dangerPlaces, doubtAreas, most, type Area, type Place } from './told-danger.ts'
import { besideHarm, ofHarm } from './told-harm.ts'
import { othersDying } from './told-dying.ts'

const unknown = 'not enough information'
/** A number rests on so many things that were told. */
const EVIDENCE = 2
const missing = ({ strengths }: Description): string =>
  strengths.length > 0
    ? 'For a number it takes two things: you told one that is good. Add another, or one that is hard, as it happened.'
    : 'For a number it takes two things: you told one that is hard. Add another, or one that is good, as it happened.'

/**
 * Reads the description of one relationship by one of the two. Pure: the same input gives the same bytes; never
 * throws. `overallHealth` is 0..10 as `health.ts` explains, about this description and not about the two people, and
 * null where nothing was read that it could rest on. The n-th recommendation answers the n-th area; where somebody may not be safe they are about safety alone.
 */
export function analyseRelationship(input: RelationshipAnalysisInput): RelationshipAnalysisResult {
  const { description: text, relationshipType: type, country } = input
  const told = readDescription(text, type)
  const harm = match(plain(told.text), harmCues)
  const seen = flagOf(text, harm, speaksAsChild(text))
  const flag = asSaid(seen, input.aside, [text])
  const unsafe = needsHelp(flag) && !flag.thirdParty
  const places = flag ? dangerPlaces(told.text, harm, [...holds, struck]) : []
  // A doubt is asked about first; whoever says that it is none gets the whole result.
  const strengths =
    unsafe && ofHarm(flag)
      ? besideHarm(
          told.strengths,
          places.map(({ quote }) => quote),
          told.text,
          type,
        )
      : told.strengths
  const read = { ...told, strengths }
  const tendency = tendencyOf(read)
  const { health, contributions } = healthOf(read, unsafe)
  const areas = unsafe
    ? dangerAreas(read, places, flag, type)
    : [
        ...(flag ? doubtAreas(places, flag) : []),
        ...strainAreas(read.strains, type, guards(flag)).filter(
          ({ start, end }) => !flag || !places.slice(0, 1).some((it) => it.start < end && start < it.end),
        ),
      ].slice(0, most)
  const shown = best(strengths, ({ kind }) => kind, 2)
  const good = shown.map(({ kind, quote, sure }, at) => {
    const lines = strengthWords[kind]
    return perhaps(lines[at % lines.length] ?? '', kind === 'unnamed' ? 1 : sure).replace('{q}', marked(quote))
  })
  const counted = [
    ...read.strengths.filter(({ kind }) => kind !== 'unnamed'),
    ...read.strains.filter(({ kind, actor }) => kind !== 'worry' && actor !== 'third'),
  ]
  const weighed = counted.length >= EVIDENCE
  const toAdd = weighed || unsafe || read.unread || counted.length === 0 ? null : missing(read)
  return {
    overallHealth: weighed || unsafe ? health : null,
    communicationStyle: [read.unread ? unreadWords[read.unread] : communicationOf(read, unsafe), toAdd]
      .filter(Boolean)
      .join(' '),
    attachmentStyle: attachmentOf(tendency),
    strengths: good,
    areasForGrowth: areas.map(({ area }) => area),
    recommendations: areas.map(({ step }) => step),
    contributions: weighed || unsafe ? contributions : [],
    evidence: distinct([
      ...shown.map((it) => ({ ...it, label: `strength: ${it.kind}` })),
      ...areas.map((it) => ({ ...it, label: unsafe ? 'safety' : 'area for growth' })),
      ...tendency.spans.slice(0, 3).map((it) => ({ ...it, label: 'closeness and distance' })),
    ]).slice(0, 14),
    safety: flag ? toSafety(flag, country) : null,
    coach: 'built-in',
  }
}

/** What weighs comes before what worries, and each topic is named once: no two steps say the same. */
function strainAreas(
  strains: readonly Strain[],
  type: RelationshipAnalysisInput['relationshipType'],
  doubt: boolean,
): Area[] {
  const used = new Set<string>()
  const heavy = [...strains].toSorted((a, b) => Number(a.kind === 'worry') - Number(b.kind === 'worry'))
  return best(heavy, ({ topic }) => topic, 1).flatMap(({ topic, actor, quote, start, end, sure }) => {
    const [area, usual] = adviceFor(topic, actor, type)
    // Where somebody might be afraid, nothing is advised that has to be had out with the other alone.
    const step = doubt && outspoken.has(topic) ? safetyWords.other : usual
    if (used.has(step)) return []
    used.add(step)
    const said = (line: string) => line.replace('{q}', marked(quote))
    return [{ area: said(perhaps(area, topic === 'unnamed' ? 1 : sure)), step: said(step), quote, start, end }]
  })
}

const perhaps = (line: string, sure: number): string => (sure >= SURE ? line : `Perhaps: ${line}`)

const outspoken = new Set<StrainTopic>(['silence', 'mocked', 'decides', 'jealous', 'quarrel'])

/** Log-odds above its threshold from which a likeness stands alone over a whole account; below, it is asked about. */
const ALONE = 0.7

/** A soft sign alone may be a figure of speech; a clear one, two, or one beside the screen's own are taken as told. */
function flagOf(text: string, harm: readonly Place[], child: boolean): Flag | null {
  const harms = harm.length
  const sighted = sight(text)
  // A page of telling is not about safety for a doubt that only the classifier has. Longing colours a whole page as
  // despair does: where nothing says it outright, it is asked about, and a cue of harm by another says no more of it.
  const guess = sighted && isLikeness(sighted) && (harms === 0 || sighted.category === 'self-harm') ? sighted : null
  const asks = guess && (guess.category === 'self-harm' || (guess.above ?? ALONE) < ALONE)
  const seen = guess?.tier === 1 ? null : asks ? { ...guess, tier: 1 as const } : sighted
  const category = child ? 'child-abuse' : 'abuse'
  // "She saved me when I froze" at work: without anything of the body in the text it is not taken as more than a question.
  if (
    seen?.category === 'sexual-coercion' &&
    harms === 0 &&
    !/\b(?:sex\w*|bed|touch\w*|kiss\w*|naked|forc\w+|rape\w*|body|undress\w*|grop\w+|no to him|no to her)\b/i.test(text)
  )
    return null
  if (seen && (needsHelp(seen) || harms === 0))
    return {
      tier: seen.tier,
      category: seen.category,
      about: seen.about,
      thirdParty: seen.thirdParty || (seen.category === 'self-harm' && othersDying(text)),
    }
  if (hands.every((cue) => cue.test(text))) return { tier: 2, category: 'sexual-coercion', thirdParty: false }
  if (harms >= 2 || (harms >= 1 && seen && seen.category !== 'self-harm'))
    return { tier: 2, category, thirdParty: false }
  if (harm.some(({ quote }) => clearHarm.test(quote))) return { tier: 2, category, thirdParty: false }
  if (harms === 1 || struck.test(text) || holds.filter((cue) => cue.test(text)).length >= 2)
    return { tier: child ? 2 : 1, category, thirdParty: false }
  return null
}

/** At work, hands and hints where they do not belong. Each alone may be clumsy; two are not. */
const hands = [
  /\b(?:touch\w*|strok\w+|rub\w*|squeez\w+|pat\w*|puts? (?:his|her|a) (?:hand|arm)s? (?:on|round|around)|brush\w* against|grop\w+) my (?:back|legs?|thighs?|knees?|waist|hair|bum|bottom|shoulders?|breasts?|chest|neck|face)\b/i,
  /\b(?:what (?:i would|i[’']?d|would i) do for (?:the|a|my)|smile more|(?:comments?|remarks?|jokes?) (?:on|about) my (?:body|legs|breasts|chest|figure|underwear|sex life)|(?:asks?|asked) (?:me )?(?:about my sex|to (?:come to|go to|his) (?:his )?(?:hotel|room))|kiss me|sleep with him|send him (?:photos|pictures)|sexy|in return)\b/i,
]

/** Each alone may be love or habit; two of them are asked about. */
const holds = [
  /\b(?:texts?|calls?|rings?|messages?) (?:me )?(?:all day|constantly|every hour|until i)\b/i,
  /\b(?:upset|angry|mad|furious|cross|moody) (?:if|when|because) i (?:don[’']?t|do not|didn[’']?t) (?:answer|reply|text|ring|call|pick)/i,
  /\b(?:shar(?:e|es|ing) (?:our |my )?locations?|know(?:s)? where i am|checks? (?:on )?where i)\b/i,
  /\b(?:doesn[’']?t like (?:it when i (?:see|go)|my friends|my family|me (?:seeing|going|having))|jealous of (?:my|everyone))/i,
  /\b(?:only one who|nobody (?:has ever|else will|will ever)) (?:loves?|loved|understands?) me\b/i,
  /\b(?:wants|asked) me to (?:quit|give up|stop seeing|delete|move in) ?(?:my|already|after|so)?/i,
]

/** Blows that are told as long ago are asked about all the same. */
const struck = /\bused to (?:hit|beat|slap|smack|belt|kick|thrash) (?:me|us|my)\b/i

const tendencies = {
  reassurance: 'you lean towards looking for reassurance',
  distance: 'you lean towards keeping feelings at a distance',
  both: 'you both look for closeness and step back from it',
}

/** Two different signs of the writer's own, else nothing (COACH.md). */
function tendencyOf({ closeness }: Description) {
  const of = (id: string) => closeness.filter((it) => it.id === id)
  const [seeking, distant] = [of('reassurance'), of('distance')].map((it) => (it.length < EVIDENCE ? [] : it))
  const both = seeking!.length > 0 && distant!.length > 0
  const label: keyof typeof tendencies = both ? 'both' : seeking!.length > 0 ? 'reassurance' : 'distance'
  return { label, spans: [...seeking!, ...distant!].toSorted((a, b) => a.start - b.start) }
}

function attachmentOf({ label, spans }: ReturnType<typeof tendencyOf>): string {
  if (spans.length === 0) return unknown
  const quotes = spans.slice(0, 2).map(({ quote }) => marked(quote))
  return `In this description ${tendencies[label]}: ${quotes.join(' and ')}. That is a tendency in these words, not a label for you.`
}

const unreadWords: Record<Unread, string> = {
  'other-language':
    'This does not look like English, and the built-in coach reads only English. With a translation it can be read; the safety check and the help lines work as always.',
  nothing: 'There is nothing here that can be read as a description of two people, so nothing is claimed.',
  nobody:
    'I cannot find you and somebody else in these words, so nothing is claimed about a relationship. Tell what one of you said or did, and what the other did then.',
}

import type { ArgumentResult } from '@mallama/contracts/coach'
import { legibility, type Legibility } from '../builtin/kind-of-text.ts'
import { readable } from '../detectors/english.ts'
import { oncePerText } from '../once.ts'
import type { ArgumentInput } from '../operations.ts'
import { sight } from '../safety/screen.ts'
import { antidotesFor } from './antidotes.ts'
import { improvementsOf, preventionOf, repairFor, summaryOf, wentWell } from './advice.ts'
import { analyse, matterOf } from './analysis.ts'
import { compromiseOf } from './compromise.ts'
import { dangerIn } from './danger.ts'
import { keyOf } from './labelled.ts'
import { parse, type Transcript, type Turn } from './parse.ts'
import { piledUp, readAll } from './reading.ts'
import { partiesOf } from './parties.ts'
import { patternOf } from './pattern.ts'
import { evidenceFrom, quoteOf, type Cited } from './quoting.ts'
import { betterConversation } from './better.ts'
import {
  curveOf,
  repairsIn,
  standsOut,
  resolutionOf,
  severityOf,
  hardest,
  hardestStretch,
  turningPoint,
  type Read,
} from './score.ts'
import { underDanger, underDoubt } from './under-danger.ts'
import { unread, unreadNoteOf } from './unread.ts'

/** Below this share of turns with a known speaker, nobody is called by a name (COACH.md, "Argument resolver"). */
const known = 0.7

/**
 * What happened in a quarrel and how it could have gone better, from the pasted words alone. `originalConversation` is
 * any text up to a megabyte; scores are 1..10, harm 0..10, attribution 0..1; the formulas stand in `score.ts` and
 * COACH.md. Never throws; where there is too little to tell, it says so. Every quote carries its place in the text.
 */
export function resolveArgument(input: ArgumentInput): ArgumentResult {
  const source = input.originalConversation
  const transcript = asMe(neutral(parse(source, input)), input.me)
  const read = piledUp(readAll(transcript.turns, input.knownPeople))
  const kind = legible(source, transcript.turns)
  const notes = [...transcript.notes]
  const why = kind === 'other-language' ? kind : kind === 'words' ? null : 'no-words'
  if (why) notes.push(unreadNoteOf(why))
  const seen = oncePerText(sight)
  const danger = dangerIn(read, {
    seen,
    source,
    around: transcript.outside,
    context: input.context,
    recorded: transcript.form !== 'account' && transcript.form !== 'narrative',
    self: transcript.self,
    country: input.country,
    aside: input.aside,
  })
  // A threat that only the whole shows weighs no less than one in so many words.
  const turns = read.map((turn, at): Read =>
    danger.turns.has(at) && danger.threatening.has(turn.speaker)
      ? {
          ...turn,
          harm: Math.max(3, turn.harm),
          acts: turn.acts.includes('threat') ? turn.acts : [...turn.acts, 'threat'],
        }
      : turn,
  )
  const harms = turns.map(({ harm }) => harm)
  const severity = severityOf(harms, danger.present && !danger.safety?.aside)
  const stretch = hardestStretch(harms)
  if (stretch && standsOut(harms, stretch))
    notes.push(
      `This is a long conversation of ${harms.length} messages. The severity is that of its hardest stretch, messages ${stretch.from + 1} to ${stretch.to}. Paste that part alone to have it read closely.`,
    )
  const repairs = repairsIn(turns)
  const pattern = patternOf(turns, repairs)
  const resolution = resolutionOf(turns, severity.score, repairs, pattern.kind === 'demand-withdraw')
  const curve = curveOf(harms)
  const turning = turningPoint(curve)
  const tip = turning >= 0 && turns[turning] ? quoteOf(turns[turning], hardest(turns[turning])) : null
  const account = transcript.form === 'account'
  const words = account
    ? turns.map(({ text }) => text)
    : betterConversation(turns, [...input.knownPeople, ...input.partiesInvolved, input.userFirstName ?? ''])
  const better = new Map(turns.map((turn, at): [Read, string] => [turn, words[at] ?? turn.text]))
  const parties = partiesOf(turns)
  const matter = matterOf(turns)
  const { analysis, quotes } = analyse(turns, parties, matter, pattern, (party) => repairFor(party, better), repairs)
  const cited: Cited[] = [...quotes]
  if (tip) cited.push({ quote: tip, label: 'turning point' })
  const result: ArgumentResult = {
    analysis,
    severityScore: severity.score,
    resolutionScore: resolution.score,
    resolvedConversation: lined(turns, words),
    improvements: {},
    whatWentWell: {},
    preventionTips: preventionOf(turns, parties, matter, pattern, turning),
    summary: summaryOf(turns, better, matter, pattern, repairs),
    turns: turns.map(({ speaker, text, acts, harm }) => ({ speaker, text, acts, harm })),
    curve,
    turningPoint: tip ? { turn: turning, quote: tip.quote } : null,
    attribution: Math.round(transcript.attribution * 100) / 100,
    notes,
    contributions: [...severity.contributions, ...resolution.contributions],
    evidence: [],
    safety: danger.safety,
    coach: 'built-in',
  }
  const well = wentWell(parties)
  result.whatWentWell = well.well
  cited.push(...well.cited)
  if (danger.abuse || (danger.safety?.tier ?? 0) >= 2) return underDanger(result, turns, danger, cited, words)
  if (why) {
    const shown = unread(result, why)
    return danger.safety ? { ...shown, summary: `${danger.safety.message} ${shown.summary}` } : shown
  }
  if (danger.guarded && !danger.safety?.aside) return underDoubt(result, turns)
  if (danger.guarded) {
    result.analysis = { ...result.analysis, repairLanguage: {} }
    result.preventionTips = []
  } else {
    const improved = improvementsOf(parties, better)
    result.improvements = improved.improvements
    cited.push(...improved.cited)
  }
  const antidotes = account || danger.safety ? [] : antidotesFor(turns, words)
  if (antidotes.length > 0) result.antidotes = antidotes
  const compromise = account || danger.safety ? null : compromiseOf(turns, parties)
  if (compromise) {
    result.proposedCompromise = compromise.told
    cited.push(...compromise.cited)
  }
  if (account && turns.length > 0) result.summary = accountSummary
  if (danger.safety && !danger.safety.aside) result.summary = `${danger.safety.message} ${result.summary}`
  result.evidence = evidenceFrom(cited)
  return result
}

const accountSummary =
  'This is one side of it, told by you, so nothing is said here about what the other meant. A few lines of what was really said would show where it turned.'

const lined = (turns: readonly Pick<Turn, 'speaker'>[], words: readonly string[]): string =>
  turns.map(({ speaker }, at) => `${speaker}: ${(words[at] ?? '').replace(/\s*\n\s*/g, ' ')}`).join('\n')

/** The words alone tell the language; the names before them are in none. */
const legible = (source: string, turns: readonly Turn[]): Legibility =>
  turns.length === 0
    ? legibility(source)
    : readable(
        turns
          .slice(0, 60)
          .map(({ text }) => text.slice(0, 2000))
          .join('\n'),
      )

/** Where too few speakers are known, a wrong name would be worse than none. */
export function neutral(transcript: Transcript): Transcript {
  if (transcript.attribution >= known || transcript.turns.length === 0) return transcript
  const letters = new Map<string, string>()
  const turns = transcript.turns.map((turn) => {
    const held =
      letters.get(turn.speaker) ??
      (/^Person [A-Z]+$/.test(turn.speaker) ? turn.speaker : `Person ${letterOf(letters.size)}`)
    letters.set(turn.speaker, held)
    return { ...turn, speaker: held }
  })
  return { ...transcript, turns, self: null }
}

/** The person said who they are: that stands before what the words tell of it. */
function asMe(transcript: Transcript, me: string | null | undefined): Transcript {
  const own = me && transcript.turns.find(({ speaker }) => keyOf(speaker) === keyOf(me))?.speaker
  return own ? { ...transcript, self: own } : transcript
}

const letterOf = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : letterOf(Math.floor(at / 26) - 1) + letterOf(at % 26)

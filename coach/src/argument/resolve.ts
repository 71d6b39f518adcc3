import kept from '../../data/said/quarrel.json' with { type: 'json' }
import type { ArgumentResult } from '@mallama/contracts/coach'
import { legibility } from '../builtin/kind-of-text.ts'
import { readable } from '../text/english.ts'
import { oncePerText } from '../once.ts'
import type { ArgumentInput } from '../operations.ts'
import { sight } from '../safety/screen.ts'
import { compromiseOf, wishesIn } from './agreed.ts'
import { antidotesFor } from './antidotes.ts'
import { betterConversation } from './better.ts'
import { hardQuote } from './claims.ts'
import { dangerIn, type Danger } from './danger.ts'
import { lined, underDanger, underDoubt, unread, type Why } from './held.ts'
import { keyOf } from './heads.ts'
import { parse, type Transcript, type Turn } from './parse.ts'
import { patternOf } from './pattern.ts'
import { evidenceFrom, type Cited } from './quoting.ts'
import { piledUp, readAll } from './reading.ts'
import { analysisOf, improvementsOf, preventionOf, summaryOf, wentWell, type Report } from './report.ts'
import {
  curveOf,
  hardestStretch,
  repairsIn,
  resolutionOf,
  severityOf,
  standsOut,
  turningPoint,
  type Read,
} from './score.ts'
import { tell } from './telling.ts'

/** Below this share of turns with a known speaker, nobody is called by a name (COACH.md, "An argument"). */
const known = 0.7

/**
 * What happened in a quarrel and how it could have gone better, from the pasted words alone. `originalConversation` is
 * any text up to a megabyte; scores are 1..10, harm 0..10, attribution 0..1; the formulas stand in `score.ts` and
 * COACH.md. Never throws; where there is too little to tell, it says so. Every quote carries its place in the text.
 */
export function resolveArgument(input: ArgumentInput): ArgumentResult {
  const source = input.originalConversation
  const transcript = asMe(neutral(parse(source, input)), input.me)
  const recorded = transcript.form !== 'account' && transcript.form !== 'narrative'
  const read = piledUp(readAll(transcript.turns, input.knownPeople))
  const danger = dangerIn(read, {
    seen: oncePerText(sight),
    source,
    around: transcript.outside,
    context: input.context,
    recorded,
    self: transcript.self,
    country: input.country,
    aside: input.aside,
  })
  const turns = threatened(read, danger)
  const account = transcript.form === 'account'
  const names = [...input.knownPeople, ...input.partiesInvolved, input.userFirstName ?? '']
  const words = account ? turns.map(({ text }) => text) : betterConversation(turns, names)
  const why = unreadable(source, transcript.turns)
  const { report, result } = measured(turns, words, transcript, danger)
  if (why) result.notes.push(kept.unread[why].summary)
  if (danger.abuse || (danger.safety?.tier ?? 0) >= 2) return underDanger(result, turns, danger)
  if (why) return unread(result, why)
  if (danger.guarded && !danger.safety?.aside) return underDoubt(result)
  const told = reported(result, report, { account, danger })
  if (account && turns.length > 0) told.summary = kept.summary.account
  if (danger.safety && !danger.safety.aside) told.summary = `${danger.safety.message} ${told.summary}`
  return told
}

/** A threat that only the whole shows weighs no less than one in so many words. */
const threatened = (read: readonly Read[], danger: Danger): Read[] =>
  read.map((turn, at) =>
    danger.turns.has(at) && danger.threatening.has(turn.speaker)
      ? { ...turn, harm: Math.max(3, turn.harm), acts: [...new Set([...turn.acts, 'threat' as const])] }
      : turn,
  )

/** The turns and the scores, as yet without a sentence about them; and what those are made from. */
function measured(
  turns: readonly Read[],
  words: readonly string[],
  transcript: Transcript,
  danger: Danger,
): { report: Report; result: ArgumentResult } {
  const harms = turns.map(({ harm }) => harm)
  const severity = severityOf(harms, danger.present && !danger.safety?.aside)
  const repairs = repairsIn(turns)
  const pattern = patternOf(turns, repairs)
  const resolution = resolutionOf(turns, severity.score, repairs, pattern.kind === 'pressed')
  const curve = curveOf(harms)
  const turning = turningPoint(curve)
  const tip = turns[turning] ? hardQuote(turns[turning]) : null
  const stretch = hardestStretch(harms)
  const long =
    stretch && standsOut(harms, stretch)
      ? [tell(kept.long, { all: harms.length, from: stretch.from + 1, to: stretch.to })]
      : []
  const wishes = wishesIn(turns)
  const report = { turns, words, wishes, pattern, repairs, turning, compromise: compromiseOf(turns, wishes) }
  const { analysis, cited } = analysisOf(report)
  if (tip) cited.push({ quote: tip, label: 'turning point' })
  return {
    report,
    result: {
      analysis,
      severityScore: severity.score,
      resolutionScore: resolution.score,
      resolvedConversation: lined(turns.map(({ speaker }, at) => ({ speaker, text: words[at] ?? '' }))),
      improvements: {},
      whatWentWell: {},
      preventionTips: [],
      summary: '',
      turns: turns.map(({ speaker, text, acts, harm }) => ({ speaker, text, acts, harm })),
      curve,
      turningPoint: tip ? { turn: turning, quote: tip.quote } : null,
      attribution: Math.round(transcript.attribution * 100) / 100,
      notes: [...transcript.notes, ...long],
      contributions: [...severity.contributions, ...resolution.contributions],
      evidence: evidenceFrom(cited),
      safety: danger.safety,
      coach: 'built-in',
    },
  }
}

/** With the sentences; where one may harm the other, also where that was set aside, without what anybody owes. */
function reported(
  result: ArgumentResult,
  report: Report,
  { account, danger }: { account: boolean; danger: Danger },
): ArgumentResult {
  const { turns, words } = report
  const well = wentWell(turns)
  const told = { ...result, whatWentWell: well.well, summary: summaryOf(report) }
  const cited: Cited[] = [...well.cited]
  if (danger.guarded) told.analysis = { ...result.analysis, repairLanguage: {} }
  else {
    const improved = improvementsOf(turns)
    told.improvements = improved.improvements
    told.preventionTips = preventionOf(report)
    cited.push(...improved.cited)
  }
  const antidotes = account || danger.safety ? [] : antidotesFor(turns, words)
  if (antidotes.length > 0) told.antidotes = antidotes
  const compromise = account || danger.safety ? null : report.compromise
  if (compromise) told.proposedCompromise = compromise.told
  return { ...told, evidence: [...result.evidence, ...evidenceFrom([...cited, ...(compromise?.cited ?? [])])] }
}

/** The words alone tell the language; the names before them are in none. */
function unreadable(source: string, turns: readonly Turn[]): Why | null {
  const near = turns.slice(0, 60).map(({ text }) => text.slice(0, 2000))
  const kind = near.length === 0 ? legibility(source) : readable(near.join('\n'))
  return kind === 'words' ? null : kind === 'other-language' ? kind : 'no-words'
}

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

import kept from '../../data/said/quarrel.json' with { type: 'json' }
import type { ArgumentResult } from '@mallama/contracts/coach'
import { legibility } from '../builtin/kind-of-text.ts'
import { readable } from '../text/english.ts'
import { oncePerText } from '../once.ts'
import type { ArgumentInput } from '../operations.ts'
import { sight } from '../safety/screen.ts'
import { betterConversation } from './better.ts'
import { hardQuote, marksOf } from './claims.ts'
import { dangerIn, type Danger } from './danger.ts'
import { underDanger, underDoubt, unread, type Why } from './held.ts'
import { keyOf } from './lines.ts'
import { parse, type Transcript, type Turn } from './parse.ts'
import { patternOf } from './pattern.ts'
import { piledUp, readAll } from './reading.ts'
import { reportOf, type Report, type Told } from './report.ts'
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
  const { form, outside: around, self } = transcript
  const account = form === 'account'
  const read = piledUp(readAll(transcript.turns, input.knownPeople))
  const danger = dangerIn(read, {
    seen: oncePerText(sight),
    source,
    around,
    context: input.context,
    recorded: !account && form !== 'narrative',
    self,
    country: input.country,
    aside: input.aside,
  })
  const turns = threatened(read, danger)
  const why = unreadable(source, turns)
  const { base, report } = measured(turns, transcript, danger)
  if (why) base.notes.push(kept.unread[why].summary)
  if (danger.abuse || (danger.safety?.tier ?? 0) >= 2) return { ...base, ...underDanger(base, turns, danger) }
  if (why) return { ...base, ...unread(base, why) }
  const { safety, guarded } = danger
  if (guarded && !safety?.aside) return { ...base, ...underDoubt(danger) }
  const names = [...input.knownPeople, ...input.partiesInvolved, input.userFirstName ?? '']
  const words = account ? turns.map(({ text }) => text) : betterConversation(turns, names)
  const told = reportOf({ ...report, turns, words, account, guarded, safety })
  const asked = safety && !safety.aside ? `${safety.message} ` : ''
  return { ...base, ...told, summary: asked + told.summary, resolvedConversation: lined(turns, words) }
}

const lined = (turns: readonly Turn[], words: readonly string[]): string =>
  turns
    .map(
      ({ speaker }, at) =>
        `${speaker}: ${words[at]!.split('\n')
          .map((line) => line.trim())
          .join(' ')}`,
    )
    .join('\n')

/** A threat that only the whole shows weighs no less than one in so many words. */
const threatened = (read: readonly Read[], danger: Danger): Read[] =>
  read.map((turn, at) =>
    danger.turns.has(at) && danger.threatening.has(turn.speaker)
      ? { ...turn, harm: Math.max(3, turn.harm), acts: [...new Set([...turn.acts, 'threat' as const])] }
      : turn,
  )

/** The turns as they were said and the scores, as yet without a sentence about them; and what those are made from. */
function measured(
  turns: readonly Read[],
  { notes, attribution }: Transcript,
  { present, safety, turns: grave }: Danger,
): { base: Omit<ArgumentResult, keyof Told>; report: Pick<Report, 'pattern' | 'repairs' | 'turning'> } {
  const harms = turns.map(({ harm }) => harm)
  const severity = severityOf(harms, present && !safety?.aside)
  const repairs = repairsIn(turns)
  const pattern = patternOf(turns, repairs)
  const resolution = resolutionOf(turns, severity.score, repairs, pattern.kind === 'pressed')
  const curve = curveOf(harms)
  const at = turningPoint(curve)
  const turning = turns[at]
  const tip = turning && hardQuote(turning)
  const stretch = hardestStretch(harms)
  const long = stretch && standsOut(harms, stretch)
  return {
    report: { pattern, repairs, turning },
    base: {
      severityScore: severity.score,
      resolutionScore: resolution.score,
      resolvedConversation: lined(
        turns,
        turns.map(({ text }) => text),
      ),
      turns: turns.map((turn, spot) => {
        const { speaker, text, harm } = turn
        return { speaker, text, acts: marksOf(turn, grave.has(spot)), harm }
      }),
      curve,
      turningPoint: tip ? { turn: at, quote: tip.quote } : null,
      attribution: Math.round(attribution * 100) / 100,
      notes: [
        ...notes,
        ...(long ? [tell(kept.long, { all: harms.length, from: stretch.from + 1, to: stretch.to })] : []),
      ],
      contributions: [...severity.contributions, ...resolution.contributions],
      safety,
      coach: 'built-in',
    },
  }
}

/** The words alone tell the language; the names before them are in none. */
function unreadable(source: string, turns: readonly Turn[]): Why | null {
  const near = turns.slice(0, 60).map(({ text }) => text.slice(0, 2000))
  const kind = near.length === 0 ? legibility(source) : readable(near.join('\n'))
  return kind === 'words' ? null : kind === 'other-language' ? kind : 'no-words'
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Where too few speakers are known, a wrong name would be worse than none. */
export function neutral(transcript: Transcript): Transcript {
  if (transcript.attribution >= known || transcript.turns.length === 0) return transcript
  const letters = new Map<string, string>()
  const turns = transcript.turns.map((turn) => {
    const { size } = letters
    const letter = `Person ${alphabet[size] ?? size + 1}`
    const speaker = letters.get(turn.speaker) ?? (turn.speaker.startsWith('Person ') ? turn.speaker : letter)
    letters.set(turn.speaker, speaker)
    return { ...turn, speaker }
  })
  return { ...transcript, turns, self: null }
}

/** The person said who they are: that stands before what the words tell of it. */
function asMe(transcript: Transcript, me: string | null | undefined): Transcript {
  const own = me && transcript.turns.find(({ speaker }) => keyOf(speaker) === keyOf(me))?.speaker
  return own ? { ...transcript, self: own } : transcript
}

import type { ArgumentAct, ArgumentResult } from '@mallama/contracts/coach'
import type { Evidence } from '@mallama/contracts/safety'
import { wordCount } from '../builtin/clauses.ts'
import { cited, said, type Line, type Quarrel } from './follow-up-quarrel.ts'

/** An answer from the quarrel; `ends` says what its last words wait for. */
export interface Told {
  response: string
  evidence: Evidence[]
  ends: 'question' | 'script'
}

/** A sentence that may go where the answer is long, or stays out unless it is short. */
interface Spare {
  spare: string
}
type Piece = string | Spare | null | undefined | false

const LEAST = 40
const MOST = 110

const text = (piece: string | Spare) => (typeof piece === 'string' ? piece : piece.spare)

/** Puts an answer together within a reply's measure; `extra` is said only where it is too short without. */
export function tell(
  pieces: readonly Piece[],
  cites: readonly (Line | null | undefined)[],
  extra: readonly (string | null)[] = [],
): Told {
  const held = pieces.filter((piece): piece is string | Spare => Boolean(piece) && text(piece as string | Spare) !== '')
  const count = () => held.reduce((sum, piece) => sum + wordCount(text(piece)), 0)
  for (let at = held.length - 1; at >= 0 && count() > MOST; at--) if (typeof held[at] !== 'string') held.splice(at, 1)
  const more = extra.filter((it): it is string => it !== null && !held.some((piece) => text(piece).includes(it)))
  while (count() < LEAST && more.length > 0) held.splice(Math.max(1, held.length - 1), 0, more.shift() ?? '')
  const response = held.map(text).join(' ')
  const used = cites.filter((line): line is Line => Boolean(line) && response.includes(said(line!)))
  return {
    response,
    evidence: [...new Set(used)].map((line) => ({
      quote: said(line),
      label: line.mine ? 'what you said' : 'what was said',
    })),
    ends: /["”]\s*$/.test(response) ? 'script' : 'question',
  }
}

/** The first of the ways to say it that has not been said in this talk. */
export const once =
  (before: string) =>
  (...ways: readonly string[]): string =>
    ways.find((way) => !before.includes(way)) ?? ways[0] ?? ''

const does: Partial<Record<ArgumentAct, string>> = {
  contempt: 'it runs the other down',
  threat: 'it sets a threat or a consequence in the room',
  criticism: 'it judges the person and not what happened',
  withdraw: 'it ends the talk without saying when it goes on',
  invalidate: 'it tells the other that it was not so',
  defend: 'it answers the charge and goes past the rest',
  demand: 'it leaves no room for a no',
}
const order = Object.keys(does) as ArgumentAct[]

/** What a line does that makes it hard to answer; null where it does nothing of the kind. */
export const hardOf = ({ acts, harm, mine }: Line): string | null => {
  // Answering a charge is what anybody does: to oneself it is not held up as hard.
  const act = harm >= (mine ? 2 : 1.5) ? order.find((it) => acts.includes(it) && !(mine && it === 'defend')) : undefined
  return act ? (does[act] ?? null) : null
}
const mild: readonly ArgumentAct[] = ['complaint', 'disclose', 'question']
export const actOf = ({ acts, harm }: Line): ArgumentAct | null =>
  (harm >= 1.5 ? order.find((it) => acts.includes(it)) : undefined) ??
  mild.find((it) => acts.includes(it)) ??
  acts[0] ??
  null

/** The turn before, where somebody else said it. */
export function before({ lines }: Quarrel, line: Line): Line | null {
  const last = lines[line.at - 1]
  return last && last.speaker !== line.speaker ? last : null
}
export const after = ({ lines }: Quarrel, line: Line): Line | null =>
  lines.slice(line.at + 1).find(({ speaker }) => speaker !== line.speaker) ?? null

/** 'right after your "..."', 'right after "..." (Mika)'. */
export const rightAfter = (line: Line | null): string =>
  line ? `right after ${line.mine ? `your "${said(line)}"` : `"${said(line)}" (${cited(line)})`}` : ''

/** Where the quarrel turned, as a sentence to lean on. */
export const tipLine = ({ tip }: Quarrel): string | null =>
  tip ? `By the words, it turned at "${said(tip)}" (${cited(tip)}).` : null

export function lastLine({ lines }: Quarrel): string | null {
  const last = lines.at(-1)
  return last ? `The last words in it are "${said(last)}" (${cited(last)}).` : null
}

export const stop = (words: string): string => (/[.?!…]\s*$/.test(words) ? words : `${words}.`)

/** What an answer is made from. `already`: all that was answered in this talk. */
export interface Question {
  q: Quarrel
  message: string
  resolution: ArgumentResult
  already: string
  /** Whom it is about: who acts, to whom it is done, and whose it is. */
  O: string
  M: string
  P: string
}

export type Given = Omit<Question, 'O' | 'M' | 'P'>

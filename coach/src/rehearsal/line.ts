import type { ArgumentAct, RehearsalTurn } from '@mallama/contracts/coach'
import type { ActHead } from '../read/acts.ts'
import type { MessageAct } from '../read/messages.ts'
import { scorns } from '../mediation/danger.ts'
import { read, type Claim, type Quote } from '../read/read.ts'
import type { Move } from './said.ts'

export type Stance = RehearsalTurn['labels']['stance']

/** A line of the person's, as the one who has to answer it may take it. */
export interface Line {
  text: string
  /** What it stands on (Ury, Brett and Goldberg, Getting Disputes Resolved, 1988). */
  stance: Stance
  /** What it does, as far as the reader can tell; one of several ways to take it. */
  move: Move
  /** Whether the reader is sure enough of the move to say so. */
  sure: boolean
  act: ArgumentAct | null
  /** The words that speak for it. */
  shown: Quote | null
}

interface Sign {
  move: Move
  act: ArgumentAct
  turn: readonly ActHead[]
  message?: readonly MessageAct[]
}

/** Each thing a line may do: its chance is the sum of these, those of a received message by half. */
const signs: readonly Sign[] = [
  { move: 'threat', act: 'threat', turn: ['threat'], message: ['threat', 'ultimatum'] },
  { move: 'attack', act: 'contempt', turn: ['contempt'] },
  { move: 'sneer', act: 'contempt', turn: ['sarcasm'] },
  { move: 'accuse', act: 'criticism', turn: ['criticism', 'absolutes'] },
  { move: 'accuse', act: 'complaint', turn: ['complaint'], message: ['complaint'] },
  { move: 'order', act: 'demand', turn: ['demand'] },
  { move: 'claim', act: 'defend', turn: ['defend'], message: ['deflection'] },
  { move: 'claim', act: 'invalidate', turn: ['invalidate'] },
  { move: 'unsorry', act: 'defend', turn: ['non-apology'], message: ['non-apology'] },
  { move: 'leave', act: 'withdraw', turn: ['withdraw', 'ending'], message: ['break-up'] },
  { move: 'limit', act: 'request', turn: ['limit'], message: ['boundary'] },
  { move: 'request', act: 'request', turn: ['ask'], message: ['request', 'invitation'] },
  { move: 'ask', act: 'question', turn: ['question'], message: ['question'] },
  { move: 'offer', act: 'offer', turn: ['offer'] },
  { move: 'sorry', act: 'apologise', turn: ['apology', 'accountability'], message: ['apology'] },
  { move: 'thanks', act: 'validate', turn: ['appreciation'], message: ['thanks'] },
  { move: 'see', act: 'validate', turn: ['validation'] },
  { move: 'tell', act: 'disclose', turn: ['disclose'], message: ['affection'] },
]

/** Expected values: what speaks for each stance, added up. A line that shows none is a plain word, and so interests. */
const stances: Record<Stance, { turn: readonly ActHead[]; message: readonly MessageAct[] }> = {
  interests: {
    turn: [
      ...(['disclose', 'ask', 'question', 'offer', 'repair'] as const),
      ...(['validation', 'apology', 'accountability', 'appreciation', 'agree'] as const),
    ],
    message: ['request', 'question', 'affection', 'thanks', 'apology', 'invitation'],
  },
  rights: {
    turn: ['criticism', 'complaint', 'invalidate', 'defend', 'absolutes', 'mind-reading', 'non-apology'],
    message: ['complaint', 'deflection', 'non-apology', 'information'],
  },
  power: { turn: ['threat', 'contempt', 'demand', 'withdraw', 'ending'], message: ['threat', 'ultimatum'] },
}

/** From this sum on it is one way to take the line. */
const guessed = 0.5
/**
 * From this sum on, and so far ahead of what else it may do, it is said. On turns of authors not learnt from, the act is
 * then right in .72 (even conversations) and .55 (odd); the rules before it: .58 and .39.
 */
const said = 0.6
const ahead = 0.2
const longest = 2000

const sum = (claims: readonly (Claim<string> | undefined)[]) =>
  claims.reduce((all, claim) => all + (claim?.chance ?? 0), 0)

export function lineOf(content: string): Line {
  const text = content.slice(0, longest)
  const reading = read(text)
  const messages = new Map(reading.message().map((it) => [it.label, it]))
  const inTurn = (heads: readonly ActHead[]) => heads.map((it) => reading.act(it))
  const inMessage = (acts: readonly MessageAct[] = []) => acts.map((it) => messages.get(it))
  const weighed = signs.map((sign) => ({ sign, weight: sum(inTurn(sign.turn)) + sum(inMessage(sign.message)) / 2 }))
  const best = weighed.reduce((most, it) => (it.weight > most.weight ? it : most))
  const names = Object.keys(stances) as Stance[]
  const weights = names.map((it) => sum(inTurn(stances[it].turn)) + sum(inMessage(stances[it].message)))
  const next = Math.max(...weighed.flatMap(({ sign, weight }) => (sign.move === best.sign.move ? [] : [weight])))
  const sure = best.weight >= said && best.weight - next >= ahead
  // A name thrown at the other is power, whatever else stands beside it.
  if (scorns(text)) return { text: content, stance: 'power', move: 'attack', sure: true, act: 'contempt', shown: null }
  return {
    text: content,
    stance: names[weights.indexOf(Math.max(...weights))] ?? 'interests',
    move: sure || (best.weight >= guessed && reading.words > 2) ? best.sign.move : 'plain',
    sure,
    act: sure ? best.sign.act : null,
    shown: sure ? (inTurn(best.sign.turn).toSorted((a, b) => b.chance - a.chance)[0]?.shown ?? null) : null,
  }
}

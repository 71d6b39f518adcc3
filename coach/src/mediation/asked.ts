import { legibility } from '../builtin/kind-of-text.ts'
import { asked, recap, recapBare, whereWeAre } from './cues/answers.ts'
import { phrases } from './cues/phrases.ts'
import { open } from './opening.ts'
import { anyOf, level, linesOf } from './quotes.ts'
import { bySide, choose, type Room, type Spoken } from './room.ts'
import { other, type Side } from './state.ts'

const plain = (text: string) => text.slice(0, 1500).toLowerCase().replace(/[’‘']/g, '')

/** Whether somebody who speaks to the coach wants a pause. */
export const wantsPause = (text: string): boolean => {
  const first = asked.find(({ cue }) => cue.test(plain(text)))
  return first?.id === 'pause'
}

/** A question to the coach is no answer to the coach's own. */
export const isQuestion = (text: string): boolean => {
  const first = asked.find(({ cue }) => cue.test(plain(text)))
  return first !== undefined && first.id !== 'begin' && first.id !== 'thanks'
}

/** What the coach answers when it is spoken to. `due`: what the step has to say anyway. */
export function answerTo(room: Room, { who, text }: Spoken, due: string | null): string {
  const values = bySide(room, who)
  const found = asked.find(({ cue, id }) => id !== 'pause' && cue.test(plain(text)))
  const fixed = found && found.answers.length > 0 ? choose(room, `asked-${found.id}`, found.answers, values) : null
  if (found && fixed) {
    const { step } = room.state
    const open = step !== 'free' && step !== 'done' && step !== 'consent'
    if (due) return `${fixed} ${due}`
    if (found.ask && !open) return `${fixed} ${choose(room, `ask-${found.id}`, [found.ask], values)}`
    return found.ask ? `${fixed} ${whereOf(room, who)}` : fixed
  }
  if (due) return due
  const kind = legibility(text)
  if (kind === 'other-language') return choose(room, 'unread', phrases.unread, values)
  if (found?.id === 'recap') return summed(room)
  if (found?.id === 'begin' && room.state.step === 'free') return open(room)
  return whereOf(room, who)
}

/** The coach's question that is still open, or what it offers where none is. */
function whereOf(room: Room, who: Side): string {
  const { step, side, review } = room.state
  const about = step === 'telling' || step === 'saying-back' || step === 'checking'
  return choose(room, `where-${step}`, whereWeAre[step], { ...bySide(room, about ? side : who), review })
}

function summed(room: Room): string {
  const { state, spoken } = room
  const first = state.first ?? spoken[0]?.who ?? 0
  const texts = (side: 0 | 1) =>
    state.told[side].length > 0 ? state.told[side] : spoken.filter(({ who }) => who === side).map(({ text }) => text)
  const pair = level(anyOf(linesOf(texts(first))), anyOf(linesOf(texts(other(first)))))
  const values = bySide({ ...room, state: { ...state, first } }, first)
  return pair
    ? choose(room, 'recap', recap, { ...values, a: pair[0], b: pair[1] })
    : choose(room, 'recap-bare', recapBare, values)
}

import * as phrases from '../knowledge/phrases.ts'
import { wordCount } from './clauses.ts'
import { withoutQuotes } from './check.ts'
import { ask } from './asking.ts'
import { choose, length, may, say, touched, type Composer } from './composer.ts'
import { link } from './thread.ts'

/** What a reply should measure; COACH.md, "Chat policy". With nothing of theirs to add it may be shorter, never padded. */
const least = 40
const floor = 12
const enough = 18
/** Below this a first answer sounds curt. */
const short = 25
const most = 110

const exercises = new Set(phrases.exercises.map((it) => it.text.slice(0, 12)))
export const isExercise = (piece: string) => exercises.has(piece.trim().slice(0, 12))
const asks = (piece: string) => withoutQuotes(piece).includes('?')

/** Under a grave flag the reply is as short as help is; someone who wrote a word or a greeting gets a short one too. */
function mayBeShort(c: Composer): boolean {
  const { flag } = c.state
  return (flag !== null && !flag.cleared && flag.tier >= 2) || c.reading.words <= 1 || c.reading.acts[0] === 'greeting'
}

/** Whether a reply keeps the measure; null where it does. A reply that does not is made again, while there are other ways. */
export function offMeasure(c: Composer, response: string): string | null {
  const { flag } = c.state
  if (flag && !flag.cleared && flag.tier >= 2) return null
  const count = wordCount(response)
  if (count > most) return 'too long'
  if (count < floor && !mayBeShort(c)) return 'too short'
  const questions = withoutQuotes(response).match(/\?/g)?.length ?? 0
  return questions === 1 || (questions === 0 && c.pieces.some(isExercise)) ? null : 'not one question'
}

/** Brings a reply to its measure: one question or exercise, no padding where the person's own words can fill it. */
export function settleSize(c: Composer): void {
  const { flag } = c.state
  if (flag && !flag.cleared && flag.tier >= 2) return
  c.pieces = c.pieces.filter((it) => it.trim())
  const asking = c.pieces.filter(asks)
  // The last question is the one that was meant.
  for (const extra of asking.slice(0, -1)) if (c.pieces.length > 2) c.pieces.splice(c.pieces.indexOf(extra), 1)
  if (asking.length === 0 && !c.pieces.some(isExercise)) {
    if (/^(?:thanks|closing)$/.test(c.reading.acts[0] ?? '') && c.reading.words < 12) say(c, choose(c, 'part', parting))
    else ask(c)
  }
  shorten(c)
  if (!mayBeShort(c)) lengthen(c)
}

function shorten(c: Composer): void {
  while (length(c) > most) {
    const at = c.pieces.findIndex((it, i) => i > 0 && i < c.pieces.length - 1 && !it.includes('"') && !isExercise(it))
    if (at < 0) return
    c.pieces.splice(at, 1)
  }
}

function lengthen(c: Composer): void {
  const { state, reading } = c
  const last = c.pieces.findLastIndex((it) => asks(it) || isExercise(it))
  const drafted = state.lastDraft !== null && c.pieces.some((it) => it.includes(state.lastDraft?.words ?? ' '))
  const before = last >= 0 ? last : c.pieces.length
  const tail = c.pieces.splice(before)
  const spent = wordCount(tail.join(' '))
  // Only what rests on this person's own words may make a reply longer; where there is none, it stays short.
  const sources: (() => boolean)[] =
    drafted || state.awaiting === 'safety'
      ? []
      : state.trouble && !reading.acts.some((act) => /^(?:injection|capability|memory|identity)$/.test(act))
        ? [() => link(c), () => length(c) < enough && touched(c) && say(c, may(c))]
        : [() => link(c)]
  for (const source of sources) {
    if (length(c) + spent >= least) break
    source()
  }
  // Who has told of somebody before is not met as if for the first time.
  if (state.turn === 1 && !drafted && length(c) + spent < short && (c.input.memory ?? []).length === 0)
    say(c, choose(c, 'first', thirdParty(c) ? phrases.firstWith : phrases.firstAlone))
  c.pieces.push(...tail)
}

const thirdParty = (c: Composer) => c.grammar.who !== null && !/^(?:he|she|they)$/.test(c.grammar.who.label)

/** The last question of a talk asks for nothing hard. */
const parting = [
  'Is there anything else you want to put down here before you go?',
  'Is there one thing from this that you want to keep?',
  'What will you do next that is only for you?',
  'Is there anything left that you would like to look at first?',
]

import { fresh, markOf, type RoomState } from '@mallama/coach/mediation/state'
import type { NamedTurn } from '@mallama/coach/operations'
import type { Safety } from '@mallama/contracts/safety'
import type { Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import * as account from '../account/account.ts'
import * as chat from '../chat/chat.ts'
import { told } from './hearing.ts'
import { nameOf, present, speakerOf, type Mediation, type Opening } from './state.ts'

/** The coach reads a turn in view of these before it. */
const BEFORE = 14

export interface Read {
  /** Harm of 4 or more: the sentence in it that is about what the other is. */
  blow: string | null
  /** Danger between the two, which the screen may not know for it. */
  safety: Safety
  /** Asked to say back what they heard, they said something of their own. */
  elsewhere: boolean
  /** An apology, or a plain no. */
  opens: Opening | null
}

export const nothing: Read = { blow: null, safety: null, elsewhere: false, opens: null }

/** As much as the coach reads at once. */
const PIECE = 4_000
const END = /[.!?…]\s|\n/g

/** Whole sentences, as far as they are any: what strikes is held wherever it stands. */
export function pieces(text: string): string[] {
  if (text.length <= PIECE) return [text]
  const head = text.slice(0, PIECE)
  const ends = [...head.matchAll(END)].map(({ index, 0: { length } }) => index + length)
  const at = ends.at(-1) ?? PIECE
  // A sentence that goes on is read on from a little before.
  return [head.slice(0, at), ...pieces(text.slice(ends.length > 0 ? at : PIECE - 400))]
}

/** What these words do, piece by piece: the first that strikes, and the gravest of what is seen. */
export async function readWords(
  ctx: Own,
  room: Mediation,
  me: string,
  { do: act, content }: { do: string; content: string },
): Promise<Read> {
  const all: Read = { ...nothing }
  for (const [at, piece] of pieces(content).entries()) {
    const read = await readPiece(ctx, room, me, { do: act, content: piece })
    all.blow ??= read.blow
    if ((read.safety?.tier ?? 0) > (all.safety?.tier ?? 0)) all.safety = read.safety
    if (at === 0) all.elsewhere = read.elsewhere
    all.opens ??= read.opens
  }
  return all
}

/**
 * Read by the built-in coach, on this machine: the words of two do not go to a model that one of
 * them agreed to. What cannot be read in time does nothing.
 */
async function readPiece(
  ctx: Own,
  room: Mediation,
  me: string,
  { do: act, content }: { do: string; content: string },
): Promise<Read> {
  const back = act === 'say_back'
  const names = namesOf(room, me, back)
  const turn = (own: boolean, text: string, at: string): NamedTurn & { role: 'party' } => ({
    role: 'party',
    speaker: names[own ? 0 : 1],
    content: text,
    at,
  })
  const before = room.turns
    .filter(({ by, content: text }) => by !== null && text !== '')
    .slice(-BEFORE)
    .map(({ by, content: text, at }) => turn(by === me, text, at))
  const last = before.at(-1)
  const state: RoomState = {
    ...fresh(names),
    // But for saying it back no step of its own is due: it only listens for what strikes.
    step: back ? 'saying-back' : 'done',
    side: 1,
    told: [[], back ? told(room, speakerOf(room)).map(({ content: text }) => text) : []],
    count: before.length,
    said: 1,
    spoke: before.length,
    ...(last ? { last: markOf(last) } : {}),
  }
  const now = isoAt(ctx.clock())
  try {
    const read = await account.guideOf(ctx).mediationTurn({
      parties: names,
      turns: [...before, turn(true, content, now)],
      addressed: false,
      state,
      country: ctx.actor.country,
      now,
    })
    // It would ask for the same step once more.
    const asks = back && read.reason === 'step' && (read.state as RoomState).step === 'saying-back'
    return {
      blow: read.blow,
      safety: read.safety,
      elsewhere: asks && !speaksOfThem(content),
      opens: read.opens,
    }
  } catch (error) {
    ctx.log.warn(chat.withoutWords(error), 'a turn of a mediation was not read')
    return nothing
  }
}

const them = new Set('you your u ur he his him she her they their them'.split(' '))
/** Then it may well be what they heard, in words that the reader does not know: who told it says whether it is. */
const speaksOfThem = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => them.has(word))

/** The two sides as the reader knows them apart, whatever they are called. */
function namesOf(room: Mediation, me: string, back: boolean): [string, string] {
  const own = nameOf(room, me)
  const [first] = present(room).filter(({ id }) => id !== me)
  const other = (back ? nameOf(room, speakerOf(room)) : first?.name) || 'Other'
  return own.toLowerCase() === other.toLowerCase() ? ['Me', 'Other'] : [own, other]
}

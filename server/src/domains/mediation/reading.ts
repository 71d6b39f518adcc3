import type { MediationTurn, NamedTurn } from '@mallama/coach/operations'
import type { Own } from '../../context.ts'
import * as account from '../account/account.ts'
import * as chat from '../chat/chat.ts'
import { told } from './hearing.ts'
import { nameOf, present, speakerOf, type Mediation } from './state.ts'

/** The coach reads a turn in view of these before it. */
const BEFORE = 14

const nothing: MediationTurn = { blow: null, safety: null, opens: null, elsewhere: false }

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
): Promise<MediationTurn> {
  const all: MediationTurn = { ...nothing }
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
): Promise<MediationTurn> {
  const back = act === 'say_back'
  const names = namesOf(room, me, back)
  const turn = (own: boolean, text: string): NamedTurn => ({ speaker: names[own ? 0 : 1], content: text })
  const before = room.turns
    .filter(({ by, content: text }) => by !== null && text !== '')
    .slice(-BEFORE)
    .map(({ by, content: text }) => turn(by === me, text))
  try {
    return await account.guideOf(ctx).mediationTurn({
      parties: names,
      turns: [...before, turn(true, content)],
      back: back ? told(room, speakerOf(room)).map(({ content: text }) => text) : null,
      country: ctx.actor.country,
    })
  } catch (error) {
    ctx.log.warn(chat.withoutWords(error), 'a turn of a mediation was not read')
    return nothing
  }
}

/** The two sides as the reader knows them apart, whatever they are called. */
function namesOf(room: Mediation, me: string, back: boolean): [string, string] {
  const own = nameOf(room, me)
  const [first] = present(room).filter(({ id }) => id !== me)
  const other = (back ? nameOf(room, speakerOf(room)) : first?.name) || 'Other'
  return own.toLowerCase() === other.toLowerCase() ? ['Me', 'Other'] : [own, other]
}

import type { Mediation as Shown } from '@mallama/contracts/mediation'
import type { Safety } from '@mallama/contracts/safety'
import { isWhole, wishesOf } from './agreeing.ts'
import { airtime } from './fairness.ts'
import { mayLeaveStanding, mayPutRight } from './hearing.ts'
import { asksAlone, isBarred } from './pausing.ts'
import { askedNow, listenerOf, nameOf, open, present, speakerOf, type Mediation, type Party } from './state.ts'
import { waitingFor } from './turns.ts'

interface Beside {
  id: string
  title: string
  awaited: number
  /** What is told to this person alone, before it has begun. */
  says?: string
  opened: boolean
  safety: Safety
}

/** The room as one of its people may see it. Whatever is not named here is nobody's to see. */
export function shown(room: Mediation, me: string, beside: Beside): Shown {
  const shares = airtime(room)
  const steps = railOf(room)
  const at = steps.findIndex(({ state }) => state !== 'done')
  return {
    ...beside,
    step: room.step,
    stage: room.stage,
    phase: room.phase,
    me,
    people: peopleSeen(room, me).map(({ id, name, consent, left }) => ({
      id,
      name,
      state: left === null ? consent : 'left',
      leftAt: left,
      airtime: shares?.find((one) => one.id === id)?.percent ?? null,
      heard: room.heard.some(({ by }) => by === id),
    })),
    progress: {
      at: at < 0 ? steps.length : at + 1,
      of: steps.length,
      name: (steps[at] ?? steps.at(-1)!).name,
    },
    rail: steps,
    speaker: room.stage === 'hearing' ? (speakerOf(room) ?? null) : null,
    listener: room.stage === 'hearing' ? (listenerOf(room) ?? null) : null,
    waitingFor: awaitedFor(room, me),
    mayLeaveStanding: mayLeaveStanding(room),
    mayPutRight: mayPutRight(room),
    turns: room.turns.map(({ id, by, kind, content, at: when }) => ({ id, by, kind, content, at: when })),
    heard: room.heard.map((one) => ({
      by: one.by,
      back: one.back,
      said: one.saidTurns,
      heard: one.backTurn,
      ending: one.ending,
      from: room.turns.find(({ id }) => id === one.saidTurns[0])?.at ?? one.at,
      at: one.at,
    })),
    lines: room.lines.map(({ id, by, text, marks }) => ({ id, by, text, mine: marks.includes(me) })),
    statements: open(room).map(({ id, text, by, marked }) => ({ id, text, by, marked })),
    order: room.orders.find(({ by }) => by === me)?.order ?? null,
    chosen: chosenOf(room, me),
    says: beside.says ?? saysOf(room),
    answering: room.stage === 'hearing' && room.phase === 'answer' ? (askedNow(room) ?? null) : null,
    agreement: {
      terms: room.terms.map(({ by, what, when, wish }) => ({ by, what, when, wish: wish ?? null })),
      wishes: (room.stage.startsWith('agree') ? wishesOf(room) : []).map(({ by, statement, text, state }) => ({
        by,
        statement,
        text,
        state,
      })),
      review: room.review,
      // Nobody says yes because another has: each sees their own before it counts.
      yes: room.yes.filter(({ by }) => by === me || room.agreedAt !== null),
      whole: isWhole(room),
      at: room.agreedAt,
    },
    paused: room.paused,
    goOn: room.goOn.includes(me),
    until: room.paused ? (room.until ?? null) : null,
    alone: asksAlone(room, me),
    help: isBarred(room, me),
    endedAt: room.endedAt,
  }
}

/** Nobody says yes to the rules because another has: a yes of somebody else shows once it begins. */
const peopleSeen = (room: Mediation, me: string): Party[] =>
  room.stage === 'waiting' ? room.people.map((one) => sealedConsent(one, me)) : room.people
export const sealedConsent = (one: Party, me: string): Party =>
  one.id !== me && one.consent === 'yes' ? { ...one, consent: 'open' } : one

/** Before all have said it, a yes is not told by who is still awaited, either. */
function awaitedFor(room: Mediation, me: string): string[] {
  const awaited = waitingFor(room)
  if ((room.stage !== 'agreement' && room.stage !== 'waiting') || room.endedAt !== null) return awaited
  return present(room).flatMap(({ id }) => (id !== me || awaited.includes(me) ? [id] : []))
}

/** Where the talk itself is not on the screen: what the mediator has said since this stage began. */
function saysOf({ stage, since, turns }: Mediation): string | null {
  if (stage === 'hearing' || since === undefined) return null
  const lately = turns.slice(since).filter(({ by }) => by === null)
  const left = lately.findLastIndex(({ kind }) => kind === 'left')
  const last = lately.at(-1)?.content ?? null
  if (left < 0) return last
  // Who left is read by those who stay, however much is said after it.
  return [...new Set([`${lately[left]!.content}.`, lately[left + 1]?.content, last])].join(' ').trim()
}

function chosenOf({ chosen, stage, orders }: Mediation, me: string): Shown['chosen'] {
  if (!chosen) return null
  // Nobody's wish is coloured by another's: they are read once all are in.
  const notes = stage === 'notes' ? chosen.notes.filter(({ by }) => by === me) : chosen.notes
  return {
    id: chosen.id,
    text: chosen.text,
    before: chosen.before,
    notes,
    reviser: chosen.reviser,
    answers: stage === 'deciding' ? chosen.answers.filter(({ by }) => by === me) : chosen.answers,
    places: orders.flatMap(({ by, order }) => {
      const place = order.indexOf(chosen.id)
      return place < 0 ? [] : [{ by, place: place + 1 }]
    }),
  }
}

/** Ground rules, one step for each who is heard, what they share, an agreement: the stage reached, and nothing else. */
export function railOf(room: Mediation): Shown['rail'] {
  const heard = room.order.length > 0 ? room.order : present(room).map(({ id }) => id)
  const names = [
    'Ground rules',
    ...(heard.length > 1 ? heard.map((id) => `${nameOf(room, id)} is heard`) : ['You are heard', 'The other is heard']),
    'What you share',
    'Agreement',
  ]
  const sharing = names.length - 2
  const now = {
    waiting: 0,
    hearing: 1 + (room.between ? room.order.indexOf(room.between) : room.speaker),
    lines: sharing,
    ranking: sharing,
    notes: sharing,
    revising: sharing,
    deciding: sharing,
    agreement: sharing + 1,
    agreed: names.length,
  }[room.stage]
  return names.map((name, at) => ({ name, state: at < now ? 'done' : at === now ? 'now' : 'open' }))
}

/** What a list of conversations shows of it. */
export function progressOf(room: Mediation): Shown['progress'] & { agreements: number } {
  const rail = railOf(room)
  const at = rail.findIndex(({ state }) => state !== 'done')
  return {
    at: at < 0 ? rail.length : at + 1,
    of: rail.length,
    name: (rail[at] ?? rail.at(-1)!).name,
    agreements: room.agreedAt === null ? 0 : 1,
  }
}

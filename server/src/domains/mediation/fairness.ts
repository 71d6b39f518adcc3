import { nameOf, present, said, speakerOf, listenerOf, type Mediation, type Turn } from './state.ts'
import { words } from './words.ts'

/** COACH.md: turns or words beyond 65 of 100 over eight turns, six turns without anything confirmed. */
const FAIR = 0.65
export const EIGHT = 8
const SIX = 6
/** Below this many words a share of them says nothing. */
const ENOUGH_WORDS = 40

export const spoken = ({ turns }: Mediation): Turn[] => turns.filter(({ by }) => by !== null)

/** Of 100 words, how many each has had; null before everybody had any. It adds up to 100. */
export function airtime(room: Mediation): { id: string; percent: number }[] | null {
  const here = present(room)
  const counts = here.map(({ id }) => spoken(room).reduce((sum, { by, words: n }) => sum + (by === id ? n : 0), 0))
  const all = counts.reduce((sum, n) => sum + n, 0)
  if (here.length < 2 || counts.some((n) => n === 0)) return null
  const exact = counts.map((n) => (100 * n) / all)
  const whole = exact.map(Math.floor)
  const missing = 100 - whole.reduce((sum, n) => sum + n, 0)
  const byRest = exact.map((n, at) => ({ at, rest: n - whole[at]! })).toSorted((a, b) => b.rest - a.rest)
  for (const { at } of byRest.slice(0, missing)) whole[at]!++
  return here.map(({ id }, at) => ({ id, percent: whole[at]! }))
}

/** Who has most of what there is, where that is more than is fair. */
function most(shares: Map<string, number>): string | null {
  const all = [...shares.values()].reduce((sum, n) => sum + n, 0)
  const [top] = [...shares].toSorted((a, b) => b[1] - a[1])
  return top && all > 0 && top[1] / all > FAIR ? top[0] : null
}

/**
 * Where the last eight turns, or the words in them, lean to one side beyond what is fair, the mediator makes room for
 * the others. Whoever is telling has the floor: their own telling is not held against them.
 */
export function balance(room: Mediation, at: string): boolean {
  const all = spoken(room)
  const last = all.slice(-EIGHT)
  if (last.length < EIGHT || all.length - room.spoke.airtime < EIGHT) return false
  const turns = new Map<string, number>()
  const count = new Map<string, number>()
  for (const { by, words: n } of last) {
    turns.set(by!, (turns.get(by!) ?? 0) + 1)
    count.set(by!, (count.get(by!) ?? 0) + n)
  }
  const enough = [...count.values()].reduce((sum, n) => sum + n, 0) >= ENOUGH_WORDS
  const top = most(turns) ?? (enough ? most(count) : null)
  if (top === null) return false
  room.spoke.airtime = all.length
  const rest = present(room).filter(({ id }) => id !== top)
  const [name, others] = [nameOf(room, top), listed(rest.map(({ name }) => name))]
  // Nobody is invited to speak who cannot speak now.
  const tells = room.phase === 'confirm' && speakerOf(room) === top
  said(room, null, 'step_in', tells ? words.airtimeTeller(name, others) : words.airtime(name, others), at)
  return true
}

/** Six turns in which nothing was confirmed: one thing at a time from here on. */
export function unheard(room: Mediation, at: string): boolean {
  const all = spoken(room)
  const since = room.heard.at(-1)
  const from = since ? all.findIndex(({ id }) => id === since.backTurn) + 1 : 0
  const open = all.slice(from).filter(({ kind }) => kind !== 'answer').length
  if (open < SIX || all.length - room.spoke.unheard < SIX) return false
  const [speaker, listener] = [speakerOf(room), listenerOf(room)]
  if (speaker === undefined || listener === undefined) return false
  room.spoke.unheard = all.length
  said(room, null, 'step_in', words.unheard(nameOf(room, speaker), nameOf(room, listener)), at)
  return true
}

export const listed = (names: string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)

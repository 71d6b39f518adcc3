import type { ExerciseStep, NotesCard, StepDeed } from '@mallama/contracts/guide'
import { arguable, mended } from './draft.ts'
import { exerciseOf, type Exercise, type Form, type Step } from './data.ts'
import { nearest } from './nearest.ts'
import type { Begun } from './state.ts'

/** What is known before anything is asked. */
export interface Before {
  person: string | null
  wish: string | null
  question: string | null
  quoted: string | null
}

/** The engine of all exercises, which knows none of them by name. */
export function begin(
  exercise: Exercise,
  before: Before,
  asked: string,
  slots: Record<string, string> | null = null,
): Begun {
  const known: Record<string, string> = before.person ? { to: before.person } : {}
  for (const { slot, offer } of exercise.steps) if (offer === 'quoted' && before.quoted) known[slot] = before.quoted
  const begun = { id: exercise.id, at: -1, slots: slots ?? known, way: [], waits: false, again: slots !== null, asked }
  return onward(begun)
}

/** What may be asked: a line that is not known yet, and whose words name only what was answered. */
function isDue(begun: Begun, step: Step, at: number): boolean {
  if (step.careful && (begun.again || !isCareful(exerciseOf(begun.id)!, begun.asked ?? ''))) return false
  const missing = [...step.ask.matchAll(/\{([\w-]+)\}/g)].some(([, slot]) => !begun.slots[slot!])
  if (missing) return false
  return begun.again || begun.slots[step.slot] === undefined || begun.way.includes(at)
}

/** The next line; `at` behind the last one is the end. */
function onward(begun: Begun): Begun {
  const { steps } = exerciseOf(begun.id)!
  let at = begun.at + 1
  while (at < steps.length && !isDue(begun, steps[at]!, at)) at++
  return { ...begun, at, way: begun.at >= 0 ? [...begun.way, begun.at] : begun.way }
}

export const back = (begun: Begun): Begun =>
  begun.way.length === 0 ? begun : { ...begun, at: begun.way.at(-1)!, way: begun.way.slice(0, -1) }

export const stepOf = (begun: Begun): Step | undefined => exerciseOf(begun.id)?.steps[begun.at]

/** The forms that how it was asked for speaks for, the nearest first and what may cost before all. */
export function formsOf({ begins = [] }: Step, asked: string, least = 0): Form[] {
  const near = nearest(begins, asked).flatMap(({ it, score }) => (score > least ? [it] : []))
  return near.toSorted((a, b) => Number(b.careful ?? false) - Number(a.careful ?? false))
}

/** What stands in the box at first, by how the exercise was asked for. */
const beginning = (step: Step, { asked = '' }: Begun): string => formsOf(step, asked)[0]?.begin ?? step.begin ?? ''

/** The line whose beginning goes by how it was asked for. */
export const formed = ({ steps }: Exercise): Step => steps.find(({ begins }) => begins) ?? steps[0]!
export const isCareful = (it: Exercise, asked: string, least = 0): boolean =>
  formsOf(formed(it), asked, least)[0]?.careful ?? false

/** All that may stand in the box of a line before a word is typed. */
export const beginningsOf = ({ begin = '', begins = [], starts = [] }: Step): string[] =>
  [begin, ...begins.map((it) => it.begin), ...starts].filter((it) => it !== '')

/** A beginning that was not finished says nothing; one that is a sentence by itself does. */
function unfinished(step: Step, text: string): boolean {
  const bare = text.trim()
  return beginningsOf(step).some((it) => it.trim() === bare && !/[.!?]$/.test(it.trim()))
}

/** Takes an answer; `note`: what is said about it. An empty one passes the line over. */
export function answered(begun: Begun, text: string): { begun: Begun; note: string | null; left: string | null } {
  const step = stepOf(begun)!
  const given = text.trim()
  const picked = step.picks?.find((it) => it.toLowerCase() === given.toLowerCase().replace(/\.$/, '') || it === given)
  if (picked && step.leaves?.includes(picked)) return { begun, note: null, left: step.leave ?? '' }
  const empty = unfinished(step, given) || picked?.startsWith('No ') === true
  const short = step.ends && given.split(/\s+/).length <= 4 && !/^i\b/i.test(given)
  const value = empty ? '' : short && step.begin ? `${step.begin}${given}` : (picked ?? given)
  const word = step.look ? arguable(value) : null
  return {
    begun: onward({ ...begun, slots: { ...begun.slots, [step.slot]: value } }),
    note: word ? `look:${word}` : ((picked && step.tells?.[picked]) ?? null),
    left: null,
  }
}

export function skipped(begun: Begun): Begun {
  const step = stepOf(begun)!
  return onward({ ...begun, slots: { ...begun.slots, [step.slot]: begun.again ? (begun.slots[step.slot] ?? '') : '' } })
}

const filled = (text: string, slots: Record<string, string>) =>
  text.replace(/\{([\w-]+)\}/g, (_, slot: string) => mended(slots[slot] ?? ''))

/** What is done with the open step, where it was said in words and not by its button. */
export function deedOf(begun: Begun, said: string): StepDeed | null {
  const words = said.trim().toLowerCase()
  if (words === 'back' || words === `go on with ${exerciseOf(begun.id)?.thing}`) return 'back'
  return words === 'skip' ? 'skip' : words === 'leave it for now' ? 'stop' : null
}

/** The open step, as a screen shows it. */
export function shown(begun: Begun, before: Before): ExerciseStep | null {
  const exercise = exerciseOf(begun.id)
  const step = stepOf(begun)
  if (!exercise || !step) return null
  const { steps } = exercise
  const stands = (at: number) => at === begun.at || begun.way.includes(at) || isDue(begun, steps[at]!, at)
  const all = [...steps.keys()].filter((at) => stands(at) || (at > begun.at && /\{/.test(steps[at]!.ask)))
  const own = begun.slots[step.slot]
  const offer = step.offer && step.offer !== 'quoted' && !own ? before[step.offer] : null
  return {
    id: exercise.id,
    title: exercise.title,
    thing: exercise.thing,
    step: all.indexOf(begun.at) + 1,
    of: all.length,
    prompt: filled(step.ask, begun.slots),
    ...(step.hint ? { hint: step.hint } : {}),
    ...(step.why ? { why: step.why } : {}),
    begin: own || (step.offer === 'question' && offer) || beginning(step, begun),
    starts: step.starts ?? [],
    ends: step.ends ?? [],
    ...(offer && step.offer === 'wish' ? { offer } : {}),
    back: begun.way.length > 0,
    soFar: begun.way.flatMap((at) => begun.slots[steps[at]!.slot] || []),
    ...(begun.waits ? { waits: true as const } : {}),
  }
}

/** After a name and a comma a line goes on small, if it was typed so or its beginning is ours. */
function afterName(line: string, typed: string, ours: readonly string[]): string {
  const small = line.charAt(0).toLowerCase() + line.slice(1)
  if (typed.startsWith(small.charAt(0))) return small
  return ours.some((it) => it.split(' ')[0] !== 'I' && !it.startsWith("I'") && typed.startsWith(it.trim()))
    ? small
    : line
}

export interface Ended {
  close: string
  message?: { text: string; to?: string }
  card?: NotesCard
}

/** What the answers come to; null where there is nothing. */
export function ended({ id, slots }: Pick<Begun, 'id' | 'slots'>): Ended | null {
  const { card } = exerciseOf(id)!
  const said = (slot: string) => slots[slot]?.trim() ?? ''
  if (card.rows) {
    const rows = card.rows.flatMap(({ label, slot }) => (said(slot) ? [{ label, text: mended(said(slot)) }] : []))
    return rows.length > 0 ? { close: card.close, card: { title: card.title ?? '', rows } } : null
  }
  const parts = (card.parts ?? []).filter(({ slot }) => said(slot))
  if (parts.every(({ slot }) => slot === 'to')) return null
  const ours = exerciseOf(id)!.steps.flatMap(beginningsOf)
  const text = parts
    .map(({ slot, as }, at) => {
      if (as) return as.replace('{}', said(slot))
      const line = mended(said(slot))
      return at > 0 && parts[at - 1]!.as ? afterName(line, said(slot), ours) : line
    })
    .join(' ')
  return { close: card.close, message: { text, ...(slots['to'] ? { to: slots['to'] } : {}) } }
}

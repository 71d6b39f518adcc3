import { GAP } from '@mallama/contracts/gap'
import type { ExerciseStep, StepDeed } from '@mallama/contracts/guide'
import { inSentence } from '../builtin/polish.ts'
import { arguable, mended } from './draft.ts'
import { oncePer } from '../learn/file.ts'
import { exerciseOf, frames, isOfOccasion, isOurs, lines } from './data.ts'
import type { Exercise, Form, Manner, Step } from './data.ts'
import { joined, nearest, nearness, sentencesIn, stripped } from '../text/words.ts'
import { chosenIn, type Begun } from './state.ts'
import { waysIn } from './wanted.ts'

/** What is known before anything is asked; `calm`: nothing told comes near danger, so that whether it is safe is not asked. */
export type Before = Record<'person' | 'wish' | 'question' | 'quoted', string | null> & { calm: () => boolean }
type Slots = Record<string, string>

/** The engine of all exercises, which knows none of them by name. `asked`: how it was; `slots`: gone through once more. */
export function begin({ id, steps }: Exercise, before: Before, asked: string, slots?: Slots): Begun {
  const known: Slots = before.person ? { to: before.person } : {}
  for (const { slot, offer, leaves } of steps)
    if (leaves && before.calm()) known[slot] = ''
    else if (offer === 'quoted' && before.quoted) known[slot] = before.quoted
  const named = before.person !== null
  return onward({ id, at: -1, slots: slots ?? known, way: [], waits: false, again: slots !== undefined, named, asked })
}

const namedIn = ({ ask }: Step) => ask.split('{').flatMap((it, at) => (at > 0 ? [it.slice(0, it.indexOf('}'))] : []))

/** What may be asked: a line that is not known yet, and whose words name only what was answered. */
function isDue(begun: Begun, step: Step, at: number): boolean {
  if (namedIn(step).some((slot) => !begun.slots[slot])) return false
  // Whom it is for is known, and not asked once more.
  if (begun.again) return !!begun.slots[step.slot] && !(step.slot === 'to' && begun.named)
  return begun.slots[step.slot] === undefined || begun.way.includes(at)
}

/** Whether this line may be all that is to be said: what stood in the box does not count. */
export function isEnough(step: Step, text: string): boolean {
  const begun = Math.max(0, ...beginningsOf(step).map((it) => (text.startsWith(it) ? it.length : 0)))
  const own = text.slice(begun).trim().split(/\s+/)
  return step.enough === true && (sentencesIn(text).length > 1 || own.length >= 7)
}

/** The next line; `at` behind the last one is the end. */
function onward(begun: Begun): Begun {
  const { steps } = exerciseOf(begun.id)!
  let at = begun.at + 1
  while (at < steps.length && !isDue(begun, steps[at]!, at)) at++
  return { ...begun, at, way: begun.at >= 0 ? [...begun.way, begun.at] : begun.way }
}
const filling = (begun: Begun, it: string) => onward({ ...begun, slots: { ...begun.slots, [stepOf(begun)!.slot]: it } })

export const stepOf = (begun: Begun): Step | undefined => exerciseOf(begun.id)?.steps[begun.at]
export const back = (begun: Begun): Begun =>
  begun.way.length === 0 ? begun : { ...begun, at: begun.way.at(-1)!, way: begun.way.slice(0, -1) }
export const skipped = (begun: Begun) => filling(begun, begun.again ? (begun.slots[stepOf(begun)!.slot] ?? '') : '')

/** The forms that how it was asked for speaks for, the nearest first and what may cost before all. */
export function formsOf({ begins = [] }: Step, asked: string, least = 1): Form[] {
  const near = nearest(begins, asked).flatMap(({ it, score }) => (score > least ? [it] : []))
  return near.toSorted((a, b) => Number(b.careful ?? false) - Number(a.careful ?? false))
}
/** Whether the line whose beginning goes by how it was asked for may cost the one who says it. */
export function isCareful({ steps }: Exercise, asked: string, least = 0): boolean {
  return formsOf(steps.find(({ begins }) => begins) ?? steps[0]!, asked, least)[0]?.careful ?? false
}
/** All that may stand in the box of a line before a word is typed, but whole messages. */
const boxesOf = oncePer(({ begin = '', begins = [], starts = [], framed }: Step): readonly string[] => {
  const kinds = framed ? [...frames()].filter(([key]) => !key.includes('/')) : []
  const some = kinds.flatMap(([, it]) => [it.begin, ...Object.values(it.ways)])
  return [...new Set([begin, ...begins.map((it) => it.begin), ...starts, ...some])]
}, new WeakMap())
/** That up to its first gap; and of it its last clause, which somebody may begin with. */
export const beginningsOf = oncePer((step: Step): readonly string[] => {
  const all = boxesOf(step).flatMap((it) => {
    const ahead = it.split(GAP)[0]!
    const last = sentencesIn(ahead).at(-1)?.split(', and ').at(-1)
    return ahead && last ? [ahead, `${last} `] : []
  })
  return [...new Set(all)]
}, new WeakMap())
/** A text without the last sentences that are as they stood in the box and still have a gap; null where one is left in or before what was typed, or nothing was, so that nothing is lost. */
function filledIn(text: string, step: Step): string | null {
  const ours = boxesOf(step).flatMap(sentencesIn)
  const all = sentencesIn(text)
  const last = isOurs(text) ? 0 : all.findLastIndex((it) => !ours.includes(it))
  const isLeft = all.slice(0, last + 1).some((it) => it.includes(GAP))
  return last < 0 || isLeft ? null : all.filter((it) => !it.includes(GAP)).join(' ')
}
/** The button of the step that was typed or pressed. */
export const pickedIn = ({ picks }: Step, given: string): string | undefined =>
  picks?.find((it) => stripped(it.toLowerCase(), '', '.') === stripped(given.trim().toLowerCase(), '', '.'))

/** Takes an answer; `look`: a word in it that is easy to argue with; `gap`: one is left, and the line stays. An empty one passes the line over. */
export function answered(begun: Begun, text: string): { begun: Begun; look: string | null; gap?: true } {
  const step = stepOf(begun)!
  const given = text.includes(GAP) ? filledIn(text.trim(), step) : text.trim()
  if (given === null)
    return { begun: { ...begun, slots: { ...begun.slots, [step.slot]: text.trim() } }, look: null, gap: true }
  const picked = pickedIn(step, given)
  // A beginning that was not finished says nothing; one that is a sentence by itself does.
  const isBegun = !['.', '!', '?'].includes(given.at(-1)!) && beginningsOf(step).some((it) => it.trim() === given)
  // A few words that do not begin with "I" finish the beginning.
  const words = given.toLowerCase().replaceAll('’', "'").split(' ')
  const ends = step.ends && step.begin && words.length <= 4 && words[0]!.split("'")[0] !== 'i'
  const value = isBegun || picked?.startsWith('No ') ? '' : ends ? `${step.begin}${given}` : (picked ?? given)
  const ways = step.ways && waysIn(value)
  const both = ways ? { [step.ways![0]]: mended(ways.one), [step.ways![1]]: mended(ways.other) } : {}
  const slots = { ...both, ...begun.slots }
  return { begun: filling({ ...begun, slots }, value), look: step.look ? arguable(value) : null }
}

const bareOf = (said: string) => stripped(said.trim().toLowerCase(), '', '.!?')
const noExercise = joined(lines.noExercise.no, lines.noExercise.what).concat(lines.noMessage)
/** Whether somebody says that they want no exercise; in words to somebody "you have not answered" is for them. */
export const isUnwilling = ({ id }: Begun, said: string): boolean =>
  nearness(exerciseOf(id)?.card.parts ? noExercise : noExercise.concat(lines.noExercise.says), said) > 0
/** Whether somebody has enough of the lines, and wants what there is: their last sentence says so, and nothing else. */
export const isTired = (said: string): boolean => lines.enoughOf.includes(bareOf(sentencesIn(said).at(-1) ?? ''))

/** What is done with the open step, where it was said in words and not by its button. */
export function deedOf(begun: Begun, said: string): StepDeed | null {
  const button = said.trim().toLowerCase()
  if (button === 'leave it for now' || lines.stops.includes(bareOf(said))) return 'stop'
  const all = [said, ...(said.toLowerCase().includes('can i skip') ? sentencesIn(said).slice(-1) : [])]
  if (all.some((it) => lines.skips.includes(bareOf(it)))) return 'skip'
  return ['back', `go on with ${exerciseOf(begun.id)?.thing}`].includes(button) ? 'back' : null
}

export function shown(begun: Begun, before: Before): ExerciseStep | null {
  const exercise = exerciseOf(begun.id)
  const step = stepOf(begun)
  if (!exercise || !step) return null
  const { id, title, thing, steps } = exercise
  const { at: now, slots, way } = begun
  const all = steps.flatMap((it, at) => {
    return at === now || way.includes(at) || isDue(begun, it, at) || (at > now && namedIn(it).length > 0) ? [at] : []
  })
  const own = slots[step.slot]
  const offer = step.offer && step.offer !== 'quoted' && !own ? before[step.offer] : null
  const chosen = chosenIn(begun.asked)
  const form = chosen ? null : formsOf(step, begun.asked ?? '')[0]
  const isWhole = begun.again && exercise.card.parts !== undefined
  // "How do I tell her that I'm leaving": what is to be said stands in a gap that takes any sentence.
  const told = begun.told && now === 0 ? inSentence(stripped(begun.told, '', '.'), []) : GAP
  const withTold = (it = '') => it.replace(`: ${GAP}`, () => `: ${told}`)
  const begins = step.framed && chosen ? frameOf(chosen.key, chosen.manner) : form?.begin
  const first = own || (step.offer === 'question' && offer) || withTold(begins ?? step.begin)
  const patterns = now === 0 ? (begun.kinds ?? []).flatMap((it) => frameOf(it, chosen?.manner) ?? []) : []
  const isKind = begun.kinds && now === 0 && (patterns.length > 0 || first !== step.begin)
  const others = isKind ? [...patterns, step.begin].map(withTold).filter((it) => it !== first) : (step.starts ?? [])
  const asked = isWhole ? lines.changeIt : begins && !first.includes(GAP) ? lines.changeWhole : step.ask
  return {
    id,
    title,
    thing,
    step: all.indexOf(now) + 1,
    of: all.length,
    prompt: namedIn(step).reduce((ask, slot) => ask.replace(`{${slot}}`, () => mended(slots[slot] ?? '')), asked),
    ...(step.hint && { hint: step.hint }),
    ...(step.why && { why: step.why }),
    begin: first,
    starts: isWhole ? [] : others,
    ends: step.ends ?? [],
    ...(offer && step.offer === 'wish' && (told === GAP || !first.includes(told)) && { offer }),
    back: way.length > 0,
    soFar: way.flatMap((at) => slots[steps[at]!.slot] || []),
    ...(begun.waits && { waits: true as const }),
  }
}

export const frameOf = (key: string, manner?: Manner): string | undefined =>
  (manner && frames().get(key)?.ways[manner]) ?? frames().get(key)?.begin

export const greets = (said: string): boolean =>
  lines.greetings.some((it) => [' ', ',', '!'].some((end) => said.toLowerCase().startsWith(it + end)))
/** What the answers come to; null where there is nothing. */
export function ended({ id, slots }: Pick<Begun, 'id' | 'slots'>) {
  const { card, steps } = exerciseOf(id)!
  const { rows, parts = [], title = '', close } = card
  const ours = steps.flatMap(beginningsOf)
  const said = (slot: string) => (slots[slot]?.includes(GAP) ? '' : (slots[slot]?.trim() ?? ''))
  if (rows) {
    const told = rows.flatMap(({ label, slot }) => (said(slot) ? [{ label, text: mended(said(slot)) }] : []))
    return told.length > 0 ? { close, card: { title, rows: told } } : null
  }
  // Who is spoken of in a line, or called in it, is not the one it begins with.
  const to = said('to')
  const isCalled = to !== '' && parts.every(({ slot, as }) => as || !said(slot).includes(` ${to}`))
  const some = parts.filter(({ slot }) => said(slot) && (slot !== 'to' || isCalled))
  if (some.every(({ slot }) => slot === 'to')) return null
  const lines = some.map(({ slot, as }, at) => {
    if (as) return as.replace('{}', said(slot))
    const typed = said(slot)
    // After a name and a comma a line goes on small, if it was typed so or its beginning is ours.
    const isBegun = isOfOccasion(typed) || ours.some((it) => typed.startsWith(it.trim()))
    const isSmall = isBegun || typed.charAt(0) !== typed.charAt(0).toUpperCase()
    return at > 0 && some[at - 1]!.as && isSmall ? inSentence(mended(typed), []) : mended(typed)
  })
  return { close, message: { text: lines.join(' '), ...(isCalled && { to }) } }
}

import type { Composer } from '../builtin/composer.ts'
import { exercises, type Door, type Exercise, type Read } from './data.ts'

/** Buttons beneath the answer. What is pressed comes back as a message in the same words. */
export function offer(c: Composer, doors: readonly Door[]): void {
  c.state.guide.offered = [...doors]
  c.given.choices = doors.map(({ label }) => ({ label, say: label }))
}

export const doorTo = ({ title, id }: Read): Door => ({ label: title, does: `read:${id}` })

export const doorInto = ({ title, id }: Exercise): Door => ({ label: title, does: `open:${id}` })

/** Whether a message presses one of what was offered last, by its words, or names an exercise as it is called. */
export function pressed(c: Composer): Door | null {
  const { offered } = c.state.guide
  const said = c.reading.text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '')
  const named = offered.find(({ label }) => label.toLowerCase() === said)
  if (named) return named
  // Typed into the box of a line, it is the line.
  const called = c.input.exercise ? undefined : exercises.find(({ title }) => title.toLowerCase() === said)
  if (called) return doorInto(called)
  const { acts, words } = c.reading
  // Asked whether it is safe: whatever is no clear no is a doubt.
  if (offered[0]?.does.startsWith('safe:') && words <= 5) {
    if (acts.includes('dont-know') || acts.includes('yes')) return offered[1] ?? null
    if (acts.includes('no') && words <= 3 && !said.includes('thank')) return offered[0]
    if (['tells', 'answers-safety', 'declines'].includes(c.wanted())) return offered[1] ?? null
  }
  return null
}

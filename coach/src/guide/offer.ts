import type { Composer } from '../builtin/composer.ts'
import type { Door, Read } from './data.ts'

/** Buttons beneath the answer. What is pressed comes back as a message in the same words. */
export function offer(c: Composer, doors: readonly Door[], yes = false): void {
  c.state.guide.offered = [...doors]
  c.state.guide.yes = yes
  c.given.choices = doors.map(({ label }) => ({ label, say: label }))
}

export const doorTo = ({ title, id }: Read): Door => ({ label: title, does: `read:${id}` })

/** Whether a message presses one of what was offered last, by its words or with a yes. */
export function pressed(c: Composer): Door | null {
  const { offered, yes } = c.state.guide
  const said = c.reading.text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '')
  const named = offered.find(({ label }) => label.toLowerCase() === said)
  if (named) return named
  const agreed = yes && c.reading.words <= 3 && c.reading.acts.some((act) => act === 'yes' || act === 'ok')
  return agreed ? (offered[0] ?? null) : null
}

/** A small step to take. Lives as long as the page: neither stored nor sent. */
export interface ActionStep {
  id: string
  text: string
  completed: boolean
  /** ISO instant. */
  createdAt: string
}

let made = 0

/** New steps in the place of those not taken yet; what was completed stays, and is not asked for again. */
export function renewed(before: readonly ActionStep[], texts: readonly string[], now = new Date()): ActionStep[] {
  const done = before.filter(({ completed }) => completed)
  const known = new Set(done.map(({ text }) => text))
  const fresh = [...new Set(texts.map((text) => text.trim()))].filter((text) => text && !known.has(text))
  return [
    ...done,
    ...fresh.map((text) => ({ id: `step-${++made}`, text, completed: false, createdAt: now.toISOString() })),
  ]
}

export const toggled = (steps: readonly ActionStep[], id: string): ActionStep[] =>
  steps.map((step) => (step.id === id ? { ...step, completed: !step.completed } : step))

import type { Person } from '../port.ts'
import { choose, say, type Composer } from './composer.ts'
import { fromBefore, recall, type Recalled } from './remembered.ts'
import { stems } from './stems.ts'

/** One thing from the relationship's own page that bears on what was just written. */
interface Known {
  id: string
  item: string
  /** For `memoryUsed`: what was used, in plain words. */
  plain: string
}

const fields: { field: keyof Person; told: string; rank: number }[] = [
  { field: 'redLines', told: 'A red line you set', rank: 5 },
  { field: 'nonNegotiables', told: 'Something you will not negotiate', rank: 5 },
  { field: 'triggers', told: 'A trigger you noted', rank: 3 },
  { field: 'relationshipGoals', told: 'A goal you noted', rank: 3 },
  { field: 'currentIssues', told: 'An issue you noted', rank: 2 },
  { field: 'strugglingWith', told: 'Something you noted struggling with', rank: 2 },
  { field: 'learned', told: 'Something you noted having learned', rank: 2 },
]

/** At most one fact a reply, and only one that shares its words with the message; a red line before everything else. */
function relevant(person: Person | null, text: string, used: readonly string[]): Known | null {
  if (!person) return null
  const said = stems(text)
  let best: { known: Known; weight: number } | null = null
  for (const { field, told, rank } of fields) {
    const list = person[field]
    if (typeof list !== 'string') continue
    for (const line of list.split('\n')) {
      const item = line
        .trim()
        .replace(/^[-*•]\s*/, '')
        .replace(/[.\s]+$/, '')
      if (item.length < 3 || item.length > 140 || item.includes('"')) continue
      const id = `${field}:${item.toLowerCase().slice(0, 60)}`
      if (used.includes(id)) continue
      const words = stems(item)
      const shared = [...words].filter((word) => said.has(word)).length
      // One shared word is only a coincidence, unless the note has no other.
      if (shared === 0 || (shared < words.size && (shared < 2 || shared / words.size < 0.4))) continue
      const weight = shared / Math.sqrt(words.size) + rank / 10
      if (!best || weight > best.weight) best = { weight, known: { id, item, plain: `${told}: ${item}` } }
    }
  }
  return best?.known ?? null
}

const noted = ['You had noted "{item}" before, so this has a history.', '"{item}" is on your page already.']
const remembered: Record<Recalled['how'], string[]> = {
  quoted: ['You told me before, "{item}".', 'Some time ago you said "{item}".'],
  edited: ['You had me keep "{item}", and it counts here.'],
}

/** At most one fact, from the relationship's page or from earlier talks, where it bears on this; told in plain words. */
export function context(c: Composer): void {
  const { input, state } = c
  const known = relevant(input.person, input.message, state.contextUsed)
  const kept = known || state.flag ? null : recall(fromBefore(input), input, state.contextUsed)
  const found = known ?? kept
  if (!found) return
  const line = known
    ? choose(c, 'context', noted, { item: known.item })
    : kept && choose(c, `memory/${kept.how}`, remembered[kept.how], { item: kept.item })
  if (!say(c, line)) return
  c.memoryUsed.push(found.plain)
  state.contextUsed.push(found.id)
}

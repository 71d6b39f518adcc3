import type { Person } from '../port.ts'
import type { Situation } from '../knowledge/situation.ts'
import { flatten } from '../knowledge/situations.ts'
import { stems } from './stems.ts'

/** One thing from the relationship's own page that bears on what was just written. */
export interface Known {
  id: string
  kind: 'red-line' | 'goal' | 'trigger' | 'issue' | 'like' | 'learned' | 'score'
  item: string
  /** For `memoryUsed`: what was used, in plain words. */
  plain: string
}

const kinds: { kind: Known['kind']; field: keyof Person; told: string; rank: number }[] = [
  { kind: 'red-line', field: 'redLines', told: 'A red line you set', rank: 5 },
  { kind: 'red-line', field: 'nonNegotiables', told: 'Something you will not negotiate', rank: 5 },
  { kind: 'trigger', field: 'triggers', told: 'A trigger you noted', rank: 3 },
  { kind: 'goal', field: 'relationshipGoals', told: 'A goal you noted', rank: 3 },
  { kind: 'issue', field: 'currentIssues', told: 'An issue you noted', rank: 2 },
  { kind: 'issue', field: 'strugglingWith', told: 'Something you noted struggling with', rank: 2 },
  { kind: 'learned', field: 'learned', told: 'Something you noted having learned', rank: 2 },
  { kind: 'like', field: 'likes', told: 'Something you like about them', rank: 1 },
]

/**
 * At most one fact a reply, and only one that shares its words or its subject with the message. What crosses a red line
 * goes before everything else.
 */
export function relevant(person: Person | null, text: string, about: Situation, used: readonly string[]): Known | null {
  if (!person) return null
  const said = stems(text)
  let best: { known: Known; weight: number } | null = null
  for (const { kind, field, told, rank } of kinds) {
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
      // One shared word is only a coincidence, unless the note is short or speaks of the same trouble.
      const flat = flatten(item).flat
      const same =
        about.id !== 'open' &&
        (new RegExp(about.strong.source, 'i').test(flat) ||
          (about.weak !== undefined && new RegExp(about.weak.source, 'i').test(flat)))
      if (
        shared === 0 ||
        (!same && (shared < 2 || shared / words.size < 0.4) && !(shared === words.size && words.size > 0))
      )
        continue
      if (kind === 'like' && !/thank|good|nice|love/i.test(text)) continue
      const weight = shared / Math.sqrt(words.size) + rank / 10
      if (!best || weight > best.weight) best = { weight, known: { id, kind, item, plain: `${told}: ${item}` } }
    }
  }
  if (best) return best.known
  const { scores } = person
  if (
    scores &&
    scores.communication < 60 &&
    /^(?:dismissed|quarrel|silence)$/.test(about.id) &&
    !used.includes('score:communication')
  )
    return {
      id: 'score:communication',
      kind: 'score',
      item: String(Math.round(scores.communication)),
      plain: `Communication with ${person.name} stands at ${Math.round(scores.communication)} in your last check-in`,
    }
  if (scores && scores.trust < 60 && about.id === 'affair' && !used.includes('score:trust'))
    return {
      id: 'score:trust',
      kind: 'score',
      item: String(Math.round(scores.trust)),
      plain: `Trust with ${person.name} stands at ${Math.round(scores.trust)} in your last check-in`,
    }
  return null
}

export const contextLines: Record<Known['kind'], string[]> = {
  'red-line': [
    'You have a line here, "{item}", and it need not be traded against anything.',
    '"{item}" is on your list of what is not up for negotiation. That stands.',
  ],
  goal: [
    'You had set yourself a goal with {whom}, "{item}", and this is where it gets tested.',
    'It bears on what you want with {whom}: "{item}".',
  ],
  trigger: ['"{item}" is a sore spot you have written down, and it was touched here.', 'You know this spot: "{item}".'],
  issue: [
    'You had noted "{item}" before, so this has a history.',
    '"{item}" is on your page already, so it did not begin today.',
  ],
  learned: ['You once wrote down about {whom}: "{item}". It may be of use here.'],
  like: ['What you like about {whom}, "{item}", shows in it.'],
  score: ['Your last check-in put that side of things at {item}, so it fits with what you saw then.'],
}

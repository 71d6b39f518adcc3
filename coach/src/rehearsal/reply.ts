import { wordCount } from '../builtin/clauses.ts'
import { fill, pick, type Grammar } from '../builtin/realise.ts'
import { fresh as blank, hash, sentenceKey, splitSentences } from '../builtin/state.ts'
import { stems } from '../builtin/stems.ts'
import type { TurnReading } from '../detectors/turn.ts'
import type { Turn } from '../port.ts'
import type { Character, OwnLine } from './character.ts'
import { replies, spent, type Mood, type Move } from './cues/replies.ts'
import { slotsOf } from './slots.ts'

interface Scene {
  character: Character
  reading: TurnReading
  move: Move
  mood: Mood
  turns: readonly Turn[]
}

export interface Answer {
  reply: string
  /** The quoted line that was used in it. */
  own: OwnLine | null
}

/** What the other might say. Every fact in it is from the person's line or from what the other was quoted as saying. */
export function replyTo(scene: Scene): Answer {
  const { character, reading, move, mood, turns } = scene
  const before = turns.flatMap(({ role, content }) => (role === 'assistant' ? [content] : []))
  const taken = new Set(before.flatMap((said) => splitSentences(said).map(sentenceKey)))
  const grammar: Grammar = {
    who: null,
    state: { ...blank(), turn: turns.length },
    seed: hash([...turns.map(({ content }) => content), reading.text].join('\n').slice(0, 20_000)),
    taken: new Set<string>(),
    chosen: [],
  }
  const own = ownLine(scene, before)
  const slots = slotsOf(reading, move, own)
  // Said in their way, a sentence is the same as before or not: it is compared as it would be read.
  const fresh = (variants: readonly string[]) =>
    variants.filter((template) => {
      const text = fill(template, null, slots)
      if (text === null) return false
      const parts = splitSentences(dress(text, character, own))
      // An "okay" may come again, as long as it is not all that is said.
      return !parts.some((part) => taken.has(sentenceKey(part)) && (wordCount(part) > 2 || parts.length === 1))
    })
  // Saying somebody's words back to them is done once; after that it is a manner.
  const echoed = before.some((said) => /^so (?:you|i|it|we|that)\b/i.test(said))
  const cell = fresh(replies[move][mood].filter((it) => !echoed || !it.startsWith('So {')))
  const said =
    // What takes up the person's words or the other's own goes before what would fit any line.
    pick(
      grammar,
      `${move}/near`,
      cell.filter((it) => /\{(?!own\})/.test(it)),
      slots,
    ) ??
    pick(
      grammar,
      `${move}/own`,
      cell.filter((it) => it.includes('{')),
      slots,
    ) ??
    pick(grammar, move, cell, slots) ??
    (['guarded', 'closed', 'open'] as const)
      .toSorted((a, b) => Number(b === mood) - Number(a === mood))
      .map((it) => pick(grammar, `spent/${it}`, fresh(spent[it]), slots))
      .find((it) => it !== null) ??
    '...'
  const reply = dress(said, character, own)
  return { reply, own: own && reply.toLowerCase().includes(own.text.toLowerCase()) ? own : null }
}

/** The quoted line that answers this one best; each is said once. */
function ownLine({ character, reading, move, mood }: Scene, before: readonly string[]): OwnLine | null {
  const said = before.join('\n').toLowerCase()
  const words = stems(reading.text)
  const wanted = mood === 'open' || /^(?:sorry|thanks|see|offer)$/.test(move) ? 'softens' : 'defends'
  let best: { line: OwnLine; weight: number } | null = null
  for (const line of character.lines) {
    if (said.includes(line.text.toLowerCase())) continue
    const shared = [...line.stems].filter((stem) => words.has(stem)).length
    const fits = line.kind === wanted ? 1 : line.kind === 'tells' ? 0.8 : wanted === 'softens' ? -1 : -0.5
    // To something kind, only something that has to do with it is answered.
    if (/^(?:sorry|thanks|see|offer)$/.test(move) && line.kind !== 'softens' && shared === 0) continue
    if (/^(?:talk|pause|after|grasp|hold)$/.test(move) && shared === 0) continue
    if (move === 'ask' && shared === 0 && !/^\W*(?:(?:so|and|but) )?why\b/i.test(reading.text)) continue
    // Who is asked, or told something, does not defend what nobody spoke of, unless they have closed up.
    if (/^(?:ask|tell|request)$/.test(move) && line.kind === 'defends' && shared === 0 && mood !== 'closed') continue
    if (move === 'limit' && line.kind === 'tells' && shared === 0) continue
    const weight = shared * 1.5 + fits
    if (weight > 0 && (!best || weight > best.weight)) best = { line, weight }
  }
  return best?.line ?? null
}

const contracted: readonly [RegExp, string][] = [
  [/\bI am\b(?! (?:not)?[.?!])/g, "I'm"],
  [/\b(do|does|did|is|was|would|could|have|has) not\b/g, "$1n't"],
  [/\bcannot\b/g, "can't"],
  [/\b(I|you|we) will\b(?! not)/g, "$1'll"],
  [/\b(that|it|That|It) is\b(?=\s\w)(?! not\b)/g, "$1's"],
  [/\bwill not\b/g, "won't"],
  [/\bwe are\b/g, "we're"],
  [/\bLet us\b/g, "Let's"],
  [/\blet us\b/g, "let's"],
]

/** The words in the other's way of talking; their own quoted line is left as they said it. */
function dress(said: string, { length, lower, noStop }: Character, own: OwnLine | null): string {
  const parts = splitSentences(said).map((part) => part.trim())
  const isOwn = (part: string) => own !== null && part.toLowerCase().includes(own.text.toLowerCase())
  // Somebody who says three words at a time does not make speeches.
  const kept = length === 'short' && parts.length > 2 ? [parts[0] ?? '', parts.find(isOwn) ?? parts[1] ?? ''] : parts
  const spoken = kept.map((part) => {
    if (isOwn(part)) return part
    let words = part
    for (const [pattern, put] of contracted) words = words.replace(pattern, put)
    return words
  })
  let joined = spoken.join(' ')
  if (lower)
    joined = joined
      .replace(/(^|[.?!]\s+)(\p{Lu})(?!\p{Lu})/gu, (_, gap: string, letter: string) => gap + letter.toLowerCase())
      .replace(/\bI(?=\b|['’])/g, 'i')
  return noStop ? joined.replace(/\.$/, '') : joined
}

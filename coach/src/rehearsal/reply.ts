import { wordCount } from '../text/words.ts'
import { sentenceCase } from '../builtin/polish.ts'
import { hash, sentenceKey } from '../builtin/state.ts'
import { splitSentences } from '../text/split.ts'
import { stems } from '../builtin/stems.ts'
import type { Turn } from '../port.ts'
import type { Character, OwnLine } from './character.ts'
import type { Line } from './line.ts'
import { replies, spent, type Mood, type Move } from './said.ts'

interface Scene {
  character: Character
  line: Line
  mood: Mood
  turns: readonly Turn[]
}

export interface Answer {
  reply: string
  /** The quoted line that was used in it. */
  own: OwnLine | null
}

/** What the other might say: our words, which bring no fact, and their own, as they were quoted. */
export function replyTo(scene: Scene): Answer {
  const { character, line, mood, turns } = scene
  const before = turns.flatMap(({ role, content }) => (role === 'assistant' ? [content] : []))
  const taken = new Set(before.flatMap((said) => splitSentences(said).map(sentenceKey)))
  const seed = hash([...turns.map(({ content }) => content), line.text].join('\n').slice(0, 20_000))
  const own = ownLine(scene, before)
  // Said in their way, a sentence is the same as before or not: it is compared as it would be read.
  const fresh = (variants: readonly string[]) =>
    variants.flatMap((template) => {
      if (template.includes('{own}') && !own) return []
      const text = dress(own ? template.replace('{own}', sentenceCase(own.text)) : template, character, own)
      const parts = splitSentences(text)
      // An "okay" may come again, as long as it is not all that is said.
      return parts.some((part) => taken.has(sentenceKey(part)) && (wordCount(part) > 2 || parts.length === 1))
        ? []
        : [text]
    })
  const cell = replies[line.move][mood]
  const moods = (['guarded', 'closed', 'open'] as const).toSorted((a, b) => Number(b === mood) - Number(a === mood))
  // What they were quoted as saying goes before what anybody might say.
  const ways = [cell.filter((it) => it.includes('{own}')), cell, ...moods.map((it) => spent[it])]
  const left = ways.map(fresh).find((it) => it.length > 0) ?? ['...']
  const reply = left[seed % left.length] ?? '...'
  return { reply, own: own && reply.toLowerCase().includes(own.text.toLowerCase()) ? own : null }
}

const kind: ReadonlySet<Move> = new Set(['sorry', 'thanks', 'see', 'offer'])
const soft: ReadonlySet<Move> = new Set(['ask', 'tell', 'request', 'limit'])

/** The quoted line that answers this one best; each is said once. */
function ownLine({ character, line, mood }: Scene, before: readonly string[]): OwnLine | null {
  const said = before.join('\n').toLowerCase()
  const words = stems(line.text)
  const wanted = mood === 'open' || kind.has(line.move) ? 'softens' : 'defends'
  const weightOf = ({ text, kind: does, stems: own }: OwnLine): number => {
    if (said.includes(text.toLowerCase())) return 0
    const shared = [...own].filter((stem) => words.has(stem)).length
    // Who is met, asked or told something does not defend what nobody spoke of, unless they have closed up.
    const isStrange = kind.has(line.move)
      ? does !== 'softens'
      : soft.has(line.move) && does === 'defends' && mood !== 'closed'
    if (shared === 0 && isStrange) return 0
    return shared * 1.5 + (does === wanted ? 1 : does === 'tells' ? 0.8 : wanted === 'softens' ? -1 : -0.5)
  }
  const weighed = character.lines.map((own) => ({ own, weight: weightOf(own) }))
  return weighed.reduce<{ own: OwnLine | null; weight: number }>((most, it) => (it.weight > most.weight ? it : most), {
    own: null,
    weight: 0,
  }).own
}

/** The words in the other's way of talking; their own quoted line is left as they said it. */
function dress(said: string, { length, lower, noStop }: Character, own: OwnLine | null): string {
  const parts = splitSentences(said).map((part) => part.trim())
  const isOwn = (part: string) => own !== null && part.toLowerCase().includes(own.text.toLowerCase())
  // Somebody who says three words at a time does not make speeches.
  const kept = length === 'short' && parts.length > 2 ? [parts[0] ?? '', parts.find(isOwn) ?? parts[1] ?? ''] : parts
  const small = (word: string, at: number) =>
    word === 'I' ||
    ["I'", 'I’'].includes(word.slice(0, 2)) ||
    (at === 0 && word.slice(1) === word.slice(1).toLowerCase())
      ? word.charAt(0).toLowerCase() + word.slice(1)
      : word
  const joined = kept.map((part) => (lower ? part.split(' ').map(small).join(' ') : part)).join(' ')
  return noStop && joined.endsWith('.') ? joined.slice(0, -1) : joined
}

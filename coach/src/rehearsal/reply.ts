import { sentenceCase } from '../builtin/polish.ts'
import { hash, sentenceKey } from '../builtin/state.ts'
import { stems } from '../insights/gist.ts'
import type { Turn } from '../port.ts'
import { splitSentences } from '../text/split.ts'
import { wordCount } from '../text/words.ts'
import type { Character, OwnLine } from './character.ts'
import type { Line, Mood, Move } from './line.ts'
import said from './replies.json' with { type: 'json' }

/**
 * What the other may answer, by what the person's line does and how closed they are. {own} is one of their own quoted
 * lines; where none fits, a variant with it is not used. Own words, written for Mallama: nobody here insults, threatens,
 * gives in at once, or brings a fact of their own. `spent`: when the cell is used up.
 */
const { replies, spent } = said

/** What the other might say: our words, which bring no fact, and their own, as they were quoted; `own`: which of those. */
export function replyTo(character: Character, line: Line, mood: Mood, turns: readonly Turn[]) {
  const before = turns.flatMap(({ role, content }) => (role === 'assistant' ? [content] : []))
  const taken = new Set(before.flatMap((it) => splitSentences(it).map(sentenceKey)))
  const seed = hash([...turns.map(({ content }) => content), line.text].join('\n').slice(0, 20_000))
  const own = ownLine(character, line, mood, before.join('\n').toLowerCase())
  const fresh = (variants: readonly string[]) =>
    variants.flatMap((template) => {
      if (template.includes('{own}') && !own) return []
      const text = filled(template, own)
      const parts = splitSentences(text)
      // An "okay" may come again, as long as it is not all that is said.
      const isTaken = (part: string) => taken.has(sentenceKey(part)) && (wordCount(part) > 2 || parts.length === 1)
      return parts.some(isTaken) ? [] : [text]
    })
  const cell = replies[line.move][mood]
  // What they were quoted as saying goes before what anybody might say.
  const ways = [cell.filter((it) => it.includes('{own}')), cell, spent[mood], ...Object.values(spent)]
  const left = ways.map(fresh).find((it) => it.length > 0) ?? ['...']
  const reply = left[seed % left.length]!
  return { reply, own: own && reply.toLowerCase().includes(own.text.toLowerCase()) ? own : null }
}

/** With their own quoted line in its place; a question of theirs ends the sentence by itself. */
function filled(template: string, own: OwnLine | undefined): string {
  const place = own && '?!…'.includes(own.text.at(-1)!) ? '{own}.' : '{own}'
  return own ? template.replace(place, () => sentenceCase(own.text)) : template
}

const kind: ReadonlySet<Move> = new Set(['sorry', 'thanks', 'see', 'offer'])
const soft: ReadonlySet<Move> = new Set(['ask', 'tell', 'request', 'limit'])
/** Who is met, asked or told something does not defend what nobody spoke of, unless they have closed up. */
function kindsFor(move: Move, mood: Mood): OwnLine['kind'][] {
  if (kind.has(move)) return ['softens']
  if (mood === 'open') return ['softens', 'tells']
  return soft.has(move) && mood !== 'closed' ? ['tells'] : ['defends', 'tells']
}

/** The quoted line that answers this one best: of those that fit, the one that shares most with it; each is said once. */
function ownLine({ lines }: Character, { text, move }: Line, mood: Mood, said: string): OwnLine | undefined {
  const words = stems(text)
  const shared = ({ stems: own }: OwnLine) => [...own].filter((stem) => words.has(stem)).length
  const fitting = kindsFor(move, mood).flatMap((one) => lines.filter((it) => it.kind === one))
  return fitting.filter((it) => !said.includes(it.text.toLowerCase())).toSorted((a, b) => shared(b) - shared(a))[0]
}

import { sentenceCase } from '../builtin/polish.ts'
import { hash, sentenceKey } from '../builtin/state.ts'
import { stems } from '../builtin/stems.ts'
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
const {
  replies,
  spent,
}: Record<'replies', Record<Move, Record<Mood, readonly string[]>>> & Record<'spent', Record<Mood, readonly string[]>> =
  said

/** What the other might say: our words, which bring no fact, and their own, as they were quoted; `own`: which of those. */
export function replyTo(character: Character, line: Line, mood: Mood, turns: readonly Turn[]) {
  const before = turns.flatMap(({ role, content }) => (role === 'assistant' ? [content] : []))
  const taken = new Set(before.flatMap((it) => splitSentences(it).map(sentenceKey)))
  const seed = hash([...turns.map(({ content }) => content), line.text].join('\n').slice(0, 20_000))
  const own = ownLine(character, line, mood, before.join('\n').toLowerCase())
  // Said in their way, a sentence is the same as before or not: it is compared as it would be read.
  const fresh = (variants: readonly string[]) =>
    variants.flatMap((template) => {
      if (template.includes('{own}') && !own) return []
      const text = dress(own ? template.replace('{own}', () => sentenceCase(own.text)) : template, character, own)
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
  return { reply, own: holds(reply, own) ? own : null }
}

const holds = (text: string, own: OwnLine | null) => own !== null && text.toLowerCase().includes(own.text.toLowerCase())
const kind: ReadonlySet<Move> = new Set(['sorry', 'thanks', 'see', 'offer'])
const soft: ReadonlySet<Move> = new Set(['ask', 'tell', 'request', 'limit'])

/** The quoted line that answers this one best; each is said once. */
function ownLine({ lines }: Character, { text, move }: Line, mood: Mood, said: string): OwnLine | null {
  const words = stems(text)
  const isKind = kind.has(move)
  const fits =
    mood === 'open' || isKind ? { softens: 1, tells: 0.8, defends: -1 } : { softens: -0.5, tells: 0.8, defends: 1 }
  const weightOf = (own: OwnLine): number => {
    const shared = [...own.stems].filter((stem) => words.has(stem)).length
    // Who is met, asked or told something does not defend what nobody spoke of, unless they have closed up.
    const isOff = soft.has(move) && own.kind === 'defends' && mood !== 'closed'
    const isStrange = shared === 0 && (isKind ? own.kind !== 'softens' : isOff)
    return isStrange || said.includes(own.text.toLowerCase()) ? 0 : shared * 1.5 + fits[own.kind]
  }
  const [best] = lines.toSorted((a, b) => weightOf(b) - weightOf(a))
  return best && weightOf(best) > 0 ? best : null
}

/** The words in the other's way of talking; their own quoted line is left as they said it. */
function dress(said: string, { isBrief, lower, noStop }: Character, own: OwnLine | null): string {
  const parts = splitSentences(said).map((part) => part.trim())
  // Somebody who says three words at a time does not make speeches.
  const isLong = isBrief && parts.length > 2
  const kept = isLong ? [parts[0]!, parts.find((it) => holds(it, own)) ?? parts[1]!] : parts
  const small = (word: string, at: number) => {
    const isI = word === 'I' || word.startsWith("I'") || word.startsWith('I’')
    const rest = word.slice(1)
    return isI || (at === 0 && rest === rest.toLowerCase()) ? word.charAt(0).toLowerCase() + rest : word
  }
  const joined = kept.map((part) => (lower ? part.split(' ').map(small).join(' ') : part)).join(' ')
  return noStop && joined.endsWith('.') ? joined.slice(0, -1) : joined
}

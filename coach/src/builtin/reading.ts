import { actsOf, needs, type Act } from '../text/asks.ts'
import { emotions, type Emotion } from '../text/feelings.ts'
import { focusOf, people, type Someone } from '../text/people.ts'
import type { Span } from '../text/span.ts'
import { once } from '../once.ts'
import { read as readOnce } from '../read/read.ts'
import { sight, type Sighting } from '../safety/screen.ts'
import { asksForWords } from './asked-for.ts'
import { wordCount } from '../text/words.ts'
import { clauses, type Clause } from './clauses.ts'

/** One message as the coach reads it. Everything that will be claimed about it is in here with its place. */
export interface Reading {
  text: string
  words: number
  acts: (Act | 'script' | 'advice')[]
  /** The feeling the writer named about themselves last in the message, as an adjective. */
  feeling: Emotion | null
  focus: Someone | null
  names: string[]
  facts: Fact[]
  needs: Span[]
  /** What the screen sees in the whole message, read when it is first asked for. */
  danger: () => Sighting | null
}

/** Words of the writer's that a reply may rest on, the most telling first. */
export interface Fact extends Clause {
  score: number
}

const longest = 6000

export function read(message: string, known: readonly string[], held: Someone | null, owner: Someone | null): Reading {
  const whole = message.normalize('NFC')
  // Of a very long message the start says most; everything after it would only slow the answer.
  const text = whole.length > longest ? whole.slice(0, longest) : whole
  const felt = emotions(text)
  return {
    text,
    words: wordCount(text),
    acts: [
      ...actsOf(whole),
      ...(asksForWords(text) ? (['script'] as const) : []),
      ...(asksWhatToDo(text) ? (['advice'] as const) : []),
    ],
    feeling: felt.findLast((it) => it.named !== null) ?? null,
    focus: focusOf(text, known, held, owner),
    names: [
      ...new Set([
        ...known,
        ...(owner?.name ? [owner.name] : []),
        ...people(text, known).flatMap(({ someone }) => someone.name ?? []),
      ]),
    ],
    facts: factsOf(text, known),
    needs: needs(text),
    danger: once(() => sight(message)),
  }
}

const asksWhatToDo = (text: string): boolean => {
  const [first] = readOnce(text).intent()
  return first?.label === 'what-do-i-do' || first?.label === 'should-i'
}

/** Somebody who does something, in a clause of a fair length. */
const telling = /\b(?:i|he|she|they|we|my \p{L}+)\b/iu

function factsOf(text: string, names: readonly string[]): Fact[] {
  const found = clauses(text).map((clause): Fact => {
    const words = clause.text.split(/\s+/).length
    const named = names.some((name) => clause.text.toLowerCase().includes(name.toLowerCase()))
    return {
      ...clause,
      score:
        (telling.test(clause.text) ? 1.5 : 0) +
        (named ? 0.5 : 0) +
        (words >= 5 && words <= 18 ? 1 : words > 24 ? -1 : words < 3 ? -1 : 0),
    }
  })
  return found.sort((a, b) => b.score - a.score || a.start - b.start)
}

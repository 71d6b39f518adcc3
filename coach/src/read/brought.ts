import kept from '../../data/words/brought.json' with { type: 'json' }
import { anyOf } from '../text/phrase.ts'
import type { Span } from '../text/span.ts'
import { toldIn, type Told } from '../text/told.ts'
import { setOf } from '../text/words.ts'
import { spanOf } from './turn-evidence.ts'

/** What nobody has labelled and a count can tell: the past dragged up, somebody brought in who is not there, shouting. */
export type Brought = Readonly<Record<'past' | 'third-party' | 'shouting', readonly Span[]>>

const [past, thirdParty] = [anyOf(kept.past, kept.classes), anyOf(kept['third-party'], kept.classes)]
const [compares, between, acronyms] = [setOf(kept.compares), setOf(kept.between), setOf(kept.acronyms)]

/** "Priya would never" brings in somebody whom the writer knows. */
const isCompared = (words: readonly string[], names: ReadonlySet<string>) =>
  words.some((word, at) => names.has(word) && compares.has(words[at + (between.has(words[at + 1]!) ? 2 : 1)]!))

/** A long word in capitals that is no acronym, or marks in a row. */
const shouts = (said: string) =>
  ['!!', '!?', '???'].some((marks) => said.includes(marks)) ||
  said.split(' ').some((word) => {
    const letters = word.replaceAll(/[^A-Za-z]/g, '')
    return letters.length > 3 && letters === letters.toUpperCase() && !acronyms.has(letters)
  })

/** The sentences in which it stands, each once. `known`: names of people in the writer's life. */
export function brought(text: string, known: readonly string[]): Brought {
  const told = toldIn(text)
  const names = new Set(known.map((name) => name.toLowerCase()).filter((name) => name.length > 1))
  const spansOf = (id: keyof Brought, holds: (it: Told) => boolean): Span[] =>
    told.filter(holds).map((it) => spanOf(text, id, it))
  return {
    past: spansOf('past', ({ words }) => past(words)),
    'third-party': spansOf('third-party', ({ words }) => thirdParty(words) || isCompared(words, names)),
    shouting: spansOf('shouting', ({ from, to }) => shouts(text.slice(from, to))),
  }
}

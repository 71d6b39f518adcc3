import type { StoryInput } from '../operations.ts'
import { ownIn, flatten } from '../text/words.ts'

export type Texts = ReturnType<typeof textsOf>

const full = (text: string | null): text is string => text !== null && text.trim() !== ''

export function textsOf(input: StoryInput) {
  const { person, title, originalIssue, insights, keyTakeaways, knownPeople, userFirstName } = input
  const turns = ownIn(input.turns)
  // Whatever else a page has is screened too, so that a field that is new is not forgotten here.
  const { name = null, relationshipType: _type, scores: _scores, ...page } = person ?? {}
  return {
    /** The author's own words, in the order in which they were written; the title and the issue come before the chat. */
    own: [title, originalIssue, ...turns, insights, keyTakeaways].filter(full),
    turns,
    coachs: input.turns.flatMap(({ role, content }) => (role === 'assistant' && full(content) ? [content] : [])),
    page: Object.values(page).filter(full),
    /** Names from the author's rows, to be known in any letter case. */
    names: [name, person?.customLabel ?? null, ...knownPeople, userFirstName].filter(full),
  }
}

/** Words, or lines, as the runs of them between those that part them. */
export function parted<It>(all: Iterable<It>, parts: (it: It) => boolean): It[][] {
  const found: It[][] = [[]]
  for (const it of all)
    if (parts(it)) found.push([])
    else found.at(-1)!.push(it)
  return found.filter((its) => its.length > 0)
}

/** The sentences of a text as their words, lower case and without apostrophes; a comma and a colon are words as well. */
export function sentencesOf(text: string): string[][] {
  const words = flatten(text).match(/[\p{L}\p{N}]+|[.!?;\n,:]/gu) ?? []
  return parted(words, (word) => '.!?;\n'.includes(word)).map((its) => its.map((word) => (word === ':' ? ',' : word)))
}

const joins = new Set([',', 'and', 'but', 'so', 'then', 'because'])
export const clausesOf = (words: readonly string[]): string[][] => parted(words, (word) => joins.has(word))

import file from './words.json' with { type: 'json' }

/**
 * All the words a story may be made of; every one is ours. `{other}` is the role of the other person ("their partner"),
 * "they" is always the author. A topic's scenes claim only what every chat about it bears out, whichever side its
 * author was on; `delicate` ones are looked at by a person before they are shared. An act is [done, planned].
 */
interface Topic {
  id: string
  /** Names the subject inside a sentence. */
  matter: string
  titles: readonly string[]
  scenes: readonly string[]
  delicate?: boolean
}

export const topics: readonly Topic[] = file.topics
export const { anyScene, openersDone, openersPlanned, results, outcomes, lessons } = file
export const acts = file.acts as unknown as Readonly<
  Record<keyof typeof file.acts, readonly (readonly [done: string, planned: string])[]>
>

export type Tried = keyof typeof file.acts
export type Outcome = keyof typeof file.outcomes
export type Lesson = keyof typeof file.lessons

/** The words of a text without their marks, in small letters. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

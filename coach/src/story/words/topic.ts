/**
 * A subject of a story, in words that are all ours. `{other}` is the role of the other person ("their partner"). Scenes
 * may claim only what every chat about the subject bears out, whichever side its author was on.
 */
export interface Topic {
  id: string
  /** Names the subject inside a sentence. */
  matter: string
  titles: readonly string[]
  scenes: readonly string[]
  /** A story can be told, and a person looks at it before it is shared. */
  delicate?: boolean
}

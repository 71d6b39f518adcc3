/** Makes something when it is first asked for: a start does not wait for what its first hour may not need. */
export function once<T>(make: () => T): () => T {
  let made: { it: T } | null = null
  return () => (made ??= { it: make() }).it
}

/** Reads a text once in a conversation: of months of chat many lines are the same. Held no longer than what it returns. */
export function oncePerText<T>(read: (text: string) => T) {
  const known = new Map<string, { it: T }>()
  return (text: string): T => {
    let held = known.get(text)
    if (!held) known.set(text, (held = { it: read(text) }))
    return held.it
  }
}

/** Makes something when it is first asked for: a start does not wait for what its first hour may not need. */
export function once<T>(make: () => T): () => T {
  let made: { it: T } | null = null
  return () => (made ??= { it: make() }).it
}

import type { Source } from './sources.ts'

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

/**
 * Each set of files that lead back to themselves, at once or over one another, also by types alone: none of them can be
 * read or moved without the rest. One line a set, its paths in order; tests are left out. The strongly connected
 * components of Tarjan, Depth-first search and linear graph algorithms (1972).
 */
export function circles(sources: Pick<Source, 'path' | 'imports'>[]): string[] {
  const files = new Map(sources.flatMap(({ path, imports }) => (isTest(path) ? [] : [[path, imports] as const])))
  /** When each file was reached; of no account once its set is known. */
  const reached = new Map<string, number>()
  const open: string[] = []
  const found: string[] = []

  /** The earliest file, of those whose set is not known yet, that this one leads back to. */
  function earliest(path: string): number {
    const mine = reached.size
    reached.set(path, mine)
    open.push(path)
    const imports = files.get(path)!.filter((to) => files.has(to))
    const back = imports.reduce((least, to) => Math.min(least, reached.get(to) ?? earliest(to)), mine)
    if (back < mine) return back
    const set = open.splice(open.lastIndexOf(path))
    for (const one of set) reached.set(one, Infinity)
    if (set.length > 1 || imports.includes(path)) found.push(set.toSorted().join(', '))
    return mine
  }

  for (const path of files.keys()) if (!reached.has(path)) earliest(path)
  return found
}

/** A line of a rehearsal is known by what it follows; several may follow the same one. */
interface Said {
  id: string
  after: string | null
}

/** The lines from the first to this one, in the order in which they are said; none for null. */
export function branchTo<L extends Said>(lines: readonly L[], last: string | null): L[] {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const branch: L[] = []
  for (let line = last === null ? undefined : byId.get(last); line;) {
    branch.unshift(line)
    line = line.after === null ? undefined : byId.get(line.after)
  }
  return branch
}

/** Every way in which this line was said, the first one first, itself among them. */
export const versionsOf = <L extends Said>(lines: readonly L[], { after }: Said): L[] =>
  lines.filter((line) => line.after === after)

/** Where the talk ended that went on from this line; of several, the one that was said last. */
export function endAfter(lines: readonly Said[], id: string): string {
  const next = lines.findLast(({ after }) => after === id)
  return next ? endAfter(lines, next.id) : id
}

/** The end of the branch that was said last; null where nothing was said. */
export const newestEnd = (lines: readonly Said[]): string | null => lines.at(-1)?.id ?? null

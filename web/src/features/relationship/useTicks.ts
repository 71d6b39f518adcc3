import { useStored } from '../../platform/stored.ts'

/** Of the words only a short hash is kept in the browser: enough to know them again, not to read them. */
function markOf(words: string): string {
  let hash = 2_166_136_261
  for (const char of words) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619)
  return (hash >>> 0).toString(36)
}

const marksIn = (stored: string | null): string[] => {
  try {
    const marks: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : []
  } catch {
    return []
  }
}

const written = (marks: string[]) => (marks.length > 0 ? JSON.stringify(marks) : null)
const both = (marks: string[], more: string[]) => [...new Set([...marks, ...more])]

/** Which goals are ticked. It stays in this browser and goes with log-out; the server never hears of it. */
export function useTicks(relationshipId: string) {
  const [stored, store] = useStored(`mallama:goals:${relationshipId}`)
  const marks = marksIn(stored)
  const change = (changed: (marks: string[]) => string[]) => store((stored) => written(changed(marksIn(stored))))
  return {
    marks,
    ticked: (goal: string) => marks.includes(markOf(goal)),
    tick: (goal: string, on: boolean) => {
      const mark = markOf(goal)
      change((marks) => (on ? both(marks, [mark]) : marks.filter((other) => other !== mark)))
    },
    clear: () => change(() => []),
    /** What was ticked since then, here or in another tab, stays ticked. */
    putBack: (before: string[]) => change((marks) => both(before, marks)),
  }
}

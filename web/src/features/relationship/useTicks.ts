import { useState } from 'react'
import { keep, kept } from '../../platform/storage.ts'

/** Of the words only a short hash is kept in the browser: enough to know them again, not to read them. */
function markOf(words: string): string {
  let hash = 2_166_136_261
  for (const char of words) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619)
  return (hash >>> 0).toString(36)
}

const read = (key: string): string[] => {
  try {
    const marks: unknown = JSON.parse(kept(key) ?? '[]')
    return Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : []
  } catch {
    return []
  }
}

/** Which goals are ticked. It stays in this browser and goes with log-out; the server never hears of it. */
export function useTicks(relationshipId: string) {
  const key = `mallama:goals:${relationshipId}`
  const [marks, setMarks] = useState(() => read(key))
  const set = (next: string[]) => {
    setMarks(next)
    keep(key, next.length > 0 ? JSON.stringify(next) : null)
  }
  return {
    marks,
    ticked: (goal: string) => marks.includes(markOf(goal)),
    tick: (goal: string, on: boolean) => {
      const mark = markOf(goal)
      set(on ? [...marks, mark] : marks.filter((other) => other !== mark))
    },
    set,
  }
}

import type { Line } from '@mallama/coach/model/line'
import { waiting } from '../platform/waiting.ts'

interface Waiting {
  idle: boolean
  tell: ((ahead: number) => void) | undefined
  told: number
}

const lines = new WeakMap<Line, Line>()

/** The same line, in which each person hears how many are before them: those who came earlier, and not the coach's notes. */
export function tellingLine(line: Line): Line {
  const known = lines.get(line)
  if (known) return known
  const standing: Waiting[] = []
  const tellAll = () => {
    const people = standing.filter(({ idle }) => !idle)
    for (const [ahead, one] of people.entries()) {
      if (ahead !== one.told) one.tell?.(ahead)
      one.told = ahead
    }
  }
  const telling: Line = {
    async take(idle, signal) {
      // Whose turn it is at once hears nothing.
      const own: Waiting = { idle, tell: waiting.getStore(), told: 0 }
      standing.push(own)
      const leave = () => {
        const at = standing.indexOf(own)
        if (at >= 0) standing.splice(at, 1)
        tellAll()
      }
      tellAll()
      try {
        const place = await line.take(idle, signal)
        return {
          wanted: place.wanted,
          leave() {
            place.leave()
            leave()
          },
        }
      } catch (error) {
        leave()
        throw error
      }
    },
  }
  lines.set(line, telling)
  return telling
}

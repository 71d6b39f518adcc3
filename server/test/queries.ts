import { vi } from 'vitest'
import type { TestWorld } from './world.ts'

/**
 * Looks on at what the database is asked. `taken`: how much since the last look, but for what the job queue asks by itself
 * every two seconds.
 */
export function onQueries({ database }: TestWorld) {
  const engine = (database.embedded ?? database.pool) as unknown as { query: (asked: unknown) => unknown }
  const spy = vi.spyOn(engine, 'query')
  return {
    taken(): number {
      const asked = spy.mock.calls.filter(([query]) => !JSON.stringify(query).includes('jobs.'))
      spy.mockClear()
      return asked.length
    },
    restore: () => spy.mockRestore(),
  }
}

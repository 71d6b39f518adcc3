import { apis } from '../src/app.ts'
import { rows as calls } from './matrix.rows.ts'
import type { Person, TestWorld } from './world.ts'

const takesAway = /\.(remove|wipe|forget|uncorrect|clear|end|signOut)/

/** Does everything once that a person can do here, except to take away what was done. */
export async function livesHere(world: TestWorld, person: Person): Promise<void> {
  for (const [domain, api] of Object.entries(apis)) {
    for (const [verb, { method, path }] of Object.entries(api)) {
      const name = `${domain}.${verb}`
      const { of, body, fixed } = calls[name]!
      if (takesAway.test(name)) continue
      const ids: Record<string, string> = { ...(await of?.(person)), ...fixed }
      const url = path.replaceAll(/:(\w+)/g, (_, key: string) => ids[key]!)
      const ask = { GET: person.get, DELETE: person.del, POST: person.post, PUT: person.put, PATCH: person.patch }
      await ask[method](url, body)
    }
  }
  await world.app.world.afterwards.settled()
}

import { desc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { liveEvents } from '../src/platform/events.table.ts'
import type { Sent } from '../src/platform/live.ts'
import { linkedWith } from './matrix.rows.ts'
import type { Person, TestWorld } from './world.ts'

async function named(person: Person, firstName: string, presence: boolean): Promise<Person> {
  await person.patch('/api/auth/user', { firstName, presence })
  return person
}

/** Nora, a member, and Tomas, who has no membership; linked, and in one room. `at`: the room's address. */
export async function roomOfTwo(world: TestWorld, { presence = false } = {}) {
  const nora = await named(await world.member('nora'), 'Nora', presence)
  const tomas = await named(await world.newcomer('tomas'), 'Tomas', presence)
  const { id: relationshipId } = await linkedWith(nora, tomas)
  const { status, body, text } = await nora.post(`/api/chat-sessions/${relationshipId}/invite`, { userId: tomas.id })
  expect(status, text).toBe(200)
  const id = body.sessionId as string
  return { nora, tomas, relationshipId, id, at: `/api/chat-sessions/${id}` }
}

export const say = (who: Person, at: string, content: string, clientId?: string) =>
  who.post(`${at}/messages`, { content, ...(clientId ? { clientId } : {}) })

export const contents = async (who: Person, at: string): Promise<string[]> =>
  (await who.get(at)).body.messages.map(({ content }: { content: string }) => content)

/** All that a person was told since `last`, as a stream that comes back hears it. */
export async function toldTo(world: TestWorld, { id }: Person, last = 0): Promise<Sent[]> {
  const [row] = await world.database.db
    .select({ newest: liveEvents.id })
    .from(liveEvents)
    .where(eq(liveEvents.userId, id))
    .orderBy(desc(liveEvents.id))
    .limit(1)
  const heard: Sent[] = []
  const stop = await world.app.world.live.follow(
    id,
    last,
    (sent) => void heard.push(sent),
    () => undefined,
  )
  await expect.poll(() => heard.at(-1)?.id ?? last, { timeout: 10_000 }).toBeGreaterThanOrEqual(row?.newest ?? 0)
  stop()
  return heard
}

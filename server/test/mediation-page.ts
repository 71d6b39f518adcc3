import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { liveEvents } from '../src/platform/events.table.ts'
import type { Two } from './mediation-of-two.ts'
import type { Answer, Person } from './world.ts'

const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\b[0-9a-f]{28}\b/g

/** Everything live that somebody was told, in order. */
export const toldTo = async ({ world }: Pick<Two, 'world'>, who: Person): Promise<unknown[]> =>
  (await world.database.db.select().from(liveEvents).where(eq(liveEvents.userId, who.id)).orderBy(liveEvents.id)).map(
    ({ event, data }) => [event, data],
  )

function readable({ status, text }: Answer): string {
  expect(status, text).toBe(200)
  return text
}

/**
 * Every byte of a mediation that somebody gets, in their list as well where they have one, with ids as the first, the second, the third of them: two rooms in which
 * the same is shown have the same page, whatever else is in them.
 */
export async function pageOf(two: Two, who: Person): Promise<string> {
  const known = new Map<string, number>()
  const texts: unknown[] = []
  // A refusal is the same in every room: compared, it would say nothing of this one.
  for (const path of [`${two.at}/mediation`, two.at]) texts.push(readable(await who.get(path)))
  const list = await who.get('/api/conversations')
  if (list.status !== 402) texts.push(readable(list))
  texts.push((await who.get('/api/export')).body.mediations, await toldTo(two, who))
  return JSON.stringify(texts).replace(ids, (id) => {
    if (!known.has(id)) known.set(id, known.size + 1)
    return `id${known.get(id)}`
  })
}

export interface Scene {
  two: Two
  /** So many minutes after it began. */
  at: (minute: number) => void
}

/** Plays the same beginning twice from the same instant: once with what one of them keeps, once without. */
export async function twins(
  begins: () => Promise<Two>,
  ...plays: ((scene: Scene) => Promise<string[]>)[]
): Promise<string[][]> {
  const pages: string[][] = []
  let start: number | null = null
  for (const play of plays) {
    const two = await begins()
    start ??= two.world.now
    const from = start
    two.world.now = from
    const at = (minute: number) => void (two.world.now = from + minute * 60_000)
    pages.push(await play({ two, at }))
    two.world.now = from
  }
  return pages
}

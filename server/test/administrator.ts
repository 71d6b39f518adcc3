import type { Act, Member } from '@mallama/contracts/admin'
import { eq } from 'drizzle-orm'
import { users } from '../src/domains/account/account.table.ts'
import type { Answer, Person, TestWorld } from './world.ts'

export const why = 'Asked us to, by e-mail'

/** An administrator of this world, and what they do there. */
export async function administrator({ newcomer, member, database, app }: TestWorld) {
  const admin = await newcomer('boss')
  await database.db.update(users).set({ role: 'admin' }).where(eq(users.id, admin.id))
  await app.world.live.refresh(database.db, admin.id)
  const find = async (query: string) => (await admin.get(`/api/admin/users?${query}`)).body as Member[]
  return {
    admin,
    find,
    seen: async ({ email }: Pick<Person, 'email'>) => (await find(`q=${encodeURIComponent(email)}`))[0]!,
    change: (person: Pick<Person, 'id'>, body: object): Promise<Answer> =>
      admin.patch(`/api/admin/users/${person.id}`, { reason: why, ...body }),
    log: async () => (await admin.get('/api/admin/audit')).body as Act[],
    /** A member with a name. */
    async named(firstName: string, lastName: string): Promise<Person> {
      const person = await member()
      await person.patch('/api/auth/user', { firstName, lastName })
      return person
    },
  }
}

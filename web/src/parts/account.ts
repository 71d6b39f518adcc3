import type { accountApi, User } from '@mallama/contracts/account'
import type { Request } from '@mallama/contracts/endpoint'
import { call } from '../platform/api.ts'
import { route } from '../platform/route.ts'
import { getAccount, setUser } from '../platform/user.ts'

const update = route<typeof accountApi.update>('PATCH', '/api/auth/user')

/** Saves what the person tells about themselves; every page shows it at once, unless it is someone else's by then. */
export async function updateAccount(userId: string, changes: Request<typeof accountApi.update>): Promise<User> {
  const user = await call(update, changes)
  if (getAccount().user?.id === userId) setUser(user)
  return user
}

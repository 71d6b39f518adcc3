import type { accountApi, User } from '@mallama/contracts/account'
import type { Request } from '@mallama/contracts/endpoint'
import { call, request } from '../platform/api.ts'
import { route } from '../platform/route.ts'
import { getAccount, setUser } from '../platform/user.ts'

const update = route<typeof accountApi.update>('PATCH', '/api/auth/user')

/** Saves what the person tells about themselves; every page shows it at once, unless it is someone else's by then. */
export async function updateAccount(userId: string, changes: Request<typeof accountApi.update>): Promise<User> {
  const user = await call(update, changes)
  if (getAccount().user?.id === userId) setUser(user)
  return user
}

const PICTURE = '/api/account/picture'

/** Keeps this file as the person's picture; the server makes it anew, without anything else that is in it. */
export async function savePicture(userId: string, file: Blob): Promise<void> {
  const response = await request('PUT', PICTURE, file, 'application/json')
  const user = (await response.json()) as User
  if (getAccount().user?.id === userId) setUser(user)
}

export async function removePicture(user: User): Promise<void> {
  await request('DELETE', PICTURE, undefined, 'application/json')
  if (getAccount().user?.id === user.id) setUser({ ...user, profileImageUrl: null })
}

import type { accountApi, User } from '@mallama/contracts/account'
import { call } from './api.ts'
import { route } from './route.ts'

/**
 * Our own record of the signed-in person, asked for only when someone is signed in. It stands beside the query cache,
 * not in it: the first page must not wait for a cache that it does not use.
 */
export interface Account {
  user: User | null
  /** The device's time at which the record arrived, milliseconds. */
  receivedAt: number
  /** Why the record is not there. */
  failure: unknown
}

const nothing: Account = { user: null, receivedAt: 0, failure: null }
let account = nothing
let loading: Promise<User> | undefined
const listeners = new Set<() => void>()

export const getAccount = () => account
export const noAccount = () => nothing
export function subscribeAccount(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function set(next: Account) {
  account = next
  for (const listener of listeners) listener()
}

/** Takes over a record that an answer carried, so that it need not be fetched. */
export const setUser = (user: User) => set({ user, receivedAt: Date.now(), failure: null })
export const forgetUser = () => set(nothing)

/** Fetches the record; one request at a time. A failure keeps the record that is there. */
export function loadUser(): Promise<User> {
  loading ??= call(route<typeof accountApi.user>('GET', '/api/auth/user'))
    .then(
      (user) => {
        setUser(user)
        return user
      },
      (failure: unknown) => {
        if (account.user === null) set({ ...nothing, failure })
        throw failure
      },
    )
    .finally(() => {
      loading = undefined
    })
  return loading
}

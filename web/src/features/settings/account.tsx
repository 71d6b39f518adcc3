import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { openIdentity } from '../../platform/identity.ts'
import type { Opened } from '../../platform/opened.ts'
import type { User } from '../../platform/firebase.ts'

export interface Known {
  sdk: Opened['sdk']
  auth: Opened['auth']
  user: User
}

export interface SignInAccount {
  /** Null until the identity provider has answered. */
  known: Known | null
  failed: boolean
  /** Asks again: after a change, and when someone comes back from their mail. */
  refresh: () => Promise<void>
}

const AccountContext = createContext<SignInAccount | null>(null)

export function useSignInAccount(): SignInAccount {
  const account = use(AccountContext)
  if (account === null) throw new Error('useSignInAccount outside of SignInAccountProvider')
  return account
}

/** The account as the identity provider has it: address, confirmed or not, and the apps of the second step. */
export function SignInAccountProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState<Known | null>(null)
  const [failed, setFailed] = useState(false)

  const refresh = useCallback(async () => {
    try {
      const { sdk, auth } = await openIdentity()
      const user = auth.currentUser
      if (user === null) return
      await user.reload()
      // A new object each time: the SDK changes its own in place.
      setKnown({ sdk, auth, user })
      setFailed(false)
    } catch (error) {
      console.error('The account could not be read.', error)
      setFailed(true)
    }
  }, [])

  useEffect(() => {
    const first = setTimeout(() => void refresh())
    const back = () => void (document.visibilityState === 'visible' && refresh())
    document.addEventListener('visibilitychange', back)
    return () => {
      clearTimeout(first)
      document.removeEventListener('visibilitychange', back)
    }
  }, [refresh])

  const account = useMemo(() => ({ known, failed, refresh }), [known, failed, refresh])
  return <AccountContext value={account}>{children}</AccountContext>
}

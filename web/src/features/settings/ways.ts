import type { Provider } from '../../parts/identity/useAbroad.ts'
import { useConfig } from '../../platform/config.ts'
import { useSignInAccount } from './account.tsx'

/** One of a provider's people, who is connected with the account here. */
export interface Connected extends Provider {
  /** By what they are known there. */
  as: string | null
  /** It may have been taken away since: then it signs nobody in. */
  configured: boolean
}

/** How the person signs in by now. A mailed link counts as a password: it is the same way in, by e-mail. */
export function useWays() {
  const { known } = useSignInAccount()
  const all: Provider[] = useConfig()?.identity.providers ?? []
  const entries = known?.user.providerData ?? []
  const connected = entries
    .filter(({ providerId }) => providerId.startsWith('oidc.'))
    .map(({ providerId: id, email, displayName }): Connected => {
      const provider = all.find((one) => one.id === id)
      return { id, name: provider?.name ?? id, as: email ?? displayName, configured: provider !== undefined }
    })
  const providers: Provider[] = connected.filter(({ configured }) => configured)
  const hasPassword = entries.some(({ providerId }) => providerId === 'password')
  return {
    hasPassword,
    connected,
    /** Those that one can sign in with. */
    providers,
    others: all.filter(({ id }) => !connected.some((one) => one.id === id)),
    isLast: ({ id }: Provider) => !hasPassword && providers.every((one) => one.id === id),
  }
}

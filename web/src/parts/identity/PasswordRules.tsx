import { useEffect, useState } from 'react'
import { Check, Circle } from 'lucide-react'
import { useConfig } from '../../platform/config.ts'
import { openIdentity } from '../../platform/identity.ts'
import { longEnough, MIN_PASSWORD, rulesOf, type Rule } from './password-rules.ts'

/** What can be said before the provider's policy is known, or when it cannot be had. */
const untilKnown = (password: string, least: number): Rule[] => [longEnough(least, password.length >= least)]

/** How long a new password is at the least, as far as is known: the server judges as well. */
export const usePasswordMinLength = () => useConfig()?.identity.passwordMinLength ?? MIN_PASSWORD

/** The provider's rules for this password. The policy is asked for once; the rest needs no network. */
export function usePasswordRules(password: string): Rule[] {
  const least = usePasswordMinLength()
  const [known, setKnown] = useState<{ password: string; rules: Rule[] } | null>(null)
  useEffect(() => {
    let stale = false
    void judge(password).then(
      (rules) => !stale && setKnown({ password, rules }),
      () => undefined, // The server judges as well, and says so.
    )
    return () => {
      stale = true
    }
  }, [password])
  return known?.password === password ? known.rules : untilKnown(password, least)
}

/** Throws when the policy cannot be had. */
export async function judge(password: string): Promise<Rule[]> {
  const { sdk, auth } = await openIdentity()
  const status = await sdk.validatePassword(auth, password)
  const { minPasswordLength: least, maxPasswordLength: most } = status.passwordPolicy.customStrengthOptions
  return rulesOf(status, { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) })
}

/** The rules below a new password, each ticked as it is met. */
export function PasswordRules({ rules }: { rules: readonly Rule[] }) {
  return (
    <ul className="rules" aria-label="The password needs">
      {rules.map(({ words, met }) => (
        <li key={words} data-met={met ? '' : undefined}>
          {met ? <Check className="icon" aria-hidden="true" /> : <Circle className="icon" aria-hidden="true" />}
          {words}
          <span className="sr-only">{met ? ': met' : ': not yet'}</span>
        </li>
      ))}
    </ul>
  )
}

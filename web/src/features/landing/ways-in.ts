import { useLocation } from 'react-router'
import { authFor } from '../../platform/next.ts'

/**
 * Where everything on the landing page leads, and where somebody goes who has an account already. It stands at every
 * address that a visitor opens: a link to a page inside is kept, for whoever signs in.
 */
export function useWaysIn() {
  const { pathname, search, hash } = useLocation()
  const wanted = pathname === '/' ? null : pathname + search + hash
  return { trial: authFor(wanted, 'trial=true'), signIn: authFor(wanted) }
}

import { MIN_PASSWORD, tooShort } from '../../parts/identity/password-rules.ts'
import { safeNext } from '../../platform/next.ts'

export type Mode = 'sign-in' | 'sign-up'
/** In the order of the form. */
export const fieldNames = ['email', 'password', 'confirm'] as const
export type FieldName = (typeof fieldNames)[number]
export type Values = Record<FieldName, string>
export type Problems = Partial<Values>

/** The whole of what the form asks for: an address with something around an @, and so many characters. */
export function problemsOf(values: Values, mode: Mode, least = MIN_PASSWORD): Problems {
  const problems: Problems = {}
  const email = values.email.trim()
  if (email === '') problems.email = 'Enter your email.'
  else if (!/^[^\s@]+@[^\s@]+$/.test(email)) problems.email = 'Invalid email address.'
  const password = passwordProblem(values.password, least, 'Enter your password.')
  if (password) problems.password = password
  if (mode === 'sign-up') {
    const confirm = passwordProblem(values.confirm, least, 'Enter the password again.')
    if (confirm) problems.confirm = confirm
  }
  return problems
}

function passwordProblem(password: string, least: number, whenEmpty: string) {
  if (password === '') return whenEmpty
  return password.length < least ? tooShort(least) : undefined
}

export const mismatch = {
  title: "Passwords don't match",
  description: 'Please make sure your passwords match',
} as const

export interface Arrival {
  search: string
  /** Where this document was loaded, which is not where a person was inside of it. */
  documentPath: string
  referrer: string
  origin: string
}

/**
 * Whether the form opens as sign-up with the trial: asked for in the address, or by someone who comes from the site's
 * root. Someone who is on the way back to a page (`next`) comes to log in, wherever the prompt stood.
 */
export function wantsTrial({ search, documentPath, referrer, origin }: Arrival): boolean {
  const query = new URLSearchParams(search)
  if (query.get('trial') === 'true') return true
  return documentPath === '/auth' && referrer === `${origin}/` && !query.has('next')
}

/** Where a new account goes: back to what it was made for if that needs no membership, else to the plans. */
export function afterSignUp(next: string | null): string {
  const to = safeNext(next)
  return to !== null && /^\/(checkout|invite)\b/.test(to) ? to : '/membership'
}

/** Whoever comes with a plan, or to an invitation, has none to select. */
export const createdWords = (to: string): string =>
  to === '/membership' ? 'Account created! Please select a membership plan to continue.' : 'Account created!'

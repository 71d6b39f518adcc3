import type { Screen } from './routes.ts'

/** The screens that exist. The others say so when they are opened, and no navigation leads to them. */
export const built: ReadonlySet<Screen> = new Set<Screen>([
  'loading',
  'landing',
  'landing-signed-in',
  'auth',
  'auth-action',
  'auth-openid',
  'admin-setup',
  'membership',
  'checkout',
  'help-now',
  'privacy',
  'terms',
  'not-found',
  'dashboard',
  'relationships',
  'relationship',
  'relationship-chat',
  'import',
  'settings',
  'your-words',
  'text-analyzer',
  'relationship-analysis',
  'text-this-not-that',
  'argument-resolver',
])

import { authFor, safeNext } from '../platform/next.ts'
import type { SessionStatus } from '../platform/standing.ts'

/** The one table of who sees what where. Part 1 section 2 of the specification, with the design's decisions. */
export type Screen =
  | 'loading'
  | 'landing'
  | 'landing-signed-in'
  | 'auth'
  | 'auth-action'
  | 'auth-openid'
  | 'admin-setup'
  | 'membership'
  | 'checkout'
  | 'help-now'
  | 'privacy'
  | 'terms'
  | 'invite'
  | 'account-deleted'
  | 'not-found'
  | 'dashboard'
  | 'conversations'
  | 'conversations-simple'
  | 'chat'
  | 'chat-window'
  | 'text-analyzer'
  | 'relationship-analysis'
  | 'text-this-not-that'
  | 'argument-resolver'
  | 'relationships'
  | 'relationship'
  | 'relationship-chat'
  | 'import'
  | 'learning-feed'
  | 'subscribe'
  | 'profile'
  | 'settings'
  | 'your-words'
  | 'admin'
  | 'journal'

export interface SessionState {
  status: SessionStatus
  /** Pays already: choosing a plan happens at /subscribe. */
  subscribed: boolean
  /** Where a form that has just signed someone in sends them; the address's own `next` comes after it. */
  destination?: string | null
}

export type Shown = { screen: Screen; params: Record<string, string> } | { redirect: string }

const show = (screen: Screen, params: Record<string, string> = {}): Shown => ({ screen, params })

const everywhere: Record<string, Screen> = {
  '/auth/action': 'auth-action',
  '/auth/openid': 'auth-openid',
  '/help-now': 'help-now',
  '/privacy': 'privacy',
  '/terms': 'terms',
  '/account-deleted': 'account-deleted',
}

const withAccess: Record<string, Screen> = {
  '/': 'dashboard',
  '/dashboard': 'dashboard',
  '/conversations': 'conversations',
  '/conversations-simple': 'conversations-simple',
  '/chat': 'chat',
  '/text-analyzer': 'text-analyzer',
  '/relationship-analysis': 'relationship-analysis',
  '/text-this-not-that': 'text-this-not-that',
  '/argument-resolver': 'argument-resolver',
  '/relationships': 'relationships',
  '/relationships/import': 'import',
  '/chat-window': 'chat-window',
  '/learning-feed': 'learning-feed',
  '/subscribe': 'subscribe',
  '/profile': 'profile',
  '/settings': 'settings',
  '/your-words': 'your-words',
  '/admin': 'admin',
  '/journal': 'journal',
  '/membership': 'membership',
  '/checkout': 'checkout',
}

const withoutAccess: Record<string, Screen> = {
  '/landing': 'landing-signed-in',
  '/membership': 'membership',
  '/checkout': 'checkout',
  '/profile': 'profile',
  '/settings': 'settings',
  '/your-words': 'your-words',
}

const visitors: Record<string, Screen> = {
  '/': 'landing',
  '/auth': 'auth',
  '/admin-setup': 'admin-setup',
  '/membership': 'membership',
}

/** The part of a path after `prefix`, decoded; null when it is not exactly one segment, or is malformed. */
function segmentAfter(prefix: string, path: string): string | null {
  if (!path.startsWith(prefix)) return null
  const rest = path.slice(prefix.length)
  if (rest === '' || rest.includes('/')) return null
  try {
    return decodeURIComponent(rest)
  } catch {
    return null
  }
}

/** The talk beside other work, in a window of its own. */
function talkBeside(path: string): Shown | null {
  const relationshipId = segmentAfter('/chat-window/', path)
  return relationshipId === null ? null : show('chat-window', { relationshipId })
}

/**
 * A room that someone was invited to is open to them without a membership; the server knows which rooms. The window of a
 * private talk is none.
 */
function room(path: string, query: URLSearchParams): Shown | null {
  const talk = query.get('session') ? talkBeside(path) : null
  if (talk) return talk
  if (path === '/chat' && query.get('id')) return show('chat')
  const join = path === '/conversations' ? query.get('join') : null
  if (join) return { redirect: `/chat?id=${encodeURIComponent(join)}` }
  return null
}

export function screenFor(pathname: string, search: string, session: SessionState): Shown {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
  const query = new URLSearchParams(search)

  const always = everywhere[path]
  if (always) return show(always)
  const code = segmentAfter('/invite/', path)
  if (code !== null) return show('invite', { code })

  if (session.status === 'loading') return path === '/' ? show('landing') : show('loading')

  if (session.status === 'visitor') {
    if (path === '/checkout') return { redirect: authFor(path + search) }
    return show(visitors[path] ?? 'landing')
  }

  if (path === '/auth') return { redirect: session.destination ?? safeNext(query.get('next')) ?? '/dashboard' }

  if (session.status !== 'access') {
    if (path === '/') return show(session.status === 'expired' ? 'membership' : 'landing-signed-in')
    return room(path, query) ?? show(withoutAccess[path] ?? 'membership')
  }

  if (session.subscribed && (path === '/membership' || path === '/checkout')) return { redirect: '/subscribe' }
  const id = segmentAfter('/relationships/', path)
  if (id !== null && !(path in withAccess)) return show('relationship', { id })
  const talk = path.endsWith('/chat') ? segmentAfter('/relationships/', path.slice(0, -'/chat'.length)) : null
  if (talk !== null) return show('relationship-chat', { id: talk })
  return room(path, query) ?? talkBeside(path) ?? show(withAccess[path] ?? 'not-found')
}

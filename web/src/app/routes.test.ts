import { describe, expect, test } from 'vitest'
import { screenFor, type SessionState, type Shown } from './routes.ts'

const states = {
  loading: { status: 'loading', subscribed: false },
  visitor: { status: 'visitor', subscribed: false },
  'no access': { status: 'no-access', subscribed: false },
  expired: { status: 'expired', subscribed: false },
  trial: { status: 'access', subscribed: false },
  subscribed: { status: 'access', subscribed: true },
} as const satisfies Record<string, SessionState>

type State = keyof typeof states
const order = Object.keys(states) as State[]

/** `screen`, `screen key=value`, or `-> path`. */
function written(shown: Shown) {
  if ('redirect' in shown) return `-> ${shown.redirect}`
  return [shown.screen, ...Object.entries(shown.params).map(([name, value]) => `${name}=${value}`)].join(' ')
}

const always = (screen: string) => order.map(() => screen)
/** What a member screen is in each state. */
const member = (screen: string) => ['loading', 'landing', 'membership', 'membership', screen, screen]
const signedIn = (screen: string) => ['loading', 'landing', screen, screen, screen, screen]

const table: Record<string, string[]> = {
  //                       loading    visitor       no access     expired       trial         subscribed
  '/': ['landing', 'landing', 'landing-signed-in', 'membership', 'dashboard', 'dashboard'],
  '/auth': ['loading', 'auth', '-> /dashboard', '-> /dashboard', '-> /dashboard', '-> /dashboard'],
  '/auth?trial=true': ['loading', 'auth', '-> /dashboard', '-> /dashboard', '-> /dashboard', '-> /dashboard'],
  '/admin-setup': ['loading', 'admin-setup', 'membership', 'membership', 'not-found', 'not-found'],
  '/membership': ['loading', 'membership', 'membership', 'membership', 'membership', '-> /subscribe'],
  '/checkout': ['loading', '-> /auth?next=%2Fcheckout', 'checkout', 'checkout', 'checkout', '-> /subscribe'],
  '/checkout?plan=plus&v=1': [
    'loading',
    '-> /auth?next=%2Fcheckout%3Fplan%3Dplus%26v%3D1',
    'checkout',
    'checkout',
    'checkout',
    '-> /subscribe',
  ],
  '/landing': ['loading', 'landing', 'landing-signed-in', 'landing-signed-in', 'not-found', 'not-found'],
  '/profile': signedIn('profile'),
  '/settings': signedIn('settings'),
  '/your-words': signedIn('your-words'),
  '/dashboard': member('dashboard'),
  '/dashboard/': member('dashboard'),
  '/conversations': member('conversations'),
  '/conversations-simple': member('conversations-simple'),
  '/chat': member('chat'),
  '/chat?id=c1': signedIn('chat'),
  '/conversations?join=c1': signedIn('-> /chat?id=c1'),
  '/text-analyzer': member('text-analyzer'),
  '/relationship-analysis': member('relationship-analysis'),
  '/text-this-not-that': member('text-this-not-that'),
  '/argument-resolver': member('argument-resolver'),
  '/relationships': member('relationships'),
  '/relationships/r1': member('relationship id=r1'),
  '/relationships/r1/chat': member('relationship-chat id=r1'),
  '/relationships/import': member('import'),
  '/relationships/r1/more': member('not-found'),
  '/relationships/%zz': member('not-found'),
  '/chat-window': member('chat-window'),
  '/chat-window/r1': member('chat-window relationshipId=r1'),
  '/chat-window/r1?session=': member('chat-window relationshipId=r1'),
  '/chat-window/r1?session=s1': signedIn('chat-window relationshipId=r1'),
  '/learning-feed': member('learning-feed'),
  '/subscribe': member('subscribe'),
  '/admin': member('admin'),
  '/journal': member('journal'),
  '/nowhere': member('not-found'),
  '/invite': member('not-found'),
  '/invite/abc': always('invite code=abc'),
  '/auth/action': always('auth-action'),
  '/auth/action?mode=resetPassword&oobCode=x': always('auth-action'),
  '/auth/openid?visit=x': always('auth-openid'),
  '/help-now': always('help-now'),
  '/privacy': always('privacy'),
  '/terms': always('terms'),
  '/account-deleted': always('account-deleted'),
}

describe('what each address shows in each state of the session', () => {
  for (const [address, expected] of Object.entries(table)) {
    order.forEach((state, column) => {
      test(`${state}: ${address} shows ${expected[column]}`, () => {
        const [path = '', search = ''] = address.split(/(?=\?)/)
        expect(written(screenFor(path, search, states[state]))).toBe(expected[column])
      })
    })
  }
})

describe('someone signed in who opens the sign-in page', () => {
  const trial = states.trial
  test('goes on to where they were before', () => {
    expect(screenFor('/auth', '?next=%2Frelationships%2Fr1', trial)).toEqual({ redirect: '/relationships/r1' })
  })
  test('goes where the form that signed them in sends them', () => {
    const state = { ...states['no access'], destination: '/membership' }
    expect(screenFor('/auth', '?trial=true', state)).toEqual({ redirect: '/membership' })
  })
  test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/auth?next=/auth', '/api/login'])(
    'is never sent to %s',
    (next) => {
      expect(screenFor('/auth', `?next=${encodeURIComponent(next)}`, trial)).toEqual({ redirect: '/dashboard' })
    },
  )
})

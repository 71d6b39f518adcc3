import { expect, test } from 'vitest'
import { membershipLabel } from '../parts/membership-label.ts'
import { accountLinks, accountMenu, bar, isCurrent, isInMenu, mainLinks, shown, tabs, toolLinks } from './navigation.ts'

test('the header leads where the specification says', () => {
  expect(mainLinks).toEqual([
    { name: 'Dashboard', to: '/' },
    { name: 'Conversations', to: '/conversations-simple' },
    { name: 'Journal', to: '/journal' },
    { name: 'Learning Feed', to: '/learning-feed' },
  ])
  expect(toolLinks).toEqual([
    { name: 'Text Message Analyzer', to: '/text-analyzer' },
    { name: 'Relationship Analysis', to: '/relationship-analysis' },
    { name: 'Text this, not that', to: '/text-this-not-that' },
    { name: 'Argument Resolver', to: '/argument-resolver' },
    { name: 'Solo Conversation', to: '/conversations-simple' },
    { name: 'My Relationships', to: '/relationships' },
  ])
})

test.each([
  ['none', 'Regular Member', 'Upgrade Plan'],
  ['regular', 'Regular Member', 'Upgrade Plan'],
  ['premium', 'Premium+ Member', 'Manage Subscription'],
  ['prime', 'Prime Member', 'Manage Subscription'],
] as const)('subscription %s reads "%s" and offers "%s"', (type, label, plan) => {
  expect(membershipLabel(type)).toBe(label)
  expect(accountLinks(type)).toEqual([
    { name: 'Profile', to: '/profile' },
    { name: plan, to: '/subscribe' },
    { name: 'Settings', to: '/profile' },
  ])
})

const nora = { subscriptionType: 'none', role: 'user' } as const

const targets = (links: readonly { to: string }[]) => links.map(({ to }) => to)

test('a link is shown when its screen exists, and only then', () => {
  expect(targets(shown(mainLinks, new Set(['dashboard'])))).toEqual(['/'])
  expect(targets(shown(toolLinks, new Set(['conversations-simple', 'journal'])))).toEqual(['/conversations-simple'])
  expect(targets(shown(mainLinks))).toContain('/')
  expect(targets(shown(toolLinks))).toContain('/relationships')
})

test('a tool that is alone stands in the bar; more of them are a menu', () => {
  const lone = bar(new Set(['dashboard', 'relationships']))
  expect(targets(lone.links)).toEqual(['/', '/relationships'])
  expect(lone.tools).toEqual([])
  const more = bar(new Set(['dashboard', 'relationships', 'text-analyzer']))
  expect(targets(more.links)).toEqual(['/'])
  expect(targets(more.tools)).toEqual(['/text-analyzer', '/relationships'])
})

test('the bottom of a phone has the people and the tools for as long as the pages leave room', () => {
  const now = tabs(new Set(['dashboard', 'relationships', 'text-analyzer', 'argument-resolver']))
  expect(now.links).toEqual([
    { name: 'Dashboard', to: '/' },
    { name: 'Relationships', to: '/relationships' },
  ])
  expect(targets(now.tools)).toEqual(['/text-analyzer', '/argument-resolver'])
  const then = tabs(new Set(['dashboard', 'relationships', 'text-analyzer', 'journal']))
  expect(targets(then.links)).toEqual(['/', '/journal', '/relationships'])
  expect(targets(then.tools)).toEqual(['/text-analyzer'])
  const open = ['dashboard', 'relationships', 'text-analyzer', 'journal', 'conversations-simple'] as const
  const three = tabs(new Set(open))
  expect(targets(three.links)).toEqual(['/', '/conversations-simple', '/journal'])
  expect(targets(three.tools)).toEqual(['/text-analyzer', '/conversations-simple', '/relationships'])
  const all = tabs(new Set([...open, 'learning-feed']))
  expect(targets(all.links)).toEqual(['/', '/conversations-simple', '/journal', '/learning-feed'])
  expect(all.tools).toEqual([])
})

test('the menu is marked where one came through it, and not where a tab stands for the page', () => {
  for (const path of ['/text-analyzer', '/relationships', '/relationships/r1', '/profile', '/subscribe', '/admin'])
    expect(isInMenu(path), path).toBe(true)
  for (const path of ['/', '/dashboard', '/conversations', '/conversations-simple', '/journal', '/help-now'])
    expect(isInMenu(path), path).toBe(false)
  const few = tabs(new Set(['dashboard', 'relationships', 'text-analyzer']))
  expect(isInMenu('/relationships', few), 'a tab of its own').toBe(false)
  expect(isInMenu('/text-analyzer', few), 'under Tools').toBe(false)
})

test('Settings in the account menu leads to the profile, which leads to the settings', () => {
  expect(accountMenu(nora)).toContainEqual({ name: 'Settings', to: '/profile' })
  expect(accountMenu(nora, new Set(['settings', 'profile'])).map(({ name }) => name)).toEqual(['Profile', 'Settings'])
  expect(accountMenu(nora, new Set())).toEqual([])
})

test('the account menu leads the administrator, and nobody else, to the administration', () => {
  const exists = new Set(['admin'] as const)
  expect(targets(accountMenu({ ...nora, role: 'admin' }, exists))).toEqual(['/admin'])
  expect(targets(accountMenu(nora, exists))).toEqual([])
})

test('Dashboard is the current page at both of its addresses, and only there', () => {
  expect(isCurrent('/', '/')).toBe(true)
  expect(isCurrent('/', '/dashboard')).toBe(true)
  expect(isCurrent('/', '/relationships')).toBe(false)
  expect(isCurrent('/relationships', '/relationships/r1')).toBe(true)
})

test('Conversations is the current page on both lists of them', () => {
  expect(isCurrent('/conversations-simple', '/conversations-simple')).toBe(true)
  expect(isCurrent('/conversations-simple', '/conversations')).toBe(true)
  expect(isCurrent('/conversations-simple', '/chat')).toBe(false)
})

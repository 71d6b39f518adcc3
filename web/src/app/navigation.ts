import type { SubscriptionType, User } from '@mallama/contracts/account'
import { setOpenPaths } from '../platform/open-paths.ts'
import { built } from './built.ts'
import { screenFor, type Screen } from './routes.ts'

/** Every link of the navigation, built or not; `shown` leaves out what does not lead anywhere yet. */
export interface NavLink {
  name: string
  to: string
}

export const mainLinks = [
  { name: 'Dashboard', to: '/' },
  { name: 'Conversations', to: '/conversations-simple' },
  { name: 'Journal', to: '/journal' },
  { name: 'Learning Feed', to: '/learning-feed' },
] as const satisfies NavLink[]

export const toolLinks = [
  { name: 'Text Message Analyzer', to: '/text-analyzer' },
  { name: 'Relationship Analysis', to: '/relationship-analysis' },
  { name: 'Text this, not that', to: '/text-this-not-that' },
  { name: 'Argument Resolver', to: '/argument-resolver' },
  { name: 'Solo Conversation', to: '/conversations-simple' },
  { name: 'My Relationships', to: '/relationships' },
] as const satisfies NavLink[]

const pays = (type: SubscriptionType) => type === 'premium' || type === 'prime'

export const accountLinks = (type: SubscriptionType): NavLink[] => [
  { name: 'Profile', to: '/profile' },
  { name: pays(type) ? 'Manage Subscription' : 'Upgrade Plan', to: '/subscribe' },
  { name: 'Settings', to: '/profile' },
]

/** The specification's three links; the administrator has one more. */
export function accountMenu(
  { subscriptionType, role }: Pick<User, 'subscriptionType' | 'role'>,
  exists: ReadonlySet<Screen> = built,
): NavLink[] {
  const links = shown(accountLinks(subscriptionType), exists)
  const admin = role === 'admin' ? shown([{ name: 'Admin', to: '/admin' }], exists) : []
  return [...links, ...admin]
}

/** The links that lead to a screen that exists, for someone with access. */
export function shown<L extends NavLink>(links: readonly L[], exists: ReadonlySet<Screen> = built): L[] {
  return links.filter(({ to }) => {
    const target = screenFor(to, '', { status: 'access', subscribed: false })
    return 'screen' in target && exists.has(target.screen)
  })
}

/** One open tool is no menu: it stands in the bar by itself, until there are more. */
export function bar(exists: ReadonlySet<Screen> = built): { links: NavLink[]; tools: NavLink[] } {
  const links = shown(mainLinks, exists)
  const tools = shown(toolLinks, exists)
  return tools.length === 1 ? { links: [...links, ...tools], tools: [] } : { links, tools }
}

/** As many as the bottom of a phone has room for, the menu among them. */
const PLACES = 5

/**
 * The bottom of a phone: the header's pages that are open, and the menu. While they leave room, the people and the tools
 * stand beside them; with one place left, the tools do, the people among them.
 */
export function tabs(exists: ReadonlySet<Screen> = built): { links: NavLink[]; tools: NavLink[] } {
  const { links, tools } = bar(exists)
  const room = PLACES - 1 - links.length
  const people = tools.filter(({ to }) => to === '/relationships')
  if (room < 1 || people.length === 0) return { links, tools: [] }
  if (room === 1) return { links, tools }
  return {
    links: [...links, ...people.map(({ to }) => ({ name: 'Relationships', to }))],
    tools: tools.filter(({ to }) => to !== '/relationships'),
  }
}

/** Pages that a link stands for beside its own: Dashboard has two addresses, conversations have two lists. */
const also: Record<string, string> = { '/': '/dashboard', '/conversations-simple': '/conversations' }

/** Whether a link stands for the page that is open. */
export const isCurrent = (to: string, path: string) =>
  path === to || path === also[to] || (to !== '/' && path.startsWith(`${to}/`))

/** Whether one of these links stands for the page that is open. */
export const isAmong = (links: readonly NavLink[], path: string) => links.some(({ to }) => isCurrent(to, path))

const ownPages = [...accountLinks('none'), { name: 'Settings', to: '/settings' }, { name: 'Admin', to: '/admin' }]

/** Whether the page that is open is reached from the menu, and from no tab beside it. */
export const isInMenu = (path: string, { links, tools } = tabs()) =>
  isAmong([...toolLinks, ...ownPages], path) && !isAmong([...links, ...tools], path)

setOpenPaths((to) => shown([{ name: '', to }]).length > 0)

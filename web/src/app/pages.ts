import type { ComponentType } from 'react'
import { later } from '../ui/later.ts'
import type { Screen } from './routes.ts'

type Load = () => Promise<{ default: ComponentType }>

/** Every screen is a chunk of its own. What is missing here says that it is not open yet. */
const loads: Partial<Record<Screen, Load>> = {
  landing: () => import('../features/landing/LandingPage.tsx'),
  'landing-signed-in': () => import('../features/landing/SignedInLandingPage.tsx'),
  auth: () => import('../features/auth/AuthPage.tsx'),
  'auth-action': () => import('../features/auth/AuthActionPage.tsx'),
  'auth-openid': () => import('../features/auth/ReturnPage.tsx'),
  'admin-setup': () => import('../features/admin-setup/AdminSetupPage.tsx'),
  membership: () => import('../features/membership/MembershipPage.tsx'),
  checkout: () => import('../features/checkout/CheckoutPage.tsx'),
  subscribe: () => import('../features/subscribe/SubscribePage.tsx'),
  'help-now': () => import('../features/help-now/HelpNowPage.tsx'),
  privacy: () => import('../features/privacy/PrivacyPage.tsx'),
  terms: () => import('../features/terms/TermsPage.tsx'),
  'account-deleted': () => import('../features/account-deleted/AccountDeletedPage.tsx'),
  'not-found': () => import('../features/not-found/NotFoundPage.tsx'),
  dashboard: () => import('../features/dashboard/DashboardPage.tsx'),
  relationships: () => import('../features/relationships/RelationshipsPage.tsx'),
  conversations: () => import('../features/conversations/ConversationsPage.tsx'),
  'conversations-simple': () => import('../features/conversations/SoloSessionsPage.tsx'),
  chat: () => import('../features/chat/ChatPage.tsx'),
  journal: () => import('../features/journal/JournalPage.tsx'),
  import: () => import('../features/import/ImportPage.tsx'),
  'learning-feed': () => import('../features/learning-feed/LearningFeedPage.tsx'),
  admin: () => import('../features/admin/AdminPage.tsx'),
  profile: () => import('../features/profile/ProfilePage.tsx'),
  settings: () => import('../features/settings/SettingsPage.tsx'),
  'your-words': () => import('../features/your-words/YourWordsPage.tsx'),
  relationship: () => import('../features/relationship/RelationshipPage.tsx'),
  'chat-window': () => import('../features/chat-window/ChatWindowPage.tsx'),
  invite: () => import('../features/invite/InvitePage.tsx'),
  'relationship-chat': () => import('../features/relationship-chat/RelationshipChatPage.tsx'),
  'argument-resolver': () => import('../features/argument-resolver/ArgumentResolverPage.tsx'),
  'text-analyzer': () => import('../features/text-analyzer/TextAnalyzerPage.tsx'),
  'relationship-analysis': () => import('../features/relationship-analysis/RelationshipAnalysisPage.tsx'),
  'text-this-not-that': () => import('../features/text-this-not-that/TextThisPage.tsx'),
}
const loadNotOpenYet: Load = () => import('../features/not-open-yet/NotOpenYetPage.tsx')

const NotOpenYet = later(loadNotOpenYet)
const pages = new Map(Object.entries(loads).map(([screen, load]) => [screen, later(load)]))

/** A screen's code, fetched when it is first shown. */
export const pageOf = (screen: Screen) => pages.get(screen) ?? NotOpenYet

/** Fetches a screen's code ahead of time: before hydration, and while someone is still reading. */
export const preload = (screen: Screen) => pageOf(screen).preload()

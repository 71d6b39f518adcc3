import { User } from '@mallama/contracts/account'
import { Relationship } from '@mallama/contracts/relationships'
import { has } from '../../parts/billing/test-payments.ts'
import { openPage, seenBy, type Api } from '../../parts/test-page.tsx'
import { anId, example } from '../../platform/test-example.ts'
import ProfilePage from './ProfilePage.tsx'

export const nora = (more: Partial<User> = {}) =>
  example(User, {
    id: 'nora',
    email: 'nora@adeyemi.example',
    firstName: 'Nora',
    lastName: 'Adeyemi',
    country: 'DE',
    subscriptionType: 'regular',
    stripeSubscriptionId: 'sub_1',
    serverTime: '2026-03-05T20:00:00.000Z',
    ...more,
  })

/** Someone she keeps track of; a score is one that was logged. */
export const known = (personName: string, score: number | null, more: Partial<Relationship> = {}) =>
  example(Relationship, {
    id: anId(),
    personName,
    relationshipType: 'friend',
    hasHealthData: score !== null,
    overallHealthScore: score ?? 0,
    trustSafetyScore: 71,
    communicationClarityScore: 44,
    growthScore: 62,
    ...more,
  })

/** Her profile, as the server's copy of her people has it; what is patched is kept there. */
export function openProfile(people: Relationship[], api: Api = {}, user = nora()) {
  const find = (call: string) => people.find(({ id }) => call.endsWith(id))!
  return openPage(seenBy(user, <ProfilePage />), {
    'GET /api/relationships': people,
    'GET /api/relationships/:id': (_: object, { call }: { call: string }) => find(call),
    'PATCH /api/relationships/:id': (changes: Record<string, unknown>, how: { call: string }) =>
      Object.assign(find(how.call), { ...changes, expected: undefined }),
    'GET /api/subscription-status': has('core'),
    'GET /api/receipts': [],
    'GET /api/auth/user': user,
    ...api,
  })
}

import type { Did, Member, Overview } from '@mallama/contracts/admin'
import type { Plan } from '@mallama/contracts/membership'
import { DAY_MS } from '@mallama/contracts/days'
import { day as dayOf } from '../../parts/billing/words.ts'

/** What the administrator reads, in words. */

export const planNames: Record<Member['plan'], string> = {
  none: 'None',
  trial: 'Trial',
  core: 'Core',
  plus: 'Plus',
  prime: 'Prime',
}

const HOUR = 60 * 60 * 1000

/** "Plus", "Prime, place 14", "Trial, 5 h left". */
export function planOf({ plan, place, endsAt }: Member, now: number): string {
  if (plan === 'prime' && place !== null) return `Prime, place ${place}`
  if (plan !== 'trial' || endsAt === null) return planNames[plan]
  const left = Date.parse(endsAt) - now
  return left < HOUR ? 'Trial, under 1 h left' : `Trial, ${Math.floor(left / HOUR)} h left`
}

export function stateOf({ state, endsAt }: Member): { words: string; tone: Tone } {
  if (state === 'disabled') return { words: 'Disabled', tone: 'none' }
  if (state === 'payment_failed') return { words: 'Payment failed', tone: 'critical' }
  if (state === 'canceling') return { words: endsAt ? `Ends ${dayOf(endsAt)}` : 'Canceled', tone: 'watch' }
  return { words: 'Active', tone: 'good' }
}

/** What the list of people can be narrowed to. */
export type Narrowed = Exclude<Member['state'], 'active'>
export const stateNames: Record<Narrowed, string> = {
  payment_failed: 'Payment failed',
  canceling: 'Canceled',
  disabled: 'Disabled',
}

export type Tone = 'good' | 'watch' | 'critical' | 'none'

export const nameOf = ({ firstName, lastName, email }: Member): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email || 'No name'

export const chargeOf: Record<Plan, string> = {
  core: 'Core, $10 a month',
  plus: 'Plus, $20 a month',
  prime: 'Prime, $100 once',
}

export function providerOf({ mode, live }: Overview['payments']): string {
  if (mode === 'stripe') return live ? 'Stripe' : 'Stripe, in its test mode'
  return mode === 'test' ? 'Test payments' : 'Unavailable'
}

/** The same, and what keeps it from working. */
export const paidBy = (payments: Overview['payments']): string =>
  payments.mode === 'unavailable'
    ? `${providerOf(payments)} until these are set: ${payments.missing.join(', ')}`
    : providerOf(payments)

/** "214 MB". */
export const sizeOf = (bytes: number): string =>
  bytes < 1e9 ? `${Math.max(1, Math.round(bytes / 1e6))} MB` : `${(bytes / 1e9).toFixed(1)} GB`

/** "Up 12 days". */
export function upFor(since: string, now: number): string {
  const past = Math.max(0, now - Date.parse(since))
  const [count, unit] =
    past >= DAY_MS
      ? [Math.floor(past / DAY_MS), 'day']
      : past >= HOUR
        ? [Math.floor(past / HOUR), 'hour']
        : [Math.max(1, Math.floor(past / 60_000)), 'minute']
  return `Up ${count} ${unit}${count === 1 ? '' : 's'}`
}

const letters: Record<string, string> = {
  'password-reset': 'New password',
  'verify-email': 'Confirm an address',
  'change-email': 'Change of address',
  'sign-in-link': 'Sign-in link',
  notice: 'Notice of a change to an account',
  reminder: 'Reminder',
  billing: 'About a payment',
}
export const letterOf = (kind: string): string => letters[kind] ?? 'Letter'

/** Before and after the name of whom it was done to. */
const acts: Record<Did, [string, string]> = {
  disabled: ['Disabled', ''],
  enabled: ['Enabled', 'again'],
  'signed-out': ['Signed', 'out everywhere'],
  canceled: ['Canceled the plan of', 'at once'],
  'renewal-stopped': ['Stopped the renewal of', ''],
  'renewal-resumed': ['Let the plan of', 'go on'],
  'coach-on': ['Switched on', ''],
  'coach-off': ['Switched off', ''],
  'story-published': ['Published', ''],
  'story-rejected': ['Sent back', ''],
  'comment-shown': ['Showed a comment on', ''],
  'comment-removed': ['Deleted a comment on', ''],
  'report-left': ['Settled a report of', 'and left it'],
}

const ON_SOMEBODY = new Set<Did>([
  'disabled',
  'enabled',
  'signed-out',
  'canceled',
  'renewal-stopped',
  'renewal-resumed',
])

export function actOf({ did, whom, about }: { did: Did; whom: { name: string } | null; about: string | null }): string {
  const [before, after] = acts[did]
  const onSomebody = ON_SOMEBODY.has(did)
  const onModel = did === 'coach-on' || did === 'coach-off'
  const named = onSomebody ? (whom?.name ?? 'someone who left') : about && !onModel ? `“${about}”` : about
  return [before, named, after].filter(Boolean).join(' ')
}

export interface Todo {
  words: string
  section: 'community' | 'membership' | 'coach' | 'people/payment_failed' | null
  go: string
}

export interface Waits {
  stories: number
  comments: number
  reports: number
}

/** What needs somebody, the gravest first. */
export function todoOf(overview: Overview, waits: Waits, now: number): Todo[] {
  const { payments, jobs, mail, database, dumpedAt, coach, plans } = overview
  const some = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)
  const todo: Todo[] = []
  if (payments.mode === 'unavailable')
    todo.push({ words: 'Payments are unavailable: settings of Stripe are missing', section: 'membership', go: 'Look' })
  const review = (count: number, one: string, many: string) =>
    count > 0 && todo.push({ words: some(count, one, many), section: 'community', go: 'Look' })
  review(waits.stories, 'story waits for a reviewer', 'stories wait for a reviewer')
  review(waits.comments, 'comment is held for a reviewer', 'comments are held for a reviewer')
  review(waits.reports, 'report of a story or a comment', 'reports of stories and comments')
  if (plans.failed > 0)
    todo.push({
      words: `${some(plans.failed, 'payment', 'payments')} failed, and will be tried again`,
      section: 'people/payment_failed',
      go: 'Look',
    })
  if (mail.failed > 0)
    todo.push({
      words: `${some(mail.failed, 'letter was', 'letters were')} not sent this week: see the mail server’s log`,
      section: null,
      go: '',
    })
  if (jobs.late > 0 || jobs.failed > 0)
    todo.push({
      words: `${jobs.late} jobs are late, and ${jobs.failed} were given up this week: see the server’s log`,
      section: null,
      go: '',
    })
  if (isOld(database.kind, dumpedAt, now))
    todo.push({ words: 'No scheduled dump of the database has been written for a day', section: null, go: '' })
  if (coach === 'off')
    todo.push({ words: 'The built-in coach answers: no language model is switched on', section: 'coach', go: 'Set up' })
  if (coach === 'gone' || coach === 'no-model')
    todo.push({ words: 'The language model does not answer', section: 'coach', go: 'Look' })
  return todo
}

/** PostgreSQL is backed up by its own tools; and a server that has just been started has written none. */
export const isOld = (kind: Overview['database']['kind'], dumpedAt: string | null, now: number): boolean =>
  kind === 'embedded' && dumpedAt !== null && now - Date.parse(dumpedAt) > DAY_MS

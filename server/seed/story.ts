import { DAY_MS } from '@mallama/contracts/days'
import { randomUUID } from 'node:crypto'
import { TRIAL_MS } from '@mallama/contracts/access'
import { eq } from 'drizzle-orm'
import type { App } from '../src/app.ts'
import type { Own } from '../src/context.ts'
import { findUser } from '../src/domains/account/account.ts'
import { users } from '../src/domains/account/account.table.ts'
import * as chat from '../src/domains/chat/chat.ts'
import * as journal from '../src/domains/journal/journal.ts'
import { journalEntries } from '../src/domains/journal/journal.table.ts'
import * as relationships from '../src/domains/relationships/relationships.ts'
import { relationships as relationshipTable } from '../src/domains/relationships/relationships.table.ts'
import * as quarrels from '../src/domains/tools/arguments.ts'
import * as tools from '../src/domains/tools/tools.ts'
import { toolUses } from '../src/domains/tools/tools.table.ts'
import { isoAt } from '../src/platform/clock.ts'
import { sealed } from '../src/platform/secrets.ts'
import type { Actor } from '../src/platform/session.ts'
import { nora } from './nora.ts'
import { others } from './others.ts'
import type { Account, Known, Line, Sitting, Talk, Used } from './shapes.ts'

const PASSWORD = 'harbour-street'
const MINUTE = 60_000

export interface DemoAccount {
  email: string
  password: string
  who: string
}

/**
 * Tells the demo story once; told again, it only puts the clocks of the trials right. The accounts are made as anyone
 * makes one, and every reply in it comes from the coach.
 */
export async function seedDemo(app: App): Promise<DemoAccount[]> {
  const { env } = app.world
  if (env.production || !env.DEMO) throw new Error('Demo accounts are made with DEMO=1 only, and never in production.')
  if (env.IDENTITY !== 'embedded') throw new Error('Demo accounts need IDENTITY=embedded: Firebase keeps its own.')
  const told: DemoAccount[] = []
  for (const account of [nora, ...others]) {
    const userId = await signUp(app, account.email)
    if (userId) await tell(app, account, userId)
    told.push({
      email: account.email,
      password: userId ? PASSWORD : '(changed since)',
      who: account.who,
    })
  }
  return told
}

/** A new account, or the one there is; null when its password was changed: it is somebody's own by now. */
async function signUp(app: App, email: string): Promise<string | null> {
  const ask = async (what: 'signUp' | 'signInWithPassword') => {
    const response = await app.http.inject({
      method: 'POST',
      url: `/identitytoolkit.googleapis.com/v1/accounts:${what}?key=${app.world.env.IDENTITY_API_KEY}`,
      payload: { email, password: PASSWORD, returnSecureToken: true },
    })
    return response.json<{ localId?: string }>().localId ?? null
  }
  return (await ask('signUp')) ?? (await ask('signInWithPassword'))
}

async function tell(app: App, account: Account, userId: string): Promise<void> {
  const { db, world } = app
  const now = world.clock()
  const key = await world.keys.of(db, userId)
  const actor = await arrive(app, account, userId)
  if (!actor.isDemo) {
    // A seeding that was cut short starts anew.
    await db.delete(relationshipTable).where(eq(relationshipTable.userId, userId))
    await db.delete(toolUses).where(eq(toolUses.userId, userId))
    await db.delete(journalEntries).where(eq(journalEntries.userId, userId))
    await chat.eraseRoomsOf({ ...world, db }, userId)
    const then = (ago: number): Own => at(app, actor, now - ago * DAY_MS)
    const ids = new Map<string, string>()
    // In the order of time: a chat of six weeks ago knows nothing of what was logged since.
    const events = [
      ...account.people.flatMap((known) => meeting(known, ids)),
      ...account.talks.map((talk) => ({ ago: talk.began, happen: conversation(talk, ids) })),
      ...(account.sessions ?? []).map((one) => ({ ago: one.ago, happen: sitting(one, standing(account, now)) })),
      ...(account.used ?? []).map((use) => ({ ago: use.ago, happen: using(use, ids) })),
      ...(account.writes ?? []).map((line) => ({ ago: line[0], happen: writing(line) })),
    ]
    for (const { happen } of events.sort((a, b) => b.ago - a.ago)) await happen(then)
  }
  // Names only at the first telling: what somebody changed while trying things out stays.
  const { firstName = null, lastName = null } = account
  const introduced = actor.isDemo ? {} : { ...sealed(users, { firstName, lastName }, key), isDemo: true, country: 'US' }
  await db
    .update(users)
    .set({ ...introduced, ...standing(account, now), updatedAt: isoAt(now) })
    .where(eq(users.id, userId))
  await world.live.refresh(db, userId)
}

/** The person's row, as their first visit makes it. */
async function arrive({ db, world }: App, account: Account, userId: string): Promise<Actor> {
  const began = world.clock() - account.joined * DAY_MS
  const seconds = Math.floor(world.clock() / 1000)
  const session = { emailVerified: false, authTime: seconds, session: null, expires: seconds + 3600 }
  const claims = { ...session, uid: userId, email: account.email, issuedAt: seconds, provider: 'password', name: null }
  const person = await findUser(db, world.keys, () => began, world.env)(claims)
  if (!person) throw new Error(`${account.email} is disabled`)
  return { ...person, ...session, firstName: account.firstName ?? null, country: 'US' }
}

const trial = (ends: number) => ({
  hasUsedTrial: true,
  trialStartDate: isoAt(ends - TRIAL_MS),
  trialEndDate: isoAt(ends),
})

function standing({ standing }: Account, now: number): Partial<typeof users.$inferInsert> {
  if (standing === 'member')
    return { ...trial(now - 55 * DAY_MS), subscriptionType: 'regular', stripeSubscriptionId: 'sub_demo' }
  if (standing === 'trial about to end') return trial(now + 84 * MINUTE)
  if (standing === 'trial ended') return trial(now - 5 * DAY_MS)
  return {}
}

/** The person at another time, which goes on by two seconds with every look: a reply comes after its message. */
function at({ world, db }: App, actor: Actor, ms: number): Own {
  let now = ms
  return {
    ...world,
    db,
    actor,
    clock: () => (now += 2_000),
    signal: new AbortController().signal,
    safety: null,
    reply: { header: () => undefined, setCookie: () => undefined },
    cookie: () => undefined,
    address: '127.0.0.1',
    url: '',
  }
}

type Then = (ago: number) => Own
interface Event {
  ago: number
  happen: (then: Then) => Promise<unknown>
}

function meeting({ added, draft, checkIns = [], moments = [] }: Known, ids: Map<string, string>): Event[] {
  const name = draft.personName
  return [
    { ago: added, happen: async (then) => ids.set(name, (await relationships.add(then(added), draft)).id) },
    ...checkIns.map(([ago, trust, communication, joy, growth, words]) => ({
      ago,
      happen: (then: Then) =>
        relationships.checkIn(then(ago), { id: ids.get(name)!, trust, communication, joy, growth, words }),
    })),
    ...moments.map(([ago, kind, intensity, note]) => ({
      ago,
      happen: (then: Then) => {
        const ctx = then(ago)
        return relationships.logMoment(ctx, {
          id: ids.get(name)!,
          kind,
          intensity,
          note,
          occurredAt: isoAt(ctx.clock()),
        })
      },
    })),
  ]
}

const conversation = (talk: Talk, ids: Map<string, string>) => async (then: Then) => {
  const relationshipId = ids.get(talk.about)!
  let ago = talk.began
  for (const message of talk.says) {
    await chat.send(then(ago), { message, relationshipContext: { relationshipId }, clientId: randomUUID() })
    ago -= (4 * MINUTE) / DAY_MS
  }
  const ctx = then(ago)
  if (talk.status) await chat.setRoomStatus(ctx, { relationshipId, status: talk.status })
  if (talk.saved) await keep(ctx, talk.saved, relationshipId)
}

const { begin, change } = chat.openConversations(chat.unmediated)

const sitting =
  ({ says, status, ago, ...draft }: Sitting, standing: object) =>
  async (then: Then) => {
    const { id } = await begin(then(ago), { ...draft, type: 'solo_session' })
    let at = ago
    for (const message of says) {
      await chat.send(then(at), { message, conversationId: id, clientId: randomUUID() })
      at -= (4 * MINUTE) / DAY_MS
    }
    const ctx = then(at)
    if (status) await change({ ...ctx, actor: { ...ctx.actor, ...standing } }, { id, status })
  }

const using = (use: Used, ids: Map<string, string>) => async (then: Then) => {
  const { ago, about, tool: _tool, ...asked } = use
  const input = { ...asked, relationshipId: about === null ? null : ids.get(about)! }
  const ctx = then(ago)
  if ('text' in input) await tools.analyzeText(ctx, input)
  else if ('description' in input) await tools.analyzeRelationship(ctx, input)
  else if ('goal' in input) await tools.craftMessage(ctx, input)
  else await quarrels.resolveArgument(ctx, input)
}

/** Its insight comes from the job, as anyone's does. */
const writing =
  ([ago, mood, title, content, emotions, tags]: Line) =>
  async (then: Then) =>
    journal.write(then(ago), { mood, title, content, emotions, tags: tags.split(',') })

/** Marks and saves the chat with what the coach makes of it, as the save dialog does. */
async function keep(ctx: Own, saved: NonNullable<Talk['saved']>, relationshipId: string): Promise<void> {
  const { messages } = await chat.setRoomStatus(ctx, { relationshipId, status: saved.status })
  const chatHistory = messages.map(({ role, content, timestamp, userName }) => ({ role, content, timestamp, userName }))
  const turns = chatHistory.slice(1).map(({ role, content }) => ({ role, content }))
  const { insights, keyTakeaways, actionItems } = await ctx.coach.savedChatInsights({
    turns,
    person: null,
    userFirstName: ctx.actor.firstName,
  })
  await chat.save(ctx, { relationshipId, ...saved, chatHistory, aiInsights: insights, keyTakeaways, actionItems })
}

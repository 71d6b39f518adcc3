import { accountApi } from '@mallama/contracts/account'
import { adminApi } from '@mallama/contracts/admin'
import { argumentsApi } from '@mallama/contracts/arguments'
import { billingApi, testPaymentsApi, webhookApi } from '@mallama/contracts/billing'
import { browserApi } from '@mallama/contracts/browser'
import { connectionsApi } from '@mallama/contracts/connections'
import { chatApi } from '@mallama/contracts/chat'
import { coachModelApi } from '@mallama/contracts/coach-model'
import { communityApi } from '@mallama/contracts/community'
import { communityReviewApi } from '@mallama/contracts/community-review'
import { conversationsApi } from '@mallama/contracts/conversations'
import type { Api } from '@mallama/contracts/endpoint'
import { identityApi } from '@mallama/contracts/identity'
import { insightsApi } from '@mallama/contracts/insights'
import { journalApi } from '@mallama/contracts/journal'
import { mediationApi } from '@mallama/contracts/mediation'
import { membershipApi } from '@mallama/contracts/membership'
import { memoryApi } from '@mallama/contracts/memory'
import { importApi } from '@mallama/contracts/people-import'
import { platformApi } from '@mallama/contracts/platform'
import { privacyApi } from '@mallama/contracts/privacy'
import { relationshipsApi } from '@mallama/contracts/relationships'
import { remindersApi } from '@mallama/contracts/reminders'
import { sessionsApi } from '@mallama/contracts/sessions'
import { safetyApi } from '@mallama/contracts/safety'
import { scoresApi } from '@mallama/contracts/scores'
import { toolsApi } from '@mallama/contracts/tools'
import type { App, AppParts } from './app-parts.ts'
import type { Context, World } from './context.ts'
import * as account from './domains/account/account.ts'
import * as configuration from './domains/account/configuration.ts'
import { halfErased } from './domains/account/half-erased.ts'
import { openAdmin, openPanel } from './domains/admin/admin.ts'
import { openBilling, personGone } from './domains/billing/billing.ts'
import * as chat from './domains/chat/chat.ts'
import { openCoachModels } from './domains/coach-model/coach-model.ts'
import * as community from './domains/community/community.ts'
import { openIdentity } from './domains/identity/identity.ts'
import * as insights from './domains/insights/insights.ts'
import * as journal from './domains/journal/journal.ts'
import * as mediation from './domains/mediation/mediation.ts'
import * as membership from './domains/membership/membership.ts'
import { openConnections } from './domains/relationships/connect.ts'
import { openImport } from './domains/relationships/import.ts'
import * as memory from './domains/relationships/memory.ts'
import * as privacy from './domains/privacy/privacy.ts'
import * as relationships from './domains/relationships/relationships.ts'
import * as reminders from './domains/reminders/reminders.ts'
import * as safety from './domains/safety/safety.ts'
import * as quarrels from './domains/tools/arguments.ts'
import * as tools from './domains/tools/tools.ts'
import { openAfterwards } from './platform/afterwards.ts'
import { openAudit } from './platform/audit.ts'
import type { Db } from './platform/db.ts'
import { openHttp } from './platform/http.ts'
import { openJobs, type Job } from './platform/jobs.ts'
import { missingKeys, openKeys, proveKey } from './platform/keys.ts'
import { openLive } from './platform/live.ts'
import type { Log } from './platform/log.ts'
import { noted } from './platform/mail-log.ts'
import { serveMetrics } from './platform/metrics.ts'
import { serveDocs } from './platform/openapi.ts'
import { openScreening } from './platform/screening.ts'
import { serve, type House } from './platform/serve.ts'
import { openSessions } from './platform/session.ts'
import { serveEvents, serveHealth } from './platform/stream.ts'
import { openThrottle } from './platform/throttle.ts'
import { serveWeb } from './platform/web.ts'
import { upkeep } from './upkeep.ts'

export type { App } from './app-parts.ts'

/** Every call there is. */
export const apis: Record<string, Api> = {
  platform: platformApi,
  safety: safetyApi,
  identity: identityApi,
  account: accountApi,
  membership: membershipApi,
  billing: billingApi,
  testPayments: testPaymentsApi,
  relationships: relationshipsApi,
  connections: connectionsApi,
  scores: scoresApi,
  memory: memoryApi,
  import: importApi,
  community: communityApi,
  communityReview: communityReviewApi,
  chat: chatApi,
  conversations: conversationsApi,
  sessions: sessionsApi,
  reminders: remindersApi,
  mediation: mediationApi,
  journal: journalApi,
  insights: insightsApi,
  tools: toolsApi,
  arguments: argumentsApi,
  privacy: privacyApi,
  coachModel: coachModelApi,
  admin: adminApi,
}

/** What the API page is written from. */
export const described: Record<string, Api> = { ...apis, webhook: webhookApi, browser: browserApi }

/** Mounts every domain, by hand, in order. */
export async function openApp(parts: AppParts): Promise<App> {
  const { env, database, clock, log } = parts
  const http = await openHttp(env, log, parts.readers.json)
  const live = await openLive(database, clock, log)
  const left = await halfErased(database.db, database.keys)
  proveKey(left.stored, parts.serverKey)
  if (left.unreadable > 0) throw missingKeys(left.unreadable)
  const keys = openKeys(database.keys, parts.serverKey, clock)
  const throttle = openThrottle(env, clock, parts.serverKey)
  const afterwards = openAfterwards(log)
  const mail = noted(parts.mail, { db: database.db, clock, afterwards })
  const audit = openAudit(clock, parts.serverKey)
  const erasePerson = async (db: Db, userId: string, atMs: number) => {
    await personGone(db, clock, userId)
    await mediation.erase({ db, keys, live, clock }, userId)
    await chat.eraseRoomsOf({ db, keys, live }, userId)
    await community.eraseStoriesOf(db, keys, userId)
    await audit.forget(db, userId)
    await account.erase(db, live, userId, atMs)
  }
  const admin = openAdmin({ env, db: database.db, clock, serverKey: parts.serverKey })
  const identity = await openIdentity({
    env,
    db: database.db,
    clock,
    log,
    keys,
    live,
    mail,
    throttle,
    serverKey: parts.serverKey,
    passwordCost: parts.passwordCost,
    isReserved: admin.isReserved,
    onRevoked: (db, userId, atMs) => account.revokeBefore(db, clock, live, userId, atMs),
    onDisabled: (db, userId, disabled) => account.setDisabled(db, clock, live, userId, disabled),
    async onDeleted(db, userId, atMs) {
      await membership.holdTrial(db, keys, userId, clock())
      await erasePerson(db, userId, atMs)
      // The transaction may not be over when this looks; then the job finds them.
      afterwards.run('billing endings', billing.endGone)
    },
  })
  const billing = await openBilling({ ...parts, mail, db: database.db, keys, live, identity, afterwards })
  const erased = left.stored.flatMap(({ userId, wrapped }) => (wrapped ? [] : [userId]))
  if (erased.length > 0) await identity.erase(database.db, erased)
  for (const userId of left.people)
    await database.db.transaction((tx) => erasePerson(tx as unknown as Db, userId, clock()))
  for (const userId of left.keys) await keys.erase(database.db, userId)
  const findUser = account.findUser(database.db, keys, clock, env)
  const sessions = openSessions({
    keys: parts.verifyKeys ?? identity.verifyKeys,
    projectId: env.IDENTITY_PROJECT,
    clock,
    findUser: async (claims) => ((await identity.holds(database.db, claims)) ? findUser(claims) : null),
  })
  live.onRevoked((userId) => {
    keys.forget(userId)
    if (userId === null) sessions.forgetAll()
    else sessions.forget(userId)
  })
  const opened = Promise.withResolvers<World & { db: Db }>()
  const jobList: Job[] = [
    ...upkeep(database, clock, throttle, keys),
    ...identity.jobs,
    ...membership.jobs(database.db, clock),
    ...billing.jobs,
    ...chat.jobs(database.db, clock),
    chat.summaryJob(opened.promise),
    ...journal.jobs(opened.promise),
    ...insights.jobs(opened.promise),
    ...reminders.jobs({ env, clock, log, keys, identity, db: database.db, mail }),
  ]
  const jobs = await openJobs(database, parts.work === false ? [] : jobList, log)
  const coachModels = await openCoachModels(parts)
  const world: World = {
    env,
    clock,
    log,
    get coach() {
      return coachModels.current()
    },
    readers: parts.readers,
    keys,
    live,
    jobs,
    afterwards,
    throttle,
    identity,
    audit,
  }
  // Asked for at each job: who answers may change while the server runs.
  opened.resolve(
    Object.defineProperties({ db: database.db } as World & { db: Db }, Object.getOwnPropertyDescriptors(world)),
  )
  const metrics = serveMetrics(http, env, () => live.connections())
  const house: House<Context> = {
    app: http,
    sessions,
    clock,
    screening: openScreening(parts.readers.screen, env, clock),
    async onSafety(seen, actor) {
      metrics.safetySeen(seen.tier)
      afterwards.run('safety counts', () => safety.counts.count(database.db, clock, safety.counts.kindOf(seen)))
      if (!actor) return
      // Help is not kept back by what cannot be noted.
      await account
        .holdLetters({ db: database.db, keys, clock, actor }, seen)
        .catch(() => log.warn({ kind: 'letters' }, 'letters were not held'))
    },
    context: (call, request) => ({ ...world, ...call, db: database.db, log: request.log as unknown as Log }),
  }

  serveHealth(http, database)
  identity.mount(http)
  serve(house, platformApi, { config: (ctx) => configuration.config(ctx, billing.config) })
  serve(house, safetyApi, safety)
  serve(house, identityApi, identity.visits)
  serve(house, accountApi, account)
  serve(house, membershipApi, membership)
  serve(house, billingApi, billing.api)
  if (billing.test) serve(house, testPaymentsApi, billing.test.api)
  billing.mount(http)
  const { forgetting } = insights
  const connections = openConnections(mail, {
    closeBetween: chat.closeBetween,
    moveTo: chat.moveTo,
    enter: mediation.enter,
  })
  serve(house, relationshipsApi, {
    ...relationships,
    remove: forgetting(connections.remove),
    forgetCheckIn: forgetting(relationships.forgetCheckIn),
    forgetMoment: forgetting(relationships.forgetMoment),
  })
  serve(house, connectionsApi, connections)
  serve(house, scoresApi, relationships)
  serve(house, memoryApi, memory)
  serve(house, importApi, openImport(reminders.keepDates))
  serve(house, communityApi, community)
  serve(
    house,
    communityReviewApi,
    community.openReview(({ db, actor }, act) => audit.note(db, { ...act, by: actor.id })),
  )
  serve(house, chatApi, chat)
  serve(house, conversationsApi, chat.openConversations(mediation.mediated))
  serve(house, sessionsApi, chat)
  serve(house, remindersApi, reminders)
  serve(house, mediationApi, { ...mediation, ...mediation.openInvitations(mail) })
  serve(house, journalApi, {
    ...journal,
    // The same entry once more is one that changed.
    write: forgetting(journal.write, (ctx, { id }) => id !== undefined && journal.isThere(ctx, id)),
    edit: forgetting(journal.edit),
    // A week in which nothing was about safety is told otherwise.
    change: forgetting(journal.change, (_ctx, { aside }) => aside === true),
    remove: forgetting(journal.remove),
    removeImport: forgetting(journal.removeImport),
  })
  serve(house, insightsApi, insights)
  serve(house, toolsApi, tools)
  serve(house, argumentsApi, quarrels)
  serve(house, privacyApi, privacy)
  serve(house, coachModelApi, coachModels)
  serve(house, adminApi, { ...admin, ...openPanel({ database, billing, coachModels, since: clock() }) })
  const { testPayments, ...always } = described
  serveDocs(http, billing.test ? { ...always, testPayments: testPayments! } : always)
  const streams = serveEvents(http, sessions, live, clock)
  await serveWeb(http, parts.webFolder)

  return {
    http,
    world,
    db: database.db,
    admin,
    billing,
    modelSince: () => coachModels.since(),
    takeModel: (chosen) => coachModels.take(chosen, audit),
    async close() {
      streams.closeAll()
      await http.close()
      await live.settled()
      await afterwards.close()
      await jobs.close()
    },
  }
}

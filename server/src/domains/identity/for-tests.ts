import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { throttles } from '../../platform/throttles.table.ts'
import { stillOpen } from './codes.ts'
import { identityAccounts } from './identity.table.ts'
import type { Desk } from './parts.ts'
import { embeddedAdmission } from './admission.ts'

interface ConfigChange {
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: unknown }
}

const Disabling = z.object({ user: z.string().regex(/^[A-Za-z0-9]{1,128}$/), disabled: z.boolean() })

/** What only a test needs. Mounted with IDENTITY_TEST_ENDPOINTS, which refuses to start in production. */
export function mountForTests(app: FastifyInstance, desk: Desk, settled: () => Promise<void>): void {
  app.delete('/projects/:project/accounts', async () => {
    await settled()
    const gone = await desk.db.delete(identityAccounts).returning({ userId: identityAccounts.userId })
    await desk.db.delete(throttles)
    for (const { userId } of gone) {
      await desk.onDeleted(desk.db, userId, desk.clock() + 1_000)
      await desk.keys.erase(desk.db, userId)
    }
    desk.sentCodes?.splice(0)
    return {}
  })
  // What the administrator's page will do; until then nothing outside this process can.
  const admission = embeddedAdmission(desk)
  app.patch('/projects/:project/accounts/:user', async ({ params, body }, reply) => {
    const asked = Disabling.safeParse({ ...(params as object), ...(body as object | null) })
    if (!asked.success)
      return reply.code(400).send({ error: 'The id of an account, and { "disabled": true or false }.' })
    const { user, disabled } = asked.data
    const [account] = await desk.db.select().from(identityAccounts).where(eq(identityAccounts.userId, user))
    if (!account) return reply.code(404).send({ error: 'There is no such account.' })
    await (disabled ? admission.disable(desk.db, user) : admission.enable(desk.db, user))
    return {}
  })
  app.get('/projects/:project/oobCodes', async () => {
    await settled()
    return { oobCodes: await stillOpen(desk, desk.sentCodes ?? []) }
  })
  const config = () => ({ emailPrivacyConfig: { enableImprovedEmailPrivacy: desk.privacy.on } })
  app.get('/projects/:project/config', async () => config())
  app.patch('/projects/:project/config', async ({ body }) => {
    const wanted = (body as ConfigChange | undefined)?.emailPrivacyConfig?.enableImprovedEmailPrivacy
    if (typeof wanted === 'boolean') desk.privacy.on = wanted
    return config()
  })
}

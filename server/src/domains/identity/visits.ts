import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { identityApi } from '@mallama/contracts/identity'
import { VISIT_MS } from '@mallama/contracts/identity'
import { AppError, invalidInput, notFound } from '@mallama/contracts/errors'
import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isoAt } from '../../platform/clock.ts'
import type { Env } from '../../platform/env.ts'
import type { Call, Domain } from '../../platform/serve.ts'
import type { Actor } from '../../platform/session.ts'
import { networkOf, quota, refuseFor } from '../../platform/throttle.ts'
import { openPending, sealPending } from './factors.ts'
import { identityVisits } from './identity.table.ts'
import type { Entrance, ProviderId } from './openid.ts'
import type { Desk } from './parts.ts'
import { didNotAnswer, isOver, notUnderstood, reason, redeem } from './redeem.ts'
import { Refusal } from './refusal.ts'

/** More than a household that cannot make up its mind; each begins a row. */
const beginnings = quota('openid-from', 60, 10 * 60 * 1000)

/** What a provider sent a browser back with. */
type Answer = { code: string } | { error: string }

export type Visits = Domain<typeof identityApi, Call<Actor | null>>

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
const isSecret = (text: string | undefined): text is string => text !== undefined && /^[\w-]{43}$/.test(text)
const newSecret = () => randomBytes(32).toString('base64url')

/** Over https no other name of this site's domain can set it: nobody plants theirs in someone else's browser. */
const cookieName = ({ publicUrl }: Pick<Env, 'publicUrl'>) =>
  publicUrl.startsWith('https:') ? '__Host-mallama_openid' : 'mallama_openid'

/** One address a provider: an answer that was meant for another one is not taken (mix-up). */
const redirectFor = ({ publicUrl }: Pick<Env, 'publicUrl'>, providerId: string) =>
  `${publicUrl}/api/openid/callback/${providerId}`

/** Where the callback leads: a page of ours that asks `finish`, or hands over to the window that waits. */
const PAGE = '/auth/openid'

/**
 * The authorization-code flow, run by us so that no script of a provider is ever in the page. `visit` is the flow's
 * state; with the browser's cookie it makes the verifier and the nonce, so that neither is stored, and a row alone is
 * worth nothing.
 */
export function openVisits(desk: Desk): Visits & { mount(app: FastifyInstance): void; purge(): Promise<void> } {
  const { env, clock } = desk
  const derive = (what: 'verifier' | 'nonce', visit: string, browser: string) =>
    createHmac('sha256', desk.secrets.visit).update(`${what} ${visit} ${browser}`).digest('base64url')

  async function entranceOf(providerId: string): Promise<Entrance> {
    try {
      return await desk.providers.entrance(providerId)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      throw error.code === 'OPERATION_NOT_ALLOWED' ? unknown() : didNotAnswer(nameOf(env, providerId))
    }
  }

  /** Stores what a provider says, once; anything that was not begun in this browser changes nothing. */
  async function welcome(request: FastifyRequest<{ Params: { provider: string } }>): Promise<void> {
    const said = request.query as Record<string, unknown>
    const browser = request.cookies[cookieName(env)]
    if (typeof said['state'] !== 'string' || !isSecret(browser)) return
    const mine = and(
      eq(identityVisits.hash, hashOf(said['state'])),
      eq(identityVisits.browserHash, hashOf(browser)),
      isNull(identityVisits.answer),
      gt(identityVisits.expiresAt, isoAt(clock())),
    )
    const [row] = await desk.db.select({ providerId: identityVisits.providerId }).from(identityVisits).where(mine)
    if (!row) return
    const answer = await judge(row.providerId, request.params.provider, said)
    await desk.db
      .update(identityVisits)
      .set({ answer: sealPending(desk, 'visit', answer) })
      .where(mine)
  }

  async function judge(asked: ProviderId, cameFrom: string, said: Record<string, unknown>): Promise<Answer> {
    const entrance = await entranceOf(asked).catch(() => null)
    if (!entrance) return { error: 'temporarily_unavailable' }
    const { provider, namesItself } = entrance
    const names = said['iss'] !== undefined || namesItself
    if (cameFrom !== asked || (names && said['iss'] !== provider.issuer)) return { error: 'mixed-up' }
    if (said['error'] !== undefined) return { error: reason(said['error']) }
    const { code } = said
    return typeof code === 'string' && code !== '' && code.length <= 4_096 ? { code } : { error: 'no-code' }
  }

  return {
    async start(ctx, { providerId, origin, again }) {
      const here = new URL(env.publicUrl).origin
      if (origin !== here)
        throw invalidInput('origin', `Signing in this way works at ${here} only. Open Mallama there.`)
      const wait = await desk.throttle.count(desk.db, beginnings, networkOf(ctx.address))
      refuseFor(wait, ctx.reply, 'Too many tries. Wait a few minutes, then try again.')
      const { provider, authorization } = await entranceOf(providerId)
      // Kept while one is there: two tabs may be on their way at once.
      const kept = ctx.cookie(cookieName(env))
      const browser = isSecret(kept) ? kept : newSecret()
      const visit = newSecret()
      await desk.db.insert(identityVisits).values({
        hash: hashOf(visit),
        providerId: provider.id as ProviderId,
        browserHash: hashOf(browser),
        expiresAt: isoAt(clock() + VISIT_MS),
      })
      ctx.reply.setCookie(cookieName(env), browser, {
        path: '/',
        httpOnly: true,
        // They come back from another site, by a link.
        sameSite: 'lax',
        secure: env.publicUrl.startsWith('https:'),
        maxAge: VISIT_MS / 1_000,
      })
      const address = new URL(authorization)
      const asked = {
        response_type: 'code',
        client_id: provider.clientId,
        redirect_uri: redirectFor(env, provider.id),
        scope: 'openid email profile',
        state: visit,
        // As the SDK has it: the provider sees the hash, and only who knows what it is of may use the token.
        nonce: createHash('sha256')
          .update(derive('nonce', visit, browser))
          .digest('hex'),
        code_challenge: hashOf(derive('verifier', visit, browser)),
        code_challenge_method: 'S256',
        ...(again ? { prompt: 'login' } : {}),
      }
      for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
      return { visit, address: address.href }
    },

    async finish(ctx, { visit }) {
      const browser = ctx.cookie(cookieName(env))
      if (!isSecret(browser)) throw isOver()
      // Of two at once, one gets it.
      const [row] = await desk.db
        .delete(identityVisits)
        .where(
          and(
            eq(identityVisits.hash, hashOf(visit)),
            eq(identityVisits.browserHash, hashOf(browser)),
            isNotNull(identityVisits.answer),
            gt(identityVisits.expiresAt, isoAt(clock())),
          ),
        )
        .returning()
      const answer = row?.answer ? openPending<Answer>(desk, 'visit', row.answer) : undefined
      if (!row || !answer) throw isOver()
      const name = nameOf(env, row.providerId)
      if ('error' in answer) {
        desk.log.info({ provider: row.providerId, why: answer.error }, 'an OpenID provider signed nobody in')
        throw refusalOf(answer.error, name)
      }
      const entrance = await entranceOf(row.providerId)
      const redirect = redirectFor(env, row.providerId)
      const verifier = derive('verifier', visit, browser)
      const idToken = await redeem(entrance, { code: answer.code, verifier, redirect }, desk.log)
      const rawNonce = derive('nonce', visit, browser)
      try {
        await desk.providers.verify(row.providerId, idToken, rawNonce)
      } catch (error) {
        throw error instanceof Refusal ? notUnderstood(name) : error
      }
      return { providerId: row.providerId, idToken, rawNonce }
    },

    mount(app) {
      // A document that keeps the window's tie to the page that opened it, so that it can be closed.
      const loose = { 'cross-origin-opener-policy': 'unsafe-none', 'cache-control': 'no-store' }
      app.get<{ Params: { provider: string } }>(
        '/api/openid/callback/:provider',
        // A look ahead must not use the answer up.
        { exposeHeadRoute: false },
        async (request, reply) => {
          await request.limit(reply)
          try {
            await welcome(request)
          } catch (err) {
            // The person is on their way to a page that says so.
            request.log.error({ err }, 'a callback could not be taken')
          }
          const { state } = request.query as { state?: unknown }
          const visit = typeof state === 'string' && isSecret(state) ? `?visit=${state}` : ''
          return reply.headers(loose).redirect(`${PAGE}${visit}`, 302)
        },
      )
    },

    async purge() {
      await desk.db.delete(identityVisits).where(lt(identityVisits.expiresAt, isoAt(clock())))
    },
  }
}

/** Where accounts live elsewhere, their own SDK knows the way. */
export const noVisits: Visits = {
  start: async () => {
    throw unknown()
  },
  finish: async () => {
    throw isOver()
  },
}

const unknown = () => notFound('There is no such way to sign in here.')
const nameOf = ({ OIDC_PROVIDERS }: Pick<Env, 'OIDC_PROVIDERS'>, providerId: string) =>
  OIDC_PROVIDERS.find(({ id }) => id === providerId)?.name ?? 'The other service'

/** Errors of RFC 6749 and of OpenID Connect, in three kinds: someone said no, it is down, or we are not understood. */
function refusalOf(error: string, name: string): AppError {
  const isNo = [
    'access_denied',
    'login_required',
    'consent_required',
    'interaction_required',
    'account_selection_required',
  ]
  if (isNo.includes(error))
    return new AppError(
      'forbidden',
      `You were not signed in, because permission was not given at ${name}. Nothing has changed.`,
    )
  return ['server_error', 'temporarily_unavailable'].includes(error) ? didNotAnswer(name) : notUnderstood(name)
}

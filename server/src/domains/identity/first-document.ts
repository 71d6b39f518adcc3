import { DAY_MS } from '@mallama/contracts/days'
import type { FastifyInstance } from 'fastify'
import { jwtVerify, type JWTVerifyGetKey } from 'jose'
import type { Clock } from '../../platform/clock.ts'
import type { Env } from '../../platform/env.ts'
import { unauthenticated } from '../../platform/session.ts'

const COOKIE = 'mallama_session'
/** The SDK syncs only a token this young. */
const YOUNG_SECONDS = 5 * 60
const KEPT_SECONDS = (30 * DAY_MS) / 1_000

/**
 * `/api/session`: remembers in a cookie that someone is signed in here, to choose the first document and for nothing
 * else. It holds no token and no id, so it cannot authorise anything.
 */
export function mountSessionCookie(app: FastifyInstance, env: Env, clock: Clock, keys: JWTVerifyGetKey): void {
  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: env.publicUrl.startsWith('https:'),
  } as const
  app.post('/api/session', async ({ headers }, reply) => {
    const token = /^Bearer ([\w.-]{1,8192})$/i.exec(headers.authorization ?? '')?.[1]
    if (!token || !(await isYoung(token))) throw unauthenticated()
    return reply
      .setCookie(COOKIE, '1', { ...cookie, maxAge: KEPT_SECONDS })
      .code(204)
      .send()
  })
  app.delete('/api/session', (_request, reply) => reply.clearCookie(COOKIE, cookie).code(204).send())

  async function isYoung(token: string): Promise<boolean> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${env.IDENTITY_PROJECT}`,
        audience: env.IDENTITY_PROJECT,
        currentDate: new Date(clock()),
        maxTokenAge: YOUNG_SECONDS,
      })
      return Boolean(payload.sub)
    } catch {
      return false
    }
  }
}

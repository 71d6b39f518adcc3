import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@mallama/contracts/endpoint'
import { AppError, invalidInput } from '@mallama/contracts/errors'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { routable } from './addresses.ts'
import type { Env } from './env.ts'
import { installErrors, refuse, refuseGarbage } from './errors.ts'
import { LARGE_BODY, parseJson, TOO_MUCH } from './json.ts'
import type { Log } from './log.ts'
import type { Actor } from './session.ts'
import { noticeProxy } from './unnamed-proxy.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
  interface FastifyRequest {
    actor: Actor | null
    /** Counts this request against its person's or address's limit. The refusal, when that is used up. */
    overLimit(reply: FastifyReply): Promise<AppError | null>
    /** The same, thrown. */
    limit(reply: FastifyReply): Promise<void>
  }
}

/** Requests a minute, a person or else an address, in this process. */
const PER_MINUTE = { person: 600, address: 300 }

/** The pages with the payment form: the only ones that may load anything of the provider's. */
const PAID_ON = /^\/(checkout|subscribe)(?![\w-])/

/** @param readLarge parses what is too large to be parsed where everyone is answered */
export async function openHttp(
  env: Env,
  log: Log,
  readLarge: (body: Buffer, who: string) => Promise<unknown> = async (body) => parseJson(body.toString()),
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: proxies(env.TRUST_PROXY),
    bodyLimit: 131_072,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url }) => routable(url ?? '/'),
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    // What the router refuses before there is a route leaves by the same door.
    frameworkErrors: (error, request, reply) => refuse(error, request, reply),
    clientErrorHandler: refuseGarbage,
  })
  app.decorateRequest('actor', null)
  installErrors(app)
  noticeProxy(app, env, log)
  // No body where one was announced is no body: a client may name the type of nothing.
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    if (body.length === 0) return undefined
    try {
      return body.length < LARGE_BODY
        ? parseJson(body.toString())
        : await readLarge(body, request.actor?.id ?? request.ip)
    } catch (error) {
      throw (error as Error).name === TOO_MUCH
        ? invalidInput('body', 'This holds more than anything here takes')
        : new AppError('invalid_input', 'The body is not valid JSON.', { body: ['This is not valid JSON'] })
    }
  })
  // A file as it is; what is in it says its own kind.
  app.addContentTypeParser(
    /^(image\/|application\/octet-stream)/,
    { parseAs: 'buffer' },
    async (_request: unknown, image: Buffer) => ({
      image,
    }),
  )
  await app.register(cookie)
  const safe = await securityHeaders(env)
  const paying = env.STRIPE_PUBLISHABLE_KEY ? await securityHeaders(env, 'with Stripe') : safe
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(PAID_ON.test(request.url) ? paying : safe)
    done()
  })
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] })
  await installLimits(app, env)
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    reply.header('x-request-id', request.id)
    done(null, payload)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    request.log.debug(
      { route, method: request.method, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
    done()
  })
  return app
}

/**
 * Helmet's headers, asked for once: it would write the same ones anew for every request, which is a twentieth of what a
 * small answer costs.
 */
async function securityHeaders(env: Env, form?: 'with Stripe'): Promise<Record<string, string>> {
  const from = (...addresses: string[]) => (form ? addresses : [])
  const asked = Fastify()
  await asked.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...from('https://js.stripe.com')],
        ...(form && { frameSrc: ["'self'", 'https://js.stripe.com', 'https://hooks.stripe.com'] }),
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: [
          "'self'",
          ...from('https://api.stripe.com'),
          ...(env.IDENTITY === 'firebase'
            ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
            : []),
        ],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: env.publicUrl.startsWith('https:') ? [] : null,
      },
    },
    strictTransportSecurity: env.publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'same-origin' },
    // A page that opens a provider's window must still see whether it was closed.
    crossOriginOpenerPolicy: { policy: env.OIDC_PROVIDERS.length > 0 ? 'same-origin-allow-popups' : 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })
  asked.get('/', (_request, reply) => reply.code(204).send())
  const { headers } = await asked.inject('/')
  await asked.close()
  const own = Object.entries(headers).filter(([name]) => !['date', 'connection', 'content-length'].includes(name))
  return {
    ...(Object.fromEntries(own) as Record<string, string>),
    'permissions-policy': `camera=(), geolocation=(), payment=(self${form ? ' "https://js.stripe.com"' : ''}), microphone=(self)`,
  }
}

/** So many hops counted from us, or these addresses; what a client claims beyond them is not believed. */
const proxies = (trusted: Env['TRUST_PROXY']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : (trusted ?? false)

async function installLimits(app: FastifyInstance, env: Env): Promise<void> {
  if (env.RATE_LIMIT === 'off') {
    app.decorateRequest('overLimit', async () => null)
    app.decorateRequest('limit', async () => undefined)
    return
  }
  await app.register(rateLimit, { global: false })
  const limiter = app.createRateLimit({
    timeWindow: 60_000,
    max: (request: FastifyRequest) => (request.actor ? PER_MINUTE.person : PER_MINUTE.address),
    keyGenerator: (request: FastifyRequest) => request.actor?.id ?? request.ip,
  })
  app.decorateRequest('overLimit', async function (this: FastifyRequest, reply: FastifyReply) {
    const used = await limiter(this)
    if (used.isAllowed || !used.isExceeded) return null
    reply.header('retry-after', String(used.ttlInSeconds))
    return new AppError('too_many_requests', 'Too many requests. Wait a moment and try again.')
  })
  app.decorateRequest('limit', async function (this: FastifyRequest, reply: FastifyReply) {
    const over = await this.overLimit(reply)
    if (over) throw over
  })
}

import type { Readable } from 'node:stream'
import { accessOf } from '@mallama/contracts/access'
import type { Access, Api, Endpoint, Input, Output } from '@mallama/contracts/endpoint'
import { AppError, invalidInput, type ErrorDetails } from '@mallama/contracts/errors'
import type { Safety } from '@mallama/contracts/safety'
import type { CookieSerializeOptions } from '@fastify/cookie'
import fastJson, { type Schema } from 'fast-json-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { errorBody, publicError } from './errors.ts'
import { collect, plainly } from './issues.ts'
import { isUnread, noticed, screenedOf, type Screening } from './screening.ts'
import { unauthenticated, type Actor, type Sessions } from './session.ts'
import { waiting } from './waiting.ts'
import type { Clock } from './clock.ts'

/** What the platform hands to a domain function about one request. */
export interface Call<A extends Actor | null> {
  actor: A
  /** Set on a streamed call: sends one sentence now. */
  say?: (sentence: string) => void
  /** The same: how much of a long answer there is, and what of its words may be shown. */
  progress?: (done: { part: number; of: number; text?: string }) => void
  /** Set on a streamed call: shows help now, before anything is said. */
  help?: (seen: NonNullable<Safety>) => void
  /** Aborts when the caller has gone. */
  signal: AbortSignal
  safety: Safety
  reply: {
    header(name: string, value: string): unknown
    setCookie(name: string, value: string, options: CookieSerializeOptions): unknown
  }
  /** What the caller's browser keeps for us under this name. */
  cookie(name: string): string | undefined
  /** The caller's network address. */
  address: string
  /** What was asked, path and query. */
  url: string
}

export interface House<C> {
  app: FastifyInstance
  sessions: Sessions
  screening: Screening
  /** A finding, before access is decided. `actor`: whose words they are, where somebody is signed in. */
  onSafety(seen: NonNullable<Safety>, actor: Actor | null): void | Promise<void>
  clock: Clock
  context(call: Call<Actor | null>, request: FastifyRequest): C
}

type ActorFor<A extends Access> = A extends 'anyone' ? Actor | null : Actor
/** A domain module: one function an endpoint, under the endpoint's name. A missing or mistyped one does not compile. */
export type Domain<A extends Api, C> = {
  [K in keyof A]: (
    ctx: C & { actor: ActorFor<A[K]['access']> },
    input: Input<A[K]>,
  ) => Promise<Output<A[K]> | (A[K] extends { file: true } ? Readable : never)>
}

/** Mounts a domain over its endpoint table: screening, access, validation, and an answer stripped to its schema. */
export function serve<A extends Api, C>(house: House<C>, api: A, domain: Domain<A, C>): void {
  for (const [name, endpoint] of Object.entries(api) as [string, Endpoint][]) {
    const run = domain[name as keyof A] as unknown as (ctx: C, input: unknown) => Promise<unknown>
    const status = endpoint.status ?? 200
    const showsSafety = endpoint.response instanceof z.ZodObject && 'safety' in endpoint.response.shape
    house.app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: endpoint.bodyLimit ?? 131_072,
      config: { endpoint },
      schema: status === 204 ? {} : { response: { 200: {}, [status]: {} } },
      serializerCompiler: () => writer(endpoint.response),
      // Before the body is read: a stranger must not make us take in and screen what we will not answer about.
      onRequest: async (request) => {
        request.actor = await house.sessions.actorOf(request.headers.authorization)
        if (endpoint.access !== 'anyone' && !request.actor) throw unauthenticated()
      },
      preHandler: async (request, reply) => {
        const { actor } = request
        const over = await request.overLimit(reply)
        if (endpoint.screen) await house.screening.read(request, endpoint.screen, over !== null)
        const seen = screenedOf(request)
        if (seen) await house.onSafety(seen, actor)
        if (over) throw over
        allow(endpoint, actor, house.clock())
      },
      handler: async (request, reply) => {
        const input = readInput(endpoint, request)
        // Words are kept unread rather than lost; a coach answers nothing that was not screened.
        if (showsSafety && isUnread(request)) throw unreadable(endpoint)
        const gone = new AbortController()
        // Not for one who has the whole answer: aborting makes an error with a stack, for every request.
        reply.raw.on('close', () => {
          if (!reply.raw.writableFinished) gone.abort()
        })
        const call: Call<Actor | null> = {
          actor: request.actor,
          signal: gone.signal,
          safety: screenedOf(request),
          reply,
          cookie: (name) => request.cookies[name],
          address: request.ip,
          url: request.url,
        }
        if (endpoint.stream && request.headers.accept?.includes('text/event-stream')) {
          return stream(request, reply, (told) => run(house.context({ ...call, ...told }, request), input))
        }
        const answer = await run(house.context(call, request), input)
        if (!showsSafety) noticed(request, reply)
        return status === 204
          ? reply.code(204).send()
          : reply.code(isUnkept(endpoint, answer) ? 200 : status).send(answer)
      },
    })
  }
}

const isUnkept = ({ unkept }: Endpoint, answer: unknown): boolean =>
  unkept !== undefined && (answer as Record<string, unknown>)[unkept] !== undefined

function unreadable({ screen = [] }: Endpoint): AppError {
  const told =
    'This could not be read in time, so it was not answered. Your words are still here: reword them, or send less at once.'
  return new AppError('invalid_input', told, Object.fromEntries(screen.slice(0, 1).map((field) => [field, [told]])))
}

/** It says what can be done: with a plan, and without one. */
const MEMBERS_ONLY =
  'This needs a membership or a running free trial. Without one, rooms to which you were invited stay open, and all that you wrote can be downloaded.'

/** The one place where access is decided; the same rule as the browser's. */
export function allow(endpoint: Pick<Endpoint, 'access' | 'archive'>, actor: Actor | null, now: number): void {
  if (endpoint.access === 'anyone') return
  if (!actor) throw unauthenticated()
  if (endpoint.access === 'admin' && actor.role !== 'admin')
    throw new AppError('forbidden', 'This is for administrators.')
  if (endpoint.access !== 'member') return
  const { hasAppAccess, hasArchive } = accessOf(actor, now)
  if (hasAppAccess || (endpoint.archive && hasArchive)) return
  throw new AppError('membership_required', MEMBERS_ONLY)
}

const writers = new WeakMap<z.ZodType, (answer: unknown) => string>()

/** Made ready at the first answer: to do so for every endpoint is half of a start. A house rule makes all of them. */
export function writerOf(response: z.ZodType): (answer: unknown) => string {
  let write = writers.get(response)
  if (!write) writers.set(response, (write = fastJson(responseSchema(response))))
  return write
}
const writer = (response: z.ZodType) => (answer: unknown) => writerOf(response)(answer)

/** fast-json-stringify writes only what the schema names, which is also what strips the rest. */
function responseSchema(response: z.ZodType): Schema {
  const schema = z.toJSONSchema(response, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    reused: 'inline',
    // Inside a union or a nullable it would refuse a value for an unknown field instead of leaving the field out.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      // What was kept before there was the field is written with its default.
      const { required, properties = {} } = jsonSchema
      if (required)
        jsonSchema.required = required.filter(
          (name) => (properties[name] as { default?: unknown }).default === undefined,
        )
    },
  })
  return schema as Schema
}

/** More than any form of ours has. */
const MOST_FIELDS = 200

function readInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  // Without a prototype: a field may be called `constructor`.
  const details = Object.create(null) as ErrorDetails
  const read = (schema: z.ZodType | undefined, value: unknown): object => {
    if (!schema) return {}
    const parsed = schema.safeParse(value, { error: plainly })
    if (parsed.success) return (parsed.data as object | null | undefined) ?? {}
    collect(parsed.error.issues, details)
    return {}
  }
  const fields = Object.keys(request.body ?? {}).length
  // Naming each of a million made-up fields would take seconds of everybody's time.
  if (fields > MOST_FIELDS) throw invalidInput('body', `More than ${MOST_FIELDS} fields`)
  if (!endpoint.body && fields > 0) details['body'] = ['This takes no body']
  // Nothing sent is nothing named: what only has optional fields is taken, else each field that is missing is told.
  const body = read(endpoint.body, request.body ?? {})
  const query = read(endpoint.query, request.query)
  // An id that cannot be one is simply not found: it is nobody's. No database can even be asked for a zero character.
  const unreal = Object.values((request.params ?? {}) as Record<string, string>).some((id) => id.includes('\0'))
  if (unreal || (endpoint.params && !endpoint.params.safeParse(request.params).success))
    throw new AppError('not_found', 'There is nothing here.')
  if (Object.keys(details).length > 0) {
    throw new AppError('invalid_input', Object.values(details)[0]![0]!, details)
  }
  return { ...body, ...query, ...(endpoint.params?.parse(request.params) as object | undefined) }
}

/**
 * `waiting` with how many are before this one, `safety` where help is to be shown, `text` a sentence, `progress` as a long
 * answer grows, then `done` with the answer, or `error` with the error body.
 */
async function stream(
  request: FastifyRequest,
  reply: FastifyReply,
  run: (told: Required<Pick<Call<null>, 'say' | 'help' | 'progress'>>) => Promise<unknown>,
) {
  let open = false
  const start = () => {
    if (open) return
    open = true
    reply.hijack()
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
  }
  const write = (event: string, data: unknown) => {
    start()
    if (!reply.raw.destroyed) reply.raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  try {
    const told = {
      say: (text: string) => write('text', { text }),
      help: (safety: NonNullable<Safety>) => write('safety', safety),
      progress: (done: { part: number; of: number; text?: string }) => write('progress', done),
    }
    const answer = await waiting.run(
      (ahead) => write('waiting', { ahead }),
      () => run(told),
    )
    // The schema strips the streamed answer as it does a plain one.
    const endpoint = request.routeOptions.config.endpoint!
    write('done', endpoint.response.parse(answer))
  } catch (error) {
    // Before the first byte a refusal is an ordinary answer with its status.
    if (!open) throw error
    const shown = publicError(error)
    if (shown.code === 'unexpected' && !request.raw.destroyed)
      request.log.error({ err: error }, 'unexpected in a stream')
    write('error', errorBody(shown, request))
  }
  reply.raw.end()
  return reply
}

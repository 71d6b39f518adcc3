import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { deviceOf } from './device.ts'
import { mountForTests } from './for-tests.ts'
import { Assertion, signInWithIdp } from './idp.ts'
import type { Caller, Desk } from './parts.ts'
import * as mfa from './mfa.ts'
import { OobRequest, sendOobCode } from './mailed-codes.ts'
import { EmailLink, Reset, resetPassword, signInWithEmailLink } from './opened-codes.ts'
import { AuthUri, createAuthUri, passwordPolicy, project, recaptchaConfig } from './policy.ts'
import { lookup, Revocation, revokeToken, Update, update, WithToken } from './profile.ts'
import { remove } from './removal.ts'
import { Refusal, refusalBody } from './refusal.ts'
import { Credentials, Newcomer, refresh, RefreshForm, signInWithPassword, signUp } from './sign-in.ts'
import { networkOf } from './throttle.ts'

const Anything = z.unknown()
const notAllowed = async (): Promise<never> => {
  throw new Refusal('OPERATION_NOT_ALLOWED')
}

/** How the SDK names itself in every call. */
const SDK = /^\w+\/JsCore\//

type Run<S extends z.ZodType> = (desk: Desk, input: z.infer<S>, caller: Caller) => Promise<object>

/** Mounts the protocol's two hosts as folders of our own origin, as the SDK asks for them. */
export function mountProtocol(app: FastifyInstance, desk: Desk, settled: () => Promise<void>): void {
  const post = <S extends z.ZodType>(host: FastifyInstance, path: string, body: S, run: Run<S>) =>
    // A colon begins a parameter in a route pattern; two are one that is meant.
    host.post(path.replaceAll(':', '::'), async (request) =>
      run(
        { ...desk, device: deviceOf(request.headers['user-agent']), network: networkOf(request.ip) },
        readBody(body, request),
        { address: request.ip, isSdk: SDK.test(String(request.headers['x-client-version'])) },
      ),
    )
  app.register(
    async (host) => {
      speakProtocol(host)
      post(host, '/v1/accounts:signUp', Newcomer, signUp)
      post(host, '/v1/accounts:signInWithPassword', Credentials, signInWithPassword)
      post(host, '/v1/accounts:signInWithEmailLink', EmailLink, signInWithEmailLink)
      post(host, '/v1/accounts:signInWithIdp', Assertion, signInWithIdp)
      post(host, '/v1/accounts:lookup', WithToken, lookup)
      post(host, '/v1/accounts:update', Update, update)
      post(host, '/v1/accounts:delete', WithToken, remove)
      post(host, '/v1/accounts:sendOobCode', OobRequest, sendOobCode)
      post(host, '/v1/accounts:resetPassword', Reset, resetPassword)
      post(host, '/v1/accounts:createAuthUri', AuthUri, createAuthUri)
      post(host, '/v2/accounts:revokeToken', Revocation, revokeToken)
      post(host, '/v2/accounts/mfaEnrollment:start', mfa.StartEnrolment, mfa.startEnrolment)
      post(host, '/v2/accounts/mfaEnrollment:finalize', mfa.FinishEnrolment, mfa.finishEnrolment)
      post(host, '/v2/accounts/mfaEnrollment:withdraw', mfa.Withdrawal, mfa.withdraw)
      // Only a code by telephone has a start, and there are none.
      post(host, '/v2/accounts/mfaSignIn:start', Anything, notAllowed)
      post(host, '/v2/accounts/mfaSignIn:finalize', mfa.SecondStep, mfa.finishSignIn)
      host.get('/v2/recaptchaConfig', () => recaptchaConfig(desk))
      host.get('/v2/passwordPolicy', () => passwordPolicy(desk))
      host.get('/v1/projects', () => project(desk))
    },
    { prefix: '/identitytoolkit.googleapis.com' },
  )
  app.register(
    async (host) => {
      speakProtocol(host)
      host.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(body as string))),
      )
      post(host, '/v1/token', RefreshForm, refresh)
    },
    { prefix: '/securetoken.googleapis.com' },
  )
  if (desk.env.IDENTITY_TEST_ENDPOINTS) {
    app.register(
      async (host) => {
        speakProtocol(host)
        mountForTests(host, desk, settled)
      },
      { prefix: '/emulator/v1' },
    )
  }
}

/** Every answer under a prefix is JSON, refusals in the protocol's shape, and none is kept by a cache. */
function speakProtocol(host: FastifyInstance): void {
  host.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  host.setNotFoundHandler(() => {
    throw new Refusal('OPERATION_NOT_ALLOWED', 'There is no such call.')
  })
  host.setErrorHandler((error: unknown, request, reply) => {
    const { status, body } = refusalBody(asRefusal(error, request))
    return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body))
  })
}

function asRefusal(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  // The platform's own refusals of a body (not JSON, too long) name a code and carry nothing of what was sent.
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
  const isBadBody =
    code === 'invalid_input' || (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
  if (isBadBody) return new Refusal('INVALID_ARGUMENT', 'The request could not be understood.')
  request.log.error({ err: error }, 'unexpected')
  return new Refusal('INTERNAL_ERROR', 'Something went wrong on our side. Please try again.')
}

function readBody<S extends z.ZodType>(schema: S, { body }: FastifyRequest): z.infer<S> {
  const parsed = schema.safeParse(body ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.find((key) => /^\w{1,60}$/.test(key)) : undefined
  if (unknown) throw new Refusal('INVALID_ARGUMENT', `'${unknown}' cannot be set here`)
  const field = issue?.path.join('.') || 'body'
  throw new Refusal('INVALID_ARGUMENT', `Invalid value at '${field}'`)
}

import { AppError, conflict } from '@mallama/contracts/errors'
import type { Log } from '../../platform/log.ts'
import type { Entrance } from './openid.ts'

const TIME_OUT_MS = 10_000
const LONGEST_ANSWER = 100_000

interface Return {
  code: string
  /** What the challenge that the provider was shown is the hash of. */
  verifier: string
  redirect: string
}

export const didNotAnswer = (name: string) =>
  new AppError('provider_unavailable', `${name} is not answering. Try again in a minute, or sign in another way.`)
/** Ours or theirs to mend; the person can do nothing about it. */
export const notUnderstood = (name: string) =>
  new AppError(
    'provider_unavailable',
    `${name} sent something that Mallama could not read, so nobody was signed in. Sign in another way, or tell whoever runs your Mallama server.`,
  )
export const isOver = () =>
  conflict('This sign-in has ended: it took too long or was already finished. Please start again.')

/** Changes the code that a browser came back with for the ID token. Throws in words for the person. */
export async function redeem(entrance: Entrance, { code, verifier, redirect }: Return, log: Log): Promise<string> {
  const { provider, token } = entrance
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirect,
    code_verifier: verifier,
  })
  const headers: Record<string, string> = { accept: 'application/json' }
  if (provider.clientSecret && !entrance.secretInForm) {
    headers['authorization'] = `Basic ${basic(provider.clientId, provider.clientSecret)}`
  } else {
    form.set('client_id', provider.clientId)
    if (provider.clientSecret) form.set('client_secret', provider.clientSecret)
  }
  let answer: { status: number; said: Record<string, unknown> }
  try {
    const signal = AbortSignal.timeout(TIME_OUT_MS)
    const response = await fetch(token, { method: 'POST', headers, body: form, signal, redirect: 'error' })
    answer = { status: response.status, said: read(await response.text()) }
  } catch (error) {
    log.warn({ provider: provider.id, err: error }, 'an OpenID provider could not be asked for a token')
    throw didNotAnswer(provider.name)
  }
  const { status, said } = answer
  if (status < 300 && typeof said['id_token'] === 'string') return said['id_token']
  const why = reason(said['error'])
  log.warn({ provider: provider.id, status, why }, 'an OpenID provider gave no token')
  // The code was used already, or is too old.
  if (why === 'invalid_grant') throw isOver()
  throw status >= 500 ? didNotAnswer(provider.name) : notUnderstood(provider.name)
}

/** RFC 6749, 2.3.1: each half as a form would write it, then together as HTTP has it. */
function basic(id: string, secret: string): string {
  const [a, b] = [id, secret].map((half) => new URLSearchParams({ _: half }).toString().slice(2))
  return Buffer.from(`${a}:${b}`).toString('base64')
}

function read(text: string): Record<string, unknown> {
  if (text.length > LONGEST_ANSWER) return {}
  try {
    const said: unknown = JSON.parse(text)
    return typeof said === 'object' && said !== null ? { ...said } : {}
  } catch {
    return {}
  }
}

/** A provider's name for what went wrong, fit for a log; anything else is nobody's words to keep. */
export const reason = (said: unknown): string =>
  typeof said === 'string' && /^[\w.-]{1,60}$/.test(said) ? said : 'unnamed'

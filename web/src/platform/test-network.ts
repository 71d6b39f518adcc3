import type { Config } from '@mallama/contracts/platform'
import { vi } from 'vitest'
import { bearer } from './bearer.ts'
import { rereadConfig } from './config.ts'

/** How something was asked for, beside its path and its body. */
export interface How {
  method: string
  query: URLSearchParams
  headers: Headers
  signal: AbortSignal | null
}
export type Answers = (call: string, body: Record<string, unknown>, how: How) => unknown

/** What the identity provider answers when it refuses, in its own protocol. */
export const refusal = (message: string) => ({
  status: 400,
  body: { error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } },
})

const identity: Config['identity'] = {
  mode: 'embedded',
  projectId: 'mallama',
  apiKey: 'local',
  authDomain: null,
  emailPrivacy: false,
  passwordMinLength: 6,
  providers: [],
}

let config: Config = {
  identity,
  coach: { kind: 'built-in', remote: null },
  billing: { mode: 'test', confirmPath: '/api/test-payments/confirm', publishableKey: null, testCards: [] },
  supportEmail: null,
  quickExitUrl: 'https://weather.example',
  demo: false,
}

/** What the server says of itself from now on. */
export async function serverIs(changes: Partial<Config>): Promise<void> {
  globalThis.fetch = serve
  config = { ...config, ...changes }
  await rereadConfig()
}

export interface Asked {
  call: string
  body: Record<string, unknown>
  method: string
}
const asked: Asked[] = []
/** What ends each request that is under way. */
const underWay = new Set<() => void>()
/** How many were ever made. */
let made = 0
let answering: Answers = () => refusal('UNHEARD_OF')

/**
 * The edge of a page under test: what is asked for over the network. The page and the identity provider's SDK are the
 * real ones; `answers` says what comes back (`{ status, body }`, or a promise of it). Answers what is asked from now on.
 */
export function openNetwork(answers: Answers): Asked[] {
  answering = answers
  asked.length = 0
  // The SDK keeps the first `fetch` that it meets: there is one for all tests of a file.
  globalThis.fetch = serve
  return asked
}

const turn = () => new Promise((done) => setTimeout(done))

/**
 * Ends what this file asks: no request of it is answered, or made, after this. One that a page sends as it goes may still
 * wait for the person's token, or for code to come.
 */
export async function endNetwork(): Promise<void> {
  answering = () => new Promise(() => undefined)
  let before: number
  do {
    before = made
    await vi.dynamicImportSettled()
    await bearer()
    await turn()
    for (const leave of underWay) leave()
    await turn()
  } while (made > before)
}

interface Given {
  status: number
  body: unknown
  headers?: Record<string, string>
}

async function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  made += 1
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input), location.origin)
  if (pathname === '/api/config') return Response.json(config)
  const call = /accounts:(\w+)$/.exec(pathname)?.[1] ?? pathname
  const sent = init?.body ?? '{}'
  const body = (sent instanceof Blob ? { file: sent } : JSON.parse(String(sent))) as Record<string, unknown>
  const method = init?.method ?? 'GET'
  asked.push({ call, body, method })
  const signal = init?.signal ?? null
  const how = { method, query: searchParams, headers: new Headers(init?.headers), signal }
  const left = Promise.withResolvers<never>()
  const leave = () => left.reject(new DOMException('left', 'AbortError'))
  signal?.addEventListener('abort', leave)
  underWay.add(leave)
  try {
    const given = (await Promise.race([answering(call, body, how), left.promise])) as Given
    const { status, body: answer, headers } = given
    if (status === 204) return new Response(null, { status })
    return Response.json(answer, { status, ...(headers ? { headers } : {}) })
  } finally {
    underWay.delete(leave)
  }
}

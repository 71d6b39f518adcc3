import type { Config } from '@mallama/contracts/platform'

export type Answers = (call: string, body: Record<string, unknown>, method: string) => unknown

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
  passwordMinLength: 8,
  providers: [],
}

interface Asked {
  call: string
  body: Record<string, unknown>
  method: string
}
const asked: Asked[] = []
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

async function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.origin)
  if (pathname === '/api/config') return Response.json({ identity })
  const call = /accounts:(\w+)$/.exec(pathname)?.[1] ?? pathname
  const body = JSON.parse(String(init?.body ?? '{}')) as Record<string, unknown>
  const method = init?.method ?? 'GET'
  asked.push({ call, body, method })
  const { status, body: answer } = (await answering(call, body, method)) as { status: number; body: unknown }
  return Response.json(answer, { status })
}

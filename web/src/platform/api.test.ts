import { DAY_MS } from '@mallama/contracts/days'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { defineApi } from '@mallama/contracts/endpoint'
import {
  ApiError,
  addressOf,
  apiRequest,
  call,
  callAll,
  getQueryFn,
  messageOf,
  onSessionRefused,
  streamCall,
} from './api.ts'
import { setTokenSource } from './bearer.ts'
import { queryDefaults } from './query.ts'

const api = defineApi({
  list: {
    method: 'GET',
    path: '/api/things',
    access: 'anyone',
    summary: '',
    query: z.object({ before: z.string().optional() }),
    response: z.array(z.string()),
  },
  change: {
    method: 'PATCH',
    path: '/api/things/:id',
    access: 'anyone',
    summary: '',
    params: z.object({ id: z.string() }),
    body: z.object({ name: z.string() }),
    response: z.object({ ok: z.boolean() }),
  },
  remove: {
    method: 'DELETE',
    path: '/api/things/:id',
    access: 'anyone',
    summary: '',
    params: z.object({ id: z.string() }),
    response: z.null(),
  },
  begin: {
    method: 'POST',
    path: '/api/begin',
    access: 'anyone',
    summary: '',
    body: z.strictObject({}).nullish(),
    response: z.object({ ok: z.boolean() }),
  },
  speak: {
    method: 'POST',
    path: '/api/speak',
    access: 'anyone',
    summary: '',
    body: z.object({ message: z.string() }),
    response: z.object({ response: z.string() }),
    stream: true,
  },
})

/** What went out, as the browser's own Request reads it, and what comes back. */
let seen: Request[] = []
let answer: () => Response
const json = (status: number, body: unknown) => () => Response.json(body, { status })
const realFetch = globalThis.fetch

beforeAll(() => {
  globalThis.fetch = (input, init) => {
    seen.push(new Request(new URL(String(input), 'http://mallama.invalid'), init))
    return Promise.resolve(answer())
  }
})
afterAll(() => {
  globalThis.fetch = realFetch
})
beforeEach(() => {
  seen = []
  setTokenSource(() => Promise.resolve(null))
  answer = json(200, { ok: true })
})
afterEach(() => vi.restoreAllMocks())

const sent = (header: string) => seen.map(({ headers }) => headers.get(header))
const addresses = () => seen.map(({ url }) => url.replace('http://mallama.invalid', ''))

const failure = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Error)) throw new Error('It did not fail')
  return error
}

describe('a call', () => {
  test('puts path values into the path and the rest into the body', async () => {
    expect(await call(api.change, { id: 'a/b', name: 'Tomas' })).toEqual({ ok: true })
    expect(seen[0]).toMatchObject({ method: 'PATCH', credentials: 'include' })
    expect(addresses()).toEqual(['/api/things/a%2Fb'])
    expect(sent('content-type')).toEqual(['application/json'])
    expect(await seen[0]?.json()).toEqual({ name: 'Tomas' })
  })
  test('puts the rest of a GET or DELETE into the query, and leaves out what is not given', () => {
    expect(addressOf(api.list, { before: 'x y' })).toEqual({ url: '/api/things?before=x+y', body: undefined })
    expect(addressOf(api.list, { before: undefined }).url).toBe('/api/things')
    expect(addressOf(api.remove, { id: '1', hard: true }).url).toBe('/api/things/1?hard=true')
  })
  test('has no body and no content type when there is nothing to send', async () => {
    await call(api.begin)
    expect(await seen[0]?.text()).toBe('')
    expect(sent('content-type')).toEqual([null])
  })
  test('answers null where nothing comes back', async () => {
    answer = () => new Response(null, { status: 204 })
    expect(await call(api.remove, { id: '1' })).toBeNull()
  })
})

describe('a list', () => {
  test('that comes in parts is followed to its end', async () => {
    const parts = [
      () => Response.json(['a', 'b'], { headers: { link: '</api/things?before=b>; rel="next"' } }),
      json(200, ['c']),
    ]
    answer = () => parts.shift()!()
    expect(await callAll(api.list, {})).toEqual(['a', 'b', 'c'])
    expect(addresses()).toEqual(['/api/things', '/api/things?before=b'])
  })
})

describe('the bearer token', () => {
  test('travels when someone is signed in, and not otherwise', async () => {
    await apiRequest('GET', '/api/x')
    setTokenSource(() => Promise.resolve('id-token'))
    await apiRequest('GET', '/api/x')
    expect(sent('authorization')).toEqual([null, 'Bearer id-token'])
  })
  test('that cannot be had is logged, and the request goes without', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    setTokenSource(() => Promise.reject(new Error('no network')))
    await apiRequest('GET', '/api/x')
    expect(log).toHaveBeenCalledOnce()
    expect(sent('authorization')).toEqual([null])
  })
})

describe('a refusal', () => {
  test('is an error of status, colon and body', async () => {
    answer = () => new Response('short and stout', { status: 418 })
    expect((await failure(apiRequest('GET', '/api/x'))).message).toBe('418: short and stout')
  })
  test('says the status text when the body is empty', async () => {
    answer = () => new Response('', { status: 503, statusText: 'Service Unavailable' })
    expect((await failure(apiRequest('GET', '/api/x'))).message).toBe('503: Service Unavailable')
  })
  test('carries what the server said', async () => {
    const body = {
      code: 'conflict',
      message: 'Already used.',
      details: { name: ['Taken'] },
      requestId: 'r',
      safety: null,
    }
    answer = json(409, body)
    const error = await failure(call(api.begin))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 409, code: 'conflict', userMessage: 'Already used.', details: body.details })
    expect(error.message).toBe(`409: ${JSON.stringify(body)}`)
    expect(messageOf(error, 'Failed')).toBe('Already used.')
    expect(messageOf(new TypeError('fetch failed'), 'Failed')).toBe('Failed')
  })
  test('of a token is told to whoever listens; a visitor’s is not', async () => {
    const told = vi.fn()
    const stop = onSessionRefused(told)
    answer = json(401, { code: 'unauthenticated', message: 'Please log in.', requestId: 'r' })
    await failure(apiRequest('GET', '/api/x'))
    expect(told).not.toHaveBeenCalled()
    setTokenSource(() => Promise.resolve('revoked'))
    await failure(apiRequest('GET', '/api/x'))
    expect(told).toHaveBeenCalledOnce()
    stop()
  })
})

describe('a query', () => {
  const client = new QueryClient({ defaultOptions: queryDefaults })
  test('gets its first key', async () => {
    answer = json(200, ['a'])
    expect(await client.fetchQuery({ queryKey: ['/api/things', 'more'] })).toEqual(['a'])
    expect(seen[0]?.method).toBe('GET')
    expect(addresses()).toEqual(['/api/things'])
  })
  test('is asked once, and never goes stale', async () => {
    vi.useFakeTimers()
    const queryKey = ['/api/once']
    const look = () => new QueryObserver(client, { queryKey }).subscribe(() => undefined)
    answer = json(200, ['a'])
    // A page that stays open keeps what it shows; another one that opens years later asks no more than it does.
    const stop = look()
    await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual(['a']), { timeout: 10_000 })
    vi.setSystemTime(Date.now() + 10 * 365 * DAY_MS)
    const stopAgain = look()
    await client.fetchQuery({ queryKey })
    await vi.advanceTimersByTimeAsync(DAY_MS)
    stop()
    stopAgain()
    vi.useRealTimers()
    answer = json(500, {})
    await failure(client.fetchQuery({ queryKey: ['/api/broken'] }))
    expect(addresses()).toEqual(['/api/once', '/api/broken'])
    expect(queryDefaults.queries).toMatchObject({ refetchOnWindowFocus: false, refetchInterval: false, retry: false })
  })
  test('answers null to a 401, or throws it, as it is told', async () => {
    answer = json(401, {})
    expect(await getQueryFn({ on401: 'returnNull' })({ queryKey: ['/api/x'] })).toBeNull()
    expect((await failure(getQueryFn({ on401: 'throw' })({ queryKey: ['/api/x'] }))).message).toMatch(/^401: /)
    answer = json(500, {})
    await failure(getQueryFn({ on401: 'returnNull' })({ queryKey: ['/api/x'] }))
  })
})

const stream =
  (...events: string[]) =>
  () =>
    new Response(events.map((event) => `${event}\n\n`).join(''), { headers: { 'content-type': 'text/event-stream' } })
const speak = (onText: (text: string) => void = () => undefined) => streamCall(api.speak, { message: 'Hi' }, { onText })

describe('a streamed answer', () => {
  test('comes sentence by sentence, and whole at the end', async () => {
    const texts: string[] = []
    answer = stream(
      'event: text\ndata: {"text":"One. "}',
      ': still here',
      'event: text\ndata: {"text":"Two."}',
      'event: done\ndata: {"response":"One. Two."}',
    )
    expect(await speak((text) => texts.push(text))).toEqual({ response: 'One. Two.' })
    expect(texts).toEqual(['One. ', 'Two.'])
    expect(sent('accept')).toEqual(['text/event-stream'])
  })
  test('that breaks off is a failure', async () => {
    answer = stream('event: text\ndata: {"text":"One. "}')
    expect((await failure(speak())).message).toContain('broke off')
  })
  test('that reports an error is that error', async () => {
    answer = stream('event: error\ndata: {"code":"too_many_requests","message":"A moment, please.","requestId":"r"}')
    expect(await failure(speak())).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      userMessage: 'A moment, please.',
    })
  })
  test('may also come as one piece of JSON', async () => {
    answer = json(200, { response: 'One.' })
    expect(await speak()).toEqual({ response: 'One.' })
  })
})

test('a refusal says when it may be tried again, in seconds or as an instant', async () => {
  for (const [header, seconds] of [
    ['90', 90],
    [' 0 ', 0],
    [new Date(Date.now() + 30_000).toUTCString(), 30],
    [new Date(Date.now() - 30_000).toUTCString(), 0],
    ['soon', undefined],
    [null, undefined],
  ] as const) {
    answer = () => Response.json({}, { status: 429, headers: header === null ? {} : { 'Retry-After': header } })
    const error = (await call(api.list, {}).catch((it: unknown) => it)) as ApiError
    if (seconds === undefined) expect(error.waitS).toBeUndefined()
    else expect(Math.abs((error.waitS ?? NaN) - seconds)).toBeLessThanOrEqual(1)
  }
})

import { expect, test } from 'vitest'
import { onLive, startEvents, type LiveEvent } from './events.ts'

/** What a stream says until it breaks. */
const saying = (...parts: string[]) =>
  new Response(
    new ReadableStream({
      start(stream) {
        for (const part of parts) stream.enqueue(new TextEncoder().encode(part))
        stream.close()
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  )

test('a stream that broke before anything happened comes back to where it began, and says once that it began', async () => {
  const from: (string | null)[] = []
  const answers = [
    saying(': hello\n\n', ': from here\nid: 7\n\n'),
    saying(': from here\nid: 7\n\n', 'id: 8\nevent: message\ndata: {"roomId":"r"}\n\n'),
  ]
  globalThis.fetch = async (_address, init) => {
    from.push(new Headers(init?.headers).get('last-event-id'))
    return answers.shift() ?? new Promise(() => undefined)
  }
  // The one tab there is holds the lock.
  const locks = { request: (_name: string, _how: LockOptions, work: () => Promise<void>) => work() }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  const heard: LiveEvent[] = []
  const deaf = onLive((happened) => void heard.push(happened))
  const stop = startEvents()
  await expect.poll(() => from, { timeout: 10_000 }).toEqual([null, '7', '8'])
  expect(heard).toEqual([
    { id: '7', event: 'began', data: {} },
    { id: '8', event: 'message', data: { roomId: 'r' } },
  ])
  stop()
  deaf()
})

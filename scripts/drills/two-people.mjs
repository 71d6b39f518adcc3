// Two people in one room, for drills and for a test: they are linked, write without a pause, and their browsers listen.
import { randomUUID } from 'node:crypto'
import { ask, pause } from './server.mjs'
import { follow } from './stream.mjs'

/** The room takes 25 in two seconds from one person. */
const PAUSE_MS = 90
const PATIENCE_MS = 30_000

export async function until(what, holds) {
  const began = Date.now()
  while (!holds()) {
    if (Date.now() - began > PATIENCE_MS) throw new Error(`it did not come to pass that ${what}`)
    await pause(10)
  }
}

/** Two who are linked, and their room. */
export async function roomOf(server, [nora, tomas]) {
  const call = async (person, method, path, body) => {
    const { status, body: answer } = await ask(server, person, method, path, body)
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`)
    return answer
  }
  const known = { personName: 'Tomas', relationshipType: 'partner' }
  const { id } = await call(nora, 'POST', '/api/relationships', known)
  const { code } = await call(nora, 'POST', `/api/relationships/${id}/connect`, {})
  await call(tomas, 'POST', `/api/connections/${code}/accept`, { relationshipType: 'partner' })
  const { connectedToUserId: userId } = await call(nora, 'POST', `/api/relationships/${id}/connect/confirm`)
  return (await call(nora, 'POST', `/api/chat-sessions/${id}/invite`, { userId })).sessionId
}

/** What one browser of a person hears of the room, and where its stream is. */
export function browser(server, person, roomId) {
  const heard = []
  const stream = follow(server, person, (event, data) => {
    if (event === 'message' && data.roomId === roomId) heard.push({ id: data.messageId, seq: data.seq })
  })
  return Object.assign(stream, { heard })
}

/** Writes until told to stop. Without an answer it is not known whether a message arrived: it goes again under its id. */
export function writer(server, person, roomId, name) {
  const acknowledged = []
  let going = true
  let tries = 0
  const done = (async () => {
    for (let n = 1; going; n++) {
      const message = { clientId: randomUUID(), content: `${name} says this as number ${n}` }
      for (;;) {
        tries++
        const { status, body } = await ask(
          server,
          person,
          'POST',
          `/api/chat-sessions/${roomId}/messages`,
          message,
        ).catch(() => ({ status: 0 }))
        if (status === 201) {
          acknowledged.push({ id: body.id, seq: body.seq, content: message.content })
          break
        }
        if (status >= 400 && status < 500 && status !== 429) throw new Error(`a message was refused: ${status}`)
        await pause(status === 429 ? 2_000 : 100)
      }
      await pause(PAUSE_MS)
    }
  })()
  // Whoever waits for more messages gives up; `stop` says why there were none.
  done.catch(() => undefined)
  return {
    acknowledged,
    tries: () => tries,
    async stop() {
      going = false
      await done
      return acknowledged
    },
  }
}

/** All that a person reads there. */
export async function wholeRoom(server, person, roomId) {
  const all = []
  for (;;) {
    const path = `/api/chat-sessions/${roomId}?after=${all.at(-1)?.seq ?? 0}`
    const { status, body } = await ask(server, person, 'GET', path)
    if (status !== 200) throw new Error(`the room answers ${status}`)
    if (body.messages.length === 0) return all
    all.push(...body.messages)
  }
}

/** What is not as it must be, in words; nothing where all is well. */
export function judge({ written, browsers, rooms }) {
  const wrong = []
  const expected = written.toSorted((a, b) => a.seq - b.seq)
  const ids = expected.map(({ id }) => id).join()
  for (const [n, { heard, replaced }] of browsers.entries()) {
    if (heard.map(({ id }) => id).join() !== ids) {
      const once = new Set(heard.map(({ id }) => id))
      const lost = expected.filter(({ id }) => !once.has(id)).map(({ seq }) => seq)
      const which = lost.length > 0 ? ` (${lost.slice(0, 20).join(', ')})` : ''
      wrong.push(
        `browser ${n + 1}: ${lost.length} never heard${which}, ${heard.length - once.size} heard twice, or out of order`,
      )
    }
    if (replaced > 0) wrong.push(`browser ${n + 1} was told ${replaced} times to make room for streams that are gone`)
  }
  for (const [n, messages] of rooms.entries())
    if (messages.map(({ id, content }) => id + content).join() !== expected.map((one) => one.id + one.content).join())
      wrong.push(`person ${n + 1} reads ${messages.length} messages where ${expected.length} were acknowledged`)
  return wrong
}

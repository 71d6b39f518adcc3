import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inForm } from './local-shapes.ts'

/** What the server does with one request. */
export type Turn =
  | { say: string }
  /** So many letters a piece, then the connection breaks or falls silent. */
  | { say: string; ends: 'cut' | 'silence' | 'no end' }
  | { status: number; headers?: Record<string, string> }
  | { silence: true }
  | { endless: true }
  | { redirect: string }

interface Heard {
  path: string
  headers: IncomingMessage['headers']
  /** The body as it came, and what it says. */
  text: string
  body: Record<string, unknown>
  /** The caller hung up before the answer was whole. */
  gone: boolean
}

export interface ModelServer {
  url: string
  heard: Heard[]
  /** What comes next, one for each request; the last one stays. */
  plays: Turn[]
  close(): Promise<void>
}

type Wire = 'openai' | 'anthropic' | 'google'

/** A server on loopback that really speaks a provider's protocol, streamed and whole. */
export async function openModelServer(wire: Wire = 'openai'): Promise<ModelServer> {
  const server = createServer((request, response) => void serve(request, response))
  const open: ModelServer = { url: '', heard: [], plays: [], close: () => shut() }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const body = JSON.parse(text) as Record<string, unknown>
    const heard: Heard = { path: request.url ?? '', headers: request.headers, text, body, gone: false }
    open.heard.push(heard)
    response.on('close', () => (heard.gone = !response.writableFinished))
    const turn = open.plays.length > 1 ? open.plays.shift()! : open.plays[0]!
    if ('silence' in turn) return
    if ('redirect' in turn) return void response.writeHead(307, { location: turn.redirect }).end()
    if ('status' in turn)
      return void response
        .writeHead(turn.status, { 'content-type': 'application/json', ...turn.headers })
        .end(JSON.stringify({ error: { message: 'not now', type: 'server_error' } }))
    const isStream = body['stream'] === true || heard.path.includes('streamGenerateContent')
    if ('endless' in turn) return isStream ? endless(response) : endlessWhole(response)
    if (!isStream) return void response.writeHead(200, json).end(JSON.stringify(wires[wire].whole(turn.say)))
    await stream(response, { ...turn, say: inForm(turn.say, text, !('ends' in turn)) })
  }

  async function stream(response: ServerResponse, turn: { say: string; ends?: string }): Promise<void> {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const { start, piece, end } = wires[wire]
    response.write(start)
    for (const part of turn.say.match(/[\s\S]{1,7}/g) ?? []) {
      response.write(piece(part))
      await new Promise((resolve) => setImmediate(resolve))
    }
    if (turn.ends === 'silence') return
    if (turn.ends === 'cut') return void setTimeout(() => response.destroy(), 30)
    response.end(turn.ends === 'no end' ? '' : end)
  }

  function endless(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const timer = setInterval(() => response.write(wires[wire].piece('and so it goes on '.repeat(50))), 2)
    response.on('close', () => clearInterval(timer))
  }

  const shut = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${wire === 'google' ? '/v1beta' : '/v1'}`
  return open
}

const json = { 'content-type': 'application/json' }

function endlessWhole(response: ServerResponse): void {
  response.writeHead(200, json)
  const timer = setInterval(() => response.write('x'.repeat(200_000)), 1)
  response.on('close', () => clearInterval(timer))
}

const event = (data: unknown, name?: string) => `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`
const chunk = (delta: object, finish: string | null = null) =>
  event({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })
const anthropicMessage = {
  id: 'm1',
  type: 'message',
  role: 'assistant',
  model: 'm',
  stop_reason: null,
  stop_sequence: null,
}

const wires: Record<Wire, { whole(text: string): unknown; start: string; piece(text: string): string; end: string }> = {
  openai: {
    whole: (content) => ({
      id: 'c1',
      object: 'chat.completion',
      created: 1,
      model: 'm',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
    start: chunk({ role: 'assistant', content: '' }),
    piece: (content) => chunk({ content }),
    end: `${chunk({}, 'stop')}data: [DONE]\n\n`,
  },
  anthropic: {
    whole: (text) => ({
      ...anthropicMessage,
      content: [{ type: 'text', text }],
      stop_reason: 'end_turn',
      usage: { input_tokens: 1, output_tokens: 1 },
    }),
    start:
      event(
        {
          type: 'message_start',
          message: { ...anthropicMessage, content: [], usage: { input_tokens: 1, output_tokens: 0 } },
        },
        'message_start',
      ) +
      event(
        { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
        'content_block_start',
      ),
    piece: (text) =>
      event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }, 'content_block_delta'),
    end:
      event({ type: 'content_block_stop', index: 0 }, 'content_block_stop') +
      event(
        { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 9 } },
        'message_delta',
      ) +
      event({ type: 'message_stop' }, 'message_stop'),
  },
  google: {
    whole: (text) => candidate(text, 'STOP'),
    start: '',
    piece: (text) => event(candidate(text)),
    end: event(candidate('', 'STOP')),
  },
}

function candidate(text: string, finishReason?: string) {
  return {
    candidates: [
      { index: 0, content: { role: 'model', parts: [{ text }] }, ...(finishReason ? { finishReason } : {}) },
    ],
    usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
  }
}

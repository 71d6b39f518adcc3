import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inForm, json, type Heard, type Kind, type LocalServer, type Play } from './local-shapes.ts'
import { wires, type Wire } from './local-wires.ts'

export type { Kind, LocalServer, Turn } from './local-shapes.ts'

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A stand-in on loopback that speaks Ollama's, llama.cpp's or LM Studio's own protocol, quirks included. */
export async function openLocalServer(kind: Kind, port = 0): Promise<LocalServer> {
  const wire: Wire = wires[kind]
  const open: LocalServer = {
    kind,
    root: '',
    heard: [],
    asked: [],
    busy: 0,
    busiest: 0,
    plays: [],
    models: [{ name: 'small:8b', context: 8_192, bytes: 4_920_000_000 }],
    loading: false,
    close: () => shut(),
  }
  const http = createServer((request, response) => void serve(request, response))

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = request.url ?? ''
    open.asked.push(`${request.method} ${path}`)
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>
    if (path !== wire.chat) return json(response, ...wire.about(open, path.split('?')[0]!, body))
    const heard: Heard = { path, body, seen: [], gone: false }
    open.heard.push(heard)
    response.on('close', () => (heard.gone = !response.writableFinished))
    open.busiest = Math.max(open.busiest, ++open.busy)
    await answer(heard, response)
    open.busy--
  }

  async function answer(heard: Heard, response: ServerResponse): Promise<void> {
    const play = open.plays.length > 1 ? open.plays.shift()! : open.plays[0]!
    const turn = typeof play === 'function' ? play(heard.body) : play
    const known = open.models.some(({ name }) => name === heard.body['model'])
    const trouble = open.loading ? 'loading' : 'trouble' in turn ? turn.trouble : known ? null : 'no-model'
    if (trouble) return json(response, ...wire.trouble(trouble, String(heard.body['model'])))
    const { say, thinks = '', firstMs = 0, pieceMs = 0, ends } = turn as Play
    const full = wire.see(open, heard)
    if (full) return full(response)
    await after(firstMs)
    if (response.destroyed) return
    response.writeHead(200, { 'content-type': wire.type })
    response.write(wire.start)
    const pieces = (text: string) => text.match(/[\s\S]{1,9}/g) ?? []
    const parts = [
      ...pieces(thinks).map((text) => wire.thought(text)),
      ...pieces(inForm(say, JSON.stringify(heard.body), !ends)).map((text) => wire.word(text)),
    ]
    for (const part of parts) {
      if (response.destroyed) return
      response.write(part)
      await after(pieceMs)
    }
    if (ends === 'silence') return void (await once(response, 'close'))
    if (ends === 'cut') return void setTimeout(() => response.destroy(), 20)
    if (ends === 'malformed') return void response.end(wire.malformed)
    if (ends === 'broken off') return void response.end(wire.brokenOff)
    response.end(wire.end(ends === 'length' ? 'length' : 'stop'))
  }

  const shut = async () => {
    http.closeAllConnections()
    http.close()
    await once(http, 'close')
  }
  http.listen(port, '127.0.0.1')
  await once(http, 'listening')
  open.root = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  return open
}

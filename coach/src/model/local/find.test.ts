import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { openLocalServer, type Kind, type LocalServer } from '../../../test/local-server.ts'
import { findServers, serverAt } from './find.ts'

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})
const start = async (kind: Kind): Promise<LocalServer> => {
  const server = await openLocalServer(kind)
  open.push(server)
  return server
}
const portOf = ({ root }: LocalServer) => Number(new URL(root).port)

/** Something else that listens there. */
async function stranger(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer!)
  open.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('what is found', () => {
  it('is each server by what it is, with its models and how much they hold', async () => {
    const [one, two, three] = [await start('ollama'), await start('lm-studio'), await start('llama-cpp')]
    one.models.push({ name: 'embeds', context: 512, embeds: true })
    two.models[0]!.loaded = 6_000
    const found = await findServers([one, two, three].map(portOf))
    expect(found).toEqual([
      {
        address: one.root,
        kind: 'ollama',
        models: [{ model: 'small:8b', context: 8_192 }],
      },
      {
        address: two.root,
        kind: 'lm-studio',
        models: [{ model: 'small:8b', context: 6_000 }],
      },
      {
        address: three.root,
        kind: 'llama-cpp',
        models: [{ model: 'small:8b', context: 8_192 }],
      },
    ])
    for (const server of [one, two, three]) expect(server.heard).toEqual([])
  })

  it('is nothing where nothing listens', async () => {
    const gone = await start('ollama')
    await gone.close()
    open.pop()
    expect(await findServers([portOf(gone)])).toEqual([])
  })

  it('is no server that is still reading its model; one that reads it when asked holds the least', async () => {
    const studio = await start('lm-studio')
    expect((await serverAt(studio.root))!.models).toEqual([{ model: 'small:8b', context: 4_096 }])
    const llama = await start('llama-cpp')
    llama.loading = true
    expect(await serverAt(llama.root)).toBeNull()
  })

  it('is a server that only speaks as OpenAI does', async () => {
    const listed = { object: 'list', data: [{ id: 'mistral-7b', max_model_len: 32_768 }] }
    const address = await stranger((request, response) =>
      request.url === '/v1/models' ? response.end(JSON.stringify(listed)) : response.writeHead(404).end('{}'),
    )
    expect(await serverAt(address)).toMatchObject({
      kind: 'openai-compatible',
      models: [{ model: 'mistral-7b', context: 32_768 }],
    })
  })

  it.each<[string, Parameters<typeof createServer>[1]]>([
    ['a web site', (_request, response) => response.end('<html>hello</html>')],
    ['one that never answers', () => undefined],
    [
      'one whose answer has no end',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        const timer = setInterval(() => response.write('"'.repeat(500_000)), 1)
        response.on('close', () => clearInterval(timer))
      },
    ],
    [
      'one whose names are no names',
      (_request, response) =>
        response.end(JSON.stringify({ object: 'list', data: [{ id: '<img src=x>' }], models: [{ name: '\n\n' }] })),
    ],
  ])('is not %s', async (_what, answer) => {
    expect((await serverAt(await stranger(answer)))?.models ?? []).toEqual([])
  })

  it('is never looked for anywhere else: a redirect is not followed', async () => {
    const elsewhere = await start('ollama')
    const address = await stranger((request, response) =>
      response.writeHead(307, { location: `${elsewhere.root}${request.url}` }).end(),
    )
    expect(await serverAt(address)).toBeNull()
    expect(elsewhere.asked).toEqual([])
  })
})

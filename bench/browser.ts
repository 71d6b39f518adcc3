import { spawn } from 'node:child_process'
import { once } from 'node:events'
// @ts-expect-error a bootstrap script in plain JavaScript, shared with the tests
import { findChromium } from '../scripts/chromium.mjs'

/** The program; null where there is none. */
export const chromium: string | null = process.env['CHROMIUM'] || (findChromium() as string | null)

export interface Browser {
  /** Of its debugging protocol. */
  port: number
  /** Writes into the local storage of the address's origin. */
  remember(url: string, storage: Record<string, string>): Promise<void>
  close(): Promise<void>
}

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run']

/** A Chromium without a window and with a profile of its own. */
export async function openBrowser(program: string, profile: string, flags: string[] = []): Promise<Browser> {
  const child = spawn(
    program,
    [...FLAGS, ...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const port = await new Promise<number>((done, failed) => {
    let said = ''
    child.once('exit', () => failed(new Error(`Chromium did not start: ${said}`)))
    child.stderr.on('data', (part) => {
      said += part
      const [, found] = /ws:\/\/[^:]+:(\d+)\//.exec(said) ?? []
      if (found) done(Number(found))
    })
  })
  return {
    port,
    remember: (url, storage) => remember(port, url, storage),
    async close() {
      const gone = once(child, 'exit')
      // By its protocol: the program may be a shell script, and a signal to that leaves the browser behind.
      const version = await fetch(`http://127.0.0.1:${port}/json/version`)
      const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string }
      const socket = new WebSocket(webSocketDebuggerUrl)
      await once(socket as never, 'open')
      socket.send(JSON.stringify({ id: 1, method: 'Browser.close' }))
      await gone
    },
  }
}

async function remember(port: number, url: string, storage: Record<string, string>) {
  const opened = await fetch(`http://127.0.0.1:${port}/json/new?${encodeURIComponent(url)}`, { method: 'PUT' })
  const { webSocketDebuggerUrl, id } = (await opened.json()) as { webSocketDebuggerUrl: string; id: string }
  const socket = new WebSocket(webSocketDebuggerUrl)
  await once(socket as never, 'open')
  const expression = `(() => {
    if (!location.href.startsWith('http') || document.readyState !== 'complete') return 'not yet'
    for (const [key, value] of Object.entries(${JSON.stringify(storage)})) localStorage.setItem(key, value)
    return 'kept'
  })()`
  for (let tries = 1, kept = false; !kept; tries++) {
    if (tries > 100) throw new Error('the browser kept nothing')
    socket.send(JSON.stringify({ id: tries, method: 'Runtime.evaluate', params: { expression } }))
    const [event] = (await once(socket as never, 'message')) as [{ data: string }]
    kept = event.data.includes('"kept"')
    if (!kept) await new Promise((done) => setTimeout(done, 50))
  }
  await fetch(`http://127.0.0.1:${port}/json/close/${id}`)
}

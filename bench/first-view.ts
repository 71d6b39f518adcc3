import { once } from 'node:events'

/**
 * Milliseconds from asking for a page to the frame in which the first element of `selector` is painted, in a tab of its
 * own.
 * @param port of the browser's debugging protocol
 */
export async function firstView(port: number, url: string, selector: string): Promise<number> {
  const opened = await fetch(`http://127.0.0.1:${port}/json/new?about:blank`, { method: 'PUT' })
  const { webSocketDebuggerUrl, id } = (await opened.json()) as { webSocketDebuggerUrl: string; id: string }
  const socket = new WebSocket(webSocketDebuggerUrl)
  await once(socket as never, 'open')
  const answers = new Map<number, (result: Said) => void>()
  socket.addEventListener('message', ({ data }) => {
    const said = JSON.parse(String(data)) as Said
    answers.get(said.id)?.(said)
  })
  let asked = 0
  const ask = (method: string, params: object = {}) =>
    new Promise<Said>((done) => {
      answers.set(++asked, done)
      socket.send(JSON.stringify({ id: asked, method, params }))
    })
  try {
    await ask('Page.enable')
    await ask('Page.bringToFront')
    await ask('Page.addScriptToEvaluateOnNewDocument', { source: watching(selector) })
    await ask('Page.navigate', { url })
    for (let tries = 0; tries < 1_500; tries++) {
      const { result } = await ask('Runtime.evaluate', { expression: 'window.firstView', returnByValue: true })
      if (typeof result?.result?.value === 'number') return result.result.value
      await new Promise((done) => setTimeout(done, 20))
    }
    throw new Error(`${selector} did not show`)
  } finally {
    socket.close()
    await fetch(`http://127.0.0.1:${port}/json/close/${id}`)
  }
}

interface Said {
  id: number
  result?: { result?: { value?: unknown } }
}

/** A message that is sent in a frame arrives once that frame is painted. */
const watching = (selector: string) => `(() => {
  const seen = () => {
    if (!document.querySelector(${JSON.stringify(selector)})) return requestAnimationFrame(seen)
    const painted = new MessageChannel()
    painted.port1.onmessage = () => { window.firstView = performance.now() }
    requestAnimationFrame(() => painted.port2.postMessage(null))
  }
  requestAnimationFrame(seen)
})()`

import { createElement, use, type ComponentType } from 'react'

export interface Later<P extends object> {
  (props: P): React.ReactNode
  /** Fetches the code without showing anything. */
  preload(): Promise<unknown>
}

/** A connection that drops for a moment is no reason to show nothing: so long after a failure it is tried again. */
const AGAIN_MS = [300, 1_500, 4_000]
const FORGOTTEN_MS = 1_000

async function patiently<T>(load: () => Promise<T>, [wait, ...later] = AGAIN_MS): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (wait === undefined) throw error
    await new Promise((done) => setTimeout(done, wait))
    return patiently(load, later)
  }
}

/**
 * A part whose code is fetched when it is first wanted, inside a `Suspense`. React's own `lazy` shows the fallback even
 * where the code has come already, and then holds the page itself back for 300 ms; this shows what is there at once.
 */
export function later<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): Later<P> {
  let coming: Promise<ComponentType<P>> | null = null
  const fetchCode = () => {
    const code = patiently(load).then((loaded) => loaded.default)
    code.then(
      // What `use` reads to go on without waiting; it has to be asked at every rendering, come or not.
      (value) => Object.assign(code, { status: 'fulfilled', value }),
      // Whoever asks later asks the network again, not the memory of a failure; who asks now is to hear of it.
      () => setTimeout(() => (coming = null), FORGOTTEN_MS),
    )
    return code
  }
  const preload = () => (coming ??= fetchCode())
  const part = (props: P) => createElement(use(preload()), props)
  return Object.assign(part, { preload })
}

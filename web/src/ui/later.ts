import { createElement, use, useEffect, type ComponentType } from 'react'
import { toast } from './toasts.ts'

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
export function later<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  /** What is shown where the code does not come; without it the page around it fails. */
  instead?: ComponentType<P>,
): Later<P> {
  let coming: Promise<ComponentType<P>> | null = null
  const fetchCode = () => {
    // Whoever asks later asks the network again, not the memory of a failure; who asks now is to hear of it.
    const forget = () => setTimeout(() => (coming = null), FORGOTTEN_MS)
    const code = patiently(load).then(
      (loaded) => loaded.default,
      (error: unknown) => {
        forget()
        if (instead) return instead
        throw error
      },
    )
    code.then(
      // What `use` reads to go on without waiting; it has to be asked at every rendering, come or not.
      (value) => Object.assign(code, { status: 'fulfilled', value }),
      () => undefined,
    )
    return code
  }
  const preload = () => (coming ??= fetchCode())
  const part = (props: P) => createElement(use(preload()), props)
  return Object.assign(part, { preload })
}

/** As a dialog tells the page under it that it is closed. */
interface Closes {
  onClose?: () => void
  onCancel?: () => void
  onOpenChange?: (open: boolean) => void
}

/** Says so, and closes: the next press asks for the code again. */
function DidNotOpen({ onClose, onCancel, onOpenChange }: Closes) {
  useEffect(() => {
    toast({ title: 'This did not open', description: 'It may be your connection. Please try again.', tone: 'error' })
    onClose?.()
    onCancel?.()
    onOpenChange?.(false)
  }, [onClose, onCancel, onOpenChange])
  return null
}

/** A dialog whose code is fetched when it is opened. Where it does not come the page under it stays, with what is typed there. */
export const laterDialog = <P extends Closes>(load: () => Promise<{ default: ComponentType<P> }>): Later<P> =>
  later(load, DidNotOpen)

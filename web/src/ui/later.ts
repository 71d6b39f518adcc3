import { createElement, use, type ComponentType } from 'react'

export interface Later<P extends object> {
  (props: P): React.ReactNode
  /** Fetches the code without showing anything. */
  preload(): Promise<unknown>
}

/**
 * A part whose code is fetched when it is first wanted, inside a `Suspense`. React's own `lazy` shows the fallback even
 * where the code has come already, and then holds the page itself back for 300 ms; this shows what is there at once.
 */
export function later<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): Later<P> {
  let come: ComponentType<P> | null = null
  let coming: Promise<ComponentType<P>> | null = null
  const preload = () =>
    (coming ??= load().then((loaded) => {
      come = loaded.default
      return come
    }))
  const part = (props: P) => createElement(come ?? use(preload()), props)
  return Object.assign(part, { preload })
}

import { useEffect, useSyncExternalStore } from 'react'
import type { Config } from '@mallama/contracts/platform'

let known: Config | undefined
let reading: Promise<Config> | undefined
const listeners = new Set<() => void>()

async function read(): Promise<Config> {
  // Read without a token: identity itself waits for this answer.
  const response = await fetch('/api/config', { credentials: 'include', headers: { Accept: 'application/json' } })
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
  known = (await response.json()) as Config
  for (const listener of listeners) listener()
  return known
}

/** What this server is: asked once a page; a failure is not remembered. */
export function getConfig(): Promise<Config> {
  reading ??= read().catch((error: unknown) => {
    reading = undefined
    throw error
  })
  return reading
}

/** For who has just changed what this server is. */
export function rereadConfig(): Promise<Config> {
  reading = undefined
  return getConfig()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useConfig(): Config | undefined {
  useEffect(() => void getConfig().catch(() => undefined), [])
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  )
}

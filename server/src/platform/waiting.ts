import { AsyncLocalStorage } from 'node:async_hooks'

/** Whoever waits for an answer that is streamed hears how many are before them; nothing on the way needs to know. */
export const waiting = new AsyncLocalStorage<(ahead: number) => void>()

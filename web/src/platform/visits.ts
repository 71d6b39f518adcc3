import { keep, kept, keptKeys } from './storage.ts'

/**
 * What this browser set out for at an OpenID provider, so that whichever window comes back knows what to do there. As
 * long as the server's own visit lives, and as long as an answer that comes back twice is known for the same one.
 */
export const KEPT_MS = 10 * 60 * 1000

/** Why someone goes there. `next` is where they were going, `uid` who was signed in when they set out. */
export type Purpose =
  | { what: 'sign-in'; trial: boolean; next: string | null }
  | { what: 'link' | 'confirm'; uid: string; next: string }

export interface Visit {
  visit: string
  providerId: string
  purpose: Purpose
  /** In a window beside the page, or in the page's own place. */
  way: 'window' | 'page'
  at: number
  /** The window itself does what the page that opened it no longer waits for. */
  claimed?: true
  /** Where it led in the end. */
  led?: string
}

const prefix = 'mallama:visit:'

export function recall(visit: string): Visit | null {
  const text = kept(prefix + visit)
  if (text === null) return null
  const found = JSON.parse(text) as Visit
  return isLive(found) ? found : null
}

export function remember(visit: Visit) {
  for (const key of keptKeys(prefix)) {
    const other = recall(key.slice(prefix.length))
    if (other === null) keep(key, null)
  }
  keep(prefix + visit.visit, JSON.stringify(visit))
}

export const forgetVisit = (visit: string) => keep(prefix + visit, null)

/** Marks what became of it. */
export function mark(visit: string, changes: Pick<Visit, 'claimed' | 'led'>) {
  const found = recall(visit)
  if (found !== null) keep(prefix + visit, JSON.stringify({ ...found, ...changes }))
}

const isLive = ({ at }: Visit) => Math.abs(Date.now() - at) < KEPT_MS

/** Between the windows of this browser: one is back, the other takes over. */
export interface Word {
  visit: string
  say: 'back' | 'taken'
}

export function openChannel(heard: (word: Word) => void) {
  const channel = new BroadcastChannel('mallama:visits')
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => heard(data))
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, our own
    tell: (word: Word) => channel.postMessage(word),
    close: () => channel.close(),
  }
}

import type { identityApi } from '@mallama/contracts/identity'
import { ApiError, call } from './api.ts'
import { route } from './route.ts'
import { forgetVisit, openChannel, recall, remember, type Purpose } from './visits.ts'

/**
 * To an OpenID provider and back, in a window or in the page's own place. Nothing of a provider is loaded into our
 * pages, before or after: the server speaks with it, and hands us what the identity SDK signs in with. The names of
 * errors and the times are the SDK's own.
 */
export const WINDOW = { width: 500, height: 600 }
export const CHECK_MS = { desktop: 2_000, mobile: 10_000 }
/** A window may have closed because it is done: its word may still be on the way. */
export const GRACE_MS = 8_000
/** How long a window may take until the other site's page is there: when it seems to be, and when it is not yet. */
const CHANGED_MS = { usual: 1_500, slow: 8_000 }
const LOOK_MS = 100
const CLOSE_AGAIN_MS = [1_000, 3_000, 10_000]

const startVisit = route<typeof identityApi.start>('POST', '/api/openid/start')
const finishVisit = route<typeof identityApi.finish>('POST', '/api/openid/finish')

/** What a provider says of someone, once. */
export interface Proof {
  providerId: string
  idToken: string
  rawNonce: string
}

export interface Journey {
  providerId: string
  purpose: Purpose
  /** They must show there again who they are. */
  again?: boolean
}

const failure = (code: string, words = code) => Object.assign(new Error(words), { code: `auth/${code}` })

/** A refusal of ours under a name that the screens know, with the server's words for the person. */
function named(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  if (error.details?.['origin']) return failure('unauthorized-domain')
  return failure(`openid-${error.code ?? error.status}`, error.userMessage ?? '')
}

async function start({ providerId, purpose, again = false }: Journey, way: 'window' | 'page') {
  try {
    const { visit, address } = await call(startVisit, { providerId, origin: location.origin, again })
    remember({ visit, providerId, purpose, way, at: Date.now() })
    return { visit, address }
  } catch (error) {
    throw named(error)
  }
}

/** Fetches what a visit ended with. It is handed out once. */
export async function finish(visit: string): Promise<Proof> {
  try {
    return await call(finishVisit, { visit })
  } catch (error) {
    throw named(error)
  }
}

const isMobile = () => /Mobi|Android|iP(hone|ad|od)/.test(navigator.userAgent)
/** An app on the home screen has no windows beside it. */
export const hasNoWindows = () => matchMedia('(display-mode: standalone)').matches

/** Ends the one window that may be waited for. */
let running: ((code: string) => void) | null = null

/** Must be called in the very moment of a press: later, the browser opens no window. */
function openWindow(): Window | null {
  const { width, height } = WINDOW
  const left = Math.max((screen.availWidth - width) / 2, 0)
  const top = Math.max((screen.availHeight - height) / 2, 0)
  const opened = window.open('', '', `popup,width=${width},height=${height},left=${left},top=${top}`)
  if (opened === null || opened.closed) return null
  opened.document.title = 'Mallama'
  opened.document.documentElement.style.colorScheme = 'light dark'
  opened.document.body.textContent = 'One moment...'
  return opened
}

const isOurs = (opened: Window): boolean => {
  try {
    return Boolean(opened.document)
  } catch {
    return false
  }
}

/**
 * A browser loses the word that a window is to close when that window is just changing to another site's page. So the
 * change is let to its end first. Emptying the window instead would cut the tie to it: a page of ours, with our opener
 * policy, that follows another site's is put into a group of its own.
 */
function shut(opened: Window, sentAt: number | null) {
  const now = Date.now()
  const until = sentAt === null ? now : sentAt + (isOurs(opened) ? CHANGED_MS.slow : CHANGED_MS.usual)
  if (now >= until) tellToClose(opened)
  else setTimeout(shut, LOOK_MS, opened, sentAt)
}

/** Once more, in case of another change just then; nobody can ask, because a window says at once that it is closed. */
function tellToClose(opened: Window) {
  opened.close()
  for (const later of CLOSE_AGAIN_MS) setTimeout(() => opened.close(), later)
}

interface Waiting {
  /** Ends the waiting, and closes the window. */
  signal: AbortSignal
  /** They are back. */
  onBack: () => void
}

/**
 * Opens the provider in a window and waits for it. Rejects with `auth/popup-blocked`; with `auth/popup-closed-by-user`
 * when it was closed, or the waiting was ended; with `auth/cancelled-popup-request` when another one took its place.
 */
export function proveInWindow(journey: Journey, { signal, onBack }: Waiting): Promise<Proof> {
  running?.('cancelled-popup-request')
  const opened = openWindow()
  if (opened === null) return Promise.reject(failure('popup-blocked'))
  const every = isMobile() ? CHECK_MS.mobile : CHECK_MS.desktop
  let visit: string | null = null
  let sentAt: number | null = null
  let timer: ReturnType<typeof setTimeout>

  return new Promise((resolve, reject) => {
    const channel = openChannel((word) => {
      if (word.visit !== visit || word.say !== 'back') return
      if (recall(word.visit)?.claimed) return seemsClosed()
      channel.tell({ visit: word.visit, say: 'taken' })
      end()
      tellToClose(opened)
      onBack()
      finish(word.visit).then(resolve, reject)
      forgetVisit(word.visit)
    })
    const end = () => {
      clearTimeout(timer)
      channel.close()
      if (running === stop) running = null
    }
    const fail = (error: unknown) => {
      end()
      shut(opened, sentAt)
      reject(error as Error)
    }
    const stop = (code: string) => {
      if (visit !== null) forgetVisit(visit)
      fail(failure(code))
    }
    // A provider may cut the tie between the windows, which looks as if its window were closed: whoever comes back all
    // the same goes on in that window, so the visit is kept.
    const seemsClosed = () => fail(failure('popup-closed-by-user'))
    const look = () => {
      timer = opened.closed ? setTimeout(seemsClosed, GRACE_MS) : setTimeout(look, every)
    }
    running = stop
    signal.addEventListener('abort', () => running === stop && stop('popup-closed-by-user'))
    start(journey, 'window').then((begun) => {
      // Ended in the meantime.
      if (running !== stop) return forgetVisit(begun.visit)
      visit = begun.visit
      if (opened.closed) return
      sentAt = Date.now()
      opened.location.replace(begun.address)
    }, fail)
    look()
  })
}

/** Leaves this page for the provider's; `/auth/openid` goes on from there. Resolves only when the browser keeps us. */
export async function leaveFor(journey: Journey): Promise<void> {
  running?.('cancelled-popup-request')
  const { address } = await start(journey, 'page')
  location.assign(address)
  // A page that comes back out of the browser's memory may be pressed again.
  await new Promise<void>((back) => window.addEventListener('pageshow', () => back(), { once: true }))
}

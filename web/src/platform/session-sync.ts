import type { Opened } from './opened.ts'

/**
 * Tells the server's own cookie that someone is signed in here. The cookie may choose the first document of the next
 * visit and nothing else, so whatever goes wrong is let go. As in the SDK's own session sync, only a token of the last
 * five minutes is sent, and none twice.
 */
const YOUNG_MS = 5 * 60 * 1000
const address = '/api/session'

let last: string | null = null

export function syncSession({ sdk, auth }: Opened) {
  sdk.onIdTokenChanged(auth, (user) => {
    if (user === null) return
    user
      .getIdTokenResult()
      .then(async ({ token, issuedAtTime }) => {
        if (token === last || Date.now() - Date.parse(issuedAtTime) > YOUNG_MS) return
        last = token
        await fetch(address, { method: 'POST', headers: { Authorization: `Bearer ${token}` }, keepalive: true })
      })
      .catch(() => undefined)
  })
}

/** At the end of a session here; outlives the page, which is about to be replaced. */
export function forgetSession() {
  last = null
  fetch(address, { method: 'DELETE', keepalive: true }).catch(() => undefined)
}

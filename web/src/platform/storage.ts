/**
 * What this browser keeps of a person: everything under `mallama:`, and the dashboard's pinned items. Storage can be
 * refused (private windows, full disks); then things are forgotten sooner, and nothing breaks.
 */
const prefix = 'mallama:'
const others = ['dashboard-pinned-items']
/** How bright the screen is says nothing about anyone: it survives a log-out, but not a quick exit. */
export const themeKey = 'mallama:theme'

/** Whether somebody is signed in here: `signedIn`; `ended`, where it was ended from elsewhere; nothing, where they left. */
export const sessionKey = 'mallama:session'
export const signedIn = '1'
export const ended = 'ended'
/** Whose words these are: of this browser in `localStorage`, of this tab in `sessionStorage`. */
const ownerKey = 'mallama:owner'

const stores = ['localStorage', 'sessionStorage'] as const

export function keep(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Refused: see above.
  }
}

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keptKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}

const isOurs = (key: string) => key.startsWith(prefix) || others.some((other) => key.startsWith(other))

/** Who is signed in here goes as well, unless `session` is false. */
function empty(store: Storage, { theme, session = true }: { theme: boolean; session?: boolean }) {
  for (const key of Object.keys(store))
    if (isOurs(key) && (theme || key !== themeKey) && (session || (key !== sessionKey && key !== ownerKey)))
      store.removeItem(key)
}

function inEach(work: (store: Storage) => void) {
  for (const name of stores) {
    try {
      work(window[name])
    } catch {
      // Refused: nothing was kept there either.
    }
  }
}

export const forgetStored = (what: { theme: boolean; session?: boolean }) => inEach((store) => empty(store, what))

/**
 * Somebody is signed in here. What they left when their session ended is theirs again; what another person left goes.
 */
export function keepFor(uid: string) {
  inEach((store) => {
    const owner = store.getItem(ownerKey)
    if (owner !== null && owner !== uid) empty(store, { theme: false, session: false })
    store.setItem(ownerKey, uid)
  })
}

export const ownerHere = () => kept(ownerKey)

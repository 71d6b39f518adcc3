/**
 * What this browser keeps of a person: everything under `mallama:`, and the dashboard's pinned items. Storage can be
 * refused (private windows, full disks); then things are forgotten sooner, and nothing breaks.
 */
const prefix = 'mallama:'
const others = ['dashboard-pinned-items']
/** How bright the screen is says nothing about anyone: it survives a log-out, but not a quick exit. */
export const themeKey = 'mallama:theme'

export const sessionKey = 'mallama:session'

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

/** `session`: that somebody is signed in here goes as well. */
export function forgetStored({ theme, session = true }: { theme: boolean; session?: boolean }) {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const store = window[name]
      for (const key of Object.keys(store))
        if (isOurs(key) && (theme || key !== themeKey) && (session || key !== sessionKey)) store.removeItem(key)
    } catch {
      // Refused: nothing was kept there either.
    }
  }
}

const somewhere = 'https://mallama.invalid'

/**
 * A place to come back to after signing in: a path of this site, or null. Nothing that a browser could read as
 * another origin passes, and nothing that would lead straight back to the form or to the API.
 */
export function safeNext(next: string | null | undefined): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, somewhere)) return null
  const url = new URL(next, somewhere)
  // "/.//host" becomes "//host" once its dots are resolved, and that is another origin again.
  if (url.origin !== somewhere || url.pathname.startsWith('//')) return null
  if (/^\/(auth|api|landing)(\/|$)/.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

export const authAndBack = (to: string) => `/auth?next=${encodeURIComponent(to)}`

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

/** The form, in one of its shapes (`forgotten`, `trial=true`), and the page to come back to along with it. */
export function authFor(next: string | null, shape?: string): string {
  const to = safeNext(next)
  const query = [shape, to && `next=${encodeURIComponent(to)}`].filter(Boolean).join('&')
  return query === '' ? '/auth' : `/auth?${query}`
}

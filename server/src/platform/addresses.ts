/** What programs call: no page lies there, also where nothing is mounted under it. */
const FOR_PROGRAMS =
  /^\/(api|\.well-known|emulator|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(?![\w-])/

export const isForPrograms = (url: string): boolean => FOR_PROGRAMS.test(url)

export const pathOf = (url: string): string => url.split('?', 1)[0]!

/**
 * The router refuses what it cannot decode before any page can answer. To a person a mistyped address is one that leads
 * nowhere, so its percent signs are read as they stand; a program is told that its address is wrong.
 */
export function routable(url: string): string {
  if (isForPrograms(url)) return url
  const path = pathOf(url)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

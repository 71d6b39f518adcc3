/** Where a model runs: the machine that Mallama runs on is called this machine. */
export const placeOf = (host: string): string =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/.test(host) ? 'on this machine' : `at ${host}`

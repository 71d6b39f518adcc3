/** This machine, as a URL, a Host header, a socket or HOST in the environment may name it. */
export const isLoopback = (host: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]', '::1', '::ffff:127.0.0.1'].includes(host)

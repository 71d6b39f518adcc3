/** A plain loop: a callback for each of 200,000 bytes is ten times as slow, and every start waits for it. */
export function bytesOf(base64: string): Uint8Array {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < bytes.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}

/** The same as int8, as weights are shipped. */
export const weightsOf = (base64: string) => new Int8Array(bytesOf(base64).buffer)

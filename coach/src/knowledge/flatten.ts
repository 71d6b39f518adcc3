/** Lower case without apostrophes, and for each letter its place in the text as it was written. */
export function flatten(text: string): { flat: string; at: number[] } {
  const at: number[] = []
  let flat = ''
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] ?? ''
    if (sign === "'" || sign === '’' || sign === '‘') {
      if (/\p{L}/u.test(text[i - 1] ?? '') && /\p{L}/u.test(text[i + 1] ?? '')) continue
    }
    const lower = sign.toLowerCase()
    flat += lower.length === 1 ? lower : sign
    at.push(i)
  }
  at.push(text.length)
  return { flat, at }
}

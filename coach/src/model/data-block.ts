/** JSON in which no tag can be written, and no invisible letters can carry a second text. */
export function escaped(data: unknown): string {
  return JSON.stringify(data, null, 1)
    .replace(/\u{E007F}|[\u{E0001}\u{E0020}-\u{E007E}]/gu, '')
    .replace(/[<>&\u2028\u2029\u200B-\u200C\u200E-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, unicode)
}

const unicode = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Every text in a piece of data, for the safety screen and for the quotes. */
export function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return data.trim() ? [data] : []
  if (typeof data !== 'object' || data === null) return []
  return Object.values(data).flatMap(textsIn)
}

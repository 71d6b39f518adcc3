import { GAP } from '@mallama/contracts/gap'

/** The box with another beginning: what was typed after the old one stays as it is. */
export function begun(text: string, start: string, known: readonly string[]): string {
  const old = known
    .filter((it) => it && text.startsWith(it.trim()))
    .sort((a, b) => b.length - a.length)
    .at(0)
  const typed = old === undefined ? text : text.slice(old.trim().length)
  return typed.trim() ? `${start.trimEnd()} ${typed.trim()}` : start
}

/** The box with its beginning finished by a word; another word takes its place, and own words stay. */
export function finished(text: string, end: string, { begin, ends }: { begin: string; ends: readonly string[] }) {
  const bare = text.trim()
  const untouched = bare === '' || bare === begin.trim() || ends.some((it) => bare === `${begin}${it}`.trim())
  return untouched ? `${begin}${end}` : `${text.trimEnd()} ${end}`
}

/** Whether only the last sentence of a beginning has a gap: without it the others can be sent as they stand. */
export function standsAlone(text: string): boolean {
  const all = text.trim().split(/(?<=[.!?])\s+/)
  return all.length > 1 && all.findIndex((it) => it.includes(GAP)) === all.length - 1
}

/** Where the next gap of a beginning stands, from a place on. */
export function gapIn(text: string, from = 0): [start: number, end: number] | null {
  const at = text.indexOf(GAP, from)
  return at < 0 ? null : [at, at + GAP.length]
}

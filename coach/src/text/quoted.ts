/** The marks around what is quoted, as they are typed and as they are printed. */
export const marks: ReadonlyMap<string, string> = new Map(['""', '“”', '«»', "''", '‘’'].map((it) => [it[0]!, it[1]!]))

/** Two of them are apostrophes as well: these open and close beside no letter. */
const isEdge = (it = ' ') => ' \n.,:;!?()'.includes(it)
const mayBeApostrophe = (sign: string) => "'‘’".includes(sign)

export const opensAt = (text: string, at: number): boolean =>
  marks.has(text[at]!) && (!mayBeApostrophe(text[at]!) || (isEdge(text[at - 1]) && !isEdge(text[at + 1])))

/** Where what opens at `at` is closed; -1 where it never is. */
export function closedAt(text: string, at: number): number {
  const close = marks.get(text[at]!)!
  let end = text.indexOf(close, at + 1)
  while (end >= 0 && mayBeApostrophe(close) && !isEdge(text[end + 1])) end = text.indexOf(close, end + 1)
  return end
}

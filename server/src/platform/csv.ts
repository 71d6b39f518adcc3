export interface Line {
  line: number
  cells: string[]
}

export interface Problem {
  line: number
  field: string
  message: string
}

const QUOTE = '"'

/**
 * Comma-separated values by RFC 4180: quotes, doubled quotes in them, line breaks in them, any line ends. Blank lines
 * are none. A quote inside an unquoted value stands for itself.
 */
export function parseCsv(text: string, separator: string): { lines: Line[]; problems: Problem[] } {
  const lines: Line[] = []
  const problems: Problem[] = []
  let line = 1
  let at = 0
  while (at < text.length) {
    const from = line
    const cells: string[] = []
    for (;;) {
      let cell: string
      if (text[at] === QUOTE) {
        const opened = line
        const start = ++at
        let end = text.indexOf(QUOTE, at)
        while (end >= 0 && text[end + 1] === QUOTE) end = text.indexOf(QUOTE, end + 2)
        if (end < 0) {
          problems.push({
            line: opened,
            field: 'row',
            message: 'A double quote is opened here and never closed. Close it, or write "" for one inside a value',
          })
          return { lines, problems }
        }
        cell = text.slice(start, end).replaceAll('""', QUOTE)
        line += breaks(text.slice(start, end))
        at = end + 1
        const stop = endOfCell(text, at, separator)
        if (text.slice(at, stop).trim()) {
          problems.push({
            line,
            field: 'row',
            message: 'Something follows a closing double quote. Write "" for a quote inside a value',
          })
        }
        at = stop
      } else {
        const stop = endOfCell(text, at, separator)
        cell = text.slice(at, stop)
        at = stop
      }
      cells.push(cell)
      if (text[at] !== separator) break
      at++
    }
    if (text[at] === '\r') at++
    if (text[at] === '\n') at++
    line++
    if (cells.some((cell) => cell.trim())) lines.push({ line: from, cells })
  }
  return { lines, problems }
}

const breaks = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0

function endOfCell(text: string, from: number, separator: string): number {
  let at = from
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at++
  return at
}

const separators = [',', ';', '\t', '|']

/** What stands between the values: the sign that the first line has most of, outside quotes. */
export function separatorOf(text: string): string {
  const counts = new Map<string, number>()
  let quoted = false
  for (const sign of text.trimStart()) {
    if (sign === QUOTE) quoted = !quoted
    else if (!quoted && (sign === '\n' || sign === '\r')) break
    else if (!quoted) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  return separators.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0]!
}

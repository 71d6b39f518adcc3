import { shortest } from '../builtin/quote.ts'
import { readTurn } from '../detectors/turn.ts'

export interface LastTurn {
  /** The words of theirs that the message can take up, exactly as pasted; null where there are none to take up. */
  quote: string | null
  asks: boolean
  /** The last line is the writer's own. */
  own: boolean
}

const labelled =
  /^\s*(?:\[[^\]\n]{1,40}\]\s*|\d{1,2}[/.:][\d/.:, apm-]{3,30}[-\s]*)?([\p{L}][\p{L} .'’-]{0,30}?)\s*:\s*(.+)$/iu

const speakerOf = (line: string) => labelled.exec(line)?.[1]?.trim().toLowerCase() ?? null

const isOwn = (speaker: string | null, own: string | null) =>
  speaker !== null && (/^(?:me|i|myself|you)$/.test(speaker) || speaker === own?.toLowerCase())

/** What they said last, even where the writer has written since; null where nothing of theirs can be told apart. */
export function turnOf(history: string | null, userFirstName: string | null): string | null {
  const lines = linesOf(history)
  const end = lines.findLastIndex((line) => !isOwn(speakerOf(line), userFirstName))
  if (end < 0) return null
  const speaker = speakerOf(lines[end] ?? '')
  const from = speaker === null ? end : lines.slice(0, end).findLastIndex((line) => speakerOf(line) !== speaker) + 1
  // "Well it was." says nothing without what they said before it.
  const short =
    lines
      .slice(from, end + 1)
      .join(' ')
      .split(/\s+/).length <= 6
  const earlier =
    speaker === null || !short ? -1 : lines.slice(0, from).findLastIndex((line) => speakerOf(line) === speaker)
  const before =
    earlier >= 0 && !/[?]|\b(?:thanks?|thx|ok|okay|sorry|yes|no)\b/i.test(lines.slice(from, end + 1).join(' '))
      ? [lines[earlier] ?? '']
      : []
  return [...before, ...lines.slice(Math.max(from, end - 4), end + 1)]
    .map((line) => labelled.exec(line)?.[2] ?? line)
    .join(' ')
    .trim()
}

/** The last thing they asked, where it is still waited for. */
export function askedBefore(history: string | null, userFirstName: string | null): string | null {
  const theirs = linesOf(history).filter((line) => !isOwn(speakerOf(line), userFirstName))
  const line = theirs.slice(-4).findLast((it) => it.includes('?'))
  const said = line === undefined ? '' : (labelled.exec(line)?.[2] ?? line)
  return (
    said
      .match(/[^.!?\n]+\?/g)
      ?.at(-1)
      ?.trim() ?? null
  )
}

/** Who else speaks in a pasted exchange, where it is one person with a name. */
export function otherIn(history: string | null, userFirstName: string | null): string | null {
  const found = new Set(
    linesOf(history).flatMap((line) => {
      const name = labelled.exec(line)?.[1]?.trim()
      return name && !isOwn(name.toLowerCase(), userFirstName) ? [name] : []
    }),
  )
  return found.size === 1 ? ([...found][0] ?? null) : null
}

const linesOf = (history: string | null) =>
  (history ?? '')
    .slice(-4000)
    .split('\n')
    .map((it) => it.trim())
    .filter((it) => /\p{L}/u.test(it))

/** The last turn of a pasted exchange: what the message answers. Reads the last 4,000 characters. */
export function lastTurn(history: string | null, userFirstName: string | null): LastTurn | null {
  const lines = linesOf(history)
  const last = lines.at(-1)
  if (!last) return null
  const speaker = speakerOf(last)
  if (isOwn(speaker, userFirstName)) return { quote: null, asks: false, own: true }
  // Several messages in a row are one turn.
  const first = lines.findLastIndex((line) => speakerOf(line) !== speaker) + 1
  const turn = speaker === null ? [last] : lines.slice(Math.max(first, lines.length - 5))
  const said = turn
    .map((line) => labelled.exec(line)?.[2] ?? line)
    .join(' ')
    .trim()
  const parts = said.match(/[^.!?]+[.!?]*/g)?.map((it) => it.trim()) ?? []
  const question = parts.findLast((it) => it.endsWith('?'))
  const { spans } = readTurn(said)
  // What was thrown at the writer is not handed back.
  if (spans.contempt.length > 0) return { quote: null, asks: question !== undefined, own: false }
  const felt = parts.find((it) => /\bI(?:'m|’m| am| was| feel| felt| miss| need| just)\b/.test(it))
  const chosen = question ?? felt ?? parts.at(-1) ?? ''
  const quote = shortest(chosen)
  return { quote: quote && (history ?? '').includes(quote) ? quote : null, asks: question !== undefined, own: false }
}

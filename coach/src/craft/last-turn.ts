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

/** The last turn of a pasted exchange: what the message answers. Reads the last 4,000 characters. */
export function lastTurn(history: string | null, userFirstName: string | null): LastTurn | null {
  const lines = (history ?? '')
    .slice(-4000)
    .split('\n')
    .map((it) => it.trim())
    .filter((it) => /\p{L}/u.test(it))
  const last = lines.at(-1)
  if (!last) return null
  const speaker = speakerOf(last)
  if (speaker !== null && (/^(?:me|i|myself|you)$/.test(speaker) || speaker === userFirstName?.toLowerCase()))
    return { quote: null, asks: false, own: true }
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

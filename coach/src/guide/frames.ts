import { GAP } from '@mallama/contracts/gap'
import { sentencesIn, stripped } from '../text/words.ts'
import { framed, type Manner } from './data.ts'
import { mended } from './draft.ts'

/** Words that were begun with gaps, put into another frame of their kind: what was typed into the gaps stays as it is. */

/** The frames of each kind, by manner. */
const all = framed.map(([, { begin, ways }]): Partial<Record<Manner, string>> => ({ ...ways, plain: begin }))
const low = (text: string) => text.toLowerCase().replaceAll('’', "'")
const isEnd = (text: string, at: number) => at >= text.length || text[at]!.trim() === ''

/** What stands in the gaps of a frame, by order; undefined where a sentence was left out; null where the text is another. */
function gapsIn(frame: string, text: string) {
  const said = low(text)
  const gaps: (string | undefined)[] = []
  let at = 0
  for (const [nth, sentence] of sentencesIn(frame).entries()) {
    const [first, ...parts] = low(sentence).split(GAP) as [string, ...string[]]
    const start = said.indexOf(first.trim(), at)
    const isHere = start >= 0 && said.slice(at, start).trim() === ''
    let pos = start + first.trim().length
    const found = parts.flatMap((part, n) => {
      let to = said.indexOf(part, pos)
      while (to >= 0 && n === parts.length - 1 && !isEnd(said, to + part.length)) to = said.indexOf(part, to + 1)
      const value = to < pos ? '' : text.slice(pos, to).trim()
      pos = to < 0 ? said.length : to + part.length
      return to >= 0 && value ? [stripped(value, '', ' .,!?')] : []
    })
    if (isHere && found.length === parts.length) {
      at = pos
      gaps.push(...found)
    } else if (nth === 0 || parts.length === 0) return null
    else gaps.push(...parts.map(() => undefined))
  }
  return gaps.some(Boolean) ? { gaps, rest: text.slice(at).trim() } : null
}

/** The words in the frame of another manner, with what was typed behind them; null where they were not begun with one, or there is none. */
export function inFrame(text: string, manner: Manner): string | null {
  const found = all.flatMap((frames) =>
    Object.values(frames).flatMap((frame) => {
      const it = gapsIn(frame, text)
      return it ? [{ ...it, other: frames[manner === 'brief' ? 'short' : manner] }] : []
    }),
  )
  const [best] = found.toSorted((a, b) => b.gaps.filter(Boolean).length - a.gaps.filter(Boolean).length)
  if (!best?.other) return null
  const left = [...best.gaps]
  const said = sentencesIn(best.other).flatMap((sentence) => {
    const [first, ...parts] = sentence.split(GAP) as [string, ...string[]]
    const values = left.splice(0, parts.length)
    return values.includes(undefined) ? [] : [mended(parts.reduce((so, part, at) => so + values[at]! + part, first))]
  })
  return [...said, best.rest].filter(Boolean).join(' ')
}

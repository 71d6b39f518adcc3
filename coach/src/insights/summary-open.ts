import { said } from './excerpt.ts'
import { sentenceAt, type Line } from './summary-lines.ts'

/** One line of a summary, and the words it rests on. */
export interface Told {
  told: string
  quote: string
  label: string
}

const undecided =
  /\b(?:we|i|nobody|no one|they) (?:(?:still |just )?(?:do not|don[’']?t|did not|didn[’']?t|have not|haven[’']?t|has not|hasn[’']?t)(?: yet)? (?:know|decided?|settled?|sorted?|agreed?|worked out|figured out|talked about|planned)|(?:still )?(?:need|have) to (?:decide|settle|sort out|agree|work out|figure out|talk about))\b[^.!?\n]{0,80}\b(?:yet|still|about|who|what|when|where|how|whether|which|on)\b|\b(?:still open|up in the air|undecided|not (?:settled|decided|agreed) yet|to be decided)\b/gi
/** "I do not know", "maybe": no answer yet. */
const unknown =
  /^(?:hm+|um+|well|maybe|perhaps|not sure|no idea|i(?: do not|[’']? ?don[’']?t) know|i(?: am|[’']?m) not sure|we(?:[’']ll| will)? see|i (?:need|have) to think|let me think|dunno|idk)\b[^!?]{0,40}$/i

/** Questions and requests that nobody answered: the other turned away, or the talk ended. */
export function openOf(lines: readonly Line[], all: readonly Line[]): Told[] {
  const found: Told[] = []
  for (const line of lines) {
    const quote =
      line.parts.findLast(
        ({ quote: it, move, sure }) => it.endsWith('?') || (sure && (move === 'ask' || move === 'request')),
      ) ?? null
    if (!quote || (quote.quote.split(/\s+/).length < 3 && !quote.quote.endsWith('?'))) continue
    const next = all.find(({ turn, speaker }) => turn > line.turn && speaker !== line.speaker)
    const away = next?.parts.some(({ move, sure }) => sure && move === 'leave') ?? false
    const unsure = next !== undefined && unknown.test(next.text.trim())
    if (next && !away && !unsure) continue
    const how = !next
      ? 'no answer came'
      : unsure
        ? `${next.speaker} could not say yet`
        : `${next.speaker} did not answer it`
    found.push({ told: `${line.speaker} asked ${said(quote.quote)}, and ${how}.`, quote: quote.quote, label: 'open' })
  }
  for (const line of lines)
    for (const hit of line.text.slice(0, 4000).matchAll(undecided)) {
      const quote = sentenceAt(line.text, hit.index, hit.index + hit[0].length)
      if (!quote || quote.quote.split(/\s+/).length < 4 || found.some((it) => it.quote === quote.quote)) continue
      found.push({
        told: `${line.speaker} said ${said(quote.quote)}, and it was left there.`,
        quote: quote.quote,
        label: 'open',
      })
    }
  return found.slice(-3)
}

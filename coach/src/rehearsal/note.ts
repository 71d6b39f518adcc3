import { wordCount } from '../builtin/clauses.ts'
import { cutTidy } from '../builtin/quote.ts'
import type { TurnReading } from '../detectors/turn.ts'
import { guess, notes, type NoteId } from './cues/notes.ts'
import type { Move } from './cues/replies.ts'
import { feels } from './feels.ts'
import { sorryIn } from './sorry.ts'

export interface Note {
  note: string
  quote: string
  start: number
}

const vague =
  /\b(?:be (?:nicer|kinder|better|more|less|supportive|there|honest|open)|care|listen|respect|try harder|do more|change|make an effort|appreciate|understand)\b/i
const reasoned =
  /\b(?:because|so that|it (?:matters|would help|helps)|i (?:feel|felt|am|was|get|need)|i[’']m|when you|otherwise)\b/i

function kindOf(reading: TurnReading, move: Move): NoteId {
  const did = (act: string) => reading.acts.some(({ id }) => id === act)
  switch (move) {
    case 'threat':
      return 'threat'
    case 'attack':
      return 'contempt'
    case 'accuse':
      return did('criticism')
        ? 'criticism'
        : did('invalidate')
          ? 'invalidate'
          : did('defend') && !/^\W*(?:you|u)\b/i.test(reading.text)
            ? 'defend'
            : 'complaint'
    case 'unsorry':
      return sorryIn(reading.text) === 'but' ? 'sorry-but' : 'non-apology'
    case 'sneer':
      return 'sarcasm'
    case 'pause':
      return 'break'
    case 'order':
      return 'order'
    case 'leave':
      return 'withdraw'
    case 'claim':
      return did('invalidate') ? 'invalidate' : 'claim'
    case 'request':
      return vague.test(askedIn(reading)) && reading.words < 16
        ? 'vague-request'
        : reasoned.test(reading.text)
          ? 'request'
          : 'bare-request'
    case 'mend':
      return 'mend'
    case 'hello':
      return 'talk'
    case 'hold':
      return 'bare-request'
    case 'decide':
      return 'limit'
    case 'after':
    case 'grasp':
      return 'question'
    case 'limit':
      return 'limit'
    case 'talk':
      return 'talk'
    case 'tell':
      return 'disclose'
    case 'see':
      return 'validate'
    case 'sorry':
      return 'apologise'
    case 'offer':
      return 'offer'
    case 'thanks':
      return 'thanks'
    case 'ask':
      return /^(?:\W*(?:and|but|so|then) )?why\b/i.test(reading.text.trim()) ? 'why' : 'question'
    case 'plain':
      return 'plain'
  }
}

/** The part of the line that asks. */
const askedIn = ({ needs, text }: TurnReading): string =>
  needs.requests[0]?.quote ?? text.slice(lastQuestion(text), lastQuestion(text) + 300)

const shows: Partial<Record<NoteId, RegExp>> = {
  threat: /^threat$/,
  contempt: /^contempt$/,
  criticism: /^criticism$/,
  withdraw: /^withdraw$/,
  invalidate: /^invalidate$/,
  defend: /^defend$/,
  complaint: /^complaint$/,
  disclose: /^disclose$/,
  validate: /^validate$/,
  apologise: /^(?:apologise|accountability)$/,
  offer: /^offer$/,
  request: /^request$/,
  'bare-request': /^request$/,
  'vague-request': /^request$/,
}

/** One sentence on what the line did and one thing to try, resting on words of the line. `at`: which line it is. */
export function noteOn(reading: TurnReading, move: Move, name: string, at: number, known: boolean): Note {
  const id = kindOf(reading, move)
  const { quote, start } = quoteIn(reading, id)
  const variants = notes[id]
  const told = (template: string) => template.replace(/\{(q|n)\}/g, (_, slot: string) => (slot === 'q' ? quote : name))
  const lead = told(variants[at % variants.length] ?? '')
  const note = lead.charAt(0).toUpperCase() + lead.slice(1)
  return { note: known || at > 0 ? note : `${note} ${told(guess[0] ?? '')}`, quote, start }
}

/** The words that show it, at most eleven, and always words of the line. */
function quoteIn(reading: TurnReading, id: NoteId): { quote: string; start: number } {
  const { text } = reading
  const cue = shows[id]
  const span = cue ? reading.acts.find((act) => cue.test(act.id)) : undefined
  const felt =
    id === 'disclose'
      ? [...text.slice(0, 2000).matchAll(/\bi\b[^.!?,;\n]{3,}/gi)].find(([own]) => feels(own))
      : undefined
  const from = felt
    ? felt.index
    : span
      ? span.start
      : /^(?:question|why|request|bare-request|vague-request)$/.test(id) && text.includes('?')
        ? lastQuestion(text)
        : 0
  const ahead = text.slice(from, from + 200)
  const sentence = (felt ? /^([^.!?,;\n"“”]+)/ : /^[\s"“”]*([^.!?\n"“”]+)/).exec(ahead)
  const found = sentence?.[1] ?? ''
  const words = found.trim().split(/\s+/)
  const cut = words.length > 11 ? cutTidy(found.trim().split(/\s+/).slice(0, 11).join(' ')) : found.trim()
  const quote = (wordCount(cut) > 0 ? cut : cutTidy(text.trim().slice(0, 60))).replace(/[\s,;:]+$/, '')
  const at = text.indexOf(quote, Math.max(0, from))
  return at >= 0
    ? { quote, start: at }
    : { quote: text.trim().slice(0, 40), start: text.length - text.trimStart().length }
}

const lastQuestion = (text: string): number => {
  const end = text.lastIndexOf('?')
  const before = Math.max(
    text.lastIndexOf('.', end - 1),
    text.lastIndexOf('!', end - 1),
    text.lastIndexOf('?', end - 1),
    text.lastIndexOf('\n', end - 1),
  )
  return before < 0 ? 0 : before + 1
}

import { sentences } from '../builtin/clauses.ts'
import { isName } from './called.ts'
import { polish, sentenceCase } from '../builtin/polish.ts'
import { readTurn } from '../detectors/turn.ts'
import { factsApart } from './apart.ts'
import { withoutBackground } from './background.ts'
import { inferAct, isNote, isOrder, mannerOf, type Act, type Style } from './cues/acts.ts'
import type { Piece } from './pieces.ts'
import { isUnread } from './command-frames.ts'
import { commandsOf } from './commands.ts'
import type { Recipient } from './recipient.ts'
import { soften } from './soften.ts'
import { toRecipient } from './second-person.ts'

export interface Goal {
  act: Act
  /** The words of the goal that say so; empty where the act is only a guess from what is told. */
  actQuote: string
  /** What the message has to say, in the order of the goal. */
  pieces: readonly Piece[]
  style: Style
  /** Sentences of the goal that are orders to the coach and could not be read; nothing of them is in the message. */
  unread: readonly string[]
  /** What explains the goal to the coach and is not said to them, in the words of the goal. */
  left: readonly string[]
}

const longest = 3000
/** More than this nobody says in one message; what was left out is told in the feedback. */
const most = 6

/**
 * The goal as an act and the pieces that the message must hold, in words to the recipient. Reads the first 3,000
 * characters. `names`: people whose names are to keep their capitals.
 */
export function readGoal(source: string, who: Recipient, names: readonly string[]): Goal {
  const style: Style = { noPity: false, noPressure: false, brief: false, gentle: false }
  const pieces: Piece[] = []
  const unread: string[] = []
  const spoken = sentences(firstNamed(titled(source.slice(0, longest))))
    .slice(0, 24)
    .flatMap(({ text }) =>
      text.split(/,? (?:and )?(?=(?:his|her|their) name is )|(?<=name is \p{Lu}[\p{L}'-]+)(?:,| and) (?=\p{Ll})/u),
    )
    .flatMap((text) =>
      text.split(
        /,? and (?=I (?:also |really |just )?(?:(?:want|need|would like|wish)(?: (?:him|her|them|you|my \w+|\p{Lu}\p{Ll}+))?) (?:not )?to \w+)/u,
      ),
    )
  for (const text of spoken) {
    const turned = toRecipient(polish(text, names), who).replace(/[.!\s]+$/, '')
    if (/\b(?:say|tell|write|send|make|how)\b.*\b(?:sorry|apologi[sz]e|apology)\b.*\?$/i.test(text)) {
      pieces.push({ form: 'none', act: 'apologise', words: '', from: text })
      continue
    }
    const manner = mannerOf(turned)
    for (const key of ['noPity', 'noPressure', 'brief', 'gentle'] as const) style[key] ||= manner.style[key]
    const plain = manner.rest
    if (!/\p{L}{2}/u.test(plain) || (isNote(plain) && !/^thank (?!you\b)/i.test(text))) continue
    const asked = commandsOf(plain)
    if (!asked && isOrder(plain)) {
      if (isUnread(plain)) unread.push(text)
      continue
    }
    if (!asked && isUnread(plain)) {
      unread.push(text)
      continue
    }
    const made = asked ?? [{ form: 'clause' as const, act: null, words: plain, from: '' }]
    for (const piece of made) {
      const words = piece.form === 'clause' ? soften(piece.words, names) : kindly(piece.words)
      // "Tell her I don't want her to feel guilty" is for her to hear.
      const forThem =
        piece.act === 'tell' &&
        /^I (?:don't|do not|didn't|did not|never) want(?:ed)? (?:you )?to\b.*\byou|^I (?:don't|do not) want you to\b/i.test(
          words,
        )
      if (words && (forThem || !isNote(words))) pieces.push({ ...piece, words, from: text })
      else if (piece.act) pieces.push({ ...piece, form: 'none', words: '', from: text })
    }
  }
  const said = pieces.find(({ act }) => act !== null && act !== 'tell')
  const told = pieces.filter(({ form }) => form === 'clause').map(({ words }) => words)
  const guess = inferAct(told, pieces)
  const explicit = pieces.some(({ act }) => act === 'tell')
  const act =
    said === undefined && explicit && guess === 'comfort'
      ? 'tell'
      : said?.act === 'ask' && guess === 'boundary' && said.form === 'request'
        ? 'boundary'
        : (said?.act ?? guess)
  if (act === 'invite' && !pieces.some(({ form }) => form === 'come' || form === 'none'))
    pieces.push({ form: 'none', act: 'invite', words: '', from: '' })
  const { pieces: kept, left } = withoutBackground(factsApart(distinct(pieces)), act)
  return { act, actQuote: said?.from ?? '', pieces: kept.slice(0, most), style, unread, left }
}

const titled = (text: string) => text.replace(/\b(Mr|Mrs|Ms|Dr|Prof)\.(?= [A-Z])/g, '$1')
/** "Ask Ida Lund whether": written to, she is Ida. A title keeps its surname, and a day or another person stays. */
const firstNamed = (text: string) =>
  text.replace(
    /(?<=\b(?:[Aa]sk|[Tt]ell|[Tt]hank|[Tt]ext|[Mm]essage|[Ee]mail|[Ii]nvite|[Rr]emind|[Ll]et|[Aa]nswer|[Ss]end|[Ww]rite to|[Aa]pologi[sz]e to|[Ss]ay to|[Rr]eply to|[Ee]xplain to) )(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)((?: (?:van|von|de|da|di|del|la|le|al|bin|Mc|O['’])?\s?\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?){1,2})(?=$|[,.?!]| (?:whether|if|that|to|about|for|I|we|not|how|what|why|when|where|who|she|he|it|my|our|and|again|please|a|an|the|know)\b)/gu,
    (all, first: string, rest: string) =>
      /^\p{Lu}/u.test(first) &&
      isName(first) &&
      rest
        .trim()
        .split(/\s+/)
        .every((word) => /^(?:van|von|de|da|di|del|la|le|al|bin)$/.test(word) || isName(word)) &&
      !/^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Aunt|Auntie|Uncle|Father|Sister|Pastor|Rabbi|Imam|Mum|Mom|Dad|Grandma|Grandad|Nan)$/.test(
        first,
      )
        ? first
        : all,
  )
const kindly = (words: string) => (/\byou/i.test(words) && readTurn(words).spans.contempt.length > 0 ? '' : words)

function distinct(pieces: readonly Piece[]): Piece[] {
  const seen = new Set<string>()
  return pieces.filter(({ form, words }) => {
    const key = words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    return form === 'none' || (!seen.has(key) && seen.add(key))
  })
}

/** A piece as a sentence of its own. */
export const whole = (words: string): string => `${sentenceCase(words.trim().replace(/[.!,;:\s]+$/, ''))}.`

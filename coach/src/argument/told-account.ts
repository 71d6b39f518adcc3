import type { Line, Piece, RawTurn } from './lines.ts'
import { cut } from './lines.ts'
import { before, quotesIn, speakerOf } from './saying.ts'
import { actor, subjectBefore, tagAfter } from './spoken.ts'

/** One person's telling, cut at the words it quotes: each quote is its speaker's, the rest is the teller's. */
export interface Told {
  turns: RawTurn[]
  /** Words whose speaker the text names, words whose speaker is a guess, and words that nobody is named for. */
  sure: number
  guessed: number
  open: number
}

/** Shown for quoted words that nobody is named for: they are surely not the teller's report. */
export const somebody = 'Someone'

const wordsIn = (text: string) => text.split(' ').filter(Boolean).length
interface Speech {
  open: number
  close: number
  piece: Piece
  who: string | null
  sure: boolean
  /** Where the telling stops before it, and goes on after it: "and he said" is neither's. */
  from: number
  to: number
}

/** Null where the account quotes nobody else, so that all of it is the teller's. */
export function readTold(source: string, lines: readonly Line[]): Told | null {
  const text = source.slice(0, 200_000)
  const quoted = quotesIn(text)
  const speeches: Speech[] = []
  const voices = new Set<string>()
  for (const it of quoted) {
    const start = Math.max(0, it.open - 90, text.lastIndexOf('\n', it.open - 1) + 1)
    const lead = text.slice(start, it.open)
    const hit = before.exec(lead)
    const tail = hit ? null : tagAfter(text, it)
    const who = hit ? (hit[1] ?? subjectBefore(text, it.open)) : tail ? (tail[1] ?? tail[2] ?? null) : null
    const bare = it.piece.text
    // One or two words with no mark of their own, "my so-called 'friend'", are no speech.
    if (!who && (wordsIn(bare) < 2 || (wordsIn(bare) < 3 && !'.!?,…'.includes(bare.at(-1)!)))) continue
    if (who && speakerOf(who) !== 'self') voices.add(speakerOf(who))
    const named = hit ? start + hit.index + (/^\P{L}/u.test(hit[0]) ? 1 : 0) : it.open
    speeches.push({ ...it, who, sure: who !== null, from: named, to: it.close + (tail?.[0].length ?? 0) })
  }
  if (speeches.length === 0) return null
  const [only, ...more] = voices
  for (const [at, it] of speeches.entries()) {
    if (it.who) continue
    const acts = actor(text.slice(Math.max(speeches[at - 1]?.to ?? 0, it.open - 300), it.open), false)
    // Who tells of having cried has not said what comes next.
    it.who = acts && speakerOf(acts) !== 'self' ? acts : more.length === 0 ? (only ?? null) : null
  }
  return speeches.every(({ who }) => who && speakerOf(who) === 'self') ? null : turnsOf(lines, speeches)
}

function turnsOf(lines: readonly Line[], speeches: readonly Speech[]): Told {
  const told: Told = { turns: [], sure: 0, guessed: 0, open: 0 }
  let at = 0
  let own: Piece[] = []
  const close = () => {
    if (own.length > 0) told.turns.push({ label: 'self', pieces: own })
    own = []
  }
  const tell = (line: Line, from: number, to: number) => {
    const piece = cut(line, from - line.start, to - line.start)
    const lead = /^[\s,.;:!?"“”–—-]*(?:(?:and|but|so) (?=\p{L}))?/u.exec(piece.text)?.[0].length ?? 0
    const bare = lead > 0 ? cut(piece, lead) : piece
    const end = /[\s,;:–—-]+(?:(?:and|but|so|then)[\s,]*)?$/.exec(bare.text)?.index
    const kept = end === undefined ? bare : cut(bare, 0, end)
    if (wordsIn(kept.text) < 2) return
    own.push(kept)
    told.sure += wordsIn(kept.text)
  }
  for (const line of lines) {
    if (!line.text) {
      close()
      continue
    }
    let from = line.start
    const end = line.start + line.text.length
    while (at < speeches.length && speeches[at]!.open < end) {
      const it = speeches[at++]!
      if (it.open < line.start) continue
      if (it.from > from) tell(line, from, it.from)
      const words = wordsIn(it.piece.text)
      if (it.who && speakerOf(it.who) === 'self') {
        own.push(it.piece)
        told[it.sure ? 'sure' : 'guessed'] += words
      } else {
        close()
        told.turns.push({ label: it.who ? speakerOf(it.who) : somebody, pieces: [it.piece] })
        told[it.sure ? 'sure' : it.who ? 'guessed' : 'open'] += words
      }
      from = Math.max(from, it.to)
    }
    if (from < end) tell(line, from, end)
  }
  close()
  return told
}

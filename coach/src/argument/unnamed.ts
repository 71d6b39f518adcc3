import type { Piece } from './lines.ts'
import { opener, speakerOf, verbs, type Event, type Quoted } from './saying.ts'

/**
 * Words in quotation marks with nobody named beside them. In one paragraph with a named quote just before it they go
 * on; in a paragraph of their own they answer it, where two talk and the text names both.
 */
export function guessed(text: string, named: readonly Event[], unsaid: readonly Quoted[], quiet: boolean): Event[] {
  const voices = new Map<string, string>()
  for (const { who } of named) if (who) voices.set(speakerOf(who).toLowerCase(), who)
  const pair = [...voices.values()]
  const known = new Map(named.map((it) => [it.start, it.who]))
  const all = [
    ...named.map((it) => ({ start: it.start, end: it.start + it.text.length, it: it as Piece })),
    ...unsaid.map((it) => ({ start: it.piece.start, end: it.close, it: it.piece })),
  ].sort((a, b) => a.start - b.start)
  const found: Event[] = []
  let last: { who: string; end: number; marked: boolean } | null = null
  let said = ''
  for (const { start, end, it } of all) {
    const told = known.get(start)
    const previous = said
    said = it.text
    if (told) {
      last = { who: told, end, marked: /["“'‘«„]\s*$/.test(text.slice(Math.max(0, start - 2), start)) }
      continue
    }
    if (!last || it.text.split(/\s+/).length < 2) continue
    const between = text.slice(last.end, start)
    const acting = actor(between)
    const before: string = last.who
    const other = pair.length === 2 ? pair.find((name) => name !== before) : undefined
    const theirs = pair.filter((name) => speakerOf(name) !== 'self')
    // Who quotes nothing of their own is not the one whose words stand there with no name.
    if (quiet && !(acting && speakerOf(acting) !== 'self')) {
      if (theirs.length === 1) found.push({ ...it, who: theirs[0]! })
      continue
    }
    const who = acting
      ? speakerOf(acting) === 'self' && hushed.test(between)
        ? (other ?? pair.find((name) => speakerOf(name) !== 'self'))
        : acting
      : answersBack(previous, it.text)
        ? other
        : !last.marked || between.includes('\n') || /^["”»]?\s*["“„«]?$/.test(between)
          ? other
          : before
    if (!who) continue
    found.push({ ...it, who })
    last = { who, end, marked: true }
  }
  return found
}

/** Who does something in the last sentence before a quote: "Dan shrugged." */
export function actor(between: string): string | null {
  const sentences = between
    .replace(/^["”»]/, '')
    .split(/(?<=[.!?])\s+/)
    .filter((it) => /\p{L}/u.test(it))
  const last = sentences.at(-1)
  const hit = last && /[.!?:,]\s*["“„«]?\s*$/.test(last) ? opener.exec(last) : null
  // The first sentence after a quote may still say who spoke it: "... she sighed."
  return hit && (sentences.length > 1 || !tagged.test(last ?? '')) ? (hit[1] ?? null) : null
}
/** Who cried, went quiet or had just spoken is not the one whose words come next. */
export const hushed =
  /(?<![\p{L}])I (?:just |then |only |had |was )*(?:cr(?:ied|ying)|started (?:crying|to cry)|teared up|went (?:quiet|silent|cold|red|numb|to|upstairs|out|home|inside)|froze|said (?!["“])|told (?:him|her|them)|asked (?!["“])|didn[’']?t (?:say|know|answer|reply|respond)|couldn[’']?t (?:say|speak|answer|believe|even)|left|walked|hung up|stopped|ran|sat|stood|shut up|kept quiet|apologi[sz]ed|burst)[^.!?]*[.!?]?["”]?\s*["“„«]?$/u
const tagged = new RegExp(String.raw`(?:^|\s)(?:${verbs})(?![\p{L}])`, 'u')

/** "You told her." "I told two": the same verb from the other side; "Out." "Out where?": a word just said, asked about. */
function answersBack(before: string, now: string): boolean {
  const deed = /^(?:no,? |well,? |but )?(you|i)(?:[’'](?:ve|d|re|m))? ((?:did|didn|never)?\s?\p{L}{3,})/iu
  const [one, two] = [deed.exec(before.trim()), deed.exec(now.trim())]
  if (one && two && one[1]!.toLowerCase() !== two[1]!.toLowerCase() && one[2]!.toLowerCase() === two[2]!.toLowerCase())
    return true
  if (!now.trim().endsWith('?') || before.trim().endsWith('?')) return false
  const words = new Set(before.toLowerCase().match(/\p{L}{3,}/gu))
  return (now.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => words.has(word))
}

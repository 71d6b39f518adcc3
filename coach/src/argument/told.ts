import kept from '../../data/words/saying.json' with { type: 'json' }
import { parted } from '../story/texts.ts'
import { isRoleWord, stemOf, wordsIn, type Word } from '../text/people.ts'
import { sentencesIn, sentencesOf, type Span, setsOf, stripped, wordCount } from '../text/words.ts'
import { cut, linesOf, type Found, type Piece, type RawTurn } from './lines.ts'

/** As much of a story as is read; as far before a quote somebody acts who then speaks, and as far behind it "she said" may stand. */
const [LONGEST, BEFORE, BEHIND] = [200_000, 300, 40]

/** Words that somebody is told to have said, null where nobody is named; `from` and `to` are around the marks. */
type Speech = Piece & Span & { who: string | null; guess?: true }

const { hearers, joins, nobody, owners, plainly, pronouns, reported, telling, verbs } = setsOf(kept)

/** Who is named from word `at` on, "he" or "my older sister" or "Dan", and the word behind. */
function namedAt(words: readonly Word[], at: number): { who: string; next: number } | null {
  const word = words[at]
  if (!word) return null
  const { text, lower } = word
  const bare = stemOf(lower)
  if (pronouns.has(bare)) return lower.endsWith('ll') ? null : { who: text.slice(0, bare.length), next: at + 1 }
  const more = owners.has(lower) ? [1, 2, 3].find((it) => isRoleWord(words[at + it]?.lower ?? '')) : 0
  const isName = text.length > 1 && text[0] !== lower[0] && text.slice(1) === lower.slice(1) && !nobody.has(lower)
  if (more === undefined || (more === 0 && (!isName || verbs.has(lower)))) return null
  return { who: Array.from(words.slice(at, at + more + 1), (it) => it.text).join(' '), next: at + more + 1 }
}

const isTeller = (who: string): boolean => ['i', 'we'].includes(who.toLowerCase())

/** What stands between quotation marks in a line. Single ones are apostrophes too, and stand at the edge of a word. */
const double = /["“”„«]([^\n"“”„«»]{0,1999})["“”»]/g
const plain = /(?<![^ \n.,:;!?()…—–-])['‘]((?:[^\n'‘]|(?<=[^ \n.,:;!?()…—–-])['‘]){0,1999}?)['’](?![^ \n.,:;!?()…—–-])/g

const between = (text: string, marks: RegExp): Speech[] =>
  [...text.matchAll(marks)].flatMap(({ 0: all, 1: words = '', index }) => {
    const piece = cut({ text: words, start: index + 1 }, 0, words.endsWith(',') ? words.length - 1 : words.length)
    return piece.text ? { ...piece, from: index, to: index + all.length, who: null } : []
  })

/** Words in quotation marks; in single ones only where there are no double ones. */
export function quotesIn(text: string): Speech[] {
  const quoted = between(text, double)
  return quoted.length > 0 ? quoted : between(text, plain)
}

/** Who acts last in the last sentence before a quote: "He rolled his eyes and said", "Dan shrugged." */
function actorIn(text: string): string | null {
  const words = wordsIn(sentencesIn(text).findLast((it) => wordCount(it) > 0) ?? '')
  const acts = words.flatMap((_, at) => {
    const some = namedAt(words, at)
    const next = words[some?.next ?? words.length]
    return some && next?.joined && next.text[0] === next.lower[0] ? some.who : []
  })
  return acts.at(-1) ?? null
}

/** "She said" or "said Ida" right behind a quote, and where it ends. */
function tailOf(text: string): { who: string | null; to: number } {
  const words = wordsIn(text)
  const verb = (at: number) => verbs.has(words[at]?.lower ?? '')
  const some = namedAt(words, Number(verb(0)))
  const isNear = ',.!?'.includes(text.slice(0, words[0]?.from).trim())
  if (!some || !isNear || !(verb(0) || verb(some.next))) return { who: null, to: 0 }
  return { who: some.who, to: words[some.next - Number(verb(0))]!.to }
}

/** Speech without marks, "and he said not now": the sentence that begins behind "he said" and ends before the next. */
function unmarkedIn(text: string): Speech[] {
  const words = wordsIn(text)
  const lower = (at: number) => words[at]?.lower ?? ''
  const tags = words.flatMap((_, at) => {
    const some = namedAt(words, at)
    if (!some) return []
    const verb = some.next
    if (!telling.has(lower(verb))) return []
    // "He told me", "he said to me"; "she said me too" is what was said, and "he told you" is told by somebody in it.
    const isTo = Number(lower(verb + 1) === 'to')
    const isHeard = isTo === 1 || !plainly.has(lower(verb))
    if (isHeard && lower(verb + 1 + isTo) === 'you') return []
    const to = verb + isTo + Number(isHeard && hearers.has(lower(verb + 1 + isTo)))
    let from = at
    while (words[from]!.joined && joins.has(lower(from - 1))) from--
    return [{ who: some.who, from: words[from]!.from, to: words[to]!.to }]
  })
  return tags.flatMap(({ who, from, to }, index): Speech[] => {
    const [sentence] = sentencesOf(text.slice(to, Math.min(tags[index + 1]?.from ?? text.length, to + 600)))
    const end = to + (sentence?.to ?? 0)
    const begun = end - stripped(text.slice(to, end), ' \n,:', '').length
    const said = stripped(text.slice(begun, end), '', ' \n,.:')
    // "He told me to hurry" and "she said that" are reported and not in the text; "that's" is said.
    const [next] = wordsIn(said.slice(0, BEHIND))
    return next && (next.owns || !reported.has(next.lower)) ? [{ text: said, start: begun, from, to: end, who }] : []
  })
}

const lengthOf = (all: readonly Piece[]): number => all.reduce((sum, { text }) => sum + wordCount(text), 0)

const turnOf = ({ who, text, start }: Speech): RawTurn => {
  return { label: who && isTeller(who) ? 'self' : who, pieces: [{ text, start }] }
}

/** The talk of two that is told in running text; null where less of it than `share` is speech: a story with some quotes. */
function talkOf(text: string, speeches: readonly Speech[], share: number): Found | null {
  const told = speeches.filter(({ who }) => who !== null)
  const turns = told.map(turnOf)
  const covered = told.reduce((sum, { from, to }) => sum + to - from, 0)
  const labels = new Set(turns.map(({ label }) => label!.toLowerCase()))
  if (labels.size < 2 || covered < text.trim().length * share) return null
  const guesses = lengthOf(told.filter(({ guess }) => guess))
  return { form: 'narrative', turns, sure: (lengthOf(told) - guesses / 3) / lengthOf(speeches) }
}

/** A talk that is told; else one person's account, a paragraph a turn, and what it quotes. */
export function readTold(source: string): Found {
  const text = source.slice(0, LONGEST)
  // Each quote with whoever is named behind it or acts before it. Where nobody is, it goes on with whoever spoke before in the paragraph, else it is the other's of two.
  let end = 0
  const told = quotesIn(text).map((it) => {
    const before = text.slice(Math.max(end, it.from - BEFORE), it.from)
    const actor = actorIn(before)
    // "He said" leads up to it. "He laughed." only may, and who tells of having cried has not said what comes next.
    const leads = actor !== null && !'.!?\n'.includes(before.trimEnd().at(-1)!)
    const tail = leads ? { who: actor, to: 0 } : tailOf(text.slice(it.to, it.to + BEHIND))
    end = it.to + tail.to
    const acts = actor && !isTeller(actor) ? actor : null
    return { ...it, who: tail.who ?? acts, opens: before.includes('\n'), isActed: actor !== null }
  })
  const [one, two, third] = new Set(told.flatMap(({ who }) => who ?? []))
  let last: string | null = null
  const quoted = told.map(({ opens, isActed, ...it }) => {
    const other = third ? null : last === one ? two : last === two ? one : null
    const speech: Speech = it.who ? it : { ...it, who: isActed ? null : opens ? (other ?? null) : last, guess: true }
    last = speech.who ?? last
    return speech
  })
  // "He said" without marks is met also where nobody quotes anybody.
  const talk = quoted.length < 2 ? talkOf(text, unmarkedIn(text), 0.5) : talkOf(text, quoted, 0.3)
  if (talk) return talk
  const turns = parted(linesOf(source), (line) => !line.text).map((pieces) => ({ label: 'self', pieces }))
  return { form: 'account', turns, quoted: quoted.map(turnOf), sure: 1 }
}

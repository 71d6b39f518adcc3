import lineSigns from '../../data/words/rehearsal-signs.json' with { type: 'json' }
import type { ArgumentAct, RehearsalTurn } from '@mallama/contracts/coach'
import { quotesIn } from '../argument/told.ts'
import { stems } from '../insights/gist.ts'
import { scorns } from '../mediation/mediate.ts'
import { chanceIn, type MessageAct, type ActHead } from '../read/labels.ts'
import { readTurn } from '../read/turn.ts'
import { read } from '../read/read.ts'
import { firstName, firstNames } from '../text/people.ts'
import { sentences, setsOf, stripped, wordCount, ownIn, splitSentences, upperFirst } from '../text/words.ts'
import { placeOf } from '../analysis/received-harm.ts'
import { sentenceCase } from '../builtin/polish.ts'
import { hash, sentenceKey } from '../builtin/state.ts'
import type { RehearsalInput } from '../operations.ts'
import type { Turn } from '../port.ts'
import { toSafety } from '../safety/screen.ts'
import { flagIn, refusalOf, type Refusal } from './refusal.ts'
import said from './replies.json' with { type: 'json' }
import refusals from '../../data/said/rehearsal-refusals.json' with { type: 'json' }
import kept from './replies.json' with { type: 'json' }

/** Where it ended because somebody may not be safe. */
const ended = new Set<Refusal>(['abuse', 'self-harm', 'withheld', 'harsh'])

/** One turn of a rehearsed talk; `user` is the person, `assistant` the other as played here, in our own words that bring no fact. `refused` says why there is no `reply`: a flag of tier 2 or more, cruelty, a line that cannot be read. */
export function rehearse(input: RehearsalInput): RehearsalTurn {
  const character = characterOf(input.basis, input.person?.name ?? input.playedName ?? null)
  const [flag, line] = [flagIn(input), lineOf(input.content)]
  const labels = { stance: line.stance, act: line.act }
  const refusal = refusalOf(input, character, flag)
  const common = { safety: flag && toSafety(flag, input.country), coach: 'built-in' as const }
  if (refusal) {
    const refused = upperFirst(refusals[refusal].replaceAll('{n}', character.name))
    // Who is in danger is not marked for how they put it: "I'm leaving" is no threat of theirs.
    const shown = ended.has(refusal) ? { stance: 'interests' as const, act: null } : labels
    return { reply: '', labels: shown, note: refused, refused, evidence: [], ...common }
  }
  const before = ownIn(input.turns.slice(-24)).map(lineOf)
  const { reply, own } = replyTo(character, line, moodOf([...before, line]), input.turns)
  const { quote, start, end } = placeOf(line.text, line.shown ?? sentences(line.text)[0] ?? null)
  // What the line did, and one thing to try; a verdict and a denial have a note of their own, and two lines of a kind do not get the same.
  const notes = kept.notes[line.act === 'criticism' || line.act === 'invalidate' ? line.act : line.move]
  // What stands under any line holds where nothing of the other's words is known.
  const guess = before.length === 0 && character.quoted === 0 ? ` ${kept.guess[0]!}` : ''
  const note = `${notes[before.length % notes.length]!}${guess}`
  return {
    reply,
    labels,
    note: upperFirst(note.replaceAll('{n}', character.name).replaceAll('{q}', () => quote)),
    evidence: [
      { quote, label: `your line: ${labels.act ?? labels.stance}`, start, end },
      ...(own ? [{ quote: own.text, label: `what ${character.name} was quoted as saying` }] : []),
    ],
    ...common,
  }
}

/** What the other may answer, by what the line does and how closed they are; {own} is one of their quoted lines. Own words: nobody here insults, threatens, gives in at once, or brings a fact. `spent`: when the cell is used up. `fits`: which of their quoted lines may be such an answer: who is met, asked or told something does not defend what nobody spoke of, unless they have closed up; who has opened up does not push off, and who is closed does not give in. */
const { replies, spent, fits } = kept

/** What the other might say: our words, which bring no fact, and their own, as they were quoted; `own`: which of those. */
export function replyTo(character: Character, line: Line, mood: Mood, turns: readonly Turn[]) {
  const before = turns.flatMap(({ role, content }) => (role === 'assistant' ? [content] : []))
  const taken = new Set(before.flatMap((it) => splitSentences(it).map(sentenceKey)))
  const seed = hash([...turns.map(({ content }) => content), line.text].join('\n').slice(0, 20_000))
  const own = ownLine(character, line, mood, before.join('\n').toLowerCase())
  // A question of theirs ends the sentence by itself.
  const theirs = own && `${sentenceCase(own.text)}${'?!…'.includes(own.text.at(-1)!) ? '' : '.'}`
  const fresh = (variants: readonly string[]) =>
    variants.flatMap((template) => {
      const text = theirs ? template.replace('{own}.', () => theirs) : template
      return text.includes('{own}') || splitSentences(text).some((part) => taken.has(sentenceKey(part))) ? [] : [text]
    })
  const cell = replies[line.move][mood]
  // What they were quoted as saying goes before what anybody might say, by itself or after a word that goes with any.
  const ways = [cell.filter((it) => it.includes('{own}')), ['{own}.'], cell, spent[mood], ...Object.values(spent)]
  const left = ways.map(fresh).find((it) => it.length > 0) ?? ['...']
  const reply = left[seed % left.length]!
  return { reply, own: own && reply.toLowerCase().includes(own.text.toLowerCase()) ? own : null }
}

/** The quoted line that answers this one best: of those that fit, the one that shares most with it; each is said once. */
function ownLine({ lines }: Character, { text, move }: Line, mood: Mood, before: string): OwnLine | undefined {
  const words = stems(text)
  const shared = ({ stems: own }: OwnLine) => [...own].filter((stem) => words.has(stem)).length
  const fitting = fits[move][mood].flatMap((one) => lines.filter((it) => it.kind === one))
  return fitting.filter((it) => !before.includes(it.text.toLowerCase())).toSorted((a, b) => shared(b) - shared(a))[0]
}

/** How closed the other is by now. */
export type Mood = 'closed' | 'guarded' | 'open'
export type Move = keyof typeof said.replies
export type Stance = RehearsalTurn['labels']['stance']

export type Line = ReturnType<typeof lineOf>

/** A thing that a line may do: its chance is the sum of these acts, those of a received message by half. */
type Sign = { move: Move; stance: Stance; act: ArgumentAct; turn: readonly ActHead[]; message: readonly MessageAct[] }
const signs = lineSigns.signs as readonly Sign[]

/** Characters of a line that are read, since each earlier one is read again at every turn; and what a line leaves of all before it: half is gone after four. */
const [LONGEST, LEFT] = [2000, 0.85]
/** From this sum on, and so far ahead of what would be of the other kind, it is said: of 367 turns that were not learnt from, in 172, right in .51. */
const [SAID, AHEAD] = [0.5, 0.2]

export const blowsIn = (text: string): ArgumentAct[] => [
  ...readTurn(text).acts.flatMap(({ id }) => (id === 'contempt' || id === 'threat' ? id : [])),
  ...(scorns(text) ? (['contempt'] as const) : []),
]

/** A line of the person's, as the one who has to answer it may take it. */
export function lineOf(text: string) {
  const near = text.slice(0, LONGEST)
  const [blows, reading] = [blowsIn(near), read(near)]
  const weighed = signs.map((sign) => {
    const chance = chanceIn(reading.acts(), sign.turn) + chanceIn(reading.message(), sign.message) / 2
    // Names and threats in few words, of which the reader has met too few: what it has of a blow beside its chances.
    return { ...sign, weight: chance + (sign.move !== 'sneer' && blows.includes(sign.act) ? 0.6 : 0) }
  })
  const most = weighed.reduce((best, it) => (it.weight > best.weight ? it : best))
  // To take a blow for what hardly anybody minds is the worst mistake there is, and the other way round.
  const against = weighed.filter(({ stance }) => (stance === 'interests') !== (most.stance === 'interests'))
  const isSure = most.weight >= SAID && most.weight - Math.max(...against.map(({ weight }) => weight)) >= AHEAD
  const [shown] = (isSure ? most.turn : []).map((it) => reading.act(it)).toSorted((a, b) => b.chance - a.chance)
  return {
    text,
    /** What it stands on (Ury, Brett and Goldberg, Getting Disputes Resolved, 1988). */
    stance: most.stance,
    /** What it does, where the reader is sure enough to say so; else `plain` and no act. */
    move: isSure ? most.move : ('plain' as const),
    act: isSure ? most.act : null,
    shown: shown?.shown ?? null,
  }
}

/** What each line adds, where it is clear what it does. */
const weights: Record<Stance, number> = { interests: -0.5, rights: 0.4, power: 0.8 }

/** Every line of the person's counts, the older ones less; nobody opens at one word. */
export function moodOf(lines: readonly Pick<Line, 'act' | 'stance'>[]): Mood {
  let guard = 1
  for (const { act, stance } of lines)
    guard = Math.min(2.4, Math.max(-0.6, 1 + (guard - 1) * LEFT + (act ? weights[stance] : 0)))
  return guard >= 1.65 ? 'closed' : guard >= 0.35 ? 'guarded' : 'open'
}

/** Something the other was quoted as saying, ready to be said by them: it pushes off, lets in, or simply tells. */
export type OwnLine = { text: string; kind: 'defends' | 'softens' | 'tells'; stems: ReadonlySet<string> }

/** How the other talks, as far as the quoted lines show; nothing in it is invented. */
export type Character = ReturnType<typeof characterOf>

/** `tells`: of these somebody tells about the other, and does not say what they say. */
const { tells, third } = setsOf(lineSigns.words)
const isNamed = (word = '') => third.has(word.toLowerCase()) || firstNames.has(word.toLowerCase())

/** The words themselves, without "he said" around them; a line told in the third person cannot be said by them. */
function spokenIn(line: string): string[] {
  const quoted = quotesIn(line)
  if (quoted.length > 0) return quoted.map(({ text }) => text)
  const words = line.trim().split(' ')
  // What leads to a line ("Tom said:") is no longer.
  const lead = words.slice(0, 8).findIndex((it) => it.endsWith(':'))
  if (lead === 0 || (lead > 0 && isNamed(words[0]))) return [words.slice(lead + 1).join(' ')]
  return isNamed(words[0]) && words.slice(1, 4).some((it) => tells.has(stripped(it, '', ','))) ? [] : [line]
}

const { softening, defending } = lineSigns.heads as Record<keyof typeof lineSigns.heads, readonly ActHead[]>
/** Sums of chances from which a quoted line counts as pushing off or letting in, and as one that is not said again. */
const [SHOWN, HARD] = [0.35, 0.5]

export function characterOf(basis: readonly string[], called: string | null) {
  const said = basis.slice(0, 60).flatMap((line) => spokenIn(line.slice(0, 1000)))
  const parts = said.flatMap((line) => sentences(line).map(({ text }) => text))
  const all = parts.map(ownLineOf)
  return {
    // Without what could be taken for anything else.
    name: firstName((called ?? '').replace(/["“”{}<>\p{Cc}]+/gu, ' ')).slice(0, 30) || 'the other person',
    lines: [...new Map(all.flatMap((it) => (it && it !== 'harsh' ? [[it.text, it] as const] : []))).values()],
    /** Lines of contempt or threat among the quoted ones: never said again by the coach. */
    harsh: all.filter((it) => it === 'harsh').length,
    quoted: parts.length,
  }
}

/** A sentence of theirs as one that can be said again; null where it is too short or long for it. */
function ownLineOf(part: string): OwnLine | 'harsh' | null {
  const reading = read(part)
  const does = (heads: readonly ActHead[]) => chanceIn(reading.acts(), heads)
  if (blowsIn(part).length > 0 || does(['contempt', 'threat']) >= HARD) return 'harsh'
  const text = stripped(part, ' \t\n\r"“”', ' \t\n\r.,;:"“”')
  const count = wordCount(text)
  if (count < 3 || count > 22) return null
  const [soft, pushes] = [does(softening), does(defending)]
  const kind = Math.max(soft, pushes) < SHOWN ? 'tells' : soft > pushes ? 'softens' : 'defends'
  return { text, kind, stems: stems(text) }
}

import kept from '../../data/words/rehearsal-signs.json' with { type: 'json' }
import type { ArgumentAct, RehearsalTurn } from '@mallama/contracts/coach'
import { quotesIn } from '../argument/told.ts'
import { stems } from '../insights/gist.ts'
import { scorns } from '../mediation/mediate.ts'
import { type MessageAct, type ActHead, chanceIn } from '../read/labels.ts'
import { readTurn } from '../read/turn.ts'
import { read } from '../read/read.ts'
import { firstName, firstNames } from '../text/people.ts'
import { sentences, wordCount, stripped, setsOf } from '../text/words.ts'
import said from './replies.json' with { type: 'json' }

/** How closed the other is by now. */
export type Mood = 'closed' | 'guarded' | 'open'
export type Move = keyof typeof said.replies
export type Stance = RehearsalTurn['labels']['stance']

export type Line = ReturnType<typeof lineOf>

/** A thing that a line may do: its chance is the sum of these acts, those of a received message by half. */
type Sign = { move: Move; stance: Stance; act: ArgumentAct; turn: readonly ActHead[]; message: readonly MessageAct[] }
const signs = kept.signs as readonly Sign[]

/** Characters of a line that are read, since each earlier one is read again at every turn; and what a line leaves of all before it: half is gone after four. */
const [LONGEST, LEFT] = [2000, 0.85]

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
  // From this sum on, and so far ahead of what would be of the other kind, it is said: of 367 turns that were not learnt from, in 172, right in .51.
  const isSure = most.weight >= 0.5 && most.weight - Math.max(...against.map(({ weight }) => weight)) >= 0.2
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
const { tells, third } = setsOf(kept.words)
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

const { softening, defending } = kept.heads as Record<keyof typeof kept.heads, readonly ActHead[]>
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

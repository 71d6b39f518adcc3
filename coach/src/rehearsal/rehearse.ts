import type { RehearsalTurn } from '@mallama/contracts/coach'
import refusals from '../../data/said/rehearsal-refusals.json' with { type: 'json' }
import { placeOf } from '../analysis/quoting.ts'
import { upperFirst } from '../insights/days.ts'
import type { RehearsalInput } from '../operations.ts'
import { toSafety } from '../safety/screen.ts'
import { sentences } from '../text/split.ts'
import { characterOf } from './character.ts'
import { lineOf, moodOf, type Line } from './line.ts'
import said from './notes.json' with { type: 'json' }
import { flagIn, refusalOf, type Refusal } from './refusal.ts'
import { replyTo } from './reply.ts'

/** Where it ended because somebody may not be safe. */
const ended = new Set<Refusal>(['abuse', 'self-harm', 'withheld', 'harsh'])
const NEWEST = 24

/**
 * One turn of a rehearsed talk. `basis`: what the other was quoted as saying, one line each; `turns`: the branch so
 * far, `user` being the person and `assistant` the other as played here; `content`: the person's newest line. Answers
 * what the other might say (our own words, which bring no fact, and the basis), what the line stands on and does, where
 * that is sure, and one note. Pure: the same input gives the same bytes. `reply` is empty and `refused` says why, where
 * the coach will not play: under a flag of tier 2 or more, where cruelty is asked for, and where the line is not one it can read.
 */
export function rehearse(input: RehearsalInput): RehearsalTurn {
  const character = characterOf(input.basis, input.person?.name ?? input.playedName ?? null)
  const flag = flagIn(input)
  const line = lineOf(input.content)
  const labels = { stance: line.stance, act: line.act }
  const refusal = refusalOf(input, character, flag)
  const common = { safety: flag && toSafety(flag, input.country), coach: 'built-in' as const }
  if (refusal) {
    const refused = upperFirst(refusals[refusal].replaceAll('{n}', character.name))
    // Who is in danger is not marked for how they put it: "I'm leaving" is no threat of theirs.
    const shown = ended.has(refusal) ? { stance: 'interests' as const, act: null } : labels
    return { reply: '', labels: shown, note: refused, refused, evidence: [], ...common }
  }
  const before = input.turns.slice(-NEWEST).flatMap(({ role, content }) => (role === 'user' ? [lineOf(content)] : []))
  const mood = moodOf([...before, line])
  const { reply, own } = replyTo(character, line, mood, input.turns)
  const { quote, start, end } = placeOf(line.text, line.shown ?? sentences(line.text)[0] ?? null)
  // What stands under any line holds where nothing of the other's words is known.
  const note =
    before.length === 0 && character.quoted === 0 ? `${noteOn(line, 0)} ${said.guess[0]!}` : noteOn(line, before.length)
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

/** What the line did, and one thing to try: two or three of each, so that two lines of a kind do not get the same note. */
function noteOn({ act, move }: Line, at: number): string {
  // A verdict and a denial have a note of their own.
  const notes = said.notes[act === 'criticism' || act === 'invalidate' ? act : move]
  return notes[at % notes.length]!
}

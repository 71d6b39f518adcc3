import type { RehearsalTurn } from '@mallama/contracts/coach'
import refusals from '../../data/said/rehearsal-refusals.json' with { type: 'json' }
import { upperFirst } from '../insights/days.ts'
import type { RehearsalInput } from '../operations.ts'
import { toSafety } from '../safety/screen.ts'
import { characterOf } from './character.ts'
import { lineOf, moodOf } from './line.ts'
import { noteOn } from './note.ts'
import { flagIn, refusalOf, type Refusal } from './refusal.ts'
import { replyTo } from './reply.ts'

/** Where it ended because somebody may not be safe. */
const ended = new Set<Refusal>(['abuse', 'self-harm', 'withheld', 'harsh'])
const newest = 24

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
  const safety = flag && toSafety(flag, input.country)
  const line = lineOf(input.content)
  const labels = { stance: line.stance, act: line.act }
  const refusal = refusalOf(input, character, flag)
  const common = { safety, coach: 'built-in' as const }
  if (refusal) {
    const refused = upperFirst(refusals[refusal].replaceAll('{n}', character.name))
    // Who is in danger is not marked for how they put it: "I'm leaving" is no threat of theirs.
    const shown = ended.has(refusal) ? { stance: 'interests' as const, act: null } : labels
    return { reply: '', labels: shown, note: refused, refused, evidence: [], ...common }
  }
  const before = input.turns.slice(-newest).flatMap(({ role, content }) => (role === 'user' ? [lineOf(content)] : []))
  const mood = moodOf([...before, line], character.base)
  const { reply, own } = replyTo({ character, line, mood, turns: input.turns })
  const { note, quote, start } = noteOn(line, character.name, before.length, character.quoted > 0)
  return {
    reply,
    labels,
    note,
    evidence: [
      { quote, label: `your line: ${labels.act ?? labels.stance}`, start, end: start + quote.length },
      ...(own ? [{ quote: own.text, label: `what ${character.name} was quoted as saying` }] : []),
    ],
    ...common,
  }
}

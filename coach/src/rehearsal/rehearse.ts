import type { RehearsalTurn } from '@mallama/contracts/coach'
import refusals from '../../data/said/rehearsal-refusals.json' with { type: 'json' }
import { placeOf } from '../analysis/received-harm.ts'
import { sentenceCase } from '../builtin/polish.ts'
import { hash, sentenceKey } from '../builtin/state.ts'
import { stems } from '../insights/gist.ts'
import type { RehearsalInput } from '../operations.ts'
import type { Turn } from '../port.ts'
import { toSafety } from '../safety/screen.ts'
import { splitSentences, upperFirst, sentences, ownIn } from '../text/words.ts'
import { characterOf, lineOf, moodOf, type Character, type Line, type Mood, type OwnLine } from './line.ts'
import { flagIn, refusalOf } from './refusal.ts'
import kept from './replies.json' with { type: 'json' }

/** One turn of a rehearsed talk; `user` is the person, `assistant` the other as played here, in our own words that bring no fact. `refused` says why there is no `reply`: a flag of tier 2 or more, cruelty, a line that cannot be read. */
export function rehearse(input: RehearsalInput): RehearsalTurn {
  const character = characterOf(input.basis, input.person?.name ?? input.playedName ?? null)
  const [flag, line] = [flagIn(input), lineOf(input.content)]
  const labels = { stance: line.stance, act: line.act }
  const refusal = refusalOf(input, character, flag)
  const common = { safety: flag && toSafety(flag, input.country), coach: 'built-in' as const }
  if (refusal) {
    const refused = upperFirst(refusals[refusal].replaceAll('{n}', character.name))
    // Who may not be safe, or is in danger, is not marked for how they put it: "I'm leaving" is no threat of theirs.
    const isUnsafe = ['abuse', 'self-harm', 'withheld', 'harsh'].includes(refusal)
    const shown = isUnsafe ? { stance: 'interests' as const, act: null } : labels
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
function replyTo(character: Character, line: Line, mood: Mood, turns: readonly Turn[]) {
  const before = turns.flatMap(({ role, content }) => (role === 'assistant' ? [content] : []))
  const taken = new Set(before.flatMap((it) => splitSentences(it).map(sentenceKey)))
  const seed = hash([...turns.map(({ content }) => content), line.text].join('\n').slice(0, 20_000))
  // The quoted line that answers this one best: of those that fit, the one that shares most with it; each is said once.
  const [earlier, words] = [before.join('\n').toLowerCase(), stems(line.text)]
  const shared = (it: OwnLine) => [...it.stems].filter((stem) => words.has(stem)).length
  const fitting = fits[line.move][mood].flatMap((one) => character.lines.filter((it) => it.kind === one))
  const left = fitting.filter((it) => !earlier.includes(it.text.toLowerCase()))
  const [own] = left.toSorted((a, b) => shared(b) - shared(a))
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
  const said = ways.map(fresh).find((it) => it.length > 0) ?? ['...']
  const reply = said[seed % said.length]!
  return { reply, own: own && reply.toLowerCase().includes(own.text.toLowerCase()) ? own : null }
}

import kept from './replies.json' with { type: 'json' }
import lists from '../../data/words/rehearsal.json' with { type: 'json' }
import refusals from '../../data/said/rehearsal-refusals.json' with { type: 'json' }
import type { RehearsalTurn } from '@mallama/contracts/coach'
import { placeOf } from '../analysis/received-harm.ts'
import { sentenceCase } from '../builtin/polish.ts'
import { hash, sentenceKey } from '../builtin/state.ts'
import { stems } from '../insights/gist.ts'
import type { RehearsalInput } from '../operations.ts'
import type { Turn } from '../port.ts'
import { toSafety, sight, type Flag } from '../safety/screen.ts'
import { filled, splitSentences, upperFirst, sentences, ownIn, joined, longestTurn, toldIn } from '../text/words.ts'
import { setsOf } from '../text/words.ts'
import { characterOf, lineOf, moodOf, type Character, type Line, type Mood, type OwnLine } from './line.ts'
import { needsHelp } from '@mallama/contracts/help'
import { harmsIn } from '../analysis/harms.ts'
import { signsIn } from '../analysis/told-danger.ts'
import { legibility } from '../builtin/kind-of-text.ts'
import { flagOfTurn, scorns } from '../mediation/mediate.ts'
import { readReceived } from '../read/read.ts'
import { speaksAsChild, isLikeness, isByClose, gravest, asSaid } from '../safety/flag.ts'
import { actsOf } from '../text/asks.ts'
import { placesOf, saying } from '../text/phrase.ts'

/** One turn of a rehearsed talk; `user` is the person, `assistant` the other as played here, in our own words that bring no fact. `refused` says why there is no `reply`: a flag of tier 2 or more, cruelty, a line that cannot be read. */
export function rehearse(input: RehearsalInput): RehearsalTurn {
  const character = characterOf(input.basis, input.person?.name ?? input.playedName ?? null)
  const [flag, line] = [flagIn(input), lineOf(input.content)]
  const labels = { stance: line.stance, act: line.act }
  const refusal = refusalOf(input, character, flag)
  const common = { safety: flag && toSafety(flag, input.country), coach: 'built-in' as const }
  if (refusal) {
    const refused = upperFirst(filled(refusals[refusal], { n: character.name }))
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
    note: upperFirst(filled(note, { n: character.name, q: quote })),
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
      return text.includes(`{own}`) || splitSentences(text).some((part) => taken.has(sentenceKey(part))) ? [] : [text]
    })
  const cell = replies[line.move][mood]
  // What they were quoted as saying goes before what anybody might say, by itself or after a word that goes with any.
  const ways = [cell.filter((it) => it.includes(`{own}`)), [`{own}.`], cell, spent[mood], ...Object.values(spent)]
  const said = ways.map(fresh).find((it) => it.length > 0) ?? ['...']
  const reply = said[seed % said.length]!
  return { reply, own: own && reply.toLowerCase().includes(own.text.toLowerCase()) ? own : null }
}

const wordsIn = (text: string) => toldIn(text.slice(0, longestTurn)).map(({ words }) => words)

/** Somebody is told that they will be hurt, and not "I didn't want to hurt you". */
const violenceThreatened = saying(joined(lists.blows.lead, lists.blows.blow), 1)

const cruelty = placesOf(lists.cruelty)
/** Cruelty is asked for: as an order where a sentence begins, or in so many words. */
const isCrueltyAsked = (text: string): boolean =>
  wordsIn(text).some((words) => cruelty(words).some(({ is, from }) => is === 'anywhere' || from === 0))

const { fillers, lying, others, spoken } = setsOf(lists.words)
const asides = placesOf({ aside: lists.asides })
/** Said to the coach: it begins as such a line does, goes on for a word or two or of the other, and speaks to nobody. */
function isAside(text: string): boolean {
  const all = wordsIn(text).flat()
  const words = all.slice(all.findIndex((it) => !fillers.has(it)))
  const begun = asides(words).filter(({ from }) => from === 0)
  const rest = words.slice(Math.max(0, ...begun.map(({ to }) => to)))
  const isShort = rest.length <= 2 || rest.some((it) => others.has(it))
  return begun.length > 0 && isShort && !rest.some((it) => spoken.has(it))
}

const askedBack = saying(lists.askedBack, 1)
const takenAway = saying(lists.taken.split(','), 2)
/** The other keeps from the writer what is theirs, or decides for them; `unsure` where it may only be lying about. */
function withheldIn({ scenario, basis, content }: RehearsalInput): 'withheld' | 'unsure' | null {
  const told = `${scenario.slice(0, longestTurn)}\n${content.slice(0, longestTurn)}`
  if (wordsIn(told).some((words) => words.some((it) => lying.has(it)))) return null
  const asks = askedBack(told)
  const harms = basis.map((line) => harmsIn(line, readReceived(line, null)))
  // A quoted line that is so far above sure decides over the writer though nothing is asked back, in log-odds; where something is, a doubt is enough.
  const isRuled = harms.some((it) => (asks ? it.doubt >= 0 : it.sure >= 1 && ['control', 'takeover'].includes(it.kind)))
  return isRuled || signsIn(told).includes('clear') || takenAway(told) ? 'withheld' : asks ? 'unsure' : null
}

/** The gravest thing in all that was brought: what they wrote, what the other said, what they noted. What they set aside counts as a doubt; a new line that says it outright is a new finding. */
export function flagIn(input: RehearsalInput): Flag | null {
  const { scenario, basis, turns, content, person, aside, again } = input
  const told = [scenario, ...ownIn(turns)]
  const notes = person ? [person.notes, person.currentIssues, person.strugglingWith, person.learned] : []
  // What a child is told, "it is our secret", is grave only beside who says it and what the child wants.
  const asked = speaksAsChild(scenario) ? basis.map((it) => `${scenario}. He says ${it}. I tell him: ${content}`) : []
  const written = [...told, ...notes, ...asked].map((text) => (text ? sight(text) : null))
  // Said by the other, "I'll hurt you" endangers the one who rehearses.
  const heard = basis.flatMap((line) => flagOfTurn(line) ?? []).map(ofOther)
  // A card or a passport that another keeps has no grave word in it.
  const kept = withheldIn(input) === 'withheld' ? ofOther({ tier: 2, category: 'abuse' }) : null
  const before = asSaid(gravest([...written, ...heard, kept]), aside, [...told, content])
  const sighted = sight(content)
  const isKnown = sighted && aside && before?.category === sighted.category && isLikeness(sighted)
  const line = isKnown ? null : asSaid(sighted, again, [...told, content])
  // What somebody says of their own life goes before what another did, be it as grave.
  return line && line.tier + Number(line.category === 'self-harm') > (before?.tier ?? 0) ? line : before
}
function ofOther({ tier, category }: Pick<Flag, 'tier' | 'category'>): Flag {
  return { tier, category: category === 'threat-to-others' ? 'abuse' : category, thirdParty: false }
}

type Refusal = keyof typeof refusals
/** Why the other is not played in this turn (with what can be done instead: `coach/data/said/rehearsal-refusals.json`), or null where they can be. */
export function refusalOf(input: RehearsalInput, character: Character, flag: Flag | null): Refusal | null {
  const { content, scenario, turns } = input
  if (needsHelp(flag)) return isByClose(flag) ? 'abuse' : flag.category === 'threat-to-others' ? 'other' : 'self-harm'
  // Said to the other in so many words it needs no likeness to other texts.
  if (violenceThreatened(content)) return 'other'
  if (isCrueltyAsked(scenario) || isCrueltyAsked(content)) return 'cruelty'
  if (turns.length === 0 && withheldIn(input) === 'unsure') return 'withheld'
  if (character.harsh >= 2 && character.harsh * 5 >= character.quoted * 2) return 'harsh'
  const kind = legibility(content)
  if (kind !== 'words') return kind === 'empty' ? kind : kind === 'other-language' ? 'language' : 'unreadable'
  return actsOf(content.slice(0, longestTurn)).includes('injection') ? 'injection' : isAside(content) ? 'aside' : null
}

/** A part that is not played, whoever wrote it: a blow announced, or names. */
export const cruelIn = (part: string): boolean => violenceThreatened(part) || scorns(part)

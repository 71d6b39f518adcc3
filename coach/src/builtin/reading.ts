import { under } from '../guide/data.ts'
import kept from '../../data/words/clauses.json' with { type: 'json' }
import { clausesIn } from '../read/pressed.ts'
import { type Sentence, sentencesIn, sentences, wordCount, stripped, nearness, nearest, setsOf } from '../text/words.ts'
import { joined } from '../text/words.ts'
import where from '../../data/words/where.json' with { type: 'json' }
import { exploredIn } from '@mallama/contracts/explored'
import { countries } from '@mallama/contracts/help-lines'
import { firstName, focusOf, ownerOf, people, wordsIn, type Someone } from '../text/people.ts'
import { actsOf } from '../text/asks.ts'
import type { ReplyInput } from '../port.ts'
import { once } from '../learn/file.ts'
import { chanceIn, asks } from '../read/labels.ts'
import { read as readText } from '../read/read.ts'
import { talkOf, type InTalk } from '../read/talk.ts'
import { gravest, type Sighting } from '../safety/flag.ts'
import { sight, stated } from '../safety/screen.ts'
import { asksForWords } from '../guide/wanted.ts'
import type { State } from './state.ts'

/** One message as the coach reads it. Everything that will be claimed about it is in here with its place. */
export type Reading = ReturnType<typeof read>

export function read(
  message: string,
  known: readonly string[],
  held: Someone | null,
  owner: Someone | null,
  earlier: readonly string[] = [],
) {
  const whole = message.normalize('NFC')
  // Of a very long message the start says most; everything after it would only slow the answer.
  const text = whole.slice(0, 6000)
  const met = people(text, known).flatMap(({ someone }) => someone.name ?? [])
  // A line of the page that is asked about tells what it tells by itself.
  const items = [exploredIn(message) ?? []].flat().map(({ item }) => item)
  const talk = talkOf(items.join('\n') || text, earlier)
  const names = [...new Set([...known, ...(owner?.name ? [owner.name] : []), ...met])]
  const near = once(() => topicsIn(text.slice(0, 600), talk))
  return {
    text,
    words: wordCount(text),
    acts: [...actsOf(whole), ...(asksForWords(text) ? (['script'] as const) : [])],
    focus: focusOf(text, known, held, owner),
    names,
    /** What it does in its talk. */
    talk,
    /** The log-odds that harm told of in its talk is done to somebody else, and not to the writer. */
    ofOther: once(() => {
      const told = [...earlier.slice(-LOOKED_BACK), text].join('\n').slice(-LATELY)
      const [own, other] = ['own', 'other'].map((it) => chanceIn(readText(told).ofWhom(), [it]))
      return Math.log(other!) - Math.log(own!)
    }),
    /** The words of the writer's that a reply rests on: their first clause of a fair length, else their first. */
    fact: clauses(text).find((it) => wordCount(it.text) >= 5 && wordCount(it.text) <= 24) ?? clauses(text)[0] ?? null,
    /** What is written of under a card, by how near this is to it; and of that what is surely meant. */
    near,
    topics: () => near().filter(({ isSeen }) => isSeen),
    /** What the screen sees in the whole message, and in what stands in a question of the page's own, which would dilute it. */
    danger: once(() => gravest([...[message, ...items].map(sight), statedOf(message, names)])),
  }
}

/** So many messages before this one, and so many letters of them all, tell whose harm it is. */
const [LOOKED_BACK, LATELY] = [6, 4_000]
/** What is written under a card is known by a reader from the first chance on, sooner where something is asked: there it would be that or nothing. Of a sealed hand's talks it is right in .55 of what is said (decision 211). A phrase of it counts from the last but one on, and as much as the last; not of those that are `unphrased`, which are named besides: of 37 sealed messages with one five ask about it. What is for this minute is said only where it is plain, what is for a body nearly so, and what keeps somebody from dying sooner. */
const [PLAINLY, BODY, SURE, ASKED, DYING, NAMED, A_PHRASE] = [0.36, 0.25, 0.14, 0.1, 0.06, 0.003, 0.25]
const { surely, body, despair, unphrased } = setsOf(under.sorts)
const from = new Map(
  [surely, body, despair].flatMap((some, at) => [...some].map((id) => [id, [PLAINLY, BODY, DYING][at]!])),
)
/** What it asks, or ends on, counts nearly as much as all of it; and both together somewhat more than what it is in its talk (decision 212). */
const [WHOLE, ALONE, HALF] = [0.6, 0.6, 0.5]
const plain = under.topics.filter(({ id }) => !unphrased.has(id))
function topicsIn(text: string, talk: InTalk) {
  const sentences = sentencesIn(text)
  const asked = sentences.findLast((it) => it.endsWith('?')) ?? sentences.at(-1) ?? ''
  const [all, last] = [text, asked].map((it) => readText(it).under())
  const inTalk = talk('under')
  const alone = all!.map((it) => ({ ...it, chance: it.chance * WHOLE + chanceIn(last!, [it.label]) * (1 - WHOLE) }))
  const found = alone.map((it) => ({ ...it, chance: it.chance * ALONE + inTalk.get(it.label)! * (1 - ALONE) }))
  const least = chanceIn(readText(text).intent(), asks) >= HALF ? ASKED : SURE
  const near = nearest(plain, text).flatMap(({ it, score }) => (score >= 1 ? [it] : []))
  // What is happening outside the door comes before anything else that the words may ask.
  const now = near.flatMap((it) => (it.now ? [{ ...it, chance: 1, isSeen: true }] : []))
  const others = found.flatMap(({ label, chance: likely }) => {
    const isNamed = likely >= NAMED && near.some(({ id }) => id === label)
    const it = { chance: likely + (isNamed ? A_PHRASE : 0), isSeen: isNamed || likely >= (from.get(label) ?? least) }
    // Nobody is sent out to whoever waits there by a guess.
    return under.topics.flatMap((topic) => (topic.id === label && label !== 'rescue' ? [{ ...topic, ...it }] : []))
  })
  return [...now, ...others.toSorted((a, b) => b.chance - a.chance)]
}

/** What is stated of somebody by name, "Dan hit me", is what it is of "he". Its quote would not be theirs. */
function statedOf(message: string, names: readonly string[]): Sighting | null {
  const called = new Set(names.map((it) => firstName(it).toLowerCase()))
  const said = wordsIn(message)
    .filter(({ lower }) => called.has(lower))
    .reduceRight((all, { from, to }) => `${all.slice(0, from)}he${all.slice(to)}`, message)
  const found = said === message ? null : stated(said)
  return found && found.tier > 1 ? { ...found, quote: undefined } : null
}

/** A message as it is read in a talk, with the names and the person that were met in it. */
export function readIn({ knownPeople, person }: ReplyInput, state: State, message: string, earlier: readonly string[]) {
  const known = [...knownPeople, ...(person ? [firstName(person.name)] : [])].filter((it) => it.trim().length > 1)
  return read(message, [...known, ...state.names], state.focus, ownerOf(person), earlier)
}

/** Each country by how a number of it is asked for, and how somebody says that they are there. */
const places = once(() => {
  const all = [...Object.entries(where.also), ...countries().map(({ code, name }) => [name, code] as const)]
  return [...new Set(all.map(([, code]) => code))].map((code) => {
    const names = all.flatMap(([name, of]) => (of === code ? [name] : []))
    return { code, asked: joined(where.ways, names), told: joined(where.here, names) }
  })
})
const asksOrTells = [...where.ways, ...where.here]
/** The country of which somebody wants a number, or where they say that they are, the latest first: numbers of another one help nobody. "He thinks I'm in Germany" says it of no country. */
export function countryIn(texts: readonly string[]): string | null {
  for (const text of texts.toReversed()) {
    const near = text.slice(0, 2_000)
    // Every country is looked for in few messages: not where nothing is asked for and no place told.
    if (nearness(asksOrTells, near) === 0) continue
    const here = sentencesIn(near).filter((it) => nearness(where.here, it) > 0 && nearness(where.elsewhere, it) === 0)
    const found = places().find((it) => nearness(it.asked, near) > 0 || here.some((at) => nearness(it.told, at) > 0))
    if (found) return found.code
  }
  return null
}

/** What only begins a `breath`; words that point `ahead`: a quote that was cut out of more must not end on one. */
const { breath, ahead } = setsOf(kept)

/** Whole sentences that ask nothing, and what stands between the marks and joins of each. */
export const clauses = (text: string): Sentence[] =>
  sentences(text).flatMap((sentence) => {
    if (sentence.text.endsWith('?')) return []
    const parts = clausesIn(sentence.text)
    return [{ from: 0, to: sentence.text.length }, ...(parts.length > 1 ? parts : [])].flatMap(({ from, to }) => {
      const words = [...sentence.text.slice(from, to).matchAll(/\S+/g)]
      const first = words.find(([it]) => !breath.has(stripped(it.toLowerCase(), signs, signs)))
      if (!first) return []
      const said = stripped(sentence.text.slice(from + first.index, to), '', ' .,;:!?…–—-')
      const start = sentence.start + from + first.index
      return said ? [{ ...sentence, text: said, start, end: start + said.length }] : []
    })
  })
const signs = '.,;:!?…"“”\'()[]*–—-'

const isQuoting = (text: string) => [...'"“”\n'].some((sign) => text.includes(sign))
const most = 8

/** At most eight words: all, or the first clause that is so short; null where there is nothing whole to quote. */
export function shortest(source: string): string | null {
  const fits = (quote: string) => quote.length >= 2 && wordCount(quote) <= most && !isQuoting(quote)
  if (wordCount(source) <= most) return fits(bare(source)) ? bare(source) : null
  // A quote without the signs around it, and without words at its end that point ahead.
  const clause = clauses(source).map(({ text }) => {
    const words = bare(text).split(' ')
    const last = words.findLastIndex((it) => !ahead.has(bare(it).toLowerCase().replace('’', "'")))
    return bare(words.slice(0, Math.max(0, last) + 1).join(' '))
  })
  return clause.find((it) => fits(it) && wordCount(it) >= 3) ?? null
}
const bare = (quote: string) => stripped(quote, ' \n"“”\'‘', ' \n"“”,;:.!?…-')

import said from '../../data/said/kept.json' with { type: 'json' }
import { nearness } from '../guide/nearest.ts'
import { gistOf, type Gist, type Known } from '../insights/gist.ts'
import type { Person, Remembered, ReplyInput } from '../port.ts'
import { sight } from '../safety/screen.ts'
import { ownIn } from '../text/own.ts'
import { stripped } from '../text/words.ts'
import { choose, say, type Composer } from './composer.ts'
import { hash } from './state.ts'
import { loose, stems } from './stems.ts'

/** Something that was told before, as it can be named now. */
interface Recalled {
  id: string
  /** The writer's words as they stand; what was put right by hand is a sentence of theirs. */
  item: string
  how: 'noted' | 'quoted' | 'edited'
  /** For `memoryUsed`: what was used, in plain words. */
  plain: string
}

/** What may be used at all: nothing that is about danger, and nothing that was said in this very talk. */
export function fromBefore({ memory = [], history, message }: Pick<ReplyInput, 'memory' | 'history' | 'message'>) {
  const here = [...ownIn(history), message]
  return memory.filter((one) => !ofDanger(one) && !(one.quote && here.some((text) => text.includes(one.quote))))
}

/**
 * Whether something that is kept speaks of danger. It was learnt from a message that was not flagged, so a guess of the
 * model alone about one of its two wordings is not enough.
 */
export function ofDanger({ fact, quote }: Remembered): boolean {
  const seen = [fact, quote].flatMap((text) => (text ? [sight(text)] : []))
  return seen.every((it) => it !== null) || seen.some((it) => it !== null && !it.rule.startsWith('learnt/'))
}

const bare = (text: string) => stripped(text.trim(), '', ' \n.;,')

/** What was told, in the words in which it was told. */
export function inPlainWords({ fact, quote }: Remembered): Recalled {
  const id = `memory:${hash(fact).toString(36)}`
  return quote
    ? { id, item: bare(quote), how: 'quoted', plain: `you said: ${bare(quote)}` }
    : { id, item: bare(fact), how: 'edited', plain: `you noted: ${bare(fact)}` }
}

/** What a fact says, and its own words beside it where the two were put differently. */
export const gistOfKept = ({ fact, quote }: Remembered, known: Known): Gist => {
  const gist = gistOf(fact, known)
  return quote ? { ...gist, words: [...new Set([...gist.words, ...gistOf(quote, known).words])] } : gist
}

export const knownIn = ({ person, userFirstName, knownPeople }: ReplyInput): Known => ({
  them: person?.name ?? null,
  relation: person?.relationshipType ?? null,
  me: userFirstName,
  others: knownPeople,
})

export const othersIn = ({ people }: Gist): string[] => people.filter((it) => it !== '@me')

/** What a message is about when one corner of a life matters to it, though it shares no word with the fact. */
const occasions: Readonly<Record<string, readonly string[]>> = said.occasions
/** How two get on. */
const between = ['helps', 'hurts', 'wish']

/**
 * How much something that was told before bears on a message, from 0 up. Nothing where the message says it itself, or
 * speaks of somebody else.
 */
function bears(kept: Gist, message: string, now: Gist): number {
  const [about, named] = [othersIn(kept), othersIn(now)]
  if (about.length > 0 && named.length > 0 && !about.some((it) => named.includes(it))) return 0
  const shared = kept.words.filter((it) => now.words.includes(it))
  if (shared.length === kept.words.length && kept.slot === now.slot) return 0
  const firm = shared.filter((it) => !loose.has(it)).length
  const isBetween = between.includes(kept.slot ?? '')
  // How somebody feels about planes says nothing of what they fear besides.
  const fits = nearness(occasions[kept.slot ?? ''] ?? [], message) > 0
  const isOccasion = fits && (kept.slot !== 'fear' || kept.words.includes('fly'))
  const isNear = firm >= 2 || (firm === 1 && kept.words.length <= 3) || (isBetween && shared.length > 0)
  if (!isOccasion && !isNear) return 0
  return (isOccasion ? 1 : 0) + (shared.length + firm) / 2 + (isBetween ? 0.3 : 0)
}

/** A quote that is longer says too much at once. */
const LONGEST = 160

interface Weighed {
  it: Recalled
  weight: number
}
/** The heaviest that can be named and was not; the first of those that weigh the same. */
function heaviest(all: readonly Weighed[], used: readonly string[]): Recalled | null {
  const fair = all.filter(
    ({ it: { id, item }, weight }) => weight > 0 && item.length <= LONGEST && !item.includes('"') && !used.includes(id),
  )
  return fair.toSorted((a, b) => b.weight - a.weight)[0]?.it ?? null
}

/** The lines of a relationship's page by how much each counts: a red line before everything else. */
const fields = Object.entries(said.fields) as [keyof Person, { told: string; rank: number }][]

/** What stands on the page, by the words it shares with the message. */
function notedIn(person: Person, message: string): Weighed[] {
  const here = stems(message)
  return fields.flatMap(([field, { told, rank }]) =>
    String(person[field] ?? '')
      .split('\n')
      .map((line): Weighed => {
        const item = bare(stripped(line.trim(), '-*•', ''))
        const words = [...stems(item)]
        const shared = words.filter((it) => here.has(it)).length
        // One shared word is only a coincidence, unless the note has no other.
        const isMeant = shared > 0 && (shared === words.length || (shared > 1 && shared / words.length >= 0.4))
        const id = `${field}:${item.toLowerCase().slice(0, 60)}`
        return { it: { id, item, how: 'noted', plain: `${told}: ${item}` }, weight: isMeant ? shared + rank : 0 }
      }),
  )
}

/** At most one fact, from the relationship's page or from earlier talks, where it bears on this; told in plain words. */
export function context(c: Composer): void {
  const { input, state } = c
  const noted = input.person && heaviest(notedIn(input.person, input.message), state.contextUsed)
  const found = noted ?? (state.flag ? null : heaviest(toldIn(input), state.contextUsed))
  if (!found || !say(c, choose(c, `kept/${found.how}`, said[found.how], { item: found.item }))) return
  c.memoryUsed.push(found.plain)
  state.contextUsed.push(found.id)
}

function toldIn(input: ReplyInput): Weighed[] {
  const known = knownIn(input)
  const now = gistOf(input.message, known)
  return fromBefore(input).map((one) => ({
    it: inPlainWords(one),
    weight: bears(gistOfKept(one, known), input.message, now),
  }))
}

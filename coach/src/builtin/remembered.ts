import { exploredIn } from '@mallama/contracts/explored'
import { nearness, ownIn, stripped } from '../text/words.ts'
import { dayOf } from '../insights/excerpt.ts'
import { gistOf, loose, othersIn, stems, type Gist, type Known } from '../insights/gist.ts'
import type { Person, Remembered, ReplyInput } from '../port.ts'
import { read } from '../read/read.ts'
import { isLikeness } from '../safety/flag.ts'
import { sight } from '../safety/screen.ts'
import { choose, cite, say, sayAny, type Composer, fill } from './composer.ts'
import { hash } from './state.ts'
import said from '../../data/said/kept.json' with { type: 'json' }

/** Something told before, as it can be named now: `item` in the writer's words, `plain` for `memoryUsed`. */
type Recalled = Record<'id' | 'item' | 'plain', string> & { how: 'noted' | 'quoted' | 'edited' }

/** What may be used at all: nothing that is about danger, and nothing that was said in this very talk. */
export function fromBefore({ memory = [], history, message }: Pick<ReplyInput, 'memory' | 'history' | 'message'>) {
  const here = [...ownIn(history), message]
  return memory.filter((one) => !ofDanger(one) && !(one.quote && here.some((text) => text.includes(one.quote))))
}

/** Whether something that is kept speaks of danger. It was learnt from a message that was not flagged, so a guess of the model alone about one of its two wordings is not enough. */
function ofDanger({ fact, quote }: Remembered): boolean {
  const seen = [fact, quote].flatMap((text) => (text ? [sight(text)] : []))
  return seen.every((it) => it !== null) || seen.some((it) => it !== null && !isLikeness(it))
}

const bare = (text: string) => stripped(text.trim(), '', ' \n.;,')

/** What was told, in the words in which it was told; what was put right by hand is a sentence of theirs. */
export function inPlainWords({ fact, quote }: Remembered): Recalled {
  const item = bare(quote || fact)
  const how = quote ? 'quoted' : 'edited'
  return { id: `memory:${hash(fact).toString(36)}`, item, how, plain: `${quote ? 'you said' : 'you noted'}: ${item}` }
}

/** What a fact says, and its own words beside it where the two were put differently. */
const gistOfKept = ({ fact, quote }: Remembered, known: Known): Gist => {
  const gist = gistOf(fact, known)
  return quote ? { ...gist, words: [...new Set([...gist.words, ...gistOf(quote, known).words])] } : gist
}

const knownIn = ({ person, userFirstName: me, knownPeople: others }: ReplyInput): Known => {
  return { them: person?.name ?? null, relation: person?.relationshipType ?? null, me, others }
}

const sharedBy = (kept: Gist, now: Gist) => kept.words.filter((it) => now.words.includes(it))

/** What a message is about when one corner of a life matters to it, though it shares no word with the fact. */
const occasions: Readonly<Record<string, readonly string[]>> = said.occasions

/** How much what was told before bears on a message, from 0; none where it says so itself or is of another. */
function bears(kept: Gist, message: string, now: Gist): number {
  const [about, named] = [othersIn(kept), othersIn(now)]
  if (about.length > 0 && named.length > 0 && !about.some((it) => named.includes(it))) return 0
  const shared = sharedBy(kept, now)
  if (shared.length === kept.words.length && kept.slot === now.slot) return 0
  const firm = shared.filter((it) => !loose.has(it)).length
  const isBetween = ['helps', 'hurts', 'wish'].includes(kept.slot ?? '')
  // How somebody feels about planes says nothing of what they fear besides.
  const fits = nearness(occasions[kept.slot ?? ''] ?? [], message) > 0
  const isOccasion = fits && (kept.slot !== 'fear' || kept.words.includes('fly'))
  const isNear = firm >= 2 || (firm === 1 && kept.words.length <= 3) || (isBetween && shared.length > 0)
  return isOccasion || isNear ? (isOccasion ? 1 : 0) + (shared.length + firm) / 2 + (isBetween ? 0.3 : 0) : 0
}

type Weighed = readonly [it: Recalled, weight: number]
/** The heaviest that can be named and was not; the first of those that weigh the same. */
const heaviest = (all: readonly Weighed[], used: readonly string[]): Recalled | undefined =>
  all
    // A quote that is longer says too much at once.
    .filter(([{ item }, weight]) => weight > 0 && item.length <= 160 && !item.includes('"'))
    .filter(([{ id }]) => !used.includes(id))
    .toSorted((a, b) => b[1] - a[1])[0]?.[0]

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
        return [{ id, item, how: 'noted', plain: `${told}: ${item}` }, isMeant ? shared + rank : 0]
      }),
  )
}

function toldIn(input: ReplyInput): Weighed[] {
  const known = knownIn(input)
  const now = gistOf(input.message, known)
  return fromBefore(input).map((one) => [inPlainWords(one), bears(gistOfKept(one, known), input.message, now)])
}

/** At most one fact, from the relationship's page or from earlier talks, where it bears on this; told in plain words. */
export function context(c: Composer): void {
  const { input, state } = c
  // What is asked about a line of the page says so itself.
  if (exploredIn(input.message)) return
  const noted = input.person && heaviest(notedIn(input.person, input.message), state.contextUsed)
  const found = noted ?? (state.flag ? null : heaviest(toldIn(input), state.contextUsed))
  if (!found || !sayAny(c, `kept/${found.how}`, said[found.how], { item: found.item })) return
  c.memoryUsed.push(found.plain)
  state.contextUsed.push(found.id)
}

/** Facts told at once; words from which a message is a story with a question in it. */
const [MOST, LONG] = [6, 32]
/** Taken for such a question by itself; from the lower chance on where something kept answers it, or somebody known is named. */
const [SURE, LIKELY] = [0.5, 0.2]

/** Answers from what was told before, with its days, where that is what is asked for; honest where there is nothing. */
export function recounts(c: Composer): boolean {
  const text = c.reading.text.trim()
  if (c.reading.words > LONG) return false
  const { recall } = read(text)
  const asked = 1 - recall('none')
  // Where nothing is kept of anybody, "Does he have a wife?" is about him, unless it says that it was told.
  const isOfNothing = !c.input.memory?.length && !c.input.person && recall('one') > recall('all')
  if (asked < LIKELY || (isOfNothing && nearness(said.toldUs, text) === 0)) return false
  const known = knownIn(c.input)
  const wanted = gistOf(text, known)
  const ofThem = (c.input.memory ?? []).flatMap((it) => {
    const gist = gistOfKept(it, known)
    return !ofDanger(it) && isOf(gist, wanted) ? [{ it, gist }] : []
  })
  const single = recall('one') > recall('all')
  const { slot } = wanted
  const isIn = (kept: Gist) => slot !== null && (kept.slot === slot || (slot === 'work' && kept.lone === 'trade'))
  const hits = ofThem.filter(({ gist }) => isIn(gist) || (single && sharedBy(gist, wanted).length > 0))
  if (asked < SURE && (single ? hits : othersIn(wanted)).length === 0) return false
  cite(c, text.slice(0, 80), 'your question')
  const missed = single && hits.length === 0
  const shown = (hits.length > 0 ? hits : ofThem.slice(0, missed ? 3 : undefined)).map(({ it }) => it)
  if (missed) say(c, choose(c, 'kept-missing', said.missing) ?? said.stillMissing)
  else if (shown.length === 0) say(c, fill(said.nothingOf, c.grammar.who, {}) ?? said.nothing)
  if (missed && shown.length > 0) say(c, said.instead)
  // 'On 3 March you wrote "she is a nurse".', oldest first; what was put right by hand stands as it was put.
  for (const one of shown.slice(0, MOST).toReversed()) {
    const { item, how, plain } = inPlainWords(one)
    const on = one.learnedAt ? dayOf(one.learnedAt, c.input) : null
    const wrote = on ? `On ${on} you wrote` : 'You wrote'
    say(c, `${how === 'edited' ? 'You had me keep' : wrote} "${item.replaceAll('"', "'")}".`)
    c.memoryUsed.push(plain)
  }
  const left = shown.length - MOST
  if (left > 0) say(c, said.more[left === 1 ? 0 : 1]!.replace('{count}', String(left)))
  const asks = shown.length > 0 ? said.asks : said.asksFirst
  say(c, choose(c, 'kept-ask', asks) ?? asks[0]!)
  return true
}

/** Not known to be about somebody else; of her husband it is not enough that a fact names nobody. */
function isOf(kept: Gist, wanted: Gist): boolean {
  const [about, named] = [othersIn(kept), othersIn(wanted)]
  const shared = about.some((it) => named.includes(it))
  return shared || named.length === 0 || (about.length === 0 && !named.some((it) => it.startsWith('@them ')))
}

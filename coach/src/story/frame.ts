import { flatten } from '../knowledge/flatten.ts'
import type { StoryInput } from '../operations.ts'
import { needCues, reactionCues, shapeCues, sideCues, triedCues, type SlotCue } from './cues/slots.ts'
import { subjectCues } from './cues/topics.ts'
import { cameOf } from './came.ts'
import { doneAt, subjectAt } from './subject.ts'
import { topics, type Need, type Outcome } from './words.ts'
import type { Reaction, Shape, Side, Tried } from './words.ts'
import type { Texts } from './texts.ts'

/** What a chat comes down to, in words from our own lists and no others. */
export interface Frame {
  topic: string | null
  /** The weightiest subject is one that no story is told of without a person's word. */
  delicate: boolean
  shape: Shape | null
  reaction: Reaction | null
  need: Need | null
  tried: Tried[]
  planned: Tried[]
  side: Side | null
  outcome: Outcome[]
}

interface Hit<K> {
  is: K
  at: number
  quote: string
}

/** The author's turns and issue, without what is put in quotation marks: those are other people's words. */
const told = ({ originalIssue, turns }: StoryInput) =>
  flatten(
    [originalIssue, ...turns.filter(({ role }) => role === 'user').map(({ content }) => content)]
      .join('\n')
      .slice(0, 60_000)
      .replace(/["“][^"”\n]{0,300}["”]/g, ' ... '),
  ).flat

export function frameOf(input: StoryInput, texts: Texts): Frame {
  const flat = told(input)
  const others = texts.names
    .flatMap((name) => name.toLowerCase().split(/\s+/))
    .filter((name) => name.length > 2)
    .concat(kin)
  const is = (hit: Hit<unknown>, who: 'mine' | 'theirs') => subjectAt(flat, hit.at, others) === who
  const acts = hits(flat, triedCues).flatMap((hit) => {
    if (!is(hit, 'mine')) return []
    const how = doneAt(flat, hit.at)
    return how === 'no' || (how === 'done' && bare.test(hit.quote)) ? [] : [{ ...hit, how }]
  })
  const done = twoOf(acts.filter(({ how }) => how === 'done'))
  const planned = twoOf(acts.filter(({ how }) => how === 'planned'))
  const firstAct = acts[0]?.at ?? flat.length
  const sides = hits(flat, sideCues).filter((hit) => is(hit, 'theirs') && doneAt(flat, hit.at) !== 'planned')
  // What the other said after it was brought up weighs more than what was guessed before.
  const side = most(sides.filter(({ at }) => at > firstAct)) ?? (done.length > 0 ? null : most(sides))
  const outcome = acts.length > 0 ? cameOf(flat, afterAct(flat, firstAct), others) : []
  const reaction = hits(flat, reactionCues).filter(
    (hit) => is(hit, 'mine') && !/\b(?:will|ll|going to|wont) $/.test(flat.slice(Math.max(0, hit.at - 12), hit.at)),
  )
  const needs = hits(flat, needCues).filter(
    ({ at, quote }) =>
      /\b(?:want|wants|wanted|need|needed|wish|miss|missed|hope|hoped|would (?:like|love)|matters?|for me|feel|felt|be able)\b/.test(
        `${
          flat
            .slice(Math.max(0, at - 60), at)
            .split(/[.!?\n]/)
            .at(-1) ?? ''
        }${quote}`,
      ) && subjectAt(flat, at, others) === 'mine',
  )
  const { topic, delicate } = topicOf(input, flat)
  return {
    topic,
    delicate,
    // "We never fought" is no fight.
    shape: most(
      hits(flat, shapeCues).filter(
        ({ at, is: how }) => at < firstAct && (how === 'recurring' || how === 'long' || !denied(flat, at)),
      ),
    ),
    reaction: most(reaction),
    need: most(needs),
    tried: done,
    planned: done.length > 0 ? [] : planned,
    side,
    outcome: done.length > 0 ? outcome : [],
  }
}

/** Behind the words of what was tried: "I asked him to come and he came". */
const afterAct = (flat: string, at: number): number => {
  const end = flat.slice(at).search(/[.!?;\n]|,? (?:and|but|so) (?:he|she|they|we|it)\b/)
  return end < 0 ? flat.length : at + end
}

const kin =
  'mum mom mother dad father sister brother wife husband girlfriend boyfriend partner friend boss manager colleague cousin aunt uncle gran nan grandma flatmate roommate neighbour neighbor ex'.split(
    ' ',
  )
const denied = (flat: string, at: number): boolean =>
  /\b(?:not|never|no|without|didnt|dont|havent|hadnt|instead of|nobody) (?:\w+ ){0,2}$/.test(
    flat.slice(Math.max(0, at - 30), at),
  )

/** A bare verb says what could be done, not what was. */
const bare =
  /^(?:ask|tell|say|apologi[sz]e|write|listen|talk to|speak|start with|begin with|draw|make|meet|bring|propose|suggest|have|look|sit|knock|admit)\b(?!ed)/

function hits<K>(flat: string, cues: readonly SlotCue<K>[]): Hit<K>[] {
  return cues
    .flatMap(({ is, cue }) => [...flat.matchAll(cue)].map((hit) => ({ is, at: hit.index, quote: hit[0] })))
    .sort((a, b) => a.at - b.at)
}

const order = <K>(found: readonly Hit<K>[]): K[] => [...new Set(found.map(({ is }) => is))]

const setting = (kind: Tried) => (kind === 'calm' || kind === 'private' ? 0 : 1)

/** Two that were tried, time and place before the words; "talked" says least and gives way. */
function twoOf(found: readonly Hit<Tried>[]): Tried[] {
  const kinds = order(found)
  const telling = kinds.length > 1 ? kinds.filter((kind) => kind !== 'talked') : kinds
  return telling.slice(0, 2).toSorted((a, b) => setting(a) - setting(b))
}

/** The kind met most often; the earlier in the text among equals. */
function most<K>(found: readonly Hit<K>[]): K | null {
  const counts = new Map<K, number>()
  for (const { is } of found) counts.set(is, (counts.get(is) ?? 0) + 1)
  let best: K | null = null
  for (const [kind, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = kind
  return best
}

function topicOf(input: StoryInput, flat: string): { topic: string | null; delicate: boolean } {
  const weights = new Map<string, number>()
  const words = new Map<string, Set<string>>()
  const front = flatten(`${input.title}. ${input.originalIssue}`).flat
  for (const [text, factor] of [
    [front, 2],
    [flat, 1],
  ] as const) {
    for (const { topic, cue, weight } of subjectCues) {
      const met = new Set(text.match(cue) ?? [])
      if (met.size === 0) continue
      weights.set(topic, (weights.get(topic) ?? 0) + weight * factor * (1 + 0.3 * Math.min(3, met.size - 1)))
      words.set(topic, new Set([...(words.get(topic) ?? (text === front ? ['named'] : [])), ...met]))
    }
  }
  // A fight is how it went, not what it was about, wherever anything else is known.
  if (weights.size > 1) weights.delete('quarrel')
  const [topic, weight] = [...weights].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0]
  // One word that comes up on the way is no subject: its author names it, or says it in other words too.
  const chosen = weight < 1.5 ? null : words.get(topic)!.size < 2 ? 'unnamed' : topic
  return { topic: chosen, delicate: topics.some(({ id, delicate }) => id === chosen && delicate) }
}

import { needsHelp } from '@mallama/contracts/help'
import { fileOf, once, oncePerText } from '../learn/file.ts'
import { keptOf, type Linear } from '../learn/linear.ts'
import type { ArgumentInput } from '../operations.ts'
import type { ReadFile } from '../read/labels.ts'
import { asSaid, isLikeness, isOfOneself } from '../safety/flag.ts'
import { reader } from '../safety/likeness.ts'
import { ofStatement, sight, toSafety, type Sighting } from '../safety/screen.ts'
import { statedIn, statedTogether } from '../safety/statements.ts'
import { toldIn, asHeard, asSaid as asTold, quoteOf } from '../safety/turned.ts'
import type { Turn } from './lines.ts'
import type { parse } from './parse.ts'
import type { Read } from './score.ts'

export type Danger = ReturnType<typeof dangerIn>

/** In fewer turns it is not told who does it; and so many turns before it one is read together with. */
const [FEW, NEAR] = [3, 6]
const WHOLE = 'learnt/quarrel'

/** What the screen states of a turn or of what stands around, and what is heard in a recorded quarrel as a whole. Of those involved a name or a role alone is like too many things. */
export function dangerIn({ parts: turns, form, outside, self }: ReturnType<typeof parse>, input: ArgumentInput) {
  const { originalConversation: source, context, country, aside } = input
  const seen = oncePerText(sight)
  // Where the turns are told and not recorded, the telling itself holds what was done.
  const recorded = form !== 'account' && form !== 'narrative'
  const held = oncePerText(toldOf)
  const said = recorded ? turns.map(({ speaker, text }) => ({ speaker, text, ...held(text) })) : []
  const { heard, doer } = heardIn(said)
  const many = turns.length >= FEW
  const grave = new Map<number, string | undefined>()
  const [threatening, hurt] = [new Set<string>(), new Set<string>()]
  const flags: Sighting[] = []
  for (const [index, { text, speaker }] of turns.entries()) {
    const alone = recorded ? statedOf(seen(text)) : seen(text)
    const own = needsHelp(alone) ? alone : (splitIn(said, index, text) ?? alone)
    const seenIn = own ?? (recorded ? suffered(said[index]!, text) : null)
    if (!seenIn) continue
    if (!own) hurt.add(speaker)
    const does = own !== null && speaker === doer
    flags.push(asOf(seenIn, speaker, self, does && seenIn.threat === true))
    if (!needsHelp(seenIn) || isOfOneself(seenIn)) continue
    grave.set(index, seenIn.quote)
    if (does && many) threatening.add(speaker)
  }
  for (const it of heard) {
    const category = ({ dying: 'self-harm', stalking: 'stalking', harm: 'abuse' } as const)[it.deed]
    flags.push(asOf({ tier: it.tier, category, thirdParty: false, rule: WHOLE }, it.by, self, true))
    if (it.tier < 2) continue
    if (it.shown) grave.set(it.shown.turn, it.shown.quote)
    // Who tells what was done to them, or says too little to be told from the other, is not called who does it.
    if (it.deed !== 'dying' && many && !hurt.has(it.by)) threatening.add(it.by)
  }
  const named = [seen(input.partiesInvolved.join('\n'))].filter((it) => it && !isLikeness(it))
  const told = [seen([recorded ? outside : source, context ?? ''].join('\n\n')), ...named].filter((it) => it !== null)
  flags.push(...told)
  const [gravest = null] = flags.toSorted((a, b) => b.tier - a.tier || rankOf(a) - rankOf(b))
  const counts = asSaid(gravest, aside, [context, recorded ? null : source])
  const harms = flags.filter((flag) => !isOfOneself(flag))
  return {
    safety: counts ? toSafety(counts, country) : null,
    /** Someone is hurt, threatened, forced or watched: no compromise, no advice to the one at risk, no joint work. */
    abuse: needsHelp(counts) && harms.some(needsHelp),
    /** One may harm another, also where that was set aside: nothing that the one at risk owes, no repair, no compromise. */
    guarded: harms.length > 0,
    /** Parts of the transcript whose words are the danger themselves, with the sentence to quote where the turn says more than it. */
    turns: grave,
    /** Who says or does it. */
    threatening,
    /** Help is offered, and not only one question asked; what the quarrel states is no milder for being set aside. */
    present: flags.some((it) => needsHelp(it) && !(counts?.aside && (isLikeness(it) || told.includes(it)))),
  }
}

/** Of two as grave what one does to the other comes first; a doubt about one line before a doubt about the whole. */
const rankOf = (it: Sighting): number => (it.tier < 2 && it.rule === WHOLE ? 2 : Number(isOfOneself(it)))
/** A threat that only the whole shows weighs no less than one in so many words. */
export const weighed = (turns: readonly Read[], { turns: grave, threatening }: Danger): Read[] =>
  turns.map((turn, at) => {
    if (!grave.has(at) || !threatening.has(turn.speaker)) return turn
    return { ...turn, harm: Math.max(3, turn.harm), acts: [...new Set([...turn.acts, 'threat' as const])] }
  })

/** In the words of a quarrel one line alone is like too many things; all of them together are heard as a whole. */
function statedOf(seen: Sighting | null): Sighting | null {
  if (!seen || !isLikeness(seen)) return seen
  // Log-odds above the screen's threshold from which one line is asked about: 4 in 232 harmless talks have one.
  const despairs = seen.category === 'self-harm' && (seen.above ?? 0) >= 1
  return despairs || seen.category === 'child-abuse' ? { ...seen, tier: 1 } : null
}

/** What one who speaks states in two of their turns together. */
function splitIn(said: readonly Said[], at: number, text: string): Sighting | null {
  const theirs = said.slice(Math.max(0, at - NEAR), at + 1).filter(({ speaker }) => speaker === said[at]?.speaker)
  const found = statedTogether(theirs.map(({ told }) => told))
  return found && ofStatement(found, text)
}

/** "You hit me" is told to the one who did it; the screen states what is told of a third. It was before this quarrel. */
function suffered({ told }: Said, text: string): Sighting | null {
  const [it] = [asTold(told), asHeard(told)].flatMap((view) => statedIn(view))
  if (!it || it.statement.tier < 2) return null
  const { id, category } = it.statement
  return { tier: 2, category, thirdParty: false, rule: `statement/${id}`, quote: quoteOf(it.sentence, text) }
}

/** Whose danger it is: a threat in a record is not the reader's own, unless they are known to be who `does` it. */
function asOf(seen: Sighting, by: string, self: string | null, does: boolean): Sighting {
  if (seen.category === 'self-harm') return by === self ? seen : { ...seen, thirdParty: true }
  if (by === self) return does ? { ...seen, category: 'threat-to-others' } : seen
  // Said by the other, "I'll hurt you" endangers the reader.
  return seen.category === 'threat-to-others' ? { ...seen, category: 'abuse', thirdParty: false } : seen
}

/** What one does in a quarrel: holds, hurts, threatens or frightens the other; follows them; speaks of dying. */
export const deeds = ['harm', 'stalking', 'dying'] as const
export type Deed = (typeof deeds)[number]

/** N-grams of one part of the words, a head for each of `deeds`. */
export type Part = Omit<ReadFile, 'groups'>
/** weights/heard.br as coach/train/quarrels.ts writes it. */
export interface HeardFile extends Record<'own' | 'others', Part> {
  /** Of each deed: what a point of each sign adds to its log-odds, and then the bias. */
  signs: Readonly<Record<Deed, readonly number[]>>
  /** Log-odds from which help is offered, and from which one question is asked; `few` where fewer words than usual tell of it. */
  from: Readonly<Record<(typeof sure)[number] | 'few', { two: number; one: number }>>
}

/** A turn with what the safety screen makes of it, in log-odds above its threshold. */
export type Said = Pick<Turn, 'speaker' | 'text'> & ReturnType<typeof toldOf>

/** Deeds with a threshold of their own; who follows is one of those who harm. */
const sure = ['harm', 'dying'] as const
/** Words of a quarrel as people paste it; turns that are read as one quarrel, half of them again in the next; letters of a turn that are read; the screen's log-odds beyond which they say no more. */
const [USUAL, WINDOW, LONGEST, MOST] = [64, 10, 2000, 4]
const level = (odds: number) => Math.max(-MOST, Math.min(MOST, odds))
const most = (values: readonly number[]) => Math.max(-MOST, ...values)

/** `heard`: as the one it is said to would tell it ("give me the phone" is heard as "he: give him the phone"); `plain`: as it stands, where it is told of others; `self`: of the one who says it. */
export function toldOf(text: string) {
  const told = toldIn(text.slice(0, LONGEST))
  const plain = reader().read(told)
  const above = plain ? level(plain.above.two) : -MOST
  const isSelf = plain !== null && isOfOneself(plain)
  const heard = level(reader().read(asHeard(told))?.above.two ?? -MOST)
  return { told, heard, plain: isSelf ? -MOST : above, self: isSelf ? above : -MOST }
}

/** What is known of a quarrel beside its n-grams where one of those in it does it, for each deed; `few`: too little is said to tell it surely from an ordinary one. */
export function signsOf(near: readonly Said[], by: string) {
  const { own = [], others = [] } = Object.groupBy(near, ({ speaker }) => (speaker === by ? 'own' : 'others'))
  const words = near.flatMap(({ told }) => told.flatMap((it) => it.words)).length
  const long = Math.log2(Math.max(1, words) / USUAL)
  const heard = [own, others].map((some) => most(some.map((it) => it.heard)))
  const harm = [...heard, most(near.map(({ plain }) => plain)), long]
  return { few: words < USUAL, harm, stalking: harm, dying: [most(own.map(({ self }) => self)), long] }
}

const file = fileOf<HeardFile>(new URL('weights/heard.br', import.meta.url))
const made = (part: Part): Linear => keptOf({ ...part, heads: deeds })
const model = once(() => ({ ...file(), own: made(file().own), others: made(file().others) }))

/** What one does, in the words of both: who frightens seldom needs a grave word for it, and who is afraid gives in. `doer`: whose harm is likeliest, however slight. Linear. */
export function heardIn(said: readonly Said[]) {
  const { own, others, signs, from } = model()
  const turns = said.map((it) => {
    const words = it.told.map((sentence) => sentence.words)
    return { ...it, own: words.map(own.sumsOf), others: words.map(others.sumsOf) }
  })
  const placeOf = (near: typeof turns, by: string, at: number) => {
    const odds = own.odds(near.flatMap((it) => (it.speaker === by ? it.own : [])))
    const beside = others.odds(near.flatMap((it) => (it.speaker === by ? [] : it.others)))
    const { few, ...values } = signsOf(near, by)
    const summed = deeds.map((deed, head) =>
      [odds[head]! + beside[head]!, ...values[deed], 1].reduce((sum, value, n) => sum + value * signs[deed][n]!, 0),
    )
    return { by, at, few, odds: summed }
  }
  const places: ReturnType<typeof placeOf>[] = []
  for (let at = 0; at === 0 || at + WINDOW / 2 < turns.length; at += WINDOW / 2) {
    // The same line said again by the same one says no more.
    const near = [...new Map(turns.slice(at, at + WINDOW).map((it) => [`${it.speaker}\n${it.text}`, it])).values()]
    const names = new Set(near.map(({ speaker }) => speaker))
    if (names.size > 1) for (const by of names) places.push(placeOf(near, by, at))
  }
  const [first] = places
  if (!first) return { heard: [], doer: null }
  // Of many stretches one is over by chance; most of those of a long chat are calm.
  const many = Math.log(Math.max(1, Math.ceil(said.length / WINDOW))) / 2
  const worst = (head: number) => places.reduce((a, b) => (b.odds[head]! > a.odds[head]! ? b : a), first)
  const heard = sure.flatMap((deed) => {
    const head = deeds.indexOf(deed)
    const { by, at, odds, few } = worst(head)
    const { two, one } = from[few && deed === 'harm' ? 'few' : deed]
    const over = odds[head]! - many
    if (over < one) return []
    // The turn of theirs in which it stands most, with the sentence to quote: the whole makes no threat of each question in it.
    const theirs = turns.slice(at, at + WINDOW).flatMap(({ speaker, text, told, own: sums }, near) =>
      (speaker === by ? told : []).map(({ from, to }, n) => {
        return { turn: at + near, quote: text.slice(from, to).trim(), odds: own.odds([sums[n]!])[head]! }
      }),
    )
    const [shown = null] = theirs.toSorted((a, b) => b.odds - a.odds)
    const kind: Deed = deed === 'harm' && odds[deeds.indexOf('stalking')]! > 0 ? 'stalking' : deed
    return [{ deed: kind, tier: over >= two ? (2 as const) : (1 as const), by, shown }]
  })
  return { heard, doer: worst(deeds.indexOf('harm')).by }
}

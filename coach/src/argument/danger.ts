import { needsHelp } from '@mallama/contracts/help'
import { oncePerText } from '../once.ts'
import type { ArgumentInput } from '../operations.ts'
import { asSaid, isLikeness } from '../safety/aside.ts'
import { isOfOneself } from '../safety/flag.ts'
import { ofStatement, sight, toSafety, type Sighting } from '../safety/screen.ts'
import { statedIn, statedTogether } from '../safety/statements.ts'
import { asHeard, asSaid as asTold } from '../safety/turned.ts'
import { heardIn, toldOf, type Said } from './heard.ts'
import type { Transcript } from './parse.ts'
import type { Read } from './score.ts'

export type Danger = ReturnType<typeof dangerIn>

/** In fewer turns it is not told who does it. */
const FEW = 3
const WHOLE = 'learnt/quarrel'
/** So many turns before it one is read together with. */
const NEAR = 6

/** What the screen states of a turn or of what stands around, and what is heard in a recorded quarrel as a whole. */
export function dangerIn(
  { parts: turns, form, outside, self }: Transcript,
  { originalConversation: source, context, country, aside }: ArgumentInput,
) {
  const seen = oncePerText(sight)
  // Where the turns are told and not recorded, the telling itself holds what was done.
  const recorded = form !== 'account' && form !== 'narrative'
  const held = oncePerText(toldOf)
  const said = recorded ? turns.map(({ speaker, text }) => ({ speaker, text, ...held(text) })) : []
  const { heard, doer } = heardIn(said)
  const many = turns.length >= FEW
  const grave = new Map<number, string | undefined>()
  const threatening = new Set<string>()
  const hurt = new Set<string>()
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
  const told = seen([recorded ? outside : source, context ?? ''].join('\n\n'))
  if (told) flags.push(told)
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
    present: flags.some((it) => needsHelp(it) && !(counts?.aside && (isLikeness(it) || it === told))),
  }
}

/** Of two as grave what one does to the other comes first; a doubt about one line before a doubt about the whole. */
const rankOf = (it: Sighting): number => (it.tier < 2 && it.rule === WHOLE ? 2 : Number(isOfOneself(it)))
/** A threat that only the whole shows weighs no less than one in so many words. */
const THREAT = 3
export const weighed = (turns: readonly Read[], { turns: grave, threatening }: Danger): Read[] =>
  turns.map((turn, at) => {
    if (!grave.has(at) || !threatening.has(turn.speaker)) return turn
    return { ...turn, harm: Math.max(THREAT, turn.harm), acts: [...new Set([...turn.acts, 'threat' as const])] }
  })

/** Log-odds above the screen's threshold from which one line of despair is asked about: 4 in 232 harmless talks have one. */
const DESPAIR = 1

/** In the words of a quarrel one line alone is like too many things; all of them together are heard as a whole. */
function statedOf(seen: Sighting | null): Sighting | null {
  if (!seen || !isLikeness(seen)) return seen
  const despairs = seen.category === 'self-harm' && (seen.above ?? 0) >= DESPAIR
  return despairs || seen.category === 'child-abuse' ? { ...seen, tier: 1 } : null
}

/** What one who speaks states in two of their turns together. */
function splitIn(said: readonly Said[], at: number, text: string): Sighting | null {
  const by = said[at]?.speaker
  const theirs = said.slice(Math.max(0, at - NEAR), at + 1).filter(({ speaker }) => speaker === by)
  const found = statedTogether(theirs.map(({ told }) => told))
  return found && ofStatement(found, text)
}

/** "You hit me" is told to the one who did it; the screen states what is told of a third. It was before this quarrel. */
function suffered({ told }: Said, text: string): Sighting | null {
  const [it] = [asTold(told), asHeard(told)].flatMap((view) => statedIn(view))
  if (!it || it.statement.tier < 2) return null
  const { id, category } = it.statement
  const quote = text.slice(it.sentence.from, it.sentence.to).trim()
  return { tier: 2, category, thirdParty: false, rule: `statement/${id}`, quote }
}

/** Whose danger it is: a threat in a record is not the reader's own, unless they are known to be who `does` it. */
function asOf(seen: Sighting, by: string, self: string | null, does: boolean): Sighting {
  if (seen.category === 'self-harm') return by === self ? seen : { ...seen, thirdParty: true }
  if (by === self) return does ? { ...seen, category: 'threat-to-others' } : seen
  // Said by the other, "I'll hurt you" endangers the reader.
  return seen.category === 'threat-to-others' ? { ...seen, category: 'abuse', thirdParty: false } : seen
}

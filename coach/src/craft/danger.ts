import kept from '../../data/said/craft-danger.json' with { type: 'json' }
import { needsHelp } from '@mallama/contracts/help'
import type { CraftInput } from '../operations.ts'
import { noneOf } from '../read/labels.ts'
import { dangerOfGoal, type SeenInGoal } from '../read/goal-danger.ts'
import { read } from '../read/read.ts'
import { asSaid, guards, isLikeness, staysPut, gravest, isByClose, isOfChild } from '../safety/flag.ts'
import { sight, sightTogether, toSafety, type Flag, type Sighting } from '../safety/screen.ts'
import { saying } from '../text/phrase.ts'
import { filled } from '../text/words.ts'
import { type Act, bare, wordsIn } from './order-words.ts'
import { personsIn } from './persons.ts'
import type { Recipient } from './turn.ts'
import { ordersAt } from './orders.ts'
import { partsOf } from './tell.ts'

export type Danger = ReturnType<typeof dangerIn>

/** The screen over everything that was given; the gravest counts. `shown`: what the goal shows of danger, surely or not, null of an ordinary one; `asks`: it is like what is dangerous, and is asked about. */
export function dangerIn(input: CraftInput) {
  const { goal, context, conversationHistory, originalDraft } = input
  const parts = partsOf(input)
  const inParts = parts.length > 0 ? dangerOfGoal(parts.join('\n')) : null
  const shown = inParts?.sure ? inParts : dangerOfGoal(goal)
  const isPleading = pleads(goal)
  const { seen: screened, asks } = sightOfGoal(goal, isPleading)
  const ofGoal = shown?.flag ?? null
  // What is stated comes first, then what the goal shows as a goal, then what its words are only like.
  const seen = gravest<Flag>([
    ...(screened && isLikeness(screened) ? [ofGoal, screened] : [screened, ofGoal]),
    ...[context, conversationHistory].map((text) => sight(text ?? '')),
    ...[parts.join('\n'), ...parts].map((it) => asTheirOwn(sight(it))),
    ...parts.map((_, at) => asTheirOwn(sightTogether(parts.slice(0, at + 1)))),
    sight(originalDraft ?? ''),
  ])
  // Who asks how somebody is that takes leave is not the one in danger.
  const isSign = isFarewell(shown) && shown.sure && (seen?.tier ?? 0) < 3
  const found: Flag | null = isSign ? { tier: 2, category: 'self-harm', thirdParty: true } : seen
  const flag = asSaid(found, input.aside, [goal, context, originalDraft])
  return { flag, shown, asks, isPleading, safety: flag && toSafety(flag, input.country) }
}

/** In words to send, it is the writer who threatens where "your boss" would be shown it, and the other where it is "my boss". */
const asTheirOwn = (seen: Sighting | null): Sighting | null =>
  seen?.rule === 'statement/shown-unless' && seen.quote?.toLowerCase().split(' ').includes('your')
    ? { ...seen, category: 'threat-to-others' }
    : seen

/** Log-odds above its threshold from which a likeness needs no question, and from which what an order tells is heard. */
const [SURE, HEARD] = [2, 0.5]
/** From these chances of nothing that may not be written on, a goal threatens nobody; of no danger, it shows none. */
const [HARMLESS, FINE] = [0.98, 0.8]

/** What the goal shows of danger. What it is only like counts less where the goal, as an order, shows nothing (the screen was taught on tellings); never of a child. `asks`: it is asked about. */
function sightOfGoal(goal: string, isPleading: boolean): { seen: Sighting | null; asks: boolean } {
  const [whole, own] = [sight(goal), sightOfWords(goal)]
  const seen = own && (!whole || (isLikeness(whole) && (own.above ?? SURE) > (whole.above ?? SURE))) ? own : whole
  const above = seen?.above ?? SURE
  if (isPleading && (seen?.tier ?? 0) < 2)
    return { seen: { tier: 1, category: 'abuse', thirdParty: false, rule: 'goal/pleads' }, asks: true }
  if (!seen || !isLikeness(seen) || staysPut(seen) || above >= SURE) return { seen, asks: false }
  const reading = read(goal)
  const isPlain = noneOf(reading.goalDanger()) >= FINE
  // A threat is what may not be written: where nothing of that is heard, something broke and is owned up to.
  if (isPlain && seen.category === 'threat-to-others' && noneOf(reading.refusal()) >= HARMLESS)
    return { seen: null, asks: false }
  // So far it is a doubt of a goal that shows nothing as a goal; despair is heard in many errands.
  if (isPlain && above < (seen.category === 'self-harm' ? SURE : 0.5))
    return { seen: seen.tier === 1 ? null : { ...seen, tier: 1 }, asks: false }
  const asks = seen.tier === 2 && isByClose(seen)
  return { seen: asks || seen.category === 'self-harm' ? { ...seen, tier: 1 } : seen, asks }
}

/** Of what an order says to tell, without the order: "tell my husband" dilutes what would be heard in a telling. Only harm by somebody close: of 1,700 harmless goals four more are asked about. */
function sightOfWords(goal: string): Sighting | null {
  const [first] = ordersAt(goal, { from: 0, to: goal.length })
  const seen = first && first.at === 0 && first.form !== 'none' ? sight(goal.slice(first.from)) : null
  if (!seen || seen.tier < 2 || !isByClose(seen) || (seen.above ?? SURE) < HEARD) return null
  // By these words alone it is asked about, and not taken for told.
  return isLikeness(seen) ? { ...seen, above: HEARD } : seen
}

/** Who asks leave of a partner or a parent, or is kept from something, may not be free to write. */
const pleads = saying(kept.pleads)

/** A message to somebody in danger that asks, stays or helps is the one that should be sent. */
const [standsBy, asksHow, givesIn] = [saying(kept.standsBy), saying(kept.asksHow, 2), saying(kept.givesIn)]

/** Whether no message is written, because it could make it less safe. */
function isHeldBack({ flag, shown }: Danger, act: Act, goal: string): boolean {
  if (needsHelp(flag)) {
    if (shown?.sure && shown.flag) return true
    if (flag.thirdParty) return !standsBy(goal) && !asksHow(goal)
    // To who is dangerous a limit or an end: nothing that soothes, promises, explains. A child need write nothing.
    return !isByClose(flag) || flag.tier > 2 || isOfChild(flag) || !['boundary', 'end', 'decline'].includes(act)
  }
  // To give in to somebody who may do harm is not helped with, a doubt included, and where it was set aside.
  return guards(flag) && !flag?.thirdParty && (act === 'apologise' || givesIn(goal))
}

function reasonOf({ flag, shown }: Danger): keyof typeof kept.held {
  const near = flag?.thirdParty === true && flag.category === 'self-harm'
  if (shown?.sure && shown.danger === 'groom') return 'groom'
  if (shown?.sure && shown.danger === 'taken') return near ? 'takenNear' : 'taken'
  // Their death is held over the writer, so that they stay.
  if (near) return flag.about === 'condition' || shown?.danger === 'victim' ? 'hostage' : 'near'
  if (flag?.category === 'threat-to-others') return 'threat'
  return flag && isByClose(flag) ? (isOfChild(flag) ? 'child' : 'other') : 'own'
}

/** Why no message is written, with help; null where one may be. */
export function heldBack(danger: Danger, act: Act, goal: string): { refused: string; next: string } | null {
  if (!isHeldBack(danger, act, goal)) return null
  const [why = '', next = ''] = kept.held[reasonOf(danger)]
  return { refused: [danger.safety?.message, why, next].filter(Boolean).join(' '), next }
}

/** The one question before a message for a goal that may show danger; null where there is none, or it was answered. */
export function askedFirst({ shown, flag, asks }: Danger, isAnswered: boolean): string | null {
  if (isAnswered || !flag || needsHelp(flag) || (!asks && (!shown?.flag || shown.sure))) return null
  const danger = asks && isByClose(flag) ? 'victim' : isFarewell(shown) ? 'farewell' : shown!.danger
  return filled(kept.asked, { ask: kept.asks[danger as keyof typeof kept.asks] })
}

/** Somebody else may be thinking of dying, often without the writer having understood it so. */
const isFarewell = (shown: SeenInGoal | null): shown is SeenInGoal =>
  shown?.danger === 'goodbye' && shown.flag?.thirdParty === true

/** The message to them: how they are, whether they think of dying, and who comes. Null where the sign is not theirs. */
export function plainlyAsked(goal: string, shown: SeenInGoal | null, who: Recipient): typeof kept.worried | null {
  if (!isFarewell(shown) || !shown.sure || !(who.called || who.quote || who.role)) return null
  const isOwn = (name: string | null) => who.mentions.some((it) => it.toLowerCase() === name?.toLowerCase())
  const isOther = personsIn(goal, []).some(({ quote, called }) => !isOwn(quote) && !isOwn(called))
  const subject = wordsIn(goal).find((it) => ['he', 'she', 'they'].includes(bare(it).split("'")[0]!))
  return isOther && who.pronoun !== bare(subject).split("'")[0] ? null : kept.worried
}

import kept from '../../data/words/grave-news.json' with { type: 'json' }
import { needsHelp } from '@mallama/contracts/help'
import type { TextAnalysisInput } from '../operations.ts'
import { asSaid, isLikeness } from '../safety/aside.ts'
import { isByClose } from '../safety/flag.ts'
import { sight, stated, type Flag } from '../safety/screen.ts'
import { metOf } from '../text/phrase.ts'
import { sentences } from '../text/split.ts'
import { toldIn } from '../text/told.ts'
import type { Place } from './quoting.ts'
import { HALF, type Given, type Heard } from './received-heard.ts'
import { harms, type GraveKind } from './sent.ts'

/** What a message means for the safety of the one who got it, or of its sender. */
export interface Harm {
  /** Danger or harm, which is read before anything else. */
  grave: GraveKind | null
  /** The sentence that shows it. */
  danger: Omit<Place, 'quote'> | null
  /** What the words mean for somebody's safety, as seen by the one who got them. */
  flag: Flag | null
  /** Whose words say that the reader is not safe with the sender: the message's, or what the reader told about it. */
  abuse: 'sent' | 'told' | null
  /** Whose harm it tells, where it is not the reader's own: the sender's, or done by the reader. */
  account: 'child' | 'grown' | 'accused' | null
}

/** Log-odds above its threshold from which despair is asked about though nothing else hears it. */
const DESPAIR = 0.5
/** Of a message that may be kind, from this one threatens no less than it tells or charges. */
const HELD_OUT = 0.02

/** A wish to die in a message is its sender's. */
const flagOf = (category: Flag['category'], tier: Flag['tier']): Flag => ({
  tier,
  category,
  thirdParty: category === 'self-harm',
})

/** `harm`: what somebody may have done to themselves, or had done to them; `self`: what is told of whoever writes. */
const wordsOf = metOf(kept)

/**
 * What the screen sees in the message. It reads a text as its writer's own life; this one was sent to the reader: a wish
 * to die in it is the sender's, and a threat in it is aimed at the reader. `learnt`: it is only like that.
 */
function seenIn(text: string, it: Heard): { flag: Flag | null; isLearnt: boolean } {
  const sighted = sight(text)
  if (!sighted) return { flag: null, isLearnt: true }
  const { category, about } = sighted
  const isLearnt = isLikeness(sighted) && stated(text) === null
  const isDespair = category === 'self-harm'
  // A ward and a hip are news of a relative: what a likeness alone hears counts where the others are not at ease.
  const names = wordsOf(isLearnt ? toldIn(text).flatMap(({ words }) => words) : [])
  const isPlain = isDespair && (sighted.above ?? 0) >= DESPAIR && !it.isEveryday
  const isNews = needsHelp(sighted) ? it.isEveryday && !names.has('self') : !isPlain
  if (isLearnt && isNews && !names.has('harm')) return { flag: null, isLearnt }
  // Of sixty goodbyes for good none reads as the end of a relationship: there, despair that nothing says is asked about.
  const isParting = isLearnt && isDespair && it.isEnding && it.goodbye === 0 && it.kind === null
  const tier = isParting ? 1 : sighted.tier
  if (category === 'threat-to-others') return { flag: needsHelp(sighted) ? flagOf('abuse', 2) : null, isLearnt }
  // What the screen alone hears as despair, and the reader of messages as a threat, is aimed at the one who gets it.
  if (isDespair && isLearnt && it.isThreat) return { flag: flagOf('abuse', tier), isLearnt }
  const thirdParty = sighted.thirdParty || isDespair || category === 'medical'
  return { flag: { tier, category, thirdParty, about }, isLearnt }
}

/** Harm by whoever writes or is written about, grave enough for help. */
const isAbuse = (flag: Flag | null): boolean =>
  needsHelp(flag) && !flag.thirdParty && (isByClose(flag) || flag.category === 'threat-to-others')

/** The same words threaten the reader, charge the reader with it, or tell what a third does. "open": it is not clear which. */
type Stance = 'threat' | 'charge' | 'others' | 'told' | 'open'
function stanceOf({ kind, threat, charged, told }: Heard, isOnlyLike: boolean): Stance {
  if (kind === 'others') return 'others'
  if (kind === 'charged') return 'charge'
  if (kind && harms.has(kind)) return 'threat'
  if (threat >= Math.max(charged, told, HALF)) return 'threat'
  // What is only like harm is no charge against anybody.
  if (isOnlyLike || (Math.max(charged, told) < HALF && threat < HELD_OUT)) return 'open'
  return Math.max(charged, told) < HALF ? 'threat' : told > charged ? 'told' : 'charge'
}

/**
 * Whose harm is told, where somebody tells of harm done to themselves. The one who reads it is a listener, or the one who
 * did it; in neither case is it the reader's own account.
 */
function confided({ kind, isSure, charged, told }: Heard, flag: Flag | null): Harm['account'] {
  if (kind === 'accused' && (isSure || charged >= HALF)) return 'accused'
  if (!needsHelp(flag) || !isByClose(flag) || flag.category === 'stalking') return null
  if (flag.category === 'child-abuse') return 'child'
  return kind !== 'accused' && kind !== 'charged' && told >= Math.max(HALF, charged) ? 'grown' : null
}

/** What the screen sees done to the one who reads it is a threat, whatever the sentence is shaped like. */
const bySeen: Partial<Record<Flag['category'], GraveKind>> = {
  'sexual-coercion': 'coercion',
  stalking: 'watched',
  abuse: 'danger',
}

/** What the message and what is told about it mean for somebody's safety. */
export function harmOf({ text, context }: Given, it: Heard, { aside, context: about }: TextAnalysisInput): Harm {
  const harm = it.kind ? harms.get(it.kind) : undefined
  const { grave: reads, category } = harm ?? { grave: null, category: null }
  const by = it.isClose
    ? flagOf('stalking', 2)
    : harm && category && flagOf(category, it.isSure ? harm.sure : harm.doubt)
  const { flag: seen, isLearnt } = seenIn(text, it)
  const isFarewell = it.goodbye === 2 || (it.goodbye === 1 && !it.isEveryday)
  const farewell = isFarewell ? flagOf('self-harm', it.goodbye === 2 ? 2 : 1) : null
  // A life held over somebody, or a death wished on them, tells nothing else of the sender's own life.
  const isAimed = it.kind === 'goad' || it.kind === 'hostage'
  const sent = gravest([isAimed ? by : null, farewell, seen, by])
  const isOnlyLike = !harm && isLearnt
  const around = context ? sight(context) : null
  const graver = gravest([sent, around && { ...around }])
  // Control that is stated outright is somebody's doing too, though by itself it only asks.
  const isHarm = isAbuse(sent) || (!isOnlyLike && sent !== null && isAbuse({ ...sent, tier: 2 }))
  const stance = isHarm ? stanceOf(it, isOnlyLike) : null
  // What the reader told of their own life stays the reader's; what the message tells is its sender's.
  const confides = harm || needsHelp(around) ? null : (confided(it, graver) ?? (stance === 'told' ? 'grown' : null))
  const told = graver ?? flagOf('sexual-coercion', 2)
  const flag = asSaid(confides ? { ...told, thirdParty: true } : graver, aside, [about])

  const graveKind = (): GraveKind | null => {
    if (confides) return confides === 'accused' ? 'accused' : 'disclosed'
    if (reads === 'danger' && it.isSure) return 'danger'
    if (flag?.category === 'self-harm' && needsHelp(flag)) return 'crisis'
    if (reads && reads !== 'danger' && category) return reads
    if (stance === 'charge') return 'charged'
    if (stance === 'others') return 'statement'
    // No rule shows it: then it is said with the doubt.
    if (stance === 'threat' && needsHelp(sent) && isOnlyLike) return 'warning'
    if (stance === 'threat' && needsHelp(sent) && bySeen[sent.category]) return bySeen[sent.category]!
    if (reads) return category ? 'warning' : reads
    // A doubt that only a likeness has is asked about beneath the reading, and is not the reading.
    const isBeneath = isOnlyLike && flag?.tier === 1 && it.isOneThing
    if (flag?.category === 'self-harm' && flag.thirdParty && !it.isEveryday && !it.isEnding && !isBeneath)
      return 'despair'
    // Nobody is told to smile at what may be harm.
    return stance === 'open' && it.isKindly ? 'statement' : null
  }
  const found = graveKind()
  return {
    grave: found,
    danger: harm || confides === 'accused' ? it.place : found ? alarming(text) : null,
    flag,
    abuse: isAbuse(around) ? 'told' : stance === 'threat' || stance === 'others' ? 'sent' : null,
    account: confides,
  }
}

/** The first of those that are gravest. */
const gravest = (flags: readonly (Flag | null | undefined)[]): Flag | null =>
  flags.reduce<Flag | null>((most, it) => (it && it.tier > (most?.tier ?? 0) ? it : most), null)

/** The first sentence that the screen sees any danger in, those of its cards before others. */
function alarming(text: string): Omit<Place, 'quote'> | null {
  const seen = sentences(text.slice(0, 6000)).map((it) => ({ ...it, tier: sight(it.text)?.tier ?? 0 }))
  return seen.find((it) => needsHelp(it)) ?? seen.find(({ tier }) => tier > 0) ?? null
}

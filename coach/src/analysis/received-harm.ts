import { needsHelp } from '@mallama/contracts/help'
import type { TextAnalysisInput } from '../operations.ts'
import { asSaid, isLikeness } from '../safety/aside.ts'
import { isByClose } from '../safety/flag.ts'
import { sight, stated, type Flag } from '../safety/screen.ts'
import { fits, wordsFrom, type Words } from '../text/phrase.ts'
import { sentences } from '../text/split.ts'
import { toldIn } from '../text/told.ts'
import type { HarmKind } from './harms.ts'
import type { Place } from './quoting.ts'
import { HALF, type Given, type Heard } from './received-heard.ts'
import type { GraveKind } from './sent.ts'

/** Whose harm a message tells: the sender's, by somebody else, or by the reader. */
export type Account = 'child' | 'grown' | 'accused'

/** What a message means for the safety of the one who got it, or of its sender. */
export interface Harm {
  /** Danger or harm, which is read before anything else. */
  grave: GraveKind | null
  /** The sentence that shows it. */
  danger: Place | null
  /** What the words mean for somebody's safety, as seen by the one who got them. */
  flag: Flag | null
  /** Whose words say that the reader is not safe with the sender: the message's, or what the reader told about it. */
  abuse: 'sent' | 'told' | null
  /** Whose harm it tells, where it is not the reader's own. */
  account: Account | null
}

/** Of what is told about a message so much is read. */
export const LONGEST_CONTEXT = 4000
/** Log-odds above its threshold from which despair is asked about though nothing else hears it. */
const DESPAIR = 0.5
/** Of a message that may be kind, from this one threatens no less than it tells or charges. */
const HELD_OUT = 0.02

/** What a kind of harm is read as, and what it means for the reader; `doubt`: where it is not sure. */
const abuse = (tier: 1 | 2): Flag => ({ tier, category: 'abuse', thirdParty: false })
const harms: Readonly<Partial<Record<HarmKind, { grave: GraveKind; flag: Flag | null; doubt?: Flag }>>> = {
  threat: { grave: 'danger', flag: abuse(2), doubt: abuse(1) },
  exposed: { grave: 'danger', flag: abuse(2), doubt: abuse(1) },
  veiled: { grave: 'warning', flag: abuse(1) },
  goad: { grave: 'danger', flag: abuse(2), doubt: abuse(2) },
  hostage: {
    grave: 'danger',
    flag: { tier: 2, category: 'self-harm', thirdParty: true },
    doubt: { tier: 1, category: 'self-harm', thirdParty: true },
  },
  control: { grave: 'control', flag: abuse(1) },
  takeover: { grave: 'takeover', flag: abuse(1) },
  degrade: { grave: 'degrade', flag: abuse(1) },
  body: { grave: 'coercion', flag: abuse(1) },
  pressed: { grave: 'coercion', flag: { tier: 2, category: 'sexual-coercion', thirdParty: false } },
  watched: { grave: 'watched', flag: { tier: 1, category: 'stalking', thirdParty: false } },
  hinted: { grave: 'pressure', flag: null },
}

/** What somebody may have done to themselves, or had done to them; and what is told of whoever writes. */
const ofHarm = wordsFrom(
  'end pills tablets overdos* cut cuts cutting harm* kill* suicid* hang* jump* die dying dead took taken tried hit hurt beat* push* stab* attack* afraid scared police blood breath* unconscious collapsed',
  {},
)
const ofOneself = wordsFrom('i me myself im ive ill id', {})

/**
 * What the screen sees in the message. It reads a text as its writer's own life; this one was sent to the reader: a wish
 * to die in it is the sender's, and a threat in it is aimed at the reader. `learnt`: it is only like that.
 */
function seenIn(text: string, it: Heard): { flag: Flag | null; isLearnt: boolean } {
  const sighted = sight(text)
  if (!sighted) return { flag: null, isLearnt: true }
  const isLearnt = isLikeness(sighted) && stated(text) === null
  const flag = { ...sighted }
  const isDespair = sighted.category === 'self-harm'
  if (isLearnt) {
    // A ward and a hip are news of a relative: what a likeness alone hears counts where the others are not at ease.
    const words = toldIn(text).flatMap((sentence) => sentence.words)
    const names = (some: Words) => words.some((word) => fits(some, word))
    const isPlain = isDespair && (sighted.above ?? 0) >= DESPAIR && !it.isEveryday
    const isNews = needsHelp(sighted) ? it.isEveryday && !names(ofOneself) : !isPlain
    if (isNews && !names(ofHarm)) return { flag: null, isLearnt }
    // Of sixty goodbyes for good none reads as the end of a relationship: there, despair that nothing says is asked about.
    if (isDespair && it.isEnding && it.goodbye === 0 && it.kind === null) flag.tier = 1
  }
  if (sighted.category === 'threat-to-others') return { flag: needsHelp(sighted) ? abuse(2) : null, isLearnt }
  // What the screen alone hears as despair, and the reader of messages as a threat, is aimed at the one who gets it.
  if (isDespair && isLearnt && it.isThreat) return { flag: { ...abuse(2), tier: flag.tier }, isLearnt }
  const thirdParty = flag.thirdParty || isDespair || flag.category === 'medical'
  return { flag: { tier: flag.tier, category: flag.category, thirdParty, about: flag.about }, isLearnt }
}

/** Harm by whoever writes or is written about, grave enough for help. */
const isAbuse = (flag: Flag | null): boolean =>
  needsHelp(flag) && !flag.thirdParty && (isByClose(flag) || flag.category === 'threat-to-others')

/** The same words threaten the reader, charge the reader with it, or tell what a third does. "open": it is not clear which. */
type Stance = 'threat' | 'charge' | 'others' | 'told' | 'open'
function stanceOf({ kind, threat, charged, told }: Heard, isLearnt: boolean): Stance {
  if (kind === 'others') return 'others'
  if (kind === 'charged') return 'charge'
  if (kind && harms[kind]) return 'threat'
  if (Math.max(charged, told, threat) < HALF) return isLearnt || threat < HELD_OUT ? 'open' : 'threat'
  if (threat >= Math.max(charged, told)) return 'threat'
  return isLearnt ? 'open' : told > charged ? 'told' : 'charge'
}

/** Told long after. */
const longAgo = [
  'when i was',
  'years ago',
  'as a kid',
  'as a child',
  'as a girl',
  'as a boy',
  'growing up',
  'back then',
]

/**
 * Whose harm is told, where somebody tells of harm done to themselves. The one who reads it is a listener, or the one who
 * did it; in neither case is it the reader's own account.
 */
function confided(text: string, { kind, isSure, charged, told }: Heard, flag: Flag | null): Account | null {
  const isFlagged = needsHelp(flag) && isByClose(flag) && flag.category !== 'stalking'
  if (kind === 'accused' && (isSure || charged >= HALF)) return 'accused'
  const isChild = flag?.category === 'child-abuse'
  if (!isFlagged || kind === 'accused' || kind === 'charged' || (told < Math.max(HALF, charged) && !isChild))
    return null
  const near = text.slice(0, LONGEST_CONTEXT).toLowerCase()
  return isChild && !longAgo.some((it) => near.includes(it)) ? 'child' : 'grown'
}

/** What the screen sees done to the one who reads it is a threat, whatever the sentence is shaped like. */
const bySeen: Partial<Record<Flag['category'], GraveKind>> = {
  'sexual-coercion': 'coercion',
  stalking: 'watched',
  abuse: 'danger',
}

/** What the message and what is told about it mean for somebody's safety. */
export function harmOf(
  { text, context, as: { reads } }: Given,
  it: Heard,
  { aside, context: told }: TextAnalysisInput,
): Harm {
  // What is owned as wrong is told, and not held over anybody; a soft warning among everyday words is an advice.
  const isOwned = it.kind === 'takeover' && !it.isSure && reads[0]!.label === 'sorry' && it.isOneThing
  const isAdvice = it.kind === 'hinted' && it.isEveryday
  const harm = it.kind && !isOwned && !isAdvice ? harms[it.kind] : undefined
  const stalks: Flag = { tier: 2, category: 'stalking', thirdParty: false }
  const by = it.isClose ? stalks : harm ? (it.isSure ? harm.flag : (harm.doubt ?? harm.flag)) : null
  const { flag: seen, isLearnt } = seenIn(text, it)
  const farewell: Flag = { tier: it.goodbye === 2 ? 2 : 1, category: 'self-harm', thirdParty: true }
  const isFarewell = !harm && (it.goodbye === 2 || (it.goodbye === 1 && !it.isEveryday))
  // To tell somebody to die is done to the one who reads it, and tells nothing of the sender's own life.
  const isAimed = it.kind === 'goad' || it.kind === 'hostage'
  const sent = gravest([isAimed ? by : null, isFarewell ? farewell : null, seen, by])
  const isOnlyLike = !harm && isLearnt
  const around = context ? sight(context) : null
  const graver = gravest([sent, around && { ...around }])
  // Control that is stated outright is somebody's doing too, though by itself it only asks.
  const isHarm = isAbuse(sent) || (!isOnlyLike && sent !== null && isAbuse({ ...sent, tier: 2 }))
  const stance = isHarm ? stanceOf(it, isOnlyLike) : null
  const confides = harm ? null : (confided(text, it, graver) ?? (stance === 'told' ? 'grown' : null))
  // What the reader told of their own life stays the reader's; what the message tells is its sender's.
  const account = (around?.tier ?? 0) < 2 ? confides : null
  const ofAccount: Flag = { ...(graver ?? { tier: 2, category: 'sexual-coercion' }), thirdParty: true }
  const flag = asSaid(account ? ofAccount : graver, aside, [told])

  const isCrisis = flag?.category === 'self-harm' && needsHelp(flag)
  const heard = (): GraveKind | null => {
    if (it.isThreat && isAbuse(flag)) return 'warning'
    const despair = flag?.category === 'self-harm' && flag.thirdParty && !it.isEveryday && !it.isEnding
    // A doubt that only a likeness has is asked about beneath the reading, and is not the reading.
    return despair && !(isOnlyLike && flag.tier === 1 && it.isOneThing) ? 'despair' : null
  }
  const kindOf = (): GraveKind | null => {
    if (account) return account === 'accused' ? 'accused' : 'disclosed'
    if (harm?.grave === 'danger' && it.isSure) return 'danger'
    if (isCrisis) return 'crisis'
    if (harm && harm.grave !== 'danger' && harm.flag) return harm.grave
    if (stance === 'charge') return 'charged'
    if (stance === 'others') return 'statement'
    // No rule shows it: then it is said with the doubt.
    const threat = stance === 'threat' && sent && sent.tier > 1 && !sent.thirdParty
    if (threat && (isOnlyLike || bySeen[sent.category])) return isOnlyLike ? 'warning' : bySeen[sent.category]!
    return harm ? (harm.flag ? 'warning' : harm.grave) : heard()
  }
  const found = kindOf()
  // Nobody is told to smile at what the screen holds to be harm.
  const isDoubted = sent !== null && !isOnlyLike && !sent.thirdParty && isByClose(sent)
  const isDoubtful = found === null && (stance === 'open' || isDoubted) && it.isKindly
  return {
    grave: isDoubtful ? 'statement' : found,
    danger: harm || account === 'accused' ? it.place : found && found !== 'crisis' ? alarming(text) : null,
    flag,
    abuse: isAbuse(around) ? 'told' : stance === 'threat' || stance === 'others' ? 'sent' : null,
    account,
  }
}

/** The first of those that are gravest. */
const gravest = (flags: readonly (Flag | null)[]): Flag | null =>
  flags.reduce((most, it) => (it && it.tier > (most?.tier ?? 0) ? it : most), null)

/** The sentence that the screen speaks for, if there is one. */
const alarming = (text: string): Place | null => {
  const said = sentences(text.slice(0, 6000)).find((it) => (sight(it.text)?.tier ?? 0) >= 2)
  return said ? { quote: said.text, start: said.start, end: said.end } : null
}

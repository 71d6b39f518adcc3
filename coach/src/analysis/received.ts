import { needsHelp } from '@mallama/contracts/help'
import type { TextAnalysisInput } from '../operations.ts'
import { readReceived, type AsReceived } from '../read/read.ts'
import { toldOf, type ReadsAs, type Role } from '../read/readings.ts'
import { asSaid, isLikeness } from '../safety/aside.ts'
import { isByClose } from '../safety/flag.ts'
import { sight, stated, type Flag } from '../safety/screen.ts'
import { fits, wordsFrom, type Words } from '../text/phrase.ts'
import { sentences } from '../text/split.ts'
import { toldIn } from '../text/told.ts'
import { wordCount } from '../text/words.ts'
import { harmsIn, type HarmKind } from './harms.ts'
import { pastOf, type Past } from './past.ts'
import type { Place } from './quoting.ts'
import { isEveryday, kinds, roleOf, type GraveKind, type Kind } from './sent.ts'

/** Whose harm a message tells: the sender's, by somebody else, or by the reader. */
export type Account = 'child' | 'grown' | 'accused'

/** One message that somebody sent to the reader, read: the "you" in it is the reader. */
export interface Received {
  text: string
  words: number
  /** What the reader told about it. */
  context: string | null
  /** With what is told about it, and the words alone. */
  as: AsReceived
  alone: AsReceived
  /** Who sent it, where that is known or rather sure. */
  role: Role | null
  past: Past
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

const HALF = 0.5
/** More is not read of a message, and of what is told about it. */
const LONGEST = 20_000
const LONGEST_CONTEXT = 4000

export function received(input: TextAnalysisInput): Received {
  const text = input.text.slice(0, LONGEST)
  const context = input.context?.slice(0, LONGEST_CONTEXT).trim() || null
  const sender = input.person?.relationshipType
  const known = sender && sender !== 'other' ? toldOf(sender.replaceAll('_', ' '), roleOf(sender)) : ''
  const told = [known, context ?? ''].join(' ').trim()
  const alone = readReceived(text, null)
  const as = told ? readReceived(text, told) : alone
  const [likely] = as.role
  const role = sender ? roleOf(sender) : told && likely && likely.chance >= HALF ? likely.label : null
  const it = { text, words: wordCount(text), context, as, alone, role, past: pastOf(input) }
  return { ...it, ...harmOf(it, heardIn(it), input) }
}

/** From this chance a message is one of everyday life. */
const EVERYDAY = 0.7
/** From this chance a reading was right nine times in ten, by authors not learnt from. */
const SURE = 0.85
/** From these chances it is the end of what the two had, or that and a no together. */
const ENDS = 0.3
const PARTING = 0.95
/** None is everyday or an end that holds a threat with more than this. */
const UNEASY = 0.2
/** From this chance it is kindly meant. */
const KINDLY = 0.3
/** Of a message that may be kind, from this one threatens no less than it tells or charges. */
const HELD_OUT = 0.02
/** By so much, in log-odds, less is enough from somebody who was left, or asked to stay away. */
const LEFT = 1.5
/** Log-odds above its threshold from which despair is asked about though nothing else hears it. */
const DESPAIR = 0.5

type Given = Pick<Received, 'text' | 'context' | 'as' | 'alone' | 'past'>

/** What the readers of messages hear in it, beside the screen. */
function heardIn({ text, as: { reads, threat }, alone, past }: Given) {
  const chanceOf = (of: (kind: Kind) => boolean) =>
    reads.reduce((sum, { label, chance }) => sum + (of(kinds[label]) ? chance : 0), 0)
  const readAs = (kind: ReadsAs) => reads.find(({ label }) => label === kind)!.chance
  const isUneasy = threat.chance >= UNEASY
  const end = chanceOf(({ group }) => group === 'end')
  const harms = harmsIn(text, alone)
  const easier = past.noContact || past.ex ? LEFT : 0
  // A goodbye for good may sound like a hold on somebody, and not the other way round.
  const kind = harms.doubt + easier >= 0 && !(harms.goodbye === 2 && harms.sure < 0) ? harms.kind : null
  const isClose = past.noContact ? harms.near || kind === 'watched' : past.ex && kind === 'watched'
  return {
    ...harms,
    kind: isClose ? ('watched' as const) : kind,
    isClose,
    isSure: harms.sure + easier >= 0,
    isEveryday: !isUneasy && chanceOf(isEveryday) >= EVERYDAY,
    isEnding: !isUneasy && end >= ENDS && end + chanceOf(({ group }) => group === 'no') >= PARTING,
    isKindly: chanceOf(({ valence }) => valence === 'positive') >= KINDLY,
    isOneThing: reads[0]!.chance >= SURE,
    threat: threat.chance,
    isThreat: threat.use !== 'leave',
    charged: readAs('charges-you'),
    told: readAs('tells-harm'),
  }
}
type Heard = ReturnType<typeof heardIn>

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
function harmOf(
  { text, context, as: { reads } }: Given,
  it: Heard,
  { aside, context: told }: TextAnalysisInput,
): Pick<Received, 'grave' | 'danger' | 'flag' | 'abuse' | 'account'> {
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

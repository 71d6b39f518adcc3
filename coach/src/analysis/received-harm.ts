import type { Contribution } from '@mallama/contracts/coach'
import { type Place, type Words, stripped, sentences, wordCount, toldIn } from '../text/words.ts'
import kept from '../../data/words/grave-news.json' with { type: 'json' }
import parted from '../../data/words/parted.json' with { type: 'json' }
import { needsHelp } from '@mallama/contracts/help'
import type { TextAnalysisInput } from '../operations.ts'
import { chanceIn } from '../read/labels.ts'
import { toldOf } from '../read/laid.ts'
import { read, readReceived } from '../read/read.ts'
import { asSaid, isLikeness, gravest, isByClose } from '../safety/flag.ts'
import { isNearDanger, sight, stated, type Flag, type Sighting } from '../safety/screen.ts'
import { metOf } from '../text/phrase.ts'
import { chanceOf, harmsIn, bySeen, harms, roleOf, type GraveKind } from './harms.ts'

/** A message, with what is told about it. */
type Given = ReturnType<typeof givenIn>
export type Received = ReturnType<typeof harmOf>

/** From these chances something is rather so than not, and a reading was right nine times in ten by authors not learnt from. */
export const [HALF, SURE] = [0.5, 0.85]
/** From these a message is everyday, kindly meant, the end of what two had, or that and a no; none that may threaten so much. */
const [EVERYDAY, KINDLY, ENDS, PARTING, UNEASY] = [0.7, 0.3, 0.3, 0.95, 0.2]
/** Log-odds: so much less is enough from one who was left; so much more of despair is asked about. A kind message may threaten. OWN: despair is the sender's own. A goodbye that is farther from danger to the other reader than FAR is none (none of 127 is), and than APART is asked about (8 are). */
const [LEFT, DESPAIR, HELD_OUT, OWN, FAR, APART] = [1.5, 0.5, 0.02, 1, -8, -4]

const saysOf = metOf(parted)
/** A message as the readers of messages take it. */
export function givenIn(input: TextAnalysisInput) {
  const { text } = input
  const context = input.context?.slice(0, 4000).trim() || null
  const sender = input.person?.relationshipType
  const known = sender && sender !== 'other' ? toldOf(sender.replaceAll('_', ' '), roleOf(sender)) : ''
  const around = [known, context ?? ''].join(' ').trim()
  const alone = readReceived(text, null)
  const as = around ? readReceived(text, around) : alone
  const [likely] = as.role
  const role = sender ? roleOf(sender) : around && likely && likely.chance >= HALF ? likely.label : null
  // Whether the reader has asked this person to stay away, or has left them, and the sentence that says so.
  const near = toldIn(context ?? '').map((it) => ({ quote: context!.slice(it.from, it.to), says: saysOf(it.words) }))
  const told = (what: keyof typeof parted) => near.find(({ says }) => says.has(what))?.quote
  const [asked, isFriendly] = [told('noContact'), told('friendly') !== undefined]
  const ended = isFriendly ? undefined : told('apart')
  const isEx = ended !== undefined || (!isFriendly && sender === 'ex_partner')
  const past = { noContact: asked !== undefined, ex: isEx, quote: untilWord(asked ?? ended ?? '', 160) || null }
  return { text, parts: sentences(text.slice(0, 6000)), words: wordCount(text), context, as, alone, role, past }
}

/** From this mean of its readers a sentence surely holds out harm, and so much less of it is enough, in log-odds. */
const [HELD, ALSO] = [0.75, 3]
/** How surely a sentence holds out harm: whatever else such a message does, nobody is told to answer it. */
const heldOut = (text: string): number => (read(text).act('threat').chance + readReceived(text, null).threat.chance) / 2

/** What the readers of messages hear in it, beside the screen. */
function heardIn({ text, parts, as: { reads, threat }, alone, past }: Given) {
  const isUneasy = threat.chance >= UNEASY
  const end = chanceOf(reads, ({ group }) => group === 'end')
  const { doubt, sure, kind, near, place, goodbye } = harmsIn(text, alone)
  const easier = past.noContact || past.ex ? LEFT : 0
  const all = parts.map((it) => ({ ...it, chance: heldOut(it.text) }))
  const held = all.toSorted((a, b) => b.chance - a.chance)[0] ?? { ...place, chance: 0 }
  const isHeld = held.chance >= HALF && harms.get(kind)?.category != null && !harms.get(kind)!.unsure
  const found = doubt + easier + (held.chance >= HELD ? ALSO : 0) < 0 ? null : isHeld ? 'threat' : kind
  const isClose = past.noContact ? near || found === 'watched' : past.ex && found === 'watched'
  return {
    kind: isClose ? ('watched' as const) : found,
    place: found === 'threat' && held.chance >= HALF ? held : place,
    goodbye,
    isClose,
    isSure: isHeld ? held.chance >= HELD : sure + easier >= 0,
    isEveryday: !isUneasy && chanceOf(reads, ({ everyday }) => everyday === true) >= EVERYDAY,
    isEnding: !isUneasy && end >= ENDS && end + chanceOf(reads, ({ group }) => group === 'no') >= PARTING,
    isKindly: chanceOf(reads, ({ valence }) => valence === 'positive') >= KINDLY,
    isOneThing: reads[0]!.chance >= SURE,
    threat: threat.chance,
    isThreat: threat.use !== 'leave',
    charged: chanceIn(reads, ['charges-you']),
    told: chanceIn(reads, ['tells-harm']),
  }
}
type Heard = ReturnType<typeof heardIn>

/** A wish to die in a message is its sender's. */
function flagOf(category: Flag['category'], tier: Flag['tier']): Flag {
  return { tier, category, thirdParty: category === 'self-harm' }
}

/** `harm`: what somebody may have done to themselves, or had done to them; `self`: what is told of whoever writes. */
const wordsOf = metOf(kept)

/** What the screen sees: a wish to die is the sender's, a threat is aimed at the reader. `isLearnt`: it is only like that. */
function seenIn(text: string, sighted: Sighting, it: Heard, isLearnt: boolean): Flag | null {
  const { category, about } = sighted
  const isDespair = category === 'self-harm'
  // A ward and a hip are news of a relative: what a likeness alone hears counts where the others are not at ease.
  const names = wordsOf(isLearnt ? toldIn(text).flatMap(({ words }) => words) : [])
  const isPlain = isDespair && (sighted.above ?? 0) >= DESPAIR && !it.isEveryday
  const isNews = needsHelp(sighted) ? it.isEveryday && !names.has('self') : !isPlain
  if (isLearnt && isNews && !names.has('harm')) return null
  if (category === 'threat-to-others')
    return needsHelp(sighted) || it.isThreat ? flagOf('abuse', sighted.tier > 1 ? 2 : 1) : null
  // What the screen alone hears as despair, and the reader of messages as a threat, is aimed at the one who gets it.
  if (isDespair && isLearnt && it.isThreat && ((it.kind === 'threat' && it.isSure) || (sighted.above ?? 0) < OWN))
    return flagOf('abuse', sighted.tier)
  // Of sixty goodbyes for good none reads as the end of a relationship: there, despair that nothing says is asked about.
  const isParting = isLearnt && isDespair && it.isEnding && it.goodbye === 0 && it.kind === null
  const thirdParty = sighted.thirdParty || isDespair || category === 'medical'
  return { tier: isParting ? 1 : sighted.tier, category, thirdParty, about }
}

/** Harm by whoever writes or is written about, grave enough for help. */
const isAbuse = (flag: Flag | null): boolean =>
  needsHelp(flag) && !flag.thirdParty && (isByClose(flag) || flag.category === 'threat-to-others')

/** The same words threaten the reader, charge the reader with it, or tell what a third does. "open": it is not clear which. */
function stanceOf({ kind, threat, charged, told }: Heard, isOnlyLike: boolean) {
  if (kind === 'others') return 'others'
  if (kind === 'charged') return 'charge'
  const tells = Math.max(charged, told)
  if ((kind && harms.has(kind)) || threat >= Math.max(tells, HALF)) return 'threat'
  // What is only like harm is no charge against anybody.
  if (isOnlyLike || (tells < HALF && threat < HELD_OUT)) return 'open'
  return tells < HALF ? 'threat' : told > charged ? 'told' : 'charge'
}

/** Whose harm is told, where the sender tells of harm done to them: the reader is a listener, or the one who did it. */
function confided({ kind, isSure, charged, told }: Heard, flag: Flag | null): 'accused' | 'child' | 'disclosed' | null {
  if (kind === 'accused' && (isSure || charged >= HALF)) return 'accused'
  if (!needsHelp(flag) || !isByClose(flag)) return null
  return flag.category === 'child-abuse' ? 'child' : told >= Math.max(HALF, charged) ? 'disclosed' : null
}

/** What the message and what is told about it mean for somebody's safety. */
export function harmOf(given: Given, { aside, context: about }: TextAnalysisInput) {
  const { text, parts, context } = given
  const it = heardIn(given)
  const harm = it.kind ? harms.get(it.kind) : undefined
  const ofKind = harm?.category && flagOf(harm.category, it.isSure ? harm.sure : harm.doubt)
  const by = it.isClose ? flagOf('stalking', 2) : ofKind
  const sighted = sight(text)
  const isLearnt = !sighted || (isLikeness(sighted) && stated(text) === null)
  const seen = sighted && seenIn(text, sighted, it, isLearnt)
  const isFarewell = (it.goodbye === 2 || (it.goodbye === 1 && !it.isEveryday)) && isNearDanger(text, FAR)
  const farewell = isFarewell ? flagOf('self-harm', it.goodbye === 2 && isNearDanger(text, APART) ? 2 : 1) : null
  // A life held over somebody, or a death wished on them, tells nothing else of the sender's own life.
  const sent = gravest([it.kind === 'goad' || it.kind === 'hostage' ? by : null, farewell, seen, by])
  const isOnlyLike = !harm && isLearnt
  const beside = context ? sight(context) : null
  // What is told beside a message is told by whoever got it: a likeness alone does not say that it is somebody else's.
  const around = beside && isLikeness(beside) && isByClose(beside) ? { ...beside, thirdParty: false } : beside
  const graver = gravest([sent, around])
  // Control that is stated outright is somebody's doing too, though by itself it only asks.
  const isHarm = isAbuse(sent) || (!isOnlyLike && sent !== null && isAbuse({ ...sent, tier: 2 }))
  const stance = isHarm ? stanceOf(it, isOnlyLike) : null
  // What the reader told of their own life stays the reader's; what the message tells is its sender's.
  const confides = harm || needsHelp(around) ? null : (confided(it, graver) ?? (stance === 'told' ? 'disclosed' : null))
  const told = graver ?? flagOf('sexual-coercion', 2)
  const flag = asSaid(confides ? { ...told, thirdParty: true } : graver, aside, [about])

  const graveKind = (): GraveKind | null => {
    if (confides) return confides
    const isSurely = harm?.unsure !== undefined && it.isSure
    if (!isSurely && flag?.category === 'self-harm' && needsHelp(flag)) return 'crisis'
    if (harm && isSurely) return flag?.category === 'self-harm' ? 'hostage' : harm.grave
    if (harm?.category && !harm.unsure) return harm.grave === 'watched' && needsHelp(flag) ? 'followed' : harm.grave
    if (stance === 'charge') return 'charged'
    // No rule shows it: then it is said with the doubt.
    if (stance === 'threat' && needsHelp(sent) && (isOnlyLike || bySeen[sent.category]))
      return isOnlyLike ? 'warning' : bySeen[sent.category]!
    if (harm) return harm.unsure ?? harm.grave
    // A doubt that only a likeness has is asked about beneath the reading, and is not the reading.
    const isBeneath = isOnlyLike && flag?.tier === 1 && it.isOneThing
    if (flag?.category === 'self-harm' && flag.thirdParty && !it.isEveryday && !it.isEnding && !isBeneath)
      return 'despair'
    // Nobody is told to smile at what may be harm.
    return stance === 'others' || (it.isKindly && (stance === 'open' || isAbuse(around))) ? 'statement' : null
  }
  const grave = graveKind()
  // The first sentence that the screen sees any danger in, those of its cards before others.
  const alarming = () => parts.find(({ text }) => needsHelp(sight(text))) ?? parts.find(({ text }) => sight(text))
  return {
    ...given,
    /** Danger or harm, which is read before anything else, and the sentence that shows it. */
    grave,
    danger: harm || confides === 'accused' ? it.place : grave ? alarming() : null,
    flag,
    /** Whose words say that the reader is not safe with the sender: the message's, or what the reader told about it. */
    abuse: isAbuse(around) ? ('told' as const) : stance === 'threat' || stance === 'others' ? ('sent' as const) : null,
  }
}

/** At most so many signs of a text, whole ones, to the end of a word where there are any. */
export function untilWord(text: string, most: number): string {
  if (text.length <= most) return text
  const signs = Array.from(text.slice(0, 2 * most))
  const cut = signs.slice(0, most).join('')
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 0) || undefined)
}

/** The words between two places as they are quoted: without the marks around them, and what can be read at a glance. */
export function placeOf(text: string, words: Words | null): Place {
  const { start, end } = words ?? { start: 0, end: text.length }
  const near = untilWord(text.slice(start, end).trim(), 180)
  // A message of marks alone ("...") is its own quote.
  return placeAt(text, stripped(near, ' \n"“', ' \n.,;:"”') || near, start)
}
export function placeAt(text: string, quote: string, from = 0): Place {
  const start = text.indexOf(quote, from)
  return { quote, start, end: start + quote.length }
}

/** The evidence, each quote once and none inside an earlier one. */
export const distinct = (spans: readonly (Place & { label: string })[]) =>
  spans
    .filter(({ quote }) => quote.trim())
    .filter(({ start, end }, at, all) => !all.slice(0, at).some((it) => start >= it.start && end <= it.end))
    .map(({ quote, label, start, end }) => ({ quote, label, start, end }))

export const crosses = (a: Words, b: Words): boolean => a.start < b.end && b.start < a.end

/** A quote in quotation marks; one that has its own keeps them inside. */
export const marked = (quote: string): string => (quote.includes('"') ? `“${quote}”` : `"${quote}"`)

/** A value that is reached in steps, in parts of `whole`: each is told, and they add up to it. */
export function stepsTo(score: string, whole: number) {
  const contributions: Contribution[] = []
  let value = 0
  const to = (next: number, feature: string, quote?: string): number => {
    const amount = Math.round((next - value) * whole) / whole
    if (amount !== 0) contributions.push({ score, feature, amount, ...(quote ? { quote } : {}) })
    return (value = Math.round((value + amount) * whole) / whole)
  }
  return { contributions, to }
}

import { needsHelp } from '@mallama/contracts/help'
import type { Span } from '../text/span.ts'
import type { Plain } from '../text/plain.ts'
import type { AsReceived } from '../read/read.ts'
import type { ReadsAs } from '../read/readings.ts'
import { isByClose } from '../safety/flag.ts'
import { sight, stated, type Flag } from '../safety/screen.ts'
import type { CoercionId } from './cues/coercion.ts'
import type { DangerId } from './cues/danger.ts'
import { goodbyeIn } from './goodbye.ts'
import type { GraveKind } from './sent.ts'

/** What the screen sees in a message alone. `learnt`: no rule shows it, its trained half alone hears it. */
export type Sent = Flag & { learnt: boolean }

/**
 * The screen reads a text as its writer's own life; sent to somebody, the same words threaten the reader, charge the
 * reader with it, speak of a third who is to suffer, or tell what a third does. "open": it is not clear which.
 */
type Stance = 'threat' | 'charge' | 'others' | 'told' | 'open'

function stanceOf(bare: string, learnt: boolean, { reads, threat }: AsReceived): Stance {
  if (atOthers.test(bare)) return 'others'
  const chanceOf = (kind: ReadsAs) => reads.find(({ label }) => label === kind)!.chance
  const charge = chanceOf('charges-you')
  const told = chanceOf('tells-harm')
  if (Math.max(charge, told, threat.chance) < HALF) return learnt || threat.chance < UNEASY ? 'open' : 'threat'
  if (threat.chance >= Math.max(charge, told)) return 'threat'
  if (learnt) return 'open'
  return told > charge ? 'told' : 'charge'
}
const HALF = 0.5
/** Below this chance nothing is held out. */
const UNEASY = 0.02

const atOthers =
  /\b(?:kill|hurt|batter|smash|beat|end|murder|punch|stab|shoot|fight|hit) (?:him|her|them|his|that (?:man|guy|bloke|boy))\b/
/** Harm by whoever writes or is written about, grave enough for help. */
export const isAbuse = (flag: Flag | null): boolean =>
  needsHelp(flag) && !flag.thirdParty && (isByClose(flag) || flag.category === 'threat-to-others')

/** What a message and its context mean for somebody's safety: the graver of the two, and what the message alone says. */
export interface Seriousness {
  flag: Flag | null
  sent: Sent | null
  /** Null where nothing in the message itself is done to anybody. */
  stance: Stance | null
  /** Whose words say that the reader is not safe with the sender. */
  abuse: 'sent' | 'told' | null
}

type HarmId = CoercionId | DangerId | 'takeover' | 'hold' | 'stalk' | 'near'

/** What is read before anything else, where it is there: threats, control, contempt that wears down, despair. */
export function graveKind(
  danger: readonly Span[],
  { flag, sent, stance }: Seriousness,
  bare: string,
): GraveKind | null {
  const has = (...ids: HarmId[]) => danger.some(({ id }) => ids.includes(id as HarmId))
  if (has('harm', 'hostage', 'blackmail') || blackmailed(danger, bare)) return 'danger'
  if (flag?.category === 'self-harm' && needsHelp(flag)) return 'crisis'
  if (has('sexual', 'body')) return 'coercion'
  if (has('stalk')) return 'watched'
  if (has('takeover', 'hold')) return 'takeover'
  if (has('control')) return 'control'
  if (has('degrade')) return 'degrade'
  if (stance === 'charge') return 'charged'
  if (stance === 'others') return 'statement'
  const threat = sent && stance === 'threat' ? threatKind(sent) : null
  if (threat) return threat
  if (danger.some(hinted)) return 'warning'
  if (has('near')) return 'watched'
  return has('pressure') ? 'pressure' : null
}

const hinted = ({ id }: Span): boolean => id === 'hint'

/** Two hints, or one beside what is kept to show, leave no other way to read them. */
const blackmailed = (danger: readonly Span[], bare: string): boolean => {
  const hints = danger.filter(({ id }) => id === 'hint').length
  return hints > 1 || (hints === 1 && kept.test(bare))
}
const kept =
  /\b(?:i|ive) (?:still )?(?:have|kept|saved|got) (?:(?:all|every|copies of) )?(?:the|your|those|these|them|it|our|that) ?(?:\w+ )?(?:tapes?|pics?|pictures?|photos?|videos?|clips?|nudes|screenshots?|recordings?|messages|texts|saved|all)\b/

/** What the screen sees done to the one who reads it is a threat, whatever the sentence is shaped like. */
function threatKind({ tier, category, thirdParty, learnt }: Sent): GraveKind | null {
  if (tier < 2 || thirdParty) return null
  // No rule shows it: then it is said with the doubt.
  if (learnt) return 'warning'
  if (category === 'sexual-coercion') return 'coercion'
  if (category === 'stalking') return 'watched'
  if (category === 'abuse') return 'danger'
  return null
}

/** What somebody may have done to themselves, or had done to them: no plain news of an illness. */
const harmful =
  /\b(?:pills|tablets|overdos\w*|cut|cuts|cutting|harm\w*|kill\w*|suicid\w*|hang\w*|jump\w*|die|dying|dead|end it|took|taken (?:all|too)|tried|hit|hurt|beat\w*|push\w*|stab\w*|attack\w*|afraid|scared|police|blood|breath\w*|unconscious|collapsed)\b/i
const ownDoing = new RegExp(`${harmful.source}|\\b(?:I|me|myself|I[’'](?:m|ve|ll|d)|im|ive)\\b`, 'i')

/** "Go die", "kys", "take all your pills then". */
const goad =
  /(?:^|[.!?,;\n]\s*|\b(?:just|then|please|ok|so|you should|why dont you|hope you|do us (?:all )?a favou?r and|go and|go) )(?:just |go |and |ahead and )*(?:kys|die(?! (?:of|laughing|hard|down|from|for))|drop dead|kill ?yourself|kill urself|hang yourself|end yourself|unalive yourself|jump off (?:a|the) (?:bridge|roof|cliff)|(?:take|swallow) all (?:of )?(?:your|ur|the|those|them) (?:pills|tablets|meds))\b/i
/** "If you leave I don't know what I'll do": despair, a threat or neither; nobody can tell, so it is asked. */
const lost =
  /\bif (?:you|this|we|it)\b[^.!?\n]{2,60}\bi (?:really |honestly |just )?(?:don[’']?t|do not|wouldn[’']?t) know (?:what i(?:[’']?(?:ll|d| will| would| might| may))? ?(?:will |would |might )?do|how i(?:[’']?(?:ll|d)| would| will| can| could)? ?(?:would |could |can )?(?:go on|carry on|cope|live|survive|get through))\b(?! (?:with (?:all )?(?:the|this|that) (?:cake|food|tickets|stuff)|for (?:dinner|lunch|tea)))/i

/** Of two as grave, the message's own. */
const graver = (sent: Sent | null, around: Flag | null): Flag | null =>
  around && around.tier > (sent?.tier ?? 0)
    ? { tier: around.tier, category: around.category, thirdParty: around.thirdParty, about: around.about }
    : sent && { tier: sent.tier, category: sent.category, thirdParty: sent.thirdParty, about: sent.about }

/**
 * The shared screen reads a text as its writer's own life. This one was sent to the reader: a wish to die in it is
 * the sender's, a threat in it is aimed at the reader. The graver of message and context counts.
 */
export function seriousness(
  text: string,
  { text: bare }: Plain,
  context: string | null,
  danger: readonly Span[],
  heard: Heard,
): Seriousness {
  const sent = sentFlag(text, bare, danger, heard)
  const around = context ? sight(context) : null
  // Control that is stated outright is somebody's doing too, though by itself it only asks.
  const harm = isAbuse(sent) || (sent?.learnt === false && isAbuse({ ...sent, tier: 2 }))
  const stance = harm ? (danger.length > 0 ? 'threat' : stanceOf(bare, sent?.learnt ?? false, heard.as)) : null
  const abuse = isAbuse(around) ? 'told' : stance === 'threat' || stance === 'others' ? 'sent' : null
  return { sent, stance, abuse, flag: graver(sent, around) }
}

/** How the reader of messages hears it: as one of everyday life, as the end of what the two had, as a threat. */
export interface Heard {
  as: AsReceived
  everyday: boolean
  ending: boolean
  threat: boolean
}

/** Log-odds above its threshold from which despair is asked about though no word of harm stands with it. */
const DESPAIR = 0.5

function sentFlag(
  text: string,
  plainly: string,
  danger: readonly Span[],
  { everyday, ending, threat }: Heard,
): Sent | null {
  const sighted = sight(text)
  // A ward and a hip are news of a relative; the trained half of the screen alone hears despair in the word hospital.
  const learnt = sighted?.rule.startsWith('learnt/') && stated(text) === null
  const plainDespair = sighted?.category === 'self-harm' && (sighted.above ?? 0) >= DESPAIR
  const heardOnly =
    sighted !== null &&
    learnt &&
    (needsHelp(sighted) ? everyday && !ownDoing.test(text) : !harmful.test(text) && !(plainDespair && !everyday))
  const goodbye = danger.length > 0 ? 0 : goodbyeIn(text)
  // Of sixty goodbyes for good none reads as the end of a relationship: there, despair that nothing says is asked about.
  const parted = ending && goodbye === 0 && learnt && sighted?.category === 'self-harm' && !harmful.test(text)
  const seen = heardOnly ? null : parted ? { ...sighted, tier: 1 as const } : sighted
  // To tell somebody to die is done to the one who reads it, and tells nothing of the sender's own life.
  if (goad.test(text.replace(/[’‘']/g, ''))) return { tier: 2, category: 'abuse', thirdParty: false, learnt: false }
  if (goodbye === 2) return { tier: 2, category: 'self-harm', thirdParty: true, learnt: true }
  const flags: Flag[] = goodbye === 1 && !everyday ? [{ tier: 1, category: 'self-harm', thirdParty: true }] : []
  const has = (...ids: HarmId[]) => danger.some(({ id }) => ids.includes(id as HarmId))
  if (seen?.category === 'threat-to-others') {
    if (needsHelp(seen) || has('harm', 'control', 'degrade'))
      flags.push({ tier: 2, category: 'abuse', thirdParty: false })
  } else if (seen?.category === 'self-harm' && learnt && threat)
    // What the screen alone hears as despair, and the reader of messages as a threat, is aimed at the one who gets it.
    flags.push({ tier: seen.tier, category: 'abuse', thirdParty: false })
  else if (seen?.category === 'self-harm' || seen?.category === 'medical')
    flags.push({ tier: seen.tier, category: seen.category, thirdParty: true })
  else if (seen)
    flags.push({ tier: seen.tier, category: seen.category, thirdParty: seen.thirdParty, about: seen.about })
  if (has('sexual')) flags.push({ tier: 2, category: 'sexual-coercion', thirdParty: false })
  if (has('stalk')) flags.push({ tier: 2, category: 'stalking', thirdParty: false })
  if (has('near')) flags.push({ tier: 1, category: 'stalking', thirdParty: false })
  if (has('harm', 'hostage', 'blackmail', 'hold') || blackmailed(danger, plainly))
    flags.push({ tier: 2, category: 'abuse', thirdParty: false })
  if (has('control', 'takeover', 'degrade', 'body') || danger.some(hinted))
    flags.push({ tier: 1, category: 'abuse', thirdParty: false })
  if (has('hostage')) flags.push({ tier: 2, category: 'self-harm', thirdParty: true })
  const held = lost.test(text) && !everyday
  if (held) flags.push({ tier: 1, category: 'self-harm', thirdParty: true })
  const [first] = flags.toSorted((a, b) => b.tier - a.tier)
  const alike = sighted ? learnt === true : goodbye === 1 && !held
  return first ? { ...first, learnt: alike && danger.length === 0 } : null
}

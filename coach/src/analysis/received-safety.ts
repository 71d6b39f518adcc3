import type { Span } from '../detectors/span.ts'
import { sight, type Flag } from '../safety/screen.ts'
import type { Context } from './context.ts'
import type { CoercionId } from './cues/coercion.ts'
import type { DangerId } from './cues/danger.ts'
import type { Shown } from './weighing.ts'

/** What is read before anything else, where it is there: threats, control, contempt that wears down, despair. */
export function graveKind(danger: readonly Span[], flag: Flag | null, score: ReadonlyMap<Shown, number>): Shown | null {
  const has = (...ids: (CoercionId | DangerId)[]) => danger.some(({ id }) => ids.includes(id as DangerId))
  if (has('harm', 'hostage', 'blackmail')) return 'danger'
  if (flag?.category === 'self-harm' && flag.tier >= 2) return 'crisis'
  if (has('sexual', 'body')) return 'coercion'
  if (has('control')) return 'control'
  if (has('degrade')) return 'degrade'
  const kind = Math.max(
    0,
    ...(['love', 'missing', 'invitation', 'thanks', 'question-care'] as const).map((it) => score.get(it) ?? 0),
  )
  return has('pressure') && kind < 2 ? 'pressure' : null
}

/** What somebody may have done to themselves, or had done to them: no plain news of an illness. */
const harmful =
  /\b(?:pills|tablets|overdos\w*|cut|cuts|cutting|harm\w*|kill\w*|suicid\w*|hang\w*|jump\w*|die|dying|dead|end it|took|taken (?:all|too)|tried|hit|hurt|beat\w*|push\w*|stab\w*|attack\w*|afraid|scared|police|blood|breath\w*|unconscious|collapsed)\b/i
const ownDoing = new RegExp(`${harmful.source}|\\b(?:I|me|my)\\b`, 'i')

/** "Go die", "kys", "take all your pills then". */
const goad =
  /(?:^|[.!?,;\n]\s*|\b(?:just|then|please|ok|so|you should|why dont you|hope you|do us (?:all )?a favou?r and|go and|go) )(?:just |go |and |ahead and )*(?:kys|die(?! (?:of|laughing|hard|down|from|for))|drop dead|kill ?yourself|kill urself|hang yourself|end yourself|unalive yourself|jump off (?:a|the) (?:bridge|roof|cliff)|(?:take|swallow) all (?:of )?(?:your|ur|the|those|them) (?:pills|tablets|meds))\b/i
/** A goodbye to colleagues and guests: they are to be met again, or it says what they leave. */
const parting =
  /\bgood ?bye\b(?=[^]{0,160}\b(?:see you (?:at|on|in|next|soon|tomorrow|later|around)|new job|leaving do|last day at|reunion|keep in touch|retire\w*)\b)(?![^]*\b(?:die|dead|kill|pills|suicide|end it)\b)/i
/** Thanks for everything, a goodbye, and somebody or something to look after, in one breath. */
const farewell =
  /\bgood ?bye\b(?=.{0,120}\b(?:(?:look after|take care of|be good to|feed|give) (?:\w+ )(?:for me|when im gone|now)|for everything\b.{0,60}\b(?:look after|take care of)))|\b(?:look after|take care of) \w+ for me\b(?=.{0,80}\bgood ?bye\b)/i

function graver(flag: Flag, around: Flag | null): Flag {
  return around && around.tier > flag.tier
    ? { tier: around.tier, category: around.category, thirdParty: around.thirdParty }
    : flag
}

/**
 * The shared screen reads a text as its writer's own life. This one was sent to the reader: a wish to die in it is
 * the sender's, a threat in it is aimed at the reader. The graver of message and context counts.
 */
export function flagOf(text: string, context: Context | null, danger: readonly Span[], news: boolean): Flag | null {
  // "I won't be here when you get back" is said of a door, not of a life.
  const leaving = /\bwon[’']?t be here when you (?:get|come|are) (?:back|home)\b/i.test(text)
  const sighted = leaving || parting.test(text) ? null : sight(text)
  // A ward and a hip are news of a relative; the trained half of the screen alone hears despair in the word hospital.
  const learnt = sighted?.rule.startsWith('model/')
  const heardOnly =
    sighted !== null && learnt && (sighted.tier >= 2 ? news && !ownDoing.test(text) : !harmful.test(text))
  const seen = heardOnly ? null : sighted
  const around = context ? sight(context.text) : null
  // To tell somebody to die is done to the one who reads it, and tells nothing of the sender's own life.
  if (goad.test(text.replace(/[’‘']/g, ''))) return graver({ tier: 2, category: 'abuse', thirdParty: false }, around)
  if (farewell.test(text.replace(/[’‘']/g, '')))
    return graver({ tier: 2, category: 'self-harm', thirdParty: true }, around)
  const flags: Flag[] = []
  const has = (...ids: (CoercionId | DangerId)[]) => danger.some(({ id }) => ids.includes(id as DangerId))
  if (seen?.category === 'threat-to-others') {
    if (seen.tier >= 2 || has('harm', 'control', 'degrade'))
      flags.push({ tier: 2, category: 'abuse', thirdParty: false })
  } else if (seen?.category === 'self-harm' || seen?.category === 'medical')
    flags.push({ tier: seen.tier, category: seen.category, thirdParty: true })
  else if (seen) flags.push({ tier: seen.tier, category: seen.category, thirdParty: seen.thirdParty })
  if (has('sexual')) flags.push({ tier: 2, category: 'sexual-coercion', thirdParty: false })
  if (has('harm', 'hostage', 'blackmail')) flags.push({ tier: 2, category: 'abuse', thirdParty: false })
  if (has('control', 'degrade', 'body')) flags.push({ tier: 1, category: 'abuse', thirdParty: false })
  if (has('hostage')) flags.push({ tier: 2, category: 'self-harm', thirdParty: true })
  if (around) flags.push({ tier: around.tier, category: around.category, thirdParty: around.thirdParty })
  return flags.toSorted((a, b) => b.tier - a.tier)[0] ?? null
}

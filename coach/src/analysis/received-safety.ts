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

/**
 * The shared screen reads a text as its writer's own life. This one was sent to the reader: a wish to die in it is
 * the sender's, a threat in it is aimed at the reader. The graver of message and context counts.
 */
export function flagOf(text: string, context: Context | null, danger: readonly Span[], news: boolean): Flag | null {
  // "I won't be here when you get back" is said of a door, not of a life.
  const leaving = /\bwon[’']?t be here when you (?:get|come|are) (?:back|home)\b/i.test(text)
  const sighted = leaving ? null : sight(text)
  // A ward and a hip are news of a relative; the trained half of the screen alone hears despair in the word hospital.
  const learnt = sighted?.rule.startsWith('model/')
  const heardOnly =
    sighted !== null && learnt && (sighted.tier >= 2 ? news && !ownDoing.test(text) : !harmful.test(text))
  const seen = heardOnly ? null : sighted
  const around = context ? sight(context.text) : null
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

import { charactersIn } from '@mallama/contracts/characters'
import type { RelationshipAnalysisResult } from '@mallama/contracts/coach'
import type { RelationshipKind } from '@mallama/contracts/tools'
import type { RelationshipType } from '@mallama/contracts/relationship-types'
import type { BandTone } from '../../ui/bands.ts'
import { typeGroups } from '../../parts/relationship-types.ts'

/** The contract's figures; the counter says x/500 and goes on beyond. */
export const LEAST = 50
export const MOST = 5_000
export const SHOWN = 500

export const kinds: readonly { value: RelationshipKind; label: string }[] = [
  { value: 'romantic', label: 'Romantic' },
  { value: 'family', label: 'Family' },
  { value: 'friend', label: 'Friend' },
  { value: 'colleague', label: 'Colleague' },
]
export const kindName = (kind: RelationshipKind) => kinds.find(({ value }) => value === kind)?.label ?? kind

const kindOfGroup: Record<string, RelationshipKind> = {
  Partners: 'romantic',
  'Close family': 'family',
  'Wider family': 'family',
  Friends: 'friend',
  'Where you live': 'friend',
  Work: 'colleague',
}

/** What a tracked relationship is among the four; null where none fits. */
export const kindOfType = (type: RelationshipType): RelationshipKind | null =>
  kindOfGroup[typeGroups.find(({ types }) => types.includes(type))?.name ?? ''] ?? null

export const counterOf = (description: string) => `${charactersIn(description)}/${SHOWN}`

export function kindProblem(kind: RelationshipKind | null): string | undefined {
  return kind === null ? 'Choose romantic, family, friend or colleague' : undefined
}

export function descriptionProblem(description: string): string | undefined {
  if (charactersIn(description.trim()) < LEAST)
    return 'Please provide at least 50 characters describing your relationship'
  if (charactersIn(description) > MOST) return `At most ${MOST.toLocaleString('en')} characters`
  return undefined
}

export interface HealthWords {
  tone: BandTone
  word: 'Excellent' | 'Good' | 'Needs attention'
}

/** The specification's three colours: 8 or more, 6 or more, and the lowest. */
export function healthOf(overallHealth: number): HealthWords {
  if (overallHealth >= 8) return { tone: 'good', word: 'Excellent' }
  if (overallHealth >= 6) return { tone: 'watch', word: 'Good' }
  return { tone: 'critical', word: 'Needs attention' }
}

/** A description that tells nothing of a relationship has no number, and no 0. */
export const NO_HEALTH = 'Not enough to go on'
export const healthSaid = (overallHealth: number | null): string =>
  overallHealth === null ? NO_HEALTH.toLowerCase() : `${overallHealth} out of 10`

/** Whether nothing at all was found: why not is then said in the place of the style of talking. */
export const unread = (
  analysis: Pick<RelationshipAnalysisResult, 'overallHealth' | 'strengths' | 'areasForGrowth' | 'attachmentStyle'>,
): boolean =>
  analysis.overallHealth === null &&
  analysis.strengths.length + analysis.areasForGrowth.length === 0 &&
  analysis.attachmentStyle === UNKNOWN

const UNKNOWN = 'not enough information'

/** The coach's own words for not knowing, as a sentence. */
export const attachmentWords = (style: string): string =>
  style === UNKNOWN ? 'Not enough information in this description.' : style

export interface Claim {
  says: string
  /** The words that it rests on. */
  quote: string | null
  /** What is advised for these very words. */
  advice: string | null
}

const CLAIM = /^(.+?): ["“](.+)["”]\.?$/s
/** "For" an area, "About" what may be a danger: the words that the advice is for come first. */
const ADVICE = /^\w+ ["“](.+?)["”]: (.+)$/s

/** Claims with their words and the advice that goes with them; `general` is the advice that goes with none. */
export function claimsOf(claims: readonly string[], advice: readonly string[]): { claims: Claim[]; general: string[] } {
  const taken = new Set<string>()
  const found = claims.map((claim): Claim => {
    const [, says = claim, quote = null] = CLAIM.exec(claim) ?? []
    const fits = quote === null ? undefined : advice.find((one) => !taken.has(one) && ADVICE.exec(one)?.[1] === quote)
    if (fits === undefined) return { says, quote, advice: null }
    taken.add(fits)
    const words = ADVICE.exec(fits)![2]!
    return { says, quote, advice: words.charAt(0).toUpperCase() + words.slice(1) }
  })
  return { claims: found, general: advice.filter((one) => !taken.has(one)) }
}

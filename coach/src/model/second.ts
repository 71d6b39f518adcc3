import { needsHelp } from '@mallama/contracts/help'
import { SafetyCategory, type Safety } from '@mallama/contracts/safety'
import { z } from 'zod'
import { toSafety } from '../safety/screen.ts'
import { quotationsIn } from './quotes.ts'

/** Safety's second reading: the first thing in a model's answer. */
export const Second = z.object({
  tier: z.literal([0, 1, 2, 3]),
  category: z.enum(['none', ...SafetyCategory.options]),
  who: z.enum(['the writer', 'someone else', 'a child', 'nobody']),
  quote: z.string(),
  why: z.string(),
})
export type Second = z.output<typeof Second>

/** What our own code saw, and what of it may be lowered by another reader. */
export interface First {
  code: Safety
  /** The least a model may lower it to: 0 of the person's own words; 1 of words given to a tool, which may be written to be read as harmless; 3 (not at all) of what is stated or pasted, and by a model not proven. */
  floor: 0 | 1 | 3
  /** It met the danger probes (`ModelSetting.mayClear`); any other only raises. */
  proven: boolean
  country: string | null
  /** Of what the person set aside in this talk, unless the message itself says it anew. */
  settled?: (second: Second) => boolean
}

/** Whether a model that may says that there is none of it. */
export const clears = (second: Second | null, first: First | null): boolean => second?.tier === 0 && first?.floor === 0

/** Whether a proven model sees danger too: then its words may stand beside the card. */
export const seesToo = (second: Second | null, first: First | null) => first?.proven === true && needsHelp(second)

/** What both readings come to: the graver one, or one tier below ours where the model may say so. */
export function both(second: Second | null, { code, floor, country, settled }: First): Safety {
  // What the person set aside is a value: a model puts back only what is imminent.
  if (!second || (second.tier < 3 && (code?.aside || settled?.(second)))) return code
  const tier = code?.tier ?? 0
  const isMore = second.tier > tier
  if (!isMore && floor >= tier) return code
  const to = second.tier >= tier ? second.tier : tier - 1
  if (to === 0) return null
  // The kind is of what was told; where it does not say one, general places to turn to. Received words keep ours.
  const { category, who } = isMore || floor === 0 ? second : { category: 'none' as const, who: 'nobody' }
  const kind = category === 'none' ? (code?.category ?? 'self-harm') : category
  if (to === tier && kind === code?.category) return code
  const thirdParty = who === 'nobody' ? (code?.thirdParty ?? true) : who !== 'the writer'
  return toSafety({ tier: to as 1 | 2 | 3, category: kind, thirdParty }, country)
}

/** Lines of a chat, who writes before each; a mail; or a long quotation: words that came from somewhere else. */
export const holdsPasted = (text: string): boolean =>
  [...text.matchAll(/^[^:\n]{1,40}:[^\n]*\S/gm)].length >= 2 ||
  `\n${text}`.includes('\n>') ||
  // A quotation of more letters is no sentence that somebody told of.
  quotationsIn(text).some(({ quote }) => quote.length > 120)

/** What a person says themselves in a text in which they tell what others said. */
export const withoutQuotations = (text: string): string =>
  quotationsIn(text).reduce((left, { quote }) => left.replace(quote, ''), text)

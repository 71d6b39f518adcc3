import { needsHelp } from '@mallama/contracts/help'
import { SafetyCategory, type Safety } from '@mallama/contracts/safety'
import { z } from 'zod'
import { toSafety } from '../safety/screen.ts'
import { formOf, safetyRules } from './prompts.ts'
import type { OpenedModel } from './provider.ts'
import { quotationsIn } from './quotes.ts'
import { askedOnce } from './structured.ts'
import { dataIn } from './told.ts'

/** Safety's second reading: the first thing in a model's answer. */
export const Second = z.object({
  tier: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  category: z.enum(['none', ...SafetyCategory.options]),
  who: z.enum(['the writer', 'someone else', 'a child', 'nobody']),
  quote: z.string(),
  why: z.string(),
})
export type Second = z.output<typeof Second>

/** What our own code saw, and what of it may be lowered by another reader. */
export interface First {
  code: Safety
  /** A statement: explicit, present, certain. Nobody lowers it. */
  certain: boolean
  /** The words are somebody else's, or it is theirs that alarmed: they may have been written to be read so. */
  pasted: boolean
  /** A tool was given them to be read: then a doubt is the least that stays. Elsewhere nothing of them is lowered. */
  received?: boolean
  /** This model met the danger probes (`ModelSetting.mayClear`); any other only raises. */
  mayClear: boolean
  country: string | null
  /** Of what the person set aside in this talk, unless the message itself says it anew. */
  settled?: (second: Second) => boolean
}

/** Whether a model that may says that there is none of it, of words that may be cleared. */
export const clears = (second: Second | null, first: First | null): boolean =>
  second?.tier === 0 && first !== null && !first.pasted && mayLower(first)
const mayLower = ({ certain, pasted, received, mayClear }: First) =>
  mayClear && !certain && (!pasted || received === true)

/** Whether a proven model sees danger too: then its words may stand beside the card. */
export const seesToo = (second: Second | null, first: First | null): boolean =>
  first?.mayClear === true && needsHelp(second)

/**
 * What both readings come to: the graver one, or one tier below ours where the model may say so. Of received words, which
 * may have been written to be read so, a quiet question of our own kind is the least that stays.
 */
export function both(second: Second | null, first: First): Safety {
  const { code, country, settled } = first
  if (!second) return code
  const tier = code?.tier ?? 0
  // What the person set aside is a value: a model puts back only what is imminent.
  if (second.tier < 3 && (code?.aside || settled?.(second))) return code
  // The kind is of what was told; where it does not say one, general places to turn to.
  const category = second.category === 'none' ? (code?.category ?? 'self-harm') : second.category
  const raisedTo = (to: 1 | 2 | 3) =>
    toSafety(
      {
        tier: to,
        category,
        thirdParty: second.who === 'nobody' ? (code?.thirdParty ?? true) : second.who !== 'the writer',
      },
      country,
    )
  if (second.tier > tier) return raisedTo(second.tier as 1 | 2 | 3)
  if (!code || !mayLower(first) || tier > 2) return code
  if (first.pasted) {
    const { thirdParty, stays } = code
    const isLess = tier === 2 && second.tier < 2 && !stays
    return isLess ? toSafety({ tier: 1, category: code.category, thirdParty }, country) : code
  }
  if (second.tier === tier) return category === code.category ? code : raisedTo(code.tier)
  return tier === 2 ? raisedTo(1) : null
}

/** A quotation of more letters is no sentence that somebody told of. */
const TOLD_OF = 120

/** Lines of a chat, a mail, or a long quotation: words that came from somewhere else. */
export function holdsPasted(text: string): boolean {
  const names = text.match(/^[^\n:]{1,40}:\s*\S/gm) ?? []
  return names.length >= 2 || /^>/m.test(text) || quotationsIn(text).some(({ quote }) => quote.length > TOLD_OF)
}

/** What a person says themselves in a text in which they tell what others said. */
export const withoutQuotations = (text: string): string =>
  quotationsIn(text).reduce((left, { quote }) => left.replace(quote, ''), text)

const Judged = z.object({ danger: z.array(z.int()) })
/** More at once is a list in which a small model loses its place; fewer take longer than somebody waits. */
const TOGETHER = 20

/** Which of these texts a model takes for danger: tier 2 and above, by the rules that it answers people by. */
export async function judge(model: OpenedModel, texts: readonly string[], signal: AbortSignal): Promise<boolean[]> {
  const instructions = `${safetyRules()}\n\n# Your task\n\nEach of \`texts\` stands alone, by another person. Read each as above. In \`danger\`: the numbers of those at tier 2 or 3, and of no others. ${formOf(Judged)}`
  const judged: boolean[] = []
  for (let from = 0; from < texts.length; from += TOGETHER) {
    const some = texts.slice(from, from + TOGETHER).map((text, at) => ({ number: at + 1, text }))
    const data = dataIn({ texts: some })
    // Nobody waits for it, and it must be over in time: a server that fails is not asked again.
    const patience = { ...model.patience, retries: 0 }
    const read = await askedOnce({ model, patience, instructions, data, signal }, Judged)
    // What could not be read met nothing.
    const danger = new Set(read?.danger)
    judged.push(...some.map(({ number }) => danger.has(number)))
  }
  return judged
}

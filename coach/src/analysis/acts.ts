import { clauses } from '../builtin/clauses.ts'
import { polish, sentenceCase } from '../builtin/polish.ts'
import { ended } from '../craft/order-words.ts'
import { roles } from '../craft/persons.ts'
import { recipientOf } from '../craft/recipient.ts'
import { toRecipient } from '../craft/turn.ts'
import type { TextAnalysisInput } from '../operations.ts'
import { chanceIn } from '../read/classifier.ts'
import { read, readReceived } from '../read/read.ts'
import { sentences } from '../text/split.ts'
import { each, flatten, listOf, setsOf, stripped, wordCount } from '../text/words.ts'
import { crosses, placeOf, type Place } from './quoting.ts'
import { deeds, own, parts, type Deed, type Part } from './sent.ts'

/** A sentence of a message, or a clause, that surely does something. */
export type Act = Place & { part: Part; chance: number }
/** From this mean of the readers of one sentence its act was mostly right; fewer words are a greeting or a name. */
const [SURE, FEWEST] = [0.55, 3]

/** What the parts of a message surely do, the weightiest first; each act once, where it is surest. */
export function actsIn(text: string): Act[] {
  const near = text.slice(0, 2000)
  const whole = sentences(near)
  // But for a mark at its end a clause may be its sentence.
  const less = clauses(near).filter(({ text: it, sentence }) => it.length + 2 < whole[sentence]!.text.length)
  const heard = [...whole, ...less].flatMap((it) => {
    if (wordCount(it.text) < FEWEST) return []
    const { message, acts, intent } = read(it.text)
    const heads = [readReceived(it.text, null).reads, message(), acts(), intent()]
    const sum = (names: readonly string[], at: number) => Math.min(1, chanceIn(heads[at]!, names))
    const mean = ({ heard: by }: Part) =>
      by.map(sum).reduce((all, one) => all + one) / by.filter((some) => some[0]).length
    const [best] = parts.map((part) => ({ part, chance: mean(part) })).toSorted((a, b) => b.chance - a.chance)
    return { ...placeOf(text, it), ...best! }
  })
  const sure = heard.filter(({ chance }) => chance >= SURE).toSorted((a, b) => b.chance - a.chance)
  const all = parts.flatMap((part) => sure.find((it) => it.part === part) ?? [])
  return all.filter((it, at) => !all.slice(0, at).some((one) => crosses(one, it)))
}

const { starts, skips, keeps } = setsOf(own)
const verbs = listOf(each(Object.keys(deeds) as (keyof typeof deeds)[], (name) => deeds[name].verbs))
const bare = (word = '') => flatten(stripped(word, '("', '.,;:!?)"'))

/** What the reader told of their own doing beside a message: its words, and the same to whoever sent it, where it may be said. */
export function deedIn(input: TextAnalysisInput, context: string): (Deed & Record<'quote' | 'clause', string>) | null {
  const whole = sentences(context)
  const found = clauses(context).flatMap(({ text, start, sentence }) => {
    const words = text.split(',')[0]!.split(' ').map(bare)
    const at = words.slice(0, 3).findIndex((it) => starts.has(it))
    const verb = at < 0 ? '' : (words.slice(at + 1).find((it) => !skips.has(it)) ?? '')
    const named = verbs.get(verb) ?? (verb.endsWith('ed') ? 'did' : null)
    return named ? { named, quote: stripped(context.slice(start, whole[sentence]!.end), '', '.!?; ') } : []
  })
  // What they said or asked goes before what they did.
  const deed = found.find(({ named }) => named !== 'did') ?? found[0]
  if (!deed) return null
  const words = deed.quote.split(' ').map(bare)
  const about = roles.has(bare(context.split(' ')[0])) ? `my ${context}` : context
  const who = recipientOf({ ...input, context: about }, '')
  const turned = toRecipient(deed.quote, who)
  // What many would not tell stays theirs to tell; a long one is not said for them, nor one with two who may be "her".
  const isTwo =
    turned !== deed.quote && words.some((it, at) => roles.has(it) && it !== who.role && words[at - 1] !== 'my')
  const isKept = words[0] === 'we' || words.length > 32 || isTwo || words.some((it) => keeps.has(it))
  const clause = isKept ? '' : sentenceCase(ended(polish(turned, input.knownPeople)))
  return { ...deeds[deed.named], quote: deed.quote, clause }
}

import { clauses } from '../builtin/clauses.ts'
import { chanceIn } from '../read/classifier.ts'
import { read, readReceived } from '../read/read.ts'
import { sentences } from '../text/split.ts'
import { wordCount } from '../text/words.ts'
import { crosses, placeOf, type Place } from './quoting.ts'
import { parts, type Part } from './sent.ts'

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

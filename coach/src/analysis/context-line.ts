import { marked } from './quoting.ts'
import { readings } from './readings.ts'
import type { Received } from './received.ts'

const bare = (text: string) => text.replace(/[.!?\s]+$/, '')

/** What the told context does to the reading, in a sentence that quotes it; null without context. */
export function contextLine({ context, kind, past, flag }: Received): string | null {
  if (!context) return null
  const told = marked(bare(context.quote))
  const { valence } = readings[kind]
  const before = past.quote ? marked(bare(past.quote)) : told
  if (kind === 'watched' && (past.noContact || (past.ex && flag?.category === 'stalking')))
    return `You tell ${before}. To turn up or watch after that is not small talk, and you are right to take it seriously.`
  if (past.noContact)
    return `You tell ${before}. This is contact all the same, however it is worded, and you need not answer it.`
  if (context.wrong && valence === 'negative')
    return `With ${told} before it, this is most likely about that, and not about today alone.`
  if (context.wrong && valence === 'positive')
    return `That it comes after ${told} matters: they write warmly although that happened, or because of it.`
  if (context.times)
    return `On its own it would say little. You tell that it is the ${context.times} time, and a repetition weighs more than one message.`
  if (context.loss) return `It comes in a hard time: ${told}. That makes ordinary words heavier, for them as for you.`
  if (context.quarrel && valence !== 'negative') return `It comes after ${told}, which makes it a step towards you.`
  return `Read together with what you tell: ${told}.`
}

import { marked } from './quoting.ts'
import { readings } from './readings.ts'
import type { Received } from './received.ts'

/** What the told context does to the reading, in a sentence that quotes it; null without context. */
export function contextLine(it: Received): string | null {
  const { context, kind } = it
  if (!context) return null
  const told = marked(context.quote.replace(/[.!?\s]+$/, ''))
  const { valence } = readings[kind]
  const { noContact, ex, quote } = it.past
  const before = quote ? marked(quote.replace(/[.!?\s]+$/, '')) : told
  if (kind === 'watched' && noContact)
    return `You tell ${before}. To turn up or watch after that is not small talk, and you are right to take it seriously.`
  if (kind === 'watched' && ex && it.flag?.category === 'stalking')
    return `You tell ${before}. From somebody you are not with any more, being near unasked weighs more than the words do.`
  if (noContact)
    return `You tell ${before}. This is contact all the same, however it is worded, and you need not answer it.`
  if (context.wrong && kind === 'sarcasm')
    return `After ${told}, it can hardly be meant as it is worded: this is disappointment, and it is about that.`
  if (context.wrong && /^(?:hurt|guilt|angry|worn|resigned|ultimatum|break-up|short)$/.test(kind))
    return `With ${told} before it, this is most likely about that, and not about today alone.`
  if (context.wrong && valence === 'positive')
    return `That it comes after ${told} matters: they write warmly although that happened, or because of it.`
  if (context.times)
    return `On its own it would say little. You tell that it is the ${context.times} time, and a repetition weighs more than one message.`
  if (context.ex && context.hour)
    return `The hour counts here too: ${marked(context.hour.replace(/[.!?\s]+$/, ''))}. Late and alone, people write what they would not write at noon.`
  if (context.risk && /^(?:question-care|question|request|information)$/.test(kind))
    return `With ${told} in mind, this is about somebody being safe.`
  if (kind === 'evade' && context.told) return `You tell what came before: ${told}. That is still unanswered.`
  if (context.loss) return `It comes in a hard time: ${told}. That makes ordinary words heavier, for them as for you.`
  if ((context.quarrel || context.wrong) && /^(?:denied|edge|easy-or-not)$/.test(kind))
    return `After ${told}, it can be meant as it stands, and it can be a way not to go into it.`
  if (context.quarrel && valence !== 'negative') return `It comes after ${told}, which makes it a step towards you.`
  if (context.quarrel) return `It comes on top of ${told}, so it is probably not only about these words.`
  if (context.late && /^(?:request|summons|question)$/.test(kind))
    return `The time adds weight to it: ${told}. Sent then, it can feel like an alarm without being meant as one.`
  if (context.told && valence === 'negative')
    return `You tell what it answers: ${told}. It is how that landed with them.`
  return `Read together with what you tell: ${told}.`
}

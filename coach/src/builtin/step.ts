import { polish } from './polish.ts'

/** "ok ill try that after dinner" -> "try that after dinner". */
export function stepOf(quote: string, names: readonly string[]): string | null {
  const plain = polish(quote, names)
  const step = plain
    .replace(/^(?:ok(?:ay)?|yes|yeah|right|so|then),? /i, '')
    .replace(
      /^(?:I think )?(?:I'll|Ill|I will|I'm going to|I am going to|I'm gonna|I've decided to|I'm planning to|I plan to|I promise to|I could|I might|gonna|will|going to) (?:just |also |maybe |probably |definitely )?/i,
      '',
    )
    .replace(/[.!,\s]+$/, '')
  if (step === plain || step.split(/\s+/).length < 2 || /["“”]/.test(step)) return null
  return step.charAt(0).toLowerCase() + step.slice(1)
}

/** Without the run-ups and shrugs of speech: what is left is what was meant. */
function unhedged(text: string): string {
  return text
    .replace(/[’‘]/g, "'")
    .replace(
      /\b(?:lol|lmao|haha+|tbh|ngl|fr|smh|idk|honestly|literally|basically|i mean|i guess|i suppose|you know|to be honest(?! (?:with|about|to)\b))\b,?\s*/gi,
      '',
    )
    .replace(/^part of me (thinks|feels|wants|wonders|knows|hopes)\b/i, (_, verb: string) => `i ${verb.slice(0, -1)}`)
    .replace(
      /\bi (feel|felt) (?:like|that) (?=(?:im|i'm|i|he|hes|he's|she|shes|she's|they|theyre|we|it|its|it's|no|nobody|everyone|my)\b)/gi,
      'i $1 ',
    )
    .replace(/\s{2,}/g, ' ')
    .trim()
}

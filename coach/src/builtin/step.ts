import { stripped } from '../text/words.ts'
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
  const bare = stripped(step, '', '.!, \n')
  if (bare === plain || !bare.includes(' ') || bare.includes('"')) return null
  return bare.charAt(0).toLowerCase() + bare.slice(1)
}

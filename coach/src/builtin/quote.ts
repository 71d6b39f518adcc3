import { setOf, stripped, wordCount } from '../text/words.ts'
import { clauses } from './clauses.ts'

const most = 8

/** At most eight words: all, or the first clause that is so short; null where there is nothing whole to quote. */
export function shortest(source: string): string | null {
  const fits = (quote: string) => quote.length >= 2 && wordCount(quote) <= most && !/["“”\n]/.test(quote)
  if (wordCount(source) <= most) return fits(bare(source)) ? bare(source) : null
  const clause = clauses(source).map(({ text }) => cutTidy(text))
  return clause.find((it) => fits(it) && wordCount(it) >= 3) ?? null
}

/** A quote that was cut out of more must not end on a word that points ahead. */
const ahead = setOf(
  "and but so or the a an my his her their to of in on at with for that because cos cause when if while i he she they we is was just like then really even as than im hes shes its not who what how about from by been have has had do did be are very which where you will would front much kept keeps keep get gets got being every no didnt dont didn't don't wont cant could should until after before",
)

/** A quote without the signs around it, and without such words at its end, six at most. */
export function cutTidy(quote: string): string {
  let kept = bare(quote)
  for (let left = 6; left > 0; left--) {
    const last = kept.slice(kept.lastIndexOf(' ') + 1)
    if (last === kept || !ahead.has(last.toLowerCase().replace('’', "'"))) break
    kept = bare(kept.slice(0, -last.length))
  }
  return kept
}
const bare = (quote: string) => stripped(quote, ' \n"“”\'‘', ' \n"“”,;:.!?…-')

import kept from '../../data/words/clauses.json' with { type: 'json' }
import { clausesIn } from '../read/clauses.ts'
import { sentences, type Sentence, setsOf, stripped, wordCount } from '../text/words.ts'

/** What only begins a `breath`; words that point `ahead`: a quote that was cut out of more must not end on one. */
const { breath, ahead } = setsOf(kept)

/** Whole sentences that ask nothing, and what stands between the marks and joins of each. */
export const clauses = (text: string): Sentence[] =>
  sentences(text).flatMap((sentence) => {
    if (sentence.text.endsWith('?')) return []
    const parts = clausesIn(sentence.text)
    return [{ from: 0, to: sentence.text.length }, ...(parts.length > 1 ? parts : [])].flatMap(({ from, to }) => {
      const words = [...sentence.text.slice(from, to).matchAll(/\S+/g)]
      const first = words.find(([it]) => !breath.has(stripped(it.toLowerCase(), signs, signs)))
      if (!first) return []
      const said = stripped(sentence.text.slice(from + first.index, to), '', ' .,;:!?…–—-')
      const start = sentence.start + from + first.index
      return said ? [{ ...sentence, text: said, start, end: start + said.length }] : []
    })
  })
const signs = '.,;:!?…"“”\'()[]*–—-'

const isQuoting = (text: string) => [...'"“”\n'].some((sign) => text.includes(sign))
const most = 8

/** At most eight words: all, or the first clause that is so short; null where there is nothing whole to quote. */
export function shortest(source: string): string | null {
  const fits = (quote: string) => quote.length >= 2 && wordCount(quote) <= most && !isQuoting(quote)
  if (wordCount(source) <= most) return fits(bare(source)) ? bare(source) : null
  const clause = clauses(source).map(({ text }) => cutTidy(text))
  return clause.find((it) => fits(it) && wordCount(it) >= 3) ?? null
}

/** A quote without the signs around it, and without such words at its end. */
function cutTidy(quote: string): string {
  const words = bare(quote).split(' ')
  const last = words.findLastIndex((it) => !ahead.has(bare(it).toLowerCase().replace('’', "'")))
  return bare(words.slice(0, Math.max(0, last) + 1).join(' '))
}
const bare = (quote: string) => stripped(quote, ' \n"“”\'‘', ' \n"“”,;:.!?…-')

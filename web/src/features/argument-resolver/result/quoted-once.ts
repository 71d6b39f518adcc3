import type { Resolution } from '@mallama/contracts/arguments'

/** Of what was quoted whole before, so many words are enough to know it again; a quote of hardly more stays whole. */
const KNOWN = 4
const LONG = 7
const marks = [
  ['"', '"'],
  ['“', '”'],
] as const

/**
 * A result as it is shown: each long quote stands whole once, and by its first words after that.
 * What is kept, shared and exported stays as it is.
 */
export function quotedOnce<R extends Resolution>(resolution: R): R {
  const quotes = [...new Set(resolution.evidence.map(({ quote }) => quote))]
    .filter((quote) => quote.split(/\s+/).length >= LONG)
    .sort((a, b) => b.length - a.length)
  const told = new Set<string>()
  const once = (text: string): string =>
    quotes.reduce((said, quote) => {
      const short = `${quote.split(/\s+/).slice(0, KNOWN).join(' ')}…`
      const by = (all: string, [open, close]: (typeof marks)[number]) =>
        all.split(`${open}${quote}${close}`).reduce((before, after) => {
          const words = told.has(quote) ? short : quote
          told.add(quote)
          return `${before}${open}${words}${close}${after}`
        })
      return marks.reduce(by, said)
    }, text)
  const shown = (value: unknown): unknown => {
    if (typeof value === 'string') return once(value)
    if (Array.isArray(value)) return value.map(shown)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, shown(of)]))
  }
  const { analysis, proposedCompromise, preventionTips, improvements, whatWentWell, summary } = resolution
  const { underlyingIssue, relationshipPattern, coreEmotionalNeeds, repairLanguage, ...broken } = analysis
  // What is open comes before what is folded, each in the order of the page.
  const [open, plan, needs, more, rest] = [
    shown({ underlyingIssue, relationshipPattern }),
    shown({ proposedCompromise, preventionTips }),
    shown({ coreEmotionalNeeds, repairLanguage }),
    shown({ improvements, whatWentWell, summary }),
    shown(broken),
  ] as object[]
  return { ...resolution, ...plan, ...more, analysis: { ...analysis, ...open, ...needs, ...rest } }
}

import { cut } from '../excerpt.ts'

export type ShareKind = 'analysis' | 'insight' | 'feedback' | 'learning'

/** Whatever is not one of the three means that something was learnt. */
export const kindOf = (type: string): ShareKind =>
  type === 'analysis' || type === 'insight' || type === 'feedback' ? type : 'learning'

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first `max` characters as a reader counts them. */
export const firstOf = (text: string, max: number) =>
  [...letters.segment(text.slice(0, max * 40))]
    .slice(0, max)
    .map(({ segment }) => segment)
    .join('')

/** Half of a character, as a cut text may end in, cannot be written into an address. */
const escaped = (text: string) => encodeURIComponent(text.toWellFormed())

/** The longest text in an address, once escaped: browsers and networks refuse longer ones, mail programs much sooner. */
const MOST = { web: 6_000, mail: 1_800 }

function fitting(text: string, most: number): string {
  if (escaped(text).length <= most) return text
  let [fits, tooLong] = [0, Math.min(text.length, most)]
  while (fits + 1 < tooLong) {
    const middle = Math.floor((fits + tooLong) / 2)
    if (escaped(cut(text, middle)).length <= most) fits = middle
    else tooLong = middle
  }
  return cut(text, fits)
}

/** Whether a link takes the whole text; what is copied always does. */
export const fitsLink = (text: string, way: keyof typeof MOST) => escaped(text).length <= MOST[way]

/**
 * The product's public address, whatever page was named: a page of the person's would show where they are in it, and
 * open for nobody else.
 */
export const publicAddress = (origin: string) => `${new URL(origin).origin}/`

export interface Shared {
  title: string
  text: string
  /** The product's public address, which two of the networks cannot do without. */
  home: string
  /** Whether the address is named to the others as well. */
  named: boolean
}

const query = (fields: Record<string, string | undefined>) =>
  Object.entries(fields)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${escaped(value)}`]))
    .join('&')

const withHome = ({ text, home, named }: Shared) => (named ? `${text}\n\n${home}` : text)

export const microblogLink = ({ text, home, named }: Shared) =>
  `https://x.com/intent/post?${query({ text: fitting(text, MOST.web), url: named ? home : undefined })}`

export const facebookLink = ({ text, home }: Shared) =>
  `https://www.facebook.com/sharer/sharer.php?${query({ u: home, quote: fitting(text, MOST.web) })}`

export const SUMMARY = 200

export const linkedInLink = ({ title, text, home }: Shared) =>
  `https://www.linkedin.com/sharing/share-offsite/?${query({ url: home, title, summary: firstOf(text, SUMMARY) })}`

export const whatsAppLink = (shared: Shared) => `https://wa.me/?${query({ text: fitting(withHome(shared), MOST.web) })}`

export const mailLink = (to: string, shared: Shared) =>
  // An address may have signs that end a recipient; the @ stays readable.
  `mailto:${escaped(to.trim()).replaceAll('%40', '@')}?${query({
    subject: shared.title,
    body: fitting(withHome(shared), MOST.mail).replace(/\r?\n/g, '\r\n'),
  })}`

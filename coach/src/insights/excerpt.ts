import { actsOf } from '../detectors/asks.ts'
import { clauses, type Clause } from '../builtin/clauses.ts'
import { legibility } from '../builtin/kind-of-text.ts'
import { cutTidy, tidy } from '../builtin/quote.ts'

/** Words that stand in a text exactly so. */
export interface Excerpt {
  quote: string
  start: number
  end: number
}

/** More of one text is not searched for words to quote. */
const longest = 6000
const size = (text: string) => text.split(/\s+/).length
const quotable = (text: string) => !/["“”\n<>{}]/.test(text) && /\p{L}/u.test(text)

/**
 * Whether the built-in coach can read it: English words. What tries to give the coach orders is read for safety and
 * for nothing else.
 */
export const readable = (text: string): boolean =>
  legibility(text) === 'words' && !actsOf(text.slice(0, longest)).includes('injection')

/** Why a text was not read, as the beginning of a sentence, and what that leaves. */
export function whyUnread(text: string): string {
  const kind = legibility(text)
  if (kind === 'other-language') return 'The built-in coach reads English, so what is written here stays with you'
  if (kind === 'emoji') return 'There are only pictures here, and no words to read'
  if (kind === 'words') return 'This reads like orders to a machine and not like a day'
  return 'There are no words here that can be read'
}

/** Stretches that can be quoted, of three to `most` words, in the order of the text. */
export function stretches(text: string, most = 18): Clause[] {
  return clauses(text.slice(0, longest)).filter(
    (it) => quotable(it.text) && size(it.text) >= 3 && size(it.text) <= most && it.text.length <= 140,
  )
}

/** The longest stretch of at most `most` words that holds the span; the span itself where none does; else null. */
export function around(text: string, span: Pick<Excerpt, 'start' | 'end'>, most = 18): Excerpt | null {
  const holding = stretches(text, most).filter((it) => it.start <= span.start && it.end >= span.end)
  const best = holding.toSorted((a, b) => size(b.text) - size(a.text))[0]
  if (best) return { quote: best.text, start: best.start, end: best.end }
  const raw = text.slice(span.start, span.end)
  const bare = size(raw) > most ? cutTidy(raw.split(/\s+/).slice(0, most).join(' ')) : tidy(raw)
  const start = text.indexOf(bare, span.start)
  return size(bare) >= 2 && quotable(bare) && start >= 0 && bare.length <= 140
    ? { quote: bare, start, end: start + bare.length }
    : null
}

const filler = /^(?:hi|hello|hey|ok|okay|thanks|thank you|i (?:don[’']?t|dont) know|idk|yes|no|not much|nothing)\b/i
const telling =
  /\b(?:said|told|went|left|came|forgot|cancel\w*|asked|texted|called|shouted|yelled|laughed|ignored|walked|gave|made|promised|cried|felt|feel|never|always|again|want|wish|need|love|hate|miss|because|when|finally|first)\b/i

/** The stretch that says most by itself; null where nothing whole stands there. */
export function mostTelling(text: string, most = 18): Excerpt | null {
  let best: { it: Clause; score: number } | null = null
  for (const it of stretches(text, most)) {
    if (filler.test(it.text) && size(it.text) < 5) continue
    const score =
      (/\bi (?:just |really |still |only )?(?:felt|feel)\b/i.test(it.text) ? 1.5 : 0) +
      (telling.test(it.text) ? 2 : 0) +
      (/\b(?:he|she|they|we|my|me)\b/i.test(it.text) ? 1 : 0) +
      (/\bi\b|\bi['’]/i.test(it.text) ? 0.5 : 0) +
      Math.min(1, size(it.text) / 8) -
      it.sentence * 0.05
    if (!best || score > best.score) best = { it, score }
  }
  return best ? { quote: best.it.text, start: best.it.start, end: best.it.end } : null
}

/** "I am so relieved": it names the feeling once more and shows nothing of the day. */
const naming =
  /^(?:and |but )?i(?:[’']?m| am| was| feel| felt) (?:(?:so|very|really|just|quite|a bit|all) )*[\p{L}’' ]{3,16}$/iu

/** The same, or the stretch that says most beside it where this one only names a feeling. */
export function shownIn(text: string, found: Excerpt | null): Excerpt | null {
  if (!found || found.quote.split(/\s+/).length > 5 || !naming.test(found.quote)) return found
  return mostTelling(text.slice(0, found.start)) ?? found
}

/** In quotation marks; a quote that has straight ones keeps them inside. */
export const said = (quote: string): string => (quote.includes('"') ? `“${quote}”` : `"${quote}"`)

/** Somebody did something, and not to the writer's knowledge alone: there is a next time to speak of. */
export const acted = (quote: string): boolean => !/^(?:and |but )?i\b/i.test(quote) && /\b(?:me|my|us)\b/i.test(quote)

/** A note of a word or two is quoted whole: "slammed door". */
export function whole(text: string): Excerpt | null {
  const quote = text.trim().replace(/[\s.,;:!…]+$/, '')
  const start = text.indexOf(quote)
  return quote.length >= 3 && quote.length <= 80 && !/["“”\n<>{}]/.test(quote)
    ? { quote, start, end: start + quote.length }
    : null
}

/** Each quote once, under the label that it had first. */
export const once = <Shown extends { quote: string }>(evidence: readonly Shown[]): Shown[] =>
  evidence.filter(({ quote }, at) => quote !== '' && evidence.findIndex((it) => it.quote === quote) === at)

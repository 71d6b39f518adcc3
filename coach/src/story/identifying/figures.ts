import { setOf } from '../../text/words.ts'
import type { Kind, Seen } from './spans.ts'

const calendar = setOf(
  'january february april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays christmas xmas easter diwali eid ramadan hanukkah chanukah thanksgiving halloween passover valentine valentines nowruz kippur boxing bonfire midsummer',
)
/** A month only behind one of these, or beside a figure. */
const doubtful = setOf('march may')
const whens = setOf('in since last next this early late until till by')
const numbers = setOf(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen',
)
/** A number only before what is counted so. */
const ordinals = setOf('twice thrice first second third fourth fifth sixth seventh eighth ninth tenth half couple')
const counted = setOf('time times week month year day night child marriage wife husband kid one')
const units = setOf('% minutes minute mins min hours hour days day weeks week months month km miles metres times')
const aging = setOf('aged age turns turned turning is am im i’m hes he’s shes she’s')
const hours = setOf('am pm o’clock oclock')
const streets = setOf(
  'street st road rd avenue ave lane ln drive dr close court ct crescent square sq terrace way blvd boulevard place pl highway strasse straße straat rue via calle park bridge hill',
)
const rooms = setOf('apt apartment suite unit flat room box number no')
const socials = setOf('insta instagram snap snapchat telegram discord twitter tiktok')
const domains = setOf('com org net uk io de fr es it nl pl eu me info biz ly gov edu')

interface Chunk {
  quote: string
  word: string
  start: number
  end: number
  /** How many digits are in it. */
  digits: number
}

/** What stands between spaces, without the marks around it. */
const chunksOf = (text: string): Chunk[] =>
  [...text.matchAll(/[@#+$€£¥]?[\p{L}\p{N}](?:\S*[\p{L}\p{N}%$€£¥])?/gu)].map(({ 0: quote, index: start }) => ({
    quote,
    word: quote.slice(0, 60).toLowerCase().replaceAll("'", '’'),
    start,
    end: start + quote.length,
    digits: quote.match(/\d/g)?.length ?? 0,
  }))

const isSpelled = (word: string): boolean => word.split('-').every((part) => numbers.has(part) || part === 'one')
const isContact = ({ word, digits }: Chunk): boolean =>
  (word.length > 2 && (word.includes('@') || word.startsWith('#') || word.startsWith('www.'))) ||
  word.includes('://') ||
  domainOf(word) ||
  (digits > 0 && word.length > 4 && /^\p{L}+[_\d]/u.test(word))
const domainOf = (word: string): boolean => {
  const parts = word.split('/')[0]!.split('.')
  return parts.length > 1 && parts[0]!.length > 1 && domains.has(parts.at(-1)!)
}
const isDate = ({ word }: Chunk, next = ''): boolean =>
  calendar.has(word.split('’')[0]!) ||
  /^(?:(?:19|20)\d\d’?s?|\d+[./-]\d+[./-]\d+|\d+[:.]\d\d(?:[ap]m)?|\d+[ap]m)$/.test(word) ||
  hours.has(next)

/** Ways to reach somebody, addresses, ages, dates, times and every other number, in figures or in words. */
export function figuresIn(text: string): Seen[] {
  const chunks = chunksOf(text)
  const at = (n: number) => chunks[n]?.word ?? ''
  const isFigure = (n: number): boolean => !isContact(chunks[n]!) && counts(chunks[n]!, n)
  const counts = ({ word, digits }: Chunk, n: number): boolean =>
    digits > 0 ||
    (word !== 'one' && isSpelled(word)) ||
    calendar.has(word.split('’')[0]!) ||
    (rooms.has(word) && Boolean(chunks[n + 1]?.digits)) ||
    isFeast(n) ||
    (doubtful.has(word) && (whens.has(at(n - 1)) || Boolean(chunks[n - 1]?.digits || chunks[n + 1]?.digits))) ||
    (ordinals.has(word) && (counted.has(at(n + 1)) || (at(n + 1) === 'a' && counted.has(at(n + 2)))))
  // "Mother's Day"
  const isFeast = (n: number) => at(n).endsWith('’s') && at(n + 1) === 'day'
  const seen = (kind: Kind, from: number, to: number): Seen => {
    const [start, end] = [chunks[from]!.start, chunks[to]!.end]
    return { kind, quote: text.slice(start, end), start, end }
  }
  const named = (n: number): number | null => {
    if (!socials.has(at(n))) return null
    let last = n + 1
    while (/^(?:handle|name|account|is)$/.test(at(last))) last++
    const joined = chunks[last] ? text.slice(chunks[last - 1]!.end, chunks[last]!.start) : ''
    return joined.includes(':') || (joined && at(last - 1) === 'is') ? last : null
  }
  const found: Seen[] = []
  chunks.forEach((chunk, n) => {
    if (isContact(chunk)) found.push(seen('contact', n, n))
    // "a (at) b (dot) org", "insta: a.b"
    if (chunk.word === 'at' && /[([]/.test(text[chunk.start - 1] ?? '') && n > 0)
      found.push(seen('contact', n - 1, Math.min(n + 3, chunks.length - 1)))
    const handle = named(n)
    if (handle) found.push(seen('contact', n, handle))
    const back = streets.has(chunk.word) ? numberBefore(chunks, n) : n
    if (back < n) found.push(seen('address', back, n))
  })
  for (let n = 0; n < chunks.length; n++) {
    if (!isFigure(n)) continue
    let last = n
    while (
      last + 1 < chunks.length &&
      !text.slice(chunks[last]!.end, chunks[last + 1]!.start).includes(',') &&
      isFigure(last + 1)
    )
      last++
    found.push(kindOf(chunks.slice(n, last + 1), n, last))
    n = last
  }
  return found

  function kindOf(run: readonly Chunk[], from: number, to: number): Seen {
    const digits = run.reduce((sum, it) => sum + it.digits, 0)
    const [before, after] = [at(from - 1), at(to + 1)]
    if (run.some(({ word }) => rooms.has(word))) return seen('address', from, to)
    const isAge = after.startsWith('yo') || after.startsWith('y/o') || at(to + 2) === 'old' || after.endsWith('-old')
    if (isAge) return seen('age', from, to)
    if (isFeast(from) || run.some((it, n) => isDate(it, at(from + n + 1)) || doubtful.has(it.word)))
      return seen('date', from, to)
    if (digits > 6) return seen('contact', from, to)
    return aging.has(before) && run.length === 1 && !units.has(after)
      ? seen('age', from - 1, to)
      : seen('number', from, to)
  }
}

/** "12 Mill Road", "Mill Road": where the number of a street begins, or its name; the street itself where it has neither. */
function numberBefore(chunks: readonly Chunk[], street: number): number {
  const near = [1, 2, 3, 4].map((back) => street - back).filter((n) => n >= 0)
  const number = near.find((n) => /^\d{1,5}[a-z]?$/.test(chunks[n]!.word))
  if (number !== undefined && number < street - 1) return number
  const isNamed = (n: number) => /^\p{Lu}\p{Ll}/u.test(chunks[n]!.quote)
  return isNamed(street) && street > 0 && isNamed(street - 1) ? street - 1 : street
}

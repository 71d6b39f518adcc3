/** Day and month of a numeric date: which stands first. */
export type Order = 'day first' | 'month first'

export interface Day {
  month: number
  day: number
  year: number | null
}

const MEND = 'Write the day as 1980-03-02, or as 2 March where the year is not known'
const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const fullNames = 'january february march april may june july august september october november december sept'.split(
  ' ',
)

const forms = {
  iso: /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/,
  packed: /^(\d{4})(\d{2})(\d{2})$/,
  /** As address books write a birthday without its year. */
  noYear: /^--(\d{2})-?(\d{2})$/,
  dayName: /^(\d{1,2})(?:st|nd|rd|th)?(?: of)?[ .-]+(\p{L}{3,9})\.?(?:[ ,-]+(\d{4}))?$/iu,
  nameDay: /^(\p{L}{3,9})\.? +(\d{1,2})(?:st|nd|rd|th)?(?:,? +(\d{4}))?$/iu,
  dotted: /^(\d{1,2})\. ?(\d{1,2})\.(?: ?(\d{4}))?$/,
  numeric: /^(\d{1,2})[-/](\d{1,2})(?:[-/](\d{4}))?$/,
  shortYear: /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2}$/,
}

/** A day as people and programs write it, or what to mend. `order` is for numbers that can be read in two ways. */
export function readDay(text: string, order: Order | null): Day | { problem: string } {
  const trimmed = text.trim()
  if (trimmed.length > 60) return { problem: `This is not a day. ${MEND}` }
  const hit = (form: RegExp) => form.exec(trimmed)
  const numbers = (year: string | undefined, month: string, day: string) =>
    checked(year === undefined ? null : Number(year), Number(month), Number(day))
  let found = hit(forms.iso) ?? hit(forms.packed)
  if (found) return numbers(found[1], found[2]!, found[3]!)
  if ((found = hit(forms.noYear))) return numbers(undefined, found[1]!, found[2]!)
  if ((found = hit(forms.dayName))) return named(found[3], found[2]!, found[1]!)
  if ((found = hit(forms.nameDay))) return named(found[3], found[1]!, found[2]!)
  if ((found = hit(forms.dotted))) return numbers(found[3], found[2]!, found[1]!)
  if (hit(forms.shortYear)) return { problem: `Write the year with four digits. ${MEND}` }
  found = hit(forms.numeric)
  if (!found) return { problem: `This is not a day. ${MEND}` }
  const [, one, two, year] = found as unknown as [string, string, string, string | undefined]
  const first = orderOf(one, two) ?? (one === two ? 'day first' : order)
  if (!first) return { problem: `${trimmed} can be read in two ways. ${MEND}` }
  return first === 'day first' ? numbers(year, two, one) : numbers(year, one, two)
}

/** What the numbers themselves say of their order: nobody has a 13th month. */
const orderOf = (one: string, two: string): Order | null =>
  Number(one) > 12 ? 'day first' : Number(two) > 12 ? 'month first' : null

/** The order of a column, where some of its days show it and none speaks against it. */
export function orderIn(column: readonly string[]): Order | null {
  const seen = new Set<Order>()
  for (const text of column) {
    const found = forms.numeric.exec(text.trim())
    const order = found && orderOf(found[1]!, found[2]!)
    if (order) seen.add(order)
  }
  return seen.size === 1 ? [...seen][0]! : null
}

function named(year: string | undefined, month: string, day: string): ReturnType<typeof readDay> {
  const name = month.toLowerCase()
  const at = months.indexOf(name.slice(0, 3))
  if (at < 0 || (name.length > 3 && !fullNames.includes(name))) return { problem: `This is not a month. ${MEND}` }
  return checked(year === undefined ? null : Number(year), at + 1, Number(day))
}

function checked(year: number | null, month: number, day: number): ReturnType<typeof readDay> {
  if (month < 1 || month > 12) return { problem: `There is no month ${month}. ${MEND}` }
  if (day < 1 || day > longest[month - 1]!) return { problem: `This month has no day ${day}. ${MEND}` }
  if (year !== null && year > 2200) return { problem: `${year} is too far away. ${MEND}` }
  // Address books write 1604 and the like for "not known".
  const meant = year !== null && year >= 1900 ? year : null
  if (meant !== null && month === 2 && day === 29 && new Date(Date.UTC(meant, 1, 29)).getUTCDate() !== 29)
    return { problem: `${meant} had no 29 February. ${MEND}` }
  return { month, day, year: meant }
}

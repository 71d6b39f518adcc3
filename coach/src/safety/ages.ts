import kept from '../../data/words/ages.json' with { type: 'json' }

/** An age as the words of a sentence tell it, in years: of whom ("my" `boyfriend`), and which words `[from, to)` say so. */
export interface Age {
  whose: string
  /** The word before that one. */
  of: string
  years: number
  from: number
  to: number
}

const { around } = kept
const { ones, tens, decades } = kept.numbers
/** Words right before an age, and those that may stand between it and whose it is. */
const leads = new Set(around.leads)
const links = new Set([...leads, ...around.links])
const persons = new Set(around.persons)
const short: Readonly<Record<string, string>> = around.short

/** "f14" */
const sexed = (word: string) => (word[0] === 'f' || word[0] === 'm') && word.length < 4 && isFigure(word.slice(1))
const isFigure = (word: string) => word >= '0' && word < ':'

/** The number at a place and how many words it takes; decades and figures with letters tell what they count. */
function numberAt(words: readonly string[], at: number): { value: number; to: number; unit: string } | null {
  const [sex, word] = sexed(words[at]!) ? [words[at]![0]!, words[at]!.slice(1)] : ['', words[at]!]
  const figure = Number.parseInt(word, 10)
  if (Number.isFinite(figure)) return { value: figure, to: at + 1, unit: sex || word.slice(String(figure).length) }
  const decade = decades.indexOf(word)
  if (decade >= 0) return { value: 20 + 10 * decade, to: at + 1, unit: 's' }
  const ten = tens.indexOf(word)
  const one = ones.indexOf(words[ten < 0 ? at : at + 1] ?? '')
  if (ten < 0) return one > 0 ? { value: one, to: at + 1, unit: '' } : null
  const both = one > 0 && one < 10
  return { value: 20 + 10 * ten + (both ? one : 0), to: at + (both ? 2 : 1), unit: '' }
}

/** "Ninth" and "9th" are a school year where it says so. */
function schoolYear(words: readonly string[], at: number): number | null {
  const [before, word, after] = [words[at - 1] ?? '', words[at]!, words[at + 1] ?? '']
  if (after === 'grade' && word.endsWith('th')) {
    const stem = word.slice(0, -2).slice(0, 4)
    return Number.parseInt(word, 10) || ones.findIndex((it) => it.startsWith(stem))
  }
  return schools.has(before) ? Number.parseInt(word, 10) : null
}
const schools = new Set(around.schools)
const STARTS_SCHOOL = 5
/** An age that is put in between stands by itself. */
const apart = new Set([',', ')', ''])
const { units } = around

/** Who is "at uni" is grown. */
const uni: ReadonlySet<string> = new Set(around.uni)
const STUDENT = 20

/** A plural says that something else is counted: minutes, weeks, pounds. */
const counts = (after: string) =>
  after.length > 3 && after.endsWith('s') && !short[after] && !['is', 'us', 'ss'].includes(after.slice(-2))

function ageAt(words: readonly string[], at: number): Omit<Age, 'whose' | 'of'> | null {
  const school = schoolYear(words, at)
  if (school && school <= 13)
    return { years: school + STARTS_SCHOOL, from: words[at + 1] === 'grade' ? at : at - 1, to: at + 1 }
  if (uni.has(words[at]!) && words[at - 1] === 'at') return { years: STUDENT, from: at - 1, to: at + 1 }
  const number = numberAt(words, at)
  if (!number) return null
  const { value, to, unit } = number
  const [before, after, next] = [words[at - 1] ?? '', words[to] ?? '', words[to + 1] ?? '']
  const said = { years: value, from: at, to }
  if ((before === ',' || before === '(') && apart.has(after)) return said
  if (unit) return units.includes(unit) ? said : null
  if (after === 'yo' || (after.startsWith('y') && (next === 'old' || next === 'olds' || next === 'o'))) return said
  if (after === 'years' && (before === 'have' || before === 'has')) return said
  // "He is 29 years", and not "29 years older".
  if (after === 'years' && leads.has(before) && (apart.has(next) || next === 'and')) return said
  return (leads.has(before) || isPerson(before)) && !counts(after) ? said : null
}

/** "Boyfriend", and "boyfriends" as "boyfriend's" is read. */
const isPerson = (word: string) => persons.has(word) || (word.endsWith('s') && persons.has(word.slice(0, -1)))

const articles = new Set(around.articles)

/** "A 28-year-old tutor" names whose it is after the age; mostly it stands before. */
function whoseAt(words: readonly string[], { from, to }: Pick<Age, 'from' | 'to'>): Pick<Age, 'whose' | 'of'> {
  const article = words[from - 1] ?? ''
  if (articles.has(article) && words[to + 1] === 'old') return { whose: words[to + 2] ?? 'old', of: article }
  let at = from - 1
  while (at > 0 && links.has(words[at]!) && !short[words[at]!]) at--
  const [of = '', word = ''] = [words[at - 1], words[at]]
  if (isFigure(word) || sexed(word)) return { whose: '', of }
  return { whose: short[word] ?? (isPerson(word) && !persons.has(word) ? word.slice(0, -1) : word), of }
}

/** A folded sentence as ages are read in it: words, figures as they stand, and what sets a figure apart. */
export const partsOf = (folded: string): string[] => folded.match(/[a-z0-9]+|[,()]/g) ?? []

const figures = new Set([...ones, ...tens, ...decades, ...schools, ...uni])
/** Whether a sentence may tell an age at all: most do not, and are not read for one. */
export const mayTellAge = (words: readonly string[]): boolean =>
  words.some((word) => figures.has(word) || isFigure(word) || sexed(word))

/** Every age that a sentence tells in figures, words or school years; linear in its parts. */
export function agesIn(words: readonly string[]): Age[] {
  const found: Age[] = []
  for (let at = 0; at < words.length; at++) {
    const age = ageAt(words, at)
    if (!age) continue
    found.push({ ...age, ...whoseAt(words, age) })
    at = age.to - 1
  }
  return found
}

/** Below this a child is nobody's partner in their own telling, and figures count other things. */
const SMALL = 9
const classes = [
  [13, 'child'],
  [16, 'minor'],
  [18, 'teen'],
  [26, 'adult'],
  [100, 'grown'],
] as const
type AgeClass = (typeof classes)[number][1]

export const classOf = ({ years }: Pick<Age, 'years'>): AgeClass | null =>
  years < SMALL ? null : (classes.find(([below]) => years < below)?.[1] ?? null)

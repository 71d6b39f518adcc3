import { firstNames } from '../text/people.ts'
import { setOf, stripped } from '../text/words.ts'
import { roles } from './cues/roles.ts'

/** Days and months, and what is told like them. */
export const days = setOf(
  'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december christmas easter diwali tonight tomorrow midnight noon',
)
const notNames = setOf(
  'may eid ramadan thanksgiving god english please help say tell ask thank thanks invite write remind apologise apologize congratulate comfort i we he she they it you that there let the my our and but or no not yes if when what who where how why ok hi hello hey dear',
)
const isUpper = (letter = '') => letter !== letter.toLowerCase()

/** "Ana", "Mr Orr", "Ben and Mia"; "I'm" and "Tuesdays" begin with a capital that is no name's. */
export function isName(word: string): boolean {
  const [first = '', ...rest] = word.split(' ')
  const [head = '', tail = ''] = first.toLowerCase().replaceAll('’', "'").split("'")
  const next = rest[0] === 'and' ? rest[1] : rest[0]
  const hasNext = rest.length === 0 || isUpper(next?.charAt(0))
  const isShort = tail !== 's' && tail.length > 0 && tail.length < 3
  const isOther = days.has(head) || days.has(stripped(head, '', 's')) || isShort || notNames.has(head)
  return isUpper(first.charAt(0)) && hasNext && word !== word.toUpperCase() && !isOther
}

const titles = new Map<string, 'he' | 'she' | null>(
  Object.entries({ mr: 'he', sir: 'he', mrs: 'she', ms: 'she', miss: 'she', mx: null, dr: null, prof: null }),
)
const titleOf = (called: string): string => called.split(' ')[0]!.toLowerCase().replace('.', '')
/** "Mr Orr", "Dr. Chen". */
export const isTitled = (called: string): boolean => called.includes(' ') && titles.has(titleOf(called))

export function genderOf(called: string | null): 'he' | 'she' | null {
  const first = titleOf(called ?? '')
  const sex = titles.get(first) ?? roles.get(first)?.pronoun ?? firstNames.get(first)
  return sex === 'he' || sex === 'she' ? sex : null
}

/** Words with a capital inside a sentence, without an owner's "s": they keep it wherever they come to stand. */
export function namesWithin(text: string): string[] {
  const words = text.slice(0, 3000).split(' ')
  return words.flatMap((word, at) => {
    const before = words[at - 1]?.at(-1) ?? '.'
    const [name = ''] = word.replaceAll('’', "'").split("'")
    const plain = stripped(name, '', ' .,;:!?)"')
    return !'.!?:;\n"'.includes(before) && plain.length > 1 && isName(plain) ? [plain] : []
  })
}

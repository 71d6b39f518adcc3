import { titles, shortTitles } from './name-words.ts'

const PAIR = /(\p{L}+)\.?,? (?:and|&) (\p{L}+)\.? $/u
const ONE = /(?<![\p{L}'’-])(\p{L}+)\.? $/u

/** Written as a title is: "mrs" however it is typed, "Aunt" with its capital, where "my aunt" says who it is. */
const isTitle = (word: string) => {
  const letters = word.toLowerCase()
  return shortTitles.has(letters) || (titles.has(letters) && letters !== word)
}

const men = /^(?:mr|mister|sir|lord|uncle|grandpa|grandad|granddad|herr|monsieur|brother|father)$/i
const women =
  /^(?:mrs|missus|ms|miss|madam|madame|lady|dame|aunt|auntie|aunty|grandma|granny|gran|nan|nana|frau|mme|sister)$/i
const aMan = /\b(?:father|brother|son|boyfriend)\b/
const aWoman = /\b(?:mother|sister|daughter|girlfriend)\b/

interface Titled {
  /** So much before the name belongs to it. */
  drop: number
  /** Several of that name, or another one of them than the person whose name it is. */
  family: 'all' | 'one' | null
}

/** The titles that end a text, before a name that is to be taken out: without the name they would stand alone. */
export function titledBefore(before: string, role: string): Titled {
  const pair = PAIR.exec(before)
  if (pair && isTitle(pair[1]!) && isTitle(pair[2]!)) return { drop: pair[0].length, family: 'all' }
  let drop = 0
  let other = false
  for (let found = ONE.exec(before); found && isTitle(found[1]!); found = ONE.exec(before.slice(0, -drop))) {
    drop += found[0].length
    other ||= (men.test(found[1]!) && aWoman.test(role)) || (women.test(found[1]!) && aMan.test(role))
  }
  return { drop, family: other ? 'one' : null }
}

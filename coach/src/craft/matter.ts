import { plainly } from './order-words.ts'
import { days } from './persons.ts'

const tokensOf = (text: string) => text.match(/[\p{L}\p{N}£$€]+(?:[.,:'’-][\p{L}\p{N}]+)*/gu) ?? []
const hasDigit = (word: string) => [...word].some((it) => it >= '0' && it <= '9')
/** Numbers and days that are told, as they are written. */
export const factsOf = (text: string) => tokensOf(text).filter((it) => hasDigit(it) || days.has(it.toLowerCase()))

/** By so many letters a word is known again: "moved" and "moves" begin alike. */
const STEM = 4
const stems = (text: string): ReadonlySet<string> =>
  new Set(tokensOf(plainly(text)).flatMap((it) => (it.length >= STEM || hasDigit(it) ? it.slice(0, STEM) : [])))

/** Of the weighty words of a matter the share that a text holds, 0..1; 1 where there are none. */
export function covered(text: string, matter: string): number {
  const [held, wanted] = [stems(text), stems(matter)]
  return wanted.size === 0 ? 1 : [...wanted].filter((it) => held.has(it)).length / wanted.size
}

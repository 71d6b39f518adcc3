import { days } from './called.ts'

const tokensOf = (text: string) => text.match(/[\p{L}\p{N}£$€]+(?:[.,:'’-][\p{L}\p{N}]+)*/gu) ?? []
const hasDigit = (word: string) => [...word].some((it) => it >= '0' && it <= '9')

/** Numbers and days that are told, as they are written. */
export const factsOf = (text: string): string[] =>
  tokensOf(text).filter((it) => hasDigit(it) || days.has(it.toLowerCase()))

/** Letters of a word by which it is known again: "moved" and "moves" begin alike. */
const [STEM, MOST] = [4, 40]
const stems = (text: string): ReadonlySet<string> =>
  new Set(
    tokensOf(text.slice(0, 6000))
      .filter((it) => it.length >= STEM || hasDigit(it))
      .map((it) => it.toLowerCase().slice(0, STEM)),
  )

/** Of the weighty words of a matter the share that a text holds, 0..1; 1 where there are none. */
export function covered(text: string, matter: string): number {
  const held = stems(text)
  const wanted = [...stems(matter)].slice(0, MOST)
  return wanted.length === 0 ? 1 : wanted.filter((it) => held.has(it)).length / wanted.length
}

import type { Example } from './task.ts'

/** Authors by parts: each part is left out once. */
const authorsIn = (all: readonly Example[], but: readonly string[]) => [
  ...new Set(all.map(({ by }) => by).filter((by) => !but.includes(by))),
]
export const each = (but: readonly string[]) => (all: readonly Example[]) => authorsIn(all, but).map((by) => [by])
export const inParts = (count: number) => (all: readonly Example[]) => {
  const authors = authorsIn(all, []).sort()
  return Array.from({ length: count }, (_, part) => authors.filter((_, at) => at % count === part))
}

/** The same of all but those who wrote for the answers: what they wrote is most of what there is of some. */
export const otherAuthors = (count: number) => (all: readonly Example[]) =>
  inParts(count)(all.filter(({ by }) => !/^(?:an|aw|co|own|pl)\d/.test(by)))

/** Authors of goals one by one, the others shared among them; the project's own lines are always learnt from. */
export const goalAuthors = (all: readonly Example[]) => {
  const own = ['g0', 'g1', 'g2', 'g3']
  const others = authorsIn(all, own)
  return own.slice(1).map((by, part) => [by, ...others.filter((_, at) => at % 3 === part)])
}

export const dangerAuthors = (all: readonly Example[]) => {
  const own = ['g0', 'h0', 'h1', 'h2', 'h3', 'h4']
  const others = authorsIn(all, own)
  return own.slice(2).map((by, part) => [by, ...others.filter((_, at) => at % 3 === part)])
}

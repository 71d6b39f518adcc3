import { readFileSync } from 'node:fs'

/** What stands in a file with one JSON value a line. */
export const linesOf = <T>(file: string | URL): T[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as T)

/** The same for a file of data/. */
export const linesIn = <T>(name: string): T[] => linesOf<T>(new URL(`./data/${name}`, import.meta.url))

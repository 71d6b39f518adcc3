import { join, normalize } from 'node:path'
import type { Source } from './sources.ts'

/**
 * What the thread that answers everyone may take of the coach, and why none of it can be held up by a text that
 * somebody made. Everything else of the coach reads in a thread with a deadline (decision 29).
 */
export const onTheMainThread: Record<string, string> = {
  'builtin/greeting': 'it is said before anybody has written a word',
  'guide/data': 'texts of ours, by their ids',
  'insights/gist': 'the first 5,000 characters of a fact; `main-thread.test.ts` holds its time',
  port: 'the names of the three sections of an insight',
  'knowledge/resources': 'places to turn to, by country',
  'safety/flag': 'codes of findings, and whether a child writes; `main-thread.test.ts` holds its time',
  'safety/screen': '`disclaims`: the first 4,000 characters; `main-thread.test.ts` holds its time',
  'safety/version': 'the name of the screen',
  'text/people': '`firstName`: a label that somebody is kept under, of 200 letters at most',
  'text/words': 'signs at the ends of a word, where an insight is asked for; `main-thread.test.ts` holds its time',
  'story/role': 'words for what somebody is to the person',
}

/** They run in the threads, and are asked for by `readers.ts` and `coach-pool.ts`, which only know their types. */
export const inThreads = [
  'server/src/coach-worker.ts',
  'server/src/deeds.ts',
  'server/src/domains/account/picture-file.ts',
  'server/src/domains/insights/conflicts-read.ts',
  'server/src/domains/journal/coming-back.ts',
  'server/src/domains/journal/import-daylio.ts',
  'server/src/domains/journal/import-day-one.ts',
  'server/src/domains/journal/import-file.ts',
  'server/src/domains/journal/look-back-read.ts',
  'server/src/domains/relationships/import-csv.ts',
  'server/src/domains/relationships/import-file.ts',
  'server/src/domains/relationships/import-monica-json.ts',
  'server/src/domains/relationships/import-monica-sql.ts',
  'server/src/domains/relationships/import-monica.ts',
  'server/src/platform/csv.ts',
  'server/src/reading-worker.ts',
]

/** A language model's coach and what belongs to it: what it reads with of ours is handed to it (`toModel`). */
const ofModels = /^model\//

/** What is imported or exported from somewhere; then what is imported late, which is a type only behind `typeof`, or bare. */
const VALUES = [
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[\w$*\s,]|\{[^}]*\})*?\bfrom\s*['"]([^'"]+)['"]/g,
  /(?<!typeof\s)\bimport\s*\(?\s*['"`]([^'"`]+)['"`]/g,
]

const valuesOf = ({ text }: Pick<Source, 'text'>): string[] =>
  VALUES.flatMap((form) => [...text.matchAll(form)].map(([, from]) => from!))

/** Imports by which somebody's text could come to be read where everyone is answered. */
export function readsOnTheMainThread(all: readonly Pick<Source, 'path' | 'text'>[]): string[] {
  return all
    .filter(({ path }) => /^server\/src\/.*(?<!\.test)\.ts$/.test(path) && !inThreads.includes(path))
    .flatMap(({ path, text }) =>
      valuesOf({ text })
        .filter((from) => {
          const coach = /^@mallama\/coach\/(.+)$/.exec(from)?.[1]
          if (coach) return !Object.hasOwn(onTheMainThread, coach) && !ofModels.test(coach)
          return from.startsWith('.') && inThreads.includes(normalize(join(path, '..', from)))
        })
        .map((from) => `${path} imports ${from}`),
    )
}

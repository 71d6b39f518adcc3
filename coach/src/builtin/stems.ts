import { gistOf } from '../insights/gist.ts'

/** Words that half of all messages share, in the form they have in a gist. */
export const loose: ReadonlySet<string> = new Set(
  'talk text phone see week month hous tim feel tell told say said ask thing work tri happen friend good bad new old last next kno think thought re answer repl start stop end tonight today tomorrow morn even night child parent'.split(
    ' ',
  ),
)

const nobody = { them: null, relation: null, me: null, others: [] }
/** The words of a text that mean something, each in one form, for finding what two texts share. */
export const stems = (text: string): Set<string> => new Set(gistOf(text, nobody).words.filter((it) => !loose.has(it)))

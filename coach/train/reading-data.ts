import { newLines, readingLines } from '../src/evals/labelled.ts'
import { menaces, readsAs, roles, withContext, type Menace, type Role } from '../src/read/readings.ts'
import { messageFiles, one, received, shared } from './read-data.ts'
import type { Example } from './read-fit.ts'

/** What the reader of received messages learns from. */

/** Who sends a message, in the words of those who labelled it. */
const senders: Readonly<Record<Exclude<Role, 'other'>, string>> = {
  partner: 'partner boyfriend girlfriend wife husband fiance fiancé',
  ex: 'ex exwife',
  family:
    'mother sister father brother son daughter sibling cousin grandmother aunt mother-in-law uncle inlaw in-law grandfather dad gran father-in-law sister-in-law nana grandad brother-in-law teenager',
  friend: 'friend',
  work: 'colleague boss client manager supervisor principal foreman director headteacher wardmanager chef officer hod',
}
const roleOf = (from: string): Role =>
  roles.find((it) => it !== 'other' && senders[it].split(' ').includes(from)) ?? 'other'

/** Messages that somebody received, with what they may mean; who sent it is told with half of those without context. */
export const readingExamples = (): Example[] => [
  ...readingLines().map(({ t, reads, also, context, from, by }, at) => {
    const told = context ?? (from && at % 2 === 0 ? `my ${from}.` : null)
    return {
      told: withContext(t, told),
      by,
      weight: 1,
      want: [
        ...shared(readsAs, reads, also),
        ...one(roles, told === null || !from ? undefined : roleOf(from)),
        ...one(menaces, 'none'),
      ],
    }
  }),
  ...threatLines().map(({ t, is, by }) => ({
    told: withContext(t, null),
    by,
    weight: 1,
    want: [...one(readsAs, undefined), ...one(roles, undefined), ...one(menaces, is)],
  })),
]

interface Threat {
  t: string
  is: Menace
  by: string
}
/** Threats, and other messages by the same hands. */
const threatLines = (): Threat[] => [
  ...messageFiles.flatMap(([by, file]) =>
    received(file).flatMap(({ text, act }): Threat[] =>
      // A condition is at times a threat, and at times a limit.
      act === 'ultimatum' ? [] : [{ t: text, is: act === 'threat' ? 'threat' : 'none', by }],
    ),
  ),
  ...newLines().flatMap(({ t, kind, least, by, split }): Threat[] =>
    kind === 'received' && split === 'train' ? [{ t, is: least > 0 ? 'threat' : 'none', by }] : [],
  ),
]

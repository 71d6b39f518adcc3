import { harmLines, newLines, readingLines } from '../src/evals/labelled.ts'
import { type Menace, type Role } from '../src/read/labels.ts'
import { menaces, readsAs, roles } from './labels.ts'
import { toldOf, withContext } from '../src/read/laid.ts'
import { messageFiles, one, received, shared } from './read-data.ts'
import type { Example } from './task.ts'

/** What the reader of received messages learns from. */

/** Who sends a message, in the words of those who labelled it. */
const senders: Readonly<Record<Exclude<Role, 'other'>, string>> = {
  partner: 'partner boyfriend girlfriend wife husband fiance fiancé',
  ex: 'ex exwife',
  child: 'son daughter teenager grandson granddaughter stepdaughter nephew niece student',
  family:
    'mother sister father brother sibling cousin grandmother aunt mother-in-law uncle inlaw in-law grandfather dad mum gran father-in-law sister-in-law daughter-in-law nana grandad brother-in-law parents godmother',
  friend: 'friend',
  work: 'colleague coworker boss client manager supervisor principal foreman director headteacher wardmanager chef officer hod teacher tutor lecturer',
}
const roleOf = (from: string): Role =>
  roles.find((it) => it !== 'other' && senders[it].split(' ').includes(from)) ?? 'other'

/** Who sent it: as a saved person, in the reader's own words, or untold. A role that is told outright teaches none. */
const senderTold = (from: string | null, at: number): string =>
  !from || at % 2 === 1 ? '' : [toldOf(from, roleOf(from)), `my ${from}.`, `from my ${from}.`][(at / 2) % 3]!

/** Messages that somebody received, with what they may mean. */
export const readingExamples = (): Example[] => [
  ...readingLines().map(({ t, reads, also, context, from, menace, by }, at) => {
    const told = [senderTold(from, at), context ?? ''].join(' ').trim() || null
    return {
      told: withContext(t, told),
      by,
      weight: 1,
      want: [
        ...shared(readsAs, reads, also),
        ...one(roles, told === null || !from || at % 6 === 0 ? undefined : roleOf(from)),
        ...one(menaces, menace ?? 'none'),
      ],
    }
  }),
  ...threatLines().map(({ t, is, by, weight = 1 }) => ({
    told: withContext(t, null),
    by,
    weight,
    want: [...one(readsAs, undefined), ...one(roles, undefined), ...one(menaces, is)],
  })),
]

interface Threat {
  t: string
  is: Menace
  by: string
  weight?: number
}
/**
 * Harm that is held out to somebody. Of the other kinds nobody said whether they threaten. harms.br rests on this head
 * and learns from the same lines: fit it beside weights that were made without them (decision 199).
 */
const heldOut = new Set(['threat', 'exposed', 'hostage'])

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
  ...harmLines().flatMap(({ t, harm, by }): Threat[] =>
    heldOut.has(harm) ? [{ t, is: 'threat', by, weight: 0.4 }] : harm === 'none' ? [{ t, is: 'none', by }] : [],
  ),
]

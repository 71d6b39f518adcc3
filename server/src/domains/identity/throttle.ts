import type { Limit } from '../../platform/throttle.ts'
import { isFirstClaim, type Account } from './accounts.ts'
import type { Desk } from './parts.ts'
import { isKnownTo, placeOf } from './places.ts'
import { Refusal } from './refusal.ts'

export { networkOf } from '../../platform/throttle.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

export const limits = {
  /** Of one account, from one network or from one place that it was signed in to from. */
  wrongPassword: limit('password', 10, 3, 5 * MINUTE, MINUTE, 15 * MINUTE),
  /** Of one account, from all networks together: whoever has many of them. */
  wrongPasswordAcross: limit('password-across', 100, 30, 24 * HOUR, HOUR, 24 * HOUR),
  wrongPasswordFrom: { ...limit('password-from', 60, 30, 5 * MINUTE, MINUTE, 15 * MINUTE), liftable: true },
  wrongSecondStep: limit('second-step', 5, 3, 5 * MINUTE, MINUTE, 15 * MINUTE),
  signUpFrom: { ...limit('sign-up-from', 30, 15, HOUR, 10 * MINUTE, HOUR), liftable: true },
  letterFrom: { ...limit('letter-from', 30, 15, HOUR, 10 * MINUTE, HOUR), liftable: true },
  /** Asking how an address signs in. */
  askedFrom: { ...limit('asked-from', 60, 30, 5 * MINUTE, MINUTE, 15 * MINUTE), liftable: true },
  /** Nobody's inbox is flooded through us. It counts calls of strangers too, so it is off where those are. */
  letterTo: { ...limit('letter-to', 5, 3, HOUR, 15 * MINUTE, HOUR), liftable: true },
} satisfies Record<string, Limit>

function limit(
  name: string,
  most: number,
  mostAfter: number,
  withinMs: number,
  firstWaitMs: number,
  longestWaitMs: number,
): Limit {
  return { name, most, mostAfter, withinMs, firstWaitMs, longestWaitMs }
}

type Counted = [limit: Limit, subject: string][]

/**
 * What a wrong password for this address counts against. A stranger elsewhere shuts nobody out: where its person signed
 * in before, only what is tried from that very place counts.
 */
export async function guessesAt(desk: Desk, email: string): Promise<Counted> {
  if (await isKnownTo(desk, email)) return [[limits.wrongPassword, `${email} ${placeOf(desk)}`]]
  return [
    [limits.wrongPassword, `${email} ${desk.network}`],
    [limits.wrongPasswordAcross, email],
    [limits.wrongPasswordFrom, String(desk.network)],
  ]
}

/**
 * What a letter to this address counts against. Strangers who ask for letters leave its person their own; of those who
 * are signed in and only claim it, the first has their own: each new claim would bring the mailbox more of them.
 */
export async function lettersTo(desk: Desk, email: string, asker?: Account): Promise<Counted> {
  if (asker && (await isFirstClaim(desk, asker))) return [[limits.letterTo, `${email} ${asker.userId}`]]
  return [[limits.letterTo, (await isKnownTo(desk, email)) ? `${email} ${placeOf(desk)}` : email]]
}

/** Throws when one of them is shut. Counts nothing. */
export async function refuseWhileAnyShut(desk: Desk, counted: Counted): Promise<void> {
  for (const [limit, subject] of counted) await refuseWhileShut(desk, limit, subject)
}

/** Counts one against each. Throws when one was shut already. */
export async function countEach(desk: Desk, counted: Counted): Promise<void> {
  for (const [limit, subject] of counted) await count(desk, limit, subject)
}

/** The mailbox was shown: from here its person may try again at once, and elsewhere as if nobody had guessed. */
export async function forgiveMailbox(desk: Desk, email: string): Promise<void> {
  await forgive(desk, limits.wrongPasswordAcross, email)
  for (const from of [placeOf(desk), desk.network]) await forgive(desk, limits.wrongPassword, `${email} ${from}`)
}

/** Throws TOO_MANY_ATTEMPTS_TRY_LATER while the subject is shut. Counts nothing. */
export async function refuseWhileShut({ db, throttle }: Desk, limit: Limit, subject: string): Promise<void> {
  if ((await throttle.wait(db, limit, subject)) > 0) throw tooMany()
}

/** Counts one, and shuts the subject when that was the last one allowed. Throws when it is shut already. */
export async function count({ db, throttle }: Desk, limit: Limit, subject: string): Promise<void> {
  if ((await throttle.count(db, limit, subject)) > 0) throw tooMany()
}

/** The right password, or proof of the mailbox: what was counted no longer matters. */
export const forgive = ({ db, throttle }: Desk, limit: Limit, subject: string): Promise<void> =>
  throttle.forgive(db, limit, subject)

const tooMany = () =>
  new Refusal(
    'TOO_MANY_ATTEMPTS_TRY_LATER',
    'Access to this account has been temporarily disabled due to many failed login attempts.',
  )

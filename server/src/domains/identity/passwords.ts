import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Env } from '../../platform/env.ts'
import { isAddress, isFrequent } from './frequent-passwords.ts'
import type { Desk, PasswordCost } from './parts.ts'
import { Refusal } from './refusal.ts'

/** In characters. Whatever the policy, no password is shorter. */
const SHORTEST = 6
/** In units of the hash's input, so that nobody buys our processor's time with a novel. */
const LONGEST = 4_096
/**
 * An operator who asks for this many or more asks for strength, and what others try first is refused as well. Below it
 * the length is the whole rule: whoever keeps to the six characters that they were told gets their account.
 */
const GUESSES_REFUSED_FROM = 8

/** What counts as a symbol, so that browser and server judge alike. */
export const SYMBOLS = [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+- ']

type Policy = Pick<Env, 'PASSWORD_MIN_LENGTH' | 'PASSWORD_MAX_LENGTH' | 'PASSWORD_REQUIRE' | 'PASSWORD_ENFORCE'>

const kinds: Record<Policy['PASSWORD_REQUIRE'][number], { what: string; has: (password: string) => boolean }> = {
  lower: { what: 'Password must contain a lower case character', has: (password) => /[a-z]/.test(password) },
  upper: { what: 'Password must contain an upper case character', has: (password) => /[A-Z]/.test(password) },
  number: { what: 'Password must contain a numeric character', has: (password) => /[0-9]/.test(password) },
  symbol: {
    what: 'Password must contain a non-alphanumeric character',
    has: (password) => SYMBOLS.some((symbol) => password.includes(symbol)),
  },
}

/** The rules of the policy that a password breaks, in the protocol's words. */
function brokenRules(policy: Policy, password: string): string[] {
  if (policy.PASSWORD_ENFORCE === 'off') return password.length > LONGEST ? [atMost(LONGEST)] : []
  const { PASSWORD_MIN_LENGTH: least, PASSWORD_MAX_LENGTH: most, PASSWORD_REQUIRE: required } = policy
  const length = charactersOf(password)
  return [
    ...(length < least ? [`Password must contain at least ${least} characters`] : []),
    ...(length > most || password.length > LONGEST ? [atMost(most)] : []),
    ...required.flatMap((kind) => (kinds[kind].has(password) ? [] : [kinds[kind].what])),
  ]
}

const atMost = (most: number) => `Password may contain at most ${most} characters`

/** OWASP's parameters for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One byte sequence a password, whatever the keyboard composes. */
const bytesOf = (password: string) => password.normalize('NFC')
const charactersOf = (password: string) => [...bytesOf(password.slice(0, LONGEST + 1))].length

/** Hashes a new password of whoever has this address. Throws WEAK_PASSWORD or PASSWORD_DOES_NOT_MEET_REQUIREMENTS. */
export async function hashPassword(
  { env, secrets, network, passwordCost }: Desk,
  password: string,
  email: string | null,
): Promise<string> {
  const weak = weakness(env, password, email)
  if (weak) throw new Refusal('WEAK_PASSWORD', weak)
  const broken = brokenRules(env, password)
  if (broken.length > 0)
    throw new Refusal('PASSWORD_DOES_NOT_MEET_REQUIREMENTS', `Missing password requirements: [${broken.join(', ')}]`)
  // With a secret that is not in the database, a stolen dump alone does not allow guessing.
  return inLine(network, () => hash(bytesOf(password), { ...passwordCost, secret: secrets.password }))
}

/** One sentence for a person; a policy that asks for more than a length lists what is missing instead. */
function weakness(policy: Policy, password: string, email: string | null): string | undefined {
  const { PASSWORD_MIN_LENGTH, PASSWORD_REQUIRE: required, PASSWORD_ENFORCE } = policy
  const isHeld = PASSWORD_ENFORCE === 'on'
  const least = isHeld ? PASSWORD_MIN_LENGTH : SHORTEST
  if (charactersOf(password) < least && !(isHeld && required.length > 0))
    return `Password should be at least ${least} characters`
  if (!isHeld || least < GUESSES_REFUSED_FROM) return undefined
  if (isAddress(password, email)) return 'Your email address is easy to guess as a password. Choose another'
  if (isFrequent(password)) return 'This is one of the most common passwords, and easy to guess. Choose another'
}

/**
 * Each hash takes a thread of the pool that verifies everyone's tokens too: a flood of sign-ins must leave it room, and
 * must not queue for longer than anyone would wait.
 */
const AT_ONCE = 2
const MOST_WAITING = 100
/** One network must not fill the line for all the others. */
const MOST_OF_ONE = 30
let hashing = 0
const waiting: { network: string | null; turn: () => void }[] = []

async function inLine<T>(network: string | null, work: () => Promise<T>): Promise<T> {
  const fromThere = waiting.filter((it) => it.network === network).length
  if (waiting.length >= MOST_WAITING || (network !== null && fromThere >= MOST_OF_ONE))
    throw new Refusal('TOO_MANY_ATTEMPTS_TRY_LATER', 'Many people are signing in right now.')
  if (hashing >= AT_ONCE) await new Promise<void>((turn) => waiting.push({ network, turn }))
  else hashing++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next.turn()
    else hashing--
  }
}

/** One a cost: a stranger's guess takes as long as one at an account. */
const decoys = new Map<PasswordCost, Promise<string>>()

/** Takes as long for an account that does not exist or has no password as for a wrong password. */
export async function passwordMatches(
  { secrets, network, passwordCost }: Desk,
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const options = { secret: secrets.password }
  const fits = password.length <= LONGEST
  if (stored && fits) return inLine(network, () => verify(stored, bytesOf(password), options))
  if (!decoys.has(passwordCost)) decoys.set(passwordCost, hash(randomBytes(32), passwordCost))
  const nobodys = await decoys.get(passwordCost)!
  await inLine(network, () => verify(nobodys, bytesOf(password.slice(0, LONGEST)), options))
  return false
}

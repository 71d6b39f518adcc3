import { z } from 'zod'
import { findByEmail, findById, isKeptBack, type Account } from './accounts.ts'
import { hashEmail, isReserved, readContinueUrl, readEmail } from './addresses.ts'
import { issue, type CodeSubject } from './codes.ts'
import { actionLink, letterFor, send, takenLetter } from './letters.ts'
import { inOneGo, type Caller, type Desk } from './parts.ts'
import { Refusal, type RefusalCode } from './refusal.ts'
import { count, countEach, lettersTo, limits, networkOf, refuseWhileAnyShut } from './throttle.ts'
import { readIdToken, refuseEnded, requireRecent, type SignIn } from './tokens.ts'

const text = z.string().nullish()
export const OobRequest = z.object({ requestType: text, email: text, newEmail: text, idToken: text, continueUrl: text })
type OobRequest = z.infer<typeof OobRequest>

/** Mails a single-use code. Who may not know whether an address has an account is told the same either way. */
export async function sendOobCode(desk: Desk, asked: OobRequest, { address }: Caller) {
  if (!asked.requestType) throw new Refusal('MISSING_REQ_TYPE')
  const ask = Object.hasOwn(kinds, asked.requestType) ? kinds[asked.requestType as keyof typeof kinds] : undefined
  if (!ask) throw new Refusal('INVALID_REQ_TYPE')
  const continueUrl = readContinueUrl(desk, asked.continueUrl)
  const { shown, to, asker, subject } = await ask(desk, asked)
  const letters = await lettersTo(desk, to, asker)
  await refuseWhileAnyShut(desk, letters)
  await count(desk, limits.letterFrom, networkOf(address))
  await countEach(desk, letters)
  const mail = async (): Promise<boolean> => {
    const whom = await subject()
    return !whom || post(desk, whom, to, continueUrl)
  }
  // Looked up after the answer as well: its duration would tell what its words do not.
  if (desk.privacy.on) desk.afterwards(async () => void (await mail()))
  else if (!(await mail())) throw new Refusal('INTERNAL_ERROR', 'The email could not be sent.')
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: shown }
}

/** With the sign-in that must still run when the code is issued. */
type Whom = CodeSubject & { purpose: keyof typeof kinds; by?: SignIn }

interface Asked {
  /** What the answer repeats. */
  shown: string
  to: string
  /** Who is signed in, where the letter goes to their own address. */
  asker?: Account
  /** Whom the code is for. Undefined when nobody is to get one and the caller must not know. */
  subject(): Promise<Whom | undefined>
}

const kinds = {
  async PASSWORD_RESET(desk: Desk, asked: OobRequest): Promise<Asked> {
    const email = readEmail(asked.email)
    return {
      shown: email,
      to: email,
      async subject() {
        const account = await findByEmail(desk, email)
        if (!account) return unlessPrivate(desk, 'EMAIL_NOT_FOUND')
        return { purpose: 'PASSWORD_RESET', email, userId: account.userId }
      },
    }
  },
  async EMAIL_SIGNIN(desk: Desk, asked: OobRequest): Promise<Asked> {
    const email = readEmail(asked.email)
    if (!asked.continueUrl) throw new Refusal('MISSING_CONTINUE_URI')
    return {
      shown: email,
      to: email,
      async subject() {
        if (!(await findByEmail(desk, email)) && (await isReserved(desk, email)))
          return unlessPrivate(desk, 'ADMIN_ONLY_OPERATION')
        return { purpose: 'EMAIL_SIGNIN', email, userId: null }
      },
    }
  },
  async VERIFY_EMAIL(desk: Desk, asked: OobRequest): Promise<Asked> {
    const { account } = await readIdToken(desk, asked.idToken)
    const { email } = account
    if (!email) throw new Refusal('MISSING_EMAIL')
    return { shown: email, to: email, asker: account, subject: () => confirmation(desk, { ...account, email }) }
  },
  async VERIFY_AND_CHANGE_EMAIL(desk: Desk, asked: OobRequest): Promise<Asked> {
    const { account, signIn } = await readIdToken(desk, asked.idToken)
    const { email, userId } = account
    if (!email) throw new Refusal('MISSING_EMAIL')
    requireRecent(desk, signIn)
    const newEmail = readEmail(asked.newEmail)
    return {
      shown: email,
      to: newEmail,
      async subject() {
        if (await isReserved(desk, newEmail)) return unlessPrivate(desk, 'ADMIN_ONLY_OPERATION')
        if (await findByEmail(desk, newEmail)) return unlessPrivate(desk, 'EMAIL_EXISTS')
        return { purpose: 'VERIFY_AND_CHANGE_EMAIL', email, userId, newEmail, by: signIn, claims: !account.emailHash }
      },
    }
  },
}

/** Where somebody else has the address that an account claims, they are told, and nothing is confirmed. */
async function confirmation(desk: Desk, { userId, email, emailHash }: Account & { email: string }) {
  const whom = { purpose: 'VERIFY_EMAIL', email, userId } as const
  if (emailHash) return whom
  if (await findByEmail(desk, email)) await send(desk, takenLetter(desk, email))
  else if (!(await isReserved(desk, email)) && !(await isKeptBack(desk, hashEmail(desk, email), userId)))
    return { ...whom, claims: true }
  return undefined
}

/** The letter to an address that an account claims from now on, once the answer is on its way. */
export function mailClaim(desk: Desk, account: Account): void {
  const { email, emailHash } = account
  if (!email || emailHash) return
  desk.afterwards(async () => {
    // Beyond what one address is sent, no letter goes: the answer was the same.
    if ((await desk.throttle.count(desk.db, limits.letterTo, email)) > 0) return
    const whom = await confirmation(desk, { ...account, email })
    if (whom) await mailCode(desk, whom)
  })
}

/** With e-mail privacy, silence. */
function unlessPrivate({ privacy }: Desk, code: RefusalCode): undefined {
  if (!privacy.on) throw new Refusal(code)
}

/** A letter that the house sends of itself, to the address of an account. */
export const mailCode = (desk: Desk, whom: Whom): Promise<boolean> => post(desk, whom, whom.email, undefined)

/** `to` is the account's own spelling or the normalised one, never what was typed: two spellings may look alike. */
async function post(desk: Desk, whom: Whom, to: string, continueUrl: string | undefined): Promise<boolean> {
  const oobCode = await inOneGo(desk, async (desk) => {
    // A reset may have come between, and would end only the codes that it finds.
    const account = whom.by && whom.userId ? await findById(desk, whom.userId, 'lock') : undefined
    if (account && whom.by) await refuseEnded(desk, account, whom.by)
    return issue(desk, whom)
  })
  const oobLink = actionLink(desk, whom.purpose, oobCode, continueUrl)
  desk.sentCodes?.push({ email: to, requestType: whom.purpose, oobCode, oobLink })
  return send(desk, letterFor(whom.purpose, to, oobLink))
}

import type { Letter } from '../../platform/mail.ts'
import type { Account } from './accounts.ts'
import type { CodePurpose } from './identity.table.ts'
import type { Desk } from './parts.ts'

/** The SDK's names for what a mailed link is for. */
const modes = {
  PASSWORD_RESET: 'resetPassword',
  EMAIL_SIGNIN: 'signIn',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
} satisfies Record<CodePurpose, string>

type Asked = Exclude<CodePurpose, 'RECOVER_EMAIL'>

interface Wording {
  kind: Letter['kind']
  subject: string
  before: string
  after: string
}

/** Letters name nobody and nothing that was written here: someone else may read the mailbox. */
const wording: Record<Asked, Wording> = {
  PASSWORD_RESET: {
    kind: 'password-reset',
    subject: 'Reset your Mallama password',
    before:
      'Someone, hopefully you, asked to reset the password of the account with this address. Choose a new one here:',
    after: 'If it was not you, you can ignore this email: your password stays as it is.',
  },
  EMAIL_SIGNIN: {
    kind: 'sign-in-link',
    subject: 'Sign in to Mallama',
    before: 'Someone, hopefully you, asked to sign in with this address. This link signs you in:',
    after: 'If it was not you, you can ignore this email. Do not pass this link on.',
  },
  VERIFY_EMAIL: {
    kind: 'verify-email',
    subject: 'Confirm your email for Mallama',
    before: 'An account was made with this address. If you made it, confirm that the address is yours:',
    after: 'If you did not make an account, do not open the link, and nothing will happen.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    kind: 'change-email',
    subject: 'Confirm your new email for Mallama',
    before: 'Someone, hopefully you, asked to use this address for a Mallama account from now on. Confirm it here:',
    after: 'If it was not you, do not open the link, and nothing will happen.',
  },
}

/** The page of the browser app that a mailed link opens. */
export function actionLink(
  { env }: Desk,
  purpose: CodePurpose,
  oobCode: string,
  continueUrl: string | undefined,
): string {
  const query = new URLSearchParams({ mode: modes[purpose], oobCode, apiKey: env.IDENTITY_API_KEY })
  if (continueUrl) query.set('continueUrl', continueUrl)
  return `${env.publicUrl}/auth/action?${query}`
}

export function letterFor(purpose: Asked, to: string, link: string): Letter {
  const { kind, subject, before, after } = wording[purpose]
  return { kind, to, subject, text: `${before}\n\n${link}\n\nThe link works once, for one hour. ${after}`, link }
}

/** To the address that an account had before, so that nobody loses an account unseen. */
export function addressChangedLetter({ env }: Desk, to: string, link?: string): Letter {
  const back = [
    `If it was not you, undo it here within seven days:\n\n${link}`,
    'That signs out every device, and we will send you a link to choose a new password.',
  ]
  const text = [
    'Your Mallama account now has a different email, and you can no longer sign in with this one.',
    'If it was you, there is nothing to do.',
    ...(link ? back : [`If it was not you, please write to ${whoHelps(env)}.`]),
  ].join('\n\n')
  const subject = 'The email of your Mallama account was changed'
  return { kind: 'notice', to, subject, text, ...(link ? { link } : {}) }
}

/** To whoever has the address that somebody signed up with, linked or moved to. */
export const takenLetter = ({ env }: Desk, to: string): Letter => ({
  kind: 'notice',
  to,
  subject: 'You already have a Mallama account',
  text: [
    'Someone, hopefully you, tried to sign up for Mallama with this address. It already has an account.',
    `If it was you, sign in here:\n\n${env.publicUrl}/auth`,
    `If you forgot the password, choose a new one here:\n\n${env.publicUrl}/auth?forgotten`,
    'If it was not you, you can ignore this email: your account stays as it is, and nobody was told that you have one.',
  ].join('\n\n'),
})

const changes = {
  'password changed': {
    subject: 'Your Mallama password was changed',
    told: 'The password of your Mallama account was changed just now.',
  },
  'password reset': {
    subject: 'Your Mallama password was reset',
    told: 'A new password was chosen for your Mallama account just now, through a link in an email to this address.',
  },
  'second step added': {
    subject: 'Two-step sign-in was switched on for your Mallama account',
    told: 'An app was added to your Mallama account just now. Signing in now asks for a code from it as well.',
  },
  'second step removed': {
    subject: 'Two-step sign-in was switched off for your Mallama account',
    told: 'An app was removed from your Mallama account just now. Signing in no longer asks for a code from it.',
  },
}
export type Change = keyof typeof changes

/** After a change of how one signs in: what to do if it was somebody else. */
export function changedLetter({ env }: Desk, what: Change, to: string): Letter {
  const { subject, told } = changes[what]
  const text = [
    told,
    'If it was you, there is nothing to do.',
    `If it was not you, choose a new password here, which signs out every device:\n\n${env.publicUrl}/auth?forgotten`,
    `If you can still sign in, you can sign out all other devices here:\n\n${env.publicUrl}/settings#sessions`,
    `If neither works, write to ${whoHelps(env)}.`,
  ].join('\n\n')
  return { kind: 'notice', to, subject, text }
}

const whoHelps = ({ SUPPORT_EMAIL }: Desk['env']) => SUPPORT_EMAIL ?? 'whoever runs your Mallama server'

/** Tells the account's address of a change, once the answer is on its way. */
export function tell(desk: Desk, { email, emailHash }: Pick<Account, 'email' | 'emailHash'>, what: Change): void {
  if (email && emailHash) desk.afterwards(async () => void (await send(desk, changedLetter(desk, what, email))))
}

/** Hands a letter over. What goes wrong is logged by its code only: a mail server's words repeat the address. */
export async function send(desk: Desk, letter: Letter): Promise<boolean> {
  try {
    await desk.mail.send(letter)
    return true
  } catch (error) {
    const { code } = error as { code?: unknown }
    desk.log.warn({ kind: letter.kind, code: typeof code === 'string' ? code : 'unknown' }, 'a letter was not sent')
    return false
  }
}

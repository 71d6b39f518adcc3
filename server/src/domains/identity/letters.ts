import type { Letter } from '../../platform/mail.ts'
import type { CodePurpose } from './identity.table.ts'
import type { Desk } from './parts.ts'

interface Wording {
  mode: 'resetPassword' | 'signIn' | 'verifyEmail' | 'verifyAndChangeEmail'
  kind: Letter['kind']
  subject: string
  before: string
  after: string
}

/** Letters name nobody and nothing that was written here: someone else may read the mailbox. */
const wording: Record<CodePurpose, Wording> = {
  PASSWORD_RESET: {
    mode: 'resetPassword',
    kind: 'password-reset',
    subject: 'Reset your Mallama password',
    before:
      'Someone, hopefully you, asked to reset the password of the account with this address. Choose a new one here:',
    after: 'Was it not you? Then do nothing: your password stays as it is.',
  },
  EMAIL_SIGNIN: {
    mode: 'signIn',
    kind: 'sign-in-link',
    subject: 'Sign in to Mallama',
    before: 'Someone, hopefully you, asked to sign in with this address. This link signs you in:',
    after: 'Was it not you? Then do nothing, and do not pass this link on.',
  },
  VERIFY_EMAIL: {
    mode: 'verifyEmail',
    kind: 'verify-email',
    subject: 'Confirm your e-mail address for Mallama',
    before: 'An account was made with this address. If you made it, confirm that the address is yours:',
    after: 'Did you not make an account? Then do not open the link: nothing happens.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    mode: 'verifyAndChangeEmail',
    kind: 'change-email',
    subject: 'Confirm your new e-mail address for Mallama',
    before: 'Someone, hopefully you, asked to use this address for a Mallama account from now on. Confirm it here:',
    after: 'Was it not you? Then do not open the link: nothing happens.',
  },
}

/** The page of the browser app that a mailed link opens. */
export function actionLink(
  { env }: Desk,
  purpose: CodePurpose,
  oobCode: string,
  continueUrl: string | undefined,
): string {
  const query = new URLSearchParams({ mode: wording[purpose].mode, oobCode, apiKey: env.IDENTITY_API_KEY })
  if (continueUrl) query.set('continueUrl', continueUrl)
  return `${env.publicUrl}/auth/action?${query}`
}

export function letterFor(purpose: CodePurpose, to: string, link: string): Letter {
  const { kind, subject, before, after } = wording[purpose]
  return { kind, to, subject, text: `${before}\n\n${link}\n\nThe link works once, for one hour. ${after}`, link }
}

/** To the address that an account had before, so that nobody loses an account unseen. */
export const addressChangedLetter = (to: string): Letter => ({
  kind: 'notice',
  to,
  subject: 'The e-mail address of your Mallama account was changed',
  text: [
    'Your Mallama account now has another e-mail address, and this one no longer opens it.',
    'Was it not you? Then please answer this letter or write to whoever runs your Mallama.',
  ].join('\n\n'),
})

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

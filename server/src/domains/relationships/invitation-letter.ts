import type { Invitation } from '@mallama/contracts/connections'
import type { Letter } from '../../platform/mail.ts'

/** To somebody who asked for nothing: who invites, the link, until when, and that nothing need be done. */
export function letter(to: string, inviter: string, { url, expiresAt }: Invitation): Letter {
  const until = new Date(expiresAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return {
    kind: 'invitation',
    to,
    subject: `${inviter} invites you to Mallama`,
    text: [
      `${inviter} would like a calm place to talk with you.`,
      url,
      `This link works once, until ${until}. If you do not know ${inviter}, do nothing.`,
    ].join('\n\n'),
    link: url,
  }
}

import { dateWritten } from '@mallama/contracts/written-dates'
import { DAY_MS } from '@mallama/contracts/days'
import type { Invitation } from '@mallama/contracts/connections'
import { AppError } from '@mallama/contracts/errors'
import type { Own } from '../../context.ts'
import type { Letter, Mail } from '../../platform/mail.ts'
import { quota, refuseFor } from '../../platform/throttle.ts'
import * as account from '../account/account.ts'

/** Nobody's address is written to more often by one person, wanted or not, whatever they are invited to. */
const mailed = quota('invitations by mail', 10, DAY_MS)

/** Before anything is made: a link that cannot be mailed would only stand in the way of the next one. */
export async function countMailed(ctx: Own): Promise<void> {
  const wait = await ctx.throttle.count(ctx.db, mailed, ctx.actor.id)
  refuseFor(wait, ctx.reply, 'You have sent ten invitations by e-mail today. Copy the link and send it yourself.')
}

export async function sendInvitation(ctx: Own, mail: Mail, to: string, made: Invitation): Promise<void> {
  await mail.send(letter(to, ctx.actor.firstName ?? account.NO_NAME, made)).catch(() => {
    ctx.log.warn({ kind: 'invitation' }, 'an invitation was not sent')
    throw new AppError('provider_unavailable', 'The e-mail could not be sent. Make a link and send it yourself.')
  })
}

/**
 * To somebody who asked for nothing: who invites, the link, until when, and that nothing need be done. It does not say
 * what it invites to.
 */
function letter(to: string, inviter: string, { url, expiresAt }: Invitation): Letter {
  const until = dateWritten(expiresAt, { year: false, zone: 'UTC' })
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

import { eq, max } from 'drizzle-orm'
import type { Whose, World } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import type { Letter, Mail } from '../../platform/mail.ts'
import * as account from '../account/account.ts'
import { wallTime } from './calendar.ts'
import { reminderDays } from './reminders.table.ts'
import { reviewIsDue } from './review.ts'
import { dueFor } from './waiting.ts'

interface LetterParts extends Pick<World, 'env' | 'clock' | 'log' | 'keys' | 'identity'> {
  db: Db
  mail: Mail
}

/** At nine by the clock on their wall; a server that was down at nine makes up for it until noon, and then lets it be. */
const FROM = 9
const UNTIL = 12

export const jobs = (parts: LetterParts): Job[] => [
  { name: 'reminder-letters', schedule: '0 * * * *', run: () => writeLetters(parts) },
]

async function writeLetters(parts: LetterParts): Promise<void> {
  const { db, clock, keys, log } = parts
  for (const { id, timeZone } of await account.wantReminders(db, clock())) {
    const { day, hour } = wallTime(timeZone, clock())
    if (hour < FROM || hour >= UNTIL) continue
    try {
      await remind(parts, { db, clock, keys, actor: { id } }, day)
    } catch (error) {
      // Another person's letter does not wait for this one. A mail server's words repeat the address: only its code.
      const { code } = error as { code?: unknown }
      log.warn({ kind: 'reminder', code: typeof code === 'string' ? code : 'unknown' }, 'a letter was not sent')
    }
  }
}

async function remind(parts: LetterParts, whose: Whose, day: string): Promise<void> {
  const { db, actor } = whose
  const [last] = await db
    .select({ day: max(reminderDays.day) })
    .from(reminderDays)
    .where(eq(reminderDays.userId, actor.id))
  if (last?.day && last.day >= day) return
  // Each thing that is due brings one letter: one that is left lying does not write every morning.
  const since = last?.day ?? ''
  const waiting =
    (await dueFor(whose)).some(({ due }) => due <= day && due > since) || (await reviewIsDue(whose, day, since))
  if (!waiting) return
  const to = await account.mailbox({ ...whose, identity: parts.identity })
  if (!to) return
  // The day is claimed before the letter goes: two servers at once, or one that dies here, never write it twice.
  const claimed = await db
    .insert(reminderDays)
    .values({ userId: actor.id, day })
    .onConflictDoNothing()
    .returning({ day: reminderDays.day })
  if (claimed.length > 0) await parts.mail.send(letter(parts, to))
}

/** Names nobody and nothing: someone else may read the mailbox. */
function letter({ env }: LetterParts, to: string): Letter {
  const link = `${env.publicUrl}/dashboard`
  return {
    kind: 'reminder',
    to,
    subject: 'A reminder from Mallama',
    text: [
      'Something in Mallama is waiting for you today:',
      link,
      `You asked for reminders by email. To turn them off, sign in and switch off "Reminders by email" in your settings: ${env.publicUrl}/settings`,
    ].join('\n\n'),
    link,
  }
}

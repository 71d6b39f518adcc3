import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { Env } from './env.ts'
import type { Log } from './log.ts'

type MailKind =
  | 'password-reset'
  | 'verify-email'
  | 'change-email'
  | 'sign-in-link'
  | 'notice'
  | 'reminder'
  | 'billing'
  | 'invitation'

export interface Letter {
  kind: MailKind
  to: string
  subject: string
  text: string
  /** The one link of the letter; a local start without SMTP prints it on its console. */
  link?: string
}

export interface Mail {
  /** Resolves when the letter was handed over; rejects when it was not. */
  send(letter: Letter): Promise<void>
}

/** SMTP when configured; else a folder of files that only this user can read. Logs never name recipient, text or link. */
export async function openMail(env: Env, log: Log, print: (line: string) => void): Promise<Mail> {
  const from = env.SMTP_FROM ?? env.SUPPORT_EMAIL ?? 'Mallama <no-reply@localhost>'
  if (env.SMTP_URL) {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport(env.SMTP_URL)
    return {
      async send({ kind, to, subject, text }) {
        await transport.sendMail({ from, to, subject, text })
        log.info({ kind }, 'mail sent')
      },
    }
  }
  const outbox = join(env.DATA_DIR, 'outbox')
  return {
    async send({ kind, to, subject, text, link }) {
      mkdirSync(outbox, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${kind}-${randomUUID().slice(0, 8)}.eml`
      writeFileSync(join(outbox, name), `From: ${from}\nTo: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600 })
      log.info({ kind }, 'mail put into the outbox folder (no SMTP_URL)')
      if (link && !env.production) print(`Mail (${kind}), not sent without SMTP_URL; its link: ${link}`)
    },
  }
}

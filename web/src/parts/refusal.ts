import { ApiError, messageOf } from '../platform/api.ts'
import { timeOf } from './chat/when.ts'

const SOON_S = 90

function whenOf(seconds: number, now: Date): string {
  if (seconds <= SOON_S) return seconds <= 1 ? 'in a second' : `in ${seconds} seconds`
  const at = timeOf(new Date(now.getTime() + seconds * 1_000).toISOString(), now)
  return /^\d{1,2}\D\d{2}/.test(at) ? `at ${at}` : `on ${at}`
}

/** With a full stop where it has no end of its own: another sentence comes after it. */
export const ended = (text: string): string => (text === '' ? '' : text.replace(/(?<![.!?…])$/, '.'))

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text

/** Why something was refused, as it was said; where a limit was met, its first sentence and when one can go on. */
export function reasonOf(error: unknown, otherwise: string, now = new Date()): string {
  if (error instanceof ApiError && error.status === 429 && error.waitS !== undefined)
    return `${ended(firstSentence(messageOf(error, 'There was too much at once.')))} You can go on ${whenOf(error.waitS, now)}.`
  return messageOf(error, otherwise)
}

/** The reason, and that nothing which was written is lost; said once, whoever says it. */
export function keptReason(error: unknown, otherwise: string, now = new Date()): string {
  const reason = reasonOf(error, otherwise, now)
  if (/\bwords (?:stay|are)\b/i.test(reason)) return reason
  return `${ended(reason)} Your words are still here.`
}

import { AppError } from '@mallama/contracts/errors'
import type { Own } from '../../context.ts'
import { isOutOfTime } from '../../platform/threads.ts'

const TOO_LONG =
  'This could not be read in time, so it was not answered. Your words are still here: reword them, or send less at once.'

/** The error for the person; the log hears where the coach failed, and nobody when the person simply left. */
export function unanswered(ctx: Own, error: unknown, told: string): AppError {
  // Asked again it would take as long again.
  if (isOutOfTime(error)) return new AppError('invalid_input', TOO_LONG)
  if (!ctx.signal.aborted) ctx.log.error({ coach: ctx.coach.kind, ...withoutWords(error) }, 'the coach did not answer')
  return new AppError('unexpected', told)
}

/** The kind of an error and where it came from. Its message stays out: it may quote what the person wrote. */
export function withoutWords(error: unknown): { error: string; at: string[] } {
  if (!(error instanceof Error)) return { error: typeof error, at: [] }
  const head = `${error.name}: ${error.message}`
  const frames = error.stack?.startsWith(head) ? error.stack.slice(head.length) : ''
  return { error: error.name, at: frames.split('\n').filter((line) => /^\s+at /.test(line)) }
}

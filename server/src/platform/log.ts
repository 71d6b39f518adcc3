import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import type { Env } from './env.ts'

export type Log = Logger

/**
 * Content never enters a log line: nobody passes it, and what could carry it by accident is cut here as well.
 * Paths are logged as route patterns, never as typed, because a query may hold someone's words.
 */
export function openLog(env: Pick<Env, 'LOG_LEVEL'>, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level: env.LOG_LEVEL,
    // Without the machine's name, which pino would put into every line.
    base: { pid: process.pid },
    redact: {
      paths: [
        'body',
        '*.body',
        'req.headers',
        'headers',
        'email',
        '*.email',
        'password',
        '*.password',
        'token',
        '*.token',
        'idToken',
        '*.idToken',
        'refreshToken',
        '*.refreshToken',
        'content',
        '*.content',
        'message.content',
        'params',
        'err.query',
        'err.params',
        'err.detail',
        'err.where',
        'err.parameters',
        'err.cause',
      ],
      censor: '[hidden]',
    },
    serializers: { err: safeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** An error without what a database puts into it: its message repeats the query's parameters. */
export function safeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code } = error as { code?: unknown }
  const fromQuery = error.message.startsWith('Failed query')
  const cause = error.cause instanceof Error ? safeError(error.cause) : undefined
  return {
    type: error.name,
    code: typeof code === 'string' || typeof code === 'number' ? code : undefined,
    message: fromQuery || typeof code === 'string' ? undefined : withoutQuotes(error.message).slice(0, 200),
    stack: framesOf(error)
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 12)
      .join('\n'),
    cause,
  }
}

/** A parser and a serializer quote what they could not read. */
const withoutQuotes = (message: string) => message.replaceAll(/(["'`]).*\1/gs, '$1...$1')

/** The stack below the message: a message may hold lines that look like frames. */
function framesOf({ name, message, stack = '' }: Error): string {
  const head = stack.indexOf(message)
  return message === '' || head < 0 || head > name.length + 200 ? stack : stack.slice(head + message.length)
}

import { needsHelp } from '@mallama/contracts/help'
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { AppError, statusOf, type ErrorBody, type ErrorCode } from '@mallama/contracts/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnread, noticed, screenedOf } from './screening.ts'

const asAppError: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large', 'That is more than this can take. Send less at once.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'Send JSON, with Content-Type: application/json.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid_input', 'The body is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid_input', 'The body is empty. Send JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid_input', 'The body is not as long as its Content-Length says.'],
  FST_ERR_BAD_URL: ['invalid_input', 'The address is not a valid path.'],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', 'There is nothing here.'],
  // PostgreSQL's name for a character that no text may hold: NUL.
  '22021': ['invalid_input', 'There is a character in it that cannot be stored. Leave it out.'],
}

/** The error as the caller may see it. Anything unforeseen is `unexpected`, with nothing of its inside. */
export function publicError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { code: own, statusCode, cause } = error as Partial<FastifyError>
  // What the database refused is wrapped with the query that it refused.
  const code = own ?? (cause as Partial<FastifyError> | undefined)?.code
  const known = code === undefined ? undefined : asAppError[code]
  if (known) return new AppError(...known)
  if (statusCode === 429) return new AppError('too_many_requests', 'Too many requests. Wait a moment and try again.')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('invalid_input', 'The request could not be understood.')
  }
  return new AppError('unexpected', 'Something went wrong on our side. Please try again.')
}

/** The page with places to turn to, which is open to everyone. */
const HELP = '/help-now'

export function errorBody(error: AppError, request: FastifyRequest): ErrorBody {
  const screened = screenedOf(request)
  const safety = error.code === 'unauthenticated' ? null : needsHelp(screened) ? screened : (error.safety ?? null)
  return {
    code: error.code,
    message: error.message,
    ...(error.details ? { details: error.details } : {}),
    requestId: request.id,
    ...(needsHelp(safety) ? { safety } : {}),
    ...(goesUnread(error, request) ? { help: HELP } : {}),
  }
}

/** Also what is too much was written by somebody. */
const goesUnread = ({ code }: AppError, request: FastifyRequest): boolean =>
  code !== 'unauthenticated' &&
  (isUnread(request) || (code === 'payload_too_large' && request.routeOptions.config.endpoint?.screen !== undefined))

/** The one exit for errors: a request id on each, a log line without content, the inside of a 500 kept inside. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = publicError(error)
  const { tooLarge } = request.routeOptions.config.endpoint ?? {}
  const shown = known.code === 'payload_too_large' && tooLarge ? new AppError(known.code, tooLarge) : known
  if (shown.code === 'unexpected') request.log.error({ err: error }, 'unexpected')
  const status = statusOf[shown.code]
  if (isUnread(request)) noticed(request, reply)
  if (shown.code === 'payload_too_large') letFinish(request, reply)
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(shown, request)))
}

/** So long may go on sending who was told that it is too much. */
const LINGER_MS = 20_000

/**
 * Whoever still sends reads no answer until they are done, and a connection that is closed on them takes the answer with
 * it: what comes is thrown away, for a while.
 */
function letFinish({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return
  reply.removeHeader('connection')
  const impatient = setTimeout(() => raw.destroy(), LINGER_MS).unref()
  raw.once('close', () => clearTimeout(impatient))
  raw.resume()
}

/** What is no HTTP, or too much of it before there is a request: the same shape, and the connection ends. */
export function refuseGarbage(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const tooMuch = error.code === 'HPE_HEADER_OVERFLOW'
  const status = tooMuch ? '431 Request Header Fields Too Large' : '400 Bad Request'
  const message = tooMuch ? 'The headers are too long.' : 'The request could not be understood.'
  const body = JSON.stringify({ code: 'invalid_input', message, requestId: randomUUID() } satisfies ErrorBody)
  const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}`
  socket.end(`${head}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`)
}

export const installErrors = (app: FastifyInstance): void => void app.setErrorHandler(refuse)

import type { Safety } from './safety.ts'

/** The only table from error code to HTTP status (API.md). */
export const statusOf = {
  invalid_input: 400,
  unauthenticated: 401,
  membership_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  unexpected: 500,
  payment_unavailable: 503,
  provider_unavailable: 503,
} as const

export type ErrorCode = keyof typeof statusOf

/** What is wrong, keyed by the path of the field: `{ "personName": ["Person name is required"] }`. */
export type ErrorDetails = Record<string, string[]>

export interface ErrorBody {
  code: ErrorCode
  message: string
  details?: ErrorDetails
  requestId: string
  /** Present when the refused text was screened at tier 2 or above: help is never behind a refusal. */
  safety?: unknown
  /** Present when the refused text could not be screened: where help is, whatever is in it. */
  help?: string
}

/** An error whose message is meant for the person who sees it. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails | undefined
  /** What was seen in the refused words by who read them in their place, where the screen saw nothing. */
  safety?: Safety

  constructor(code: ErrorCode, userMessage: string, details?: ErrorDetails) {
    super(userMessage)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}

export const notFound = (userMessage: string) => new AppError('not_found', userMessage)
export const conflict = (userMessage: string) => new AppError('conflict', userMessage)
export const invalidInput = (field: string, what: string) => new AppError('invalid_input', what, { [field]: [what] })

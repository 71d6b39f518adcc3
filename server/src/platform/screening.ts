import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import { SAFETY_HEADER } from '@mallama/contracts/safety-header'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Reads one free text for danger; `country` (ISO 3166 alpha-2) decides the places to turn to. Handed in by app.ts: the
 * platform does not know the coach.
 */
export type Screen = (text: string, country: string | null) => Safety

/** As much as is read of one text from each of its ends; what is longer than both is refused in any case. */
const READ = 20_000
const ends = (text: string) => (text.length <= 2 * READ ? text : `${text.slice(0, READ)}\n${text.slice(-READ)}`)

const screened = new WeakMap<FastifyRequest, Safety>()

/** What the screen saw in this request's free text, for answers and refusals alike. */
export const screenedOf = (request: FastifyRequest): Safety => screened.get(request) ?? null

/** Help goes along with an answer that has no place for it. Codes only: a header may be kept by whoever stands between. */
export function noticed(safety: Safety, reply: FastifyReply): void {
  if (!needsHelp(safety)) return
  const { tier, category, thirdParty } = safety
  reply.header(SAFETY_HEADER, JSON.stringify({ tier, category, thirdParty }))
}

/** The text at this path of a body, nobody yet knows of what shape; the texts of a list under one another. */
function textAt(value: unknown, path: readonly string[]): string {
  if (Array.isArray(value))
    return value
      .map((item) => textAt(item, path))
      .filter(Boolean)
      .join('\n')
  const [name, ...rest] = path
  if (name === undefined) return typeof value === 'string' ? value : ''
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? textAt((value as Record<string, unknown>)[name], rest)
    : ''
}

/** Screens the named body fields; the gravest finding stays with the request. Runs before access and limits. */
export function screenRequest(
  request: FastifyRequest,
  fields: readonly string[],
  screen: Screen,
  country: string | null,
): void {
  const body = request.body as Record<string, unknown> | null | undefined
  if (!body || typeof body !== 'object') return
  let worst: Safety = null
  for (const field of fields) {
    const text = textAt(body, field.split('.'))
    if (text === '') continue
    const found = screen(ends(text), country)
    if (found && (!worst || found.tier > worst.tier)) worst = found
  }
  if (worst) screened.set(request, worst)
}

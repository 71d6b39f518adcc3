import type { z } from 'zod'

/**
 * Who may call: `anyone`; `signed-in`: a verified ID token; `participant`: someone in the room (the domain
 * checks which room); `member`: subscription, running trial or admin; `admin`: the role on our own user row.
 */
export type Access = 'anyone' | 'signed-in' | 'participant' | 'member' | 'admin'

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `:name` parameters. */
  path: string
  access: Access
  /** One sentence for the API page. */
  summary: string
  /** Member endpoint that someone whose access has ended may still use: one's own words stay one's own. */
  archive?: true
  /**
   * Body fields of free text that the safety screen reads before anything else, refusals included. A list's name stands
   * for each of its texts, `dates.label` for the labels of a list. A house rule asks for every free text.
   */
  screen?: readonly string[]
  params?: z.ZodObject
  query?: z.ZodObject
  /** A `z.strictObject`, so that an unknown field is refused by name. A request without a body is read as an empty one. */
  body?: z.ZodType
  response: z.ZodType
  status?: 200 | 201 | 204
  /** The field of an answer that says that nothing was kept: with it the status is 200 and not 201. */
  unkept?: string
  /** Answers `text` or `progress` events and then `done` when the caller accepts `text/event-stream`; `only`: nothing but events. */
  stream?: true | 'only'
  /** May answer with the bytes of a file instead, as a stream. */
  file?: true
  /** Largest body in bytes; 128 KiB unless given. */
  bodyLimit?: number
  /** What is said of a body beyond that, where there is more to say than that it is too much. */
  tooLarge?: string
}

export type Api = Record<string, Endpoint>

export const defineApi = <const A extends Api>(api: A): A => api

type Part<E, K extends string> = E extends { [P in K]: infer S extends z.ZodType } ? z.output<S> : unknown
type Sent<E, K extends string> = E extends { [P in K]: infer S extends z.ZodType } ? z.input<S> : unknown

/** What a domain function receives: body, query and path merged; path values win over the rest. */
export type Input<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>
/** What a caller sends, before defaults and trimming. */
export type Request<E extends Endpoint> = Sent<E, 'params'> & Sent<E, 'query'> & Sent<E, 'body'>
/** What travels back. */
export type Output<E extends Endpoint> = z.output<E['response']>

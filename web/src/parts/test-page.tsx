import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Suspense, useEffect, type ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect } from 'vitest'
import { ParamsContext } from '../platform/params.ts'
import type { User } from '@mallama/contracts/account'
import { queryClient } from '../platform/query.ts'
import { SessionContext, SessionProvider } from '../platform/session.tsx'
import { standingOf } from '../platform/standing.ts'
import { acted, followed } from '../platform/test-act.ts'
import { openNetwork, type Asked, type How } from '../platform/test-network.ts'
import { forgetUser } from '../platform/user.ts'
import { Toaster } from '../ui/toast.tsx'
import { dismiss, toasts } from '../ui/toasts.ts'

// Without the whole page in it, which takes longer to write out than all the rest.
configure({ getElementError: (message) => new Error(message ?? 'not found') })

/** An answer that is no plain 200. */
export class Refused {
  readonly status: number
  readonly body: unknown
  readonly headers: Record<string, string>
  constructor(status: number, body: unknown = null, headers: Record<string, string> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}
export const fails = () => new Refused(500, { code: 'unexpected', requestId: 'r' })

type Answer = unknown | ((body: Record<string, unknown>, how: How & { call: string }) => unknown)
/** By method and path, such as `GET /api/relationships/:id`; a function is asked each time, a plain value is the body. */
export type Api = Record<string, Answer>

const matches = (pattern: string, call: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(call)

let address = { pathname: '/', search: '' }
function Address() {
  const location = useLocation()
  useEffect(() => {
    address = location
  }, [location])
  return null
}
export const where = () => address.pathname + address.search

/** Nothing of a page is left for the test that follows. */
export function leavePage(): void {
  cleanup()
  for (const { id } of toasts.entries()) dismiss(id)
  queryClient.clear()
  forgetUser()
  sessionStorage.clear()
  localStorage.clear()
}

export interface Opened {
  asked: Asked[]
  /** Bodies of what was sent there. */
  sent(method: string, path: string): Record<string, unknown>[]
  /** Changes what is answered from now on. */
  now(api: Api): void
  /** As after a reload: what the page kept of itself is gone, what it kept in the browser is not. */
  again(): void
}

interface At {
  path?: string
  /** What the address names. */
  params?: Record<string, string>
}

/** A page as the product shows it, with what it asks of the server answered by `api`. */
export function openPage(page: ReactNode, api: Api, { path = '/', params = {} }: At = {}): Opened {
  let answers = api
  const asked = openNetwork(async (call, body, how) => {
    const [, answer] =
      Object.entries(answers).find(([pattern]) => {
        const [method, wanted] = pattern.split(' ') as [string, string]
        return method === how.method && matches(wanted, call)
      }) ?? []
    if (answer === undefined) return { status: 404, body: { code: 'not_found', message: `${how.method} ${call}` } }
    const given: unknown = await (typeof answer === 'function'
      ? (answer as (body: object, how: object) => unknown)(body, { ...how, call })
      : answer)
    return given instanceof Refused ? given : { status: given === null ? 204 : 200, body: given }
  })
  const view = (
    <MemoryRouter initialEntries={[path]}>
      <SessionProvider>
        <QueryClientProvider client={queryClient}>
          <ParamsContext value={params}>
            <Suspense>{page}</Suspense>
          </ParamsContext>
        </QueryClientProvider>
        <Toaster />
      </SessionProvider>
      <Address />
    </MemoryRouter>
  )
  const show = () => acted(() => render(view))
  show()
  return {
    asked,
    sent: (method, wanted) =>
      asked.filter((one) => one.method === method && matches(wanted, one.call)).map(({ body }) => body),
    now: (changed) => {
      answers = { ...answers, ...changed }
    },
    again: () => {
      cleanup()
      queryClient.clear()
      show()
    },
  }
}

/** A page as this person sees it. */
export function seenBy(user: User, page: ReactNode): ReactNode {
  const now = Date.parse(user.serverTime)
  const standing = standingOf({ identity: 'in', user, userFailed: false, now })
  const nothing = async () => undefined
  return (
    <SessionContext value={{ ...standing, now, ended: false, unreachable: false, refetch: nothing, signOut: nothing }}>
      {page}
    </SessionContext>
  )
}

// What a person does, by the names they see.

export type Name = string | RegExp
export const button = (name: Name) => screen.getByRole<HTMLButtonElement>('button', { name })
/** A press takes the focus, as in a browser; what it brings may be code that has to be fetched. */
export async function click(element: HTMLElement, times = 1) {
  element.focus()
  acted(() => {
    for (let time = 0; time < times; time++) fireEvent.click(element)
  })
  await followed()
}
export const press = (name: Name) => click(button(name))
/** Waits until there is such a button, and presses it. */
export const pressNext = async (name: Name) => click(await screen.findByRole('button', { name }))
export const field = (label: Name) => screen.getByLabelText<HTMLInputElement>(label)
export const write = (label: Name, value: string) => fireEvent.change(field(label), { target: { value } })
export const dialog = async (name: Name, role = 'dialog') => within(await screen.findByRole(role, { name }))
export const region = (name: Name) => within(screen.getByRole('region', { name }))

/** The one toast on the screen says this. */
export const told = async (...words: string[]) =>
  waitFor(() => {
    const all = document.querySelectorAll<HTMLElement>('.toaster .toast')
    expect(all).toHaveLength(1)
    for (const each of words) expect(all[0]!.textContent).toContain(each)
  })
export const nothingTold = () => expect(document.querySelectorAll('.toaster .toast')).toHaveLength(0)

/** A promise that the test keeps. */
export function held<T>() {
  const { promise, resolve } = Promise.withResolvers<T>()
  return { promise, go: resolve }
}

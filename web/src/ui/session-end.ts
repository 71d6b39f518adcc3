import { createContext, use, type ReactNode } from 'react'

/** The way back in, which the shell puts here once the session has ended under an open page; null while it runs. */
export const SessionEndContext = createContext<ReactNode>(null)

export const SESSION_ENDED = 'Your session has ended.'

/** Why something did not load, as far as a page can know. */
export const useCause = (): string => (use(SessionEndContext) === null ? 'It may be your connection.' : SESSION_ENDED)

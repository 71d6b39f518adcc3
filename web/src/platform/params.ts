import { createContext, use } from 'react'

/** What the address of the open page names: `{ id }` on /relationships/{id}. Set by the route table. */
export const ParamsContext = createContext<Readonly<Record<string, string>>>({})

export const useScreenParams = () => use(ParamsContext)

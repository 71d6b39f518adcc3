import { useMedia } from '../ui/media.ts'

/** Where the chat about someone stands beside their page; where there is less room it is a screen of its own. */
const WIDE = '(min-width: 66rem)'

export const useBeside = () => useMedia(WIDE)
export const isBeside = () => matchMedia(WIDE).matches

export const personHref = (relationshipId: string) => `/relationships/${encodeURIComponent(relationshipId)}`
export const chatHref = (relationshipId: string) => `${personHref(relationshipId)}/chat`

/** Comes along to the chat's screen from the page about someone: back is then the browser's own. */
export const fromPerson = { from: 'person' } as const

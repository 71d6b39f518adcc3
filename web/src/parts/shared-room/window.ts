const SHAPE = 'width=800,height=600,scrollbars=yes,resizable=yes'

export const windowHref = (relationshipId: string, sessionId?: string) =>
  `/chat-window/${encodeURIComponent(relationshipId)}${sessionId ? `?session=${encodeURIComponent(sessionId)}` : ''}`

/** One window a person: pressed again, it comes to the front. */
export const openWindow = (relationshipId: string, sessionId?: string) =>
  window.open(windowHref(relationshipId, sessionId), `mallama-chat-${relationshipId}`, SHAPE)?.focus()

import { onForget } from '../../platform/forget.ts'

/** What one screen gives to a tool that it opens. */
export interface Prefill {
  relationshipId?: string
  text?: string
  goal?: string
  context?: string
  draft?: string
}

/** Content goes from page to page in memory: never into an address, the history or a disk. */
let carried: { path: string; texts: Omit<Prefill, 'relationshipId'> } | null = null
onForget(() => {
  carried = null
})

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const PARAM = 'relationship'

/** For a link: `<LinkButton {...toolHref('/text-this-not-that', { draft })}>`. Texts are handed over by the press. */
export function toolHref(
  path: string,
  { relationshipId, ...texts }: Prefill = {},
): { to: string; onClick: () => void } {
  const to = relationshipId ? `${path}?${PARAM}=${encodeURIComponent(relationshipId)}` : path
  return { to, onClick: () => void (carried = { path, texts }) }
}

/** What this page was opened with; nothing when it was opened by itself. `useToolDraft` takes it over. */
export function takePrefill(): Prefill {
  const { pathname, search } = window.location
  const texts = carried?.path === pathname ? carried.texts : {}
  const asked = new URLSearchParams(search).get(PARAM)
  return { ...texts, ...(asked !== null && ID.test(asked) ? { relationshipId: asked } : {}) }
}

/**
 * Gives up what was carried once the page stands: React may build a page several times before. A reload and a way back
 * keep what was chosen since, so the address stops saying whom the page was opened for.
 */
export function dropPrefill() {
  carried = null
  const { pathname, search } = window.location
  if (new URLSearchParams(search).has(PARAM)) window.history.replaceState(window.history.state, '', pathname)
}

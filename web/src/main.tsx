import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { fetchAhead } from './app/ahead.ts'
import { App } from './app/App.tsx'
import { preload } from './app/pages.ts'
import { screenFor } from './app/routes.ts'
import { getIdentity, startIdentity } from './platform/identity.ts'

startIdentity()
if (getIdentity().status === 'starting') fetchAhead(location.pathname, location.search)

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root')
const app = (
  <StrictMode>
    <App />
  </StrictMode>
)

/** Public pages arrive rendered, as a visitor sees them; whoever is signed in gets a fresh tree. */
const visitor = { status: 'visitor', subscribed: false } as const
const shown = screenFor(location.pathname, location.search, visitor)
if (root.hasChildNodes() && getIdentity().status === 'out' && 'screen' in shown) {
  void preload(shown.screen).finally(() => hydrateRoot(root, app))
} else {
  root.replaceChildren()
  delete document.documentElement.dataset['known']
  createRoot(root).render(app)
}

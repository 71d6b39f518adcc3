import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { Toaster } from '../../ui/toast.tsx'
import { PreviewPage } from './PreviewPage.tsx'

// Development only, at /preview.html: the page stands by itself and needs neither server nor session.
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MemoryRouter>
        <main id="main">
          <PreviewPage />
        </main>
        <Toaster />
      </MemoryRouter>
    </StrictMode>,
  )
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../platform/session.tsx'
import type { FoldedForm } from '../../parts/tools/folded.ts'
import { openNetwork } from '../../platform/test-network.ts'
import { AnalyzerForm, nothingWritten } from './AnalyzerForm.tsx'

beforeEach(() => void openNetwork(() => ({ status: 200, body: [] })))
afterEach(cleanup)

const nothing = () => undefined
const form = (above: FoldedForm | null) => (
  <QueryClientProvider client={new QueryClient()}>
    <SessionProvider>
      <MemoryRouter>
        <AnalyzerForm
          written={{ ...nothingWritten, text: 'Fine.' }}
          onWrite={nothing}
          onSend={nothing}
          onClear={() => nothing}
          busy={false}
          help={null}
          replaced={null}
          onUndo={nothing}
          box={null}
          above={above}
        />
      </MemoryRouter>
    </SessionProvider>
  </QueryClientProvider>
)
const folded = () => !document.querySelector<HTMLDetailsElement>('details.fold')!.open

test('the form stands open where there is no result, and is one row with its words above one', () => {
  const onOpen = vi.fn()
  const { rerender } = render(form(null))
  expect(folded()).toBe(false)
  rerender(form({ open: false, onOpen, holds: 'its words', words: 'Fine.' }))
  expect(folded()).toBe(true)
  expect(document.querySelector('summary')!.textContent).toContain('Fine.')
  fireEvent.click(screen.getByText('What you pasted'))
  expect(onOpen).toHaveBeenCalledWith(true)
})

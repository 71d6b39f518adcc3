import { Suspense, useState } from 'react'
import type { ShownRead } from '@mallama/contracts/guide'
import { Button } from '../../../ui/button.tsx'
import { laterDialog } from '../../../ui/later.ts'
import './guide.css'

const ReadDialog = laterDialog(() => import('./ReadDialog.tsx'))

/** Some lines of tried advice, marked as general; the rest of it is a press away. */
export function ReadCard({ id, title, lines }: ShownRead) {
  const [open, setOpen] = useState(false)
  return (
    <section className="paper" aria-label={title}>
      <p className="paper__head">
        What often helps <span className="chip">General</span>
      </p>
      <h3>{title}</h3>
      <ul className="paper__points">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div>
        <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
          Read it all, 1 minute
        </Button>
      </div>
      {open && (
        <Suspense>
          <ReadDialog id={id} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

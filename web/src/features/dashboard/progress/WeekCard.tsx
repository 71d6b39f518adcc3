import { Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { later } from '../../../ui/later.ts'

const WeekDialog = later(() => import('./WeekDialog.tsx'))

export function WeekCard() {
  const [open, setOpen] = useState(false)
  return (
    <Card as="section" tone="noticed" className="stack prog__week" aria-labelledby="your-week">
      <h2 id="your-week" className="heading">
        Your week
      </h2>
      <p className="small">The last seven days in counts and your own words. Nothing is guessed.</p>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        Read your week
      </Button>
      {open && (
        <Suspense>
          <WeekDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}

import type { LookBack } from '@mallama/contracts/journal'
import { useState } from 'react'
import { dayOf } from '../../parts/chat/when.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toasts.ts'
import { useTakeOut } from './journal.queries.ts'

interface ImportsProps extends Pick<LookBack, 'imports'> {
  onImport: () => void
}

const entriesOf = (entries: number) => (entries === 1 ? '1 entry' : `${entries} entries`)

/** What was kept elsewhere, in and out again; and the way to take it all along. */
export function Imports({ imports, onImport }: ImportsProps) {
  const [asked, setAsked] = useState<LookBack['imports'][number] | null>(null)
  const takeOut = useTakeOut()
  const confirm = async () => {
    if (!asked) return
    try {
      await takeOut.mutateAsync(asked.id)
      setAsked(null)
      toast({ title: `${entriesOf(asked.entries)} taken out`, tone: 'good' })
    } catch {
      toast({ title: 'It was not taken out', description: 'Please try again.', tone: 'error' })
    }
  }
  return (
    <Card as="section" tone="flat" className="stack imports" aria-labelledby="imports">
      <div>
        <h2 id="imports" className="heading">
          Kept a journal elsewhere?
        </h2>
        <p className="small soft">Daylio or Day One. It is read on this server only.</p>
      </div>
      <div className="row">
        <Button variant="quiet" size="sm" onClick={onImport}>
          Import
        </Button>
        <LinkButton variant="ghost" size="sm" to="/your-words">
          Download your journal
        </LinkButton>
      </div>
      {imports.map((one) => (
        <p key={one.id} className="row row--between small">
          <span>
            {entriesOf(one.entries)} brought in on {dayOf(one.at)}
          </span>
          <Button variant="ghost" size="sm" onClick={() => setAsked(one)}>
            Take out again<span className="sr-only">: {entriesOf(one.entries)}</span>
          </Button>
        </p>
      ))}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={`Take out ${entriesOf(asked.entries)}?`}
          body="Everything that this file brought goes, also what you changed in it since. What you wrote here stays."
          confirmLabel="Take out"
          busyLabel="Taking out..."
          busy={takeOut.isPending}
          onConfirm={() => void confirm()}
        />
      )}
    </Card>
  )
}

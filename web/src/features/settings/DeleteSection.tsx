import { Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { laterDialog } from '../../ui/later.ts'
import { useSignInAccount } from './account.tsx'
import { Section } from './Section.tsx'

const DeleteDialog = laterDialog(() => import('./DeleteDialog.tsx'))
const WipeDialog = laterDialog(() => import('./WipeDialog.tsx'))

/** Everything at once, or the words alone; what goes and what stays is said before. */
export function DeleteSection() {
  const [open, setOpen] = useState<'words' | 'account' | null>(null)
  const { known } = useSignInAccount()
  const close = () => setOpen(null)
  const lead = 'At once, and for good: your words alone, or your whole account.'
  return (
    <Section id="delete" title="Delete account" lead={lead}>
      <div className="row gap-3">
        <Button variant="quiet" disabled={known === null} onClick={() => setOpen('words')}>
          Delete my words
        </Button>
        <Button variant="quiet" disabled={known === null} onClick={() => setOpen('account')}>
          Delete account
        </Button>
      </div>
      <Suspense>
        {open === 'words' && <WipeDialog onClose={close} />}
        {open === 'account' && <DeleteDialog onClose={close} />}
      </Suspense>
    </Section>
  )
}

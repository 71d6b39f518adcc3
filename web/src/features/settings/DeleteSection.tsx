import { Suspense, useState } from 'react'
import { useConfig } from '../../platform/config.ts'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.ts'
import { useSignInAccount } from './account.tsx'
import { Section } from './Section.tsx'

const DeleteDialog = later(() => import('./DeleteDialog.tsx'))

/**
 * Everything at once, for whoever wants to be gone: what goes and what stays is said before. Where Firebase keeps the
 * sign-ins, deleting one there would leave the words here.
 */
export function DeleteSection() {
  const [open, setOpen] = useState(false)
  const { known } = useSignInAccount()
  if (useConfig()?.identity.mode !== 'embedded') return null
  return (
    <Section id="delete" title="Delete account" lead="Erases everything at once. It cannot be brought back.">
      <div>
        <Button variant="quiet" disabled={known === null} onClick={() => setOpen(true)}>
          Delete account
        </Button>
      </div>
      {open && (
        <Suspense>
          <DeleteDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  )
}

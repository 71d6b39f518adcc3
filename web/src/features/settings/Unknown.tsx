import { Button } from '../../ui/button.tsx'
import { useSignInAccount } from './account.tsx'
import { useBusy } from '../../platform/once.ts'

/** In place of what only the identity provider knows, while it cannot be asked. */
export function Unknown() {
  const { refresh } = useSignInAccount()
  const [busy, run] = useBusy()
  return (
    <>
      <p className="soft">This did not load. It may be your connection.</p>
      <div>
        <Button variant="quiet" busy={busy} onClick={() => void run(refresh)}>
          Try again
        </Button>
      </div>
    </>
  )
}

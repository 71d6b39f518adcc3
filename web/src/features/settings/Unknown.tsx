import { Button } from '../../ui/button.tsx'
import { useCause } from '../../ui/session-end.ts'
import { useSignInAccount } from './account.tsx'
import { useBusy } from '../../platform/once.ts'

/** In place of what only the identity provider knows, while it cannot be asked. */
export function Unknown() {
  const { refresh } = useSignInAccount()
  const [busy, run] = useBusy()
  const cause = useCause()
  return (
    <>
      <p className="soft">This did not load. {cause}</p>
      <div>
        <Button variant="quiet" busy={busy} onClick={() => void run(refresh)}>
          Try again
        </Button>
      </div>
    </>
  )
}

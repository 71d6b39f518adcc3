import { useOnce } from '../../platform/once.ts'
import { toast } from '../../ui/toasts.ts'
import { useSetTemporary } from './chat.queries.ts'

/** A chat that leaves no trace in what Mallama knows. */
export const TEMPORARY = "Don't learn from this chat"

const failed = () =>
  toast({ title: 'Error', description: 'Your choice was not saved. Please try again.', tone: 'error' })

export function useTemporary(relationshipId: string) {
  const set = useSetTemporary(relationshipId)
  const once = useOnce()
  return (on: boolean) => once(async () => void (await set(on).catch(failed)))
}

/** What it does not mean is said too. */
export const Unlearnt = () => (
  <p className="small soft chat__unlearnt">
    Mallama learns nothing from this chat and uses nothing it learned before. The chat itself stays until you delete it.
  </p>
)

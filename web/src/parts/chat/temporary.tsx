import { toast } from '../../ui/toasts.ts'
import { useSetTemporary } from './chat.queries.ts'

/** A chat that leaves no trace in what Mallama knows. */
export const TEMPORARY = 'Temporary chat'

const failed = () => toast({ title: 'Error', description: 'The switch did not hold. Please try again.', tone: 'error' })

export function useTemporary(relationshipId: string) {
  const set = useSetTemporary(relationshipId)
  return (on: boolean) => set(on).catch(failed)
}

/** What it does not mean is said too. */
export const Unlearnt = () => (
  <p className="small soft chat__unlearnt">
    Mallama learns nothing from this chat and uses nothing it learnt before. The chat itself stays until you delete it.
  </p>
)

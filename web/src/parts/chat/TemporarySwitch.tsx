import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toasts.ts'
import { useSetTemporary } from './chat.queries.ts'

const failed = () => toast({ title: 'Error', description: 'The switch did not hold. Please try again.', tone: 'error' })

/** A chat that leaves no trace in what Mallama knows; and says what that does not mean. */
export function TemporarySwitch({ relationshipId, on }: { relationshipId: string; on: boolean }) {
  const set = useSetTemporary(relationshipId)
  return (
    <>
      <Switch className="chat__temporary small" on={on} onChoose={(next) => set(next).catch(failed)}>
        Temporary chat
      </Switch>
      {on && (
        <p className="small soft chat__unlearnt">
          Mallama learns nothing from this chat and uses nothing it learnt before. The chat itself stays until you
          delete it.
        </p>
      )}
    </>
  )
}

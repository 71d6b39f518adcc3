import { useState } from 'react'
import { CheckRow } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.ts'
import { useSetTemporary } from './chat.queries.ts'

const failed = () => toast({ title: 'Error', description: 'The switch did not hold. Please try again.', tone: 'error' })

/** A chat that leaves no trace in what Mallama knows; and says what that does not mean. */
export function TemporarySwitch({ relationshipId, on }: { relationshipId: string; on: boolean }) {
  const set = useSetTemporary(relationshipId)
  // The cache tells its readers a moment later than a switch has to answer.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const shown = wanted ?? on
  const change = async (next: boolean) => {
    setWanted(next)
    await set(next).catch(failed)
    setTimeout(() => setWanted(null))
  }
  return (
    <>
      <CheckRow
        role="switch"
        aria-checked={shown}
        className="chat__temporary small"
        checked={shown}
        onChange={({ target }) => void change(target.checked)}
      >
        Temporary chat
      </CheckRow>
      {shown && (
        <p className="small soft chat__unlearnt">
          Mallama learns nothing from this chat and uses nothing it learnt before. The chat itself stays until you
          delete it.
        </p>
      )}
    </>
  )
}

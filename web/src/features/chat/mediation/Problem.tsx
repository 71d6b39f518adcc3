import { needsHelp } from '@mallama/contracts/help'
import { SafetyCard } from '../../../parts/safety-card/SafetyCard.tsx'
import { ApiError, messageOf } from '../../../platform/api.ts'

/** Why it did not go, beside what was written, which is still there. Help that came with it stands first. */
export function Problem({ error }: { error: unknown }) {
  if (!error) return null
  const safety = error instanceof ApiError ? error.safety : null
  return (
    <div className="stack gap-3">
      {needsHelp(safety) && <SafetyCard safety={safety} />}
      <p className="small med-problem" role="alert">
        {messageOf(error, 'Failed to send message. Please try again.')} Your words are still here.
      </p>
    </div>
  )
}

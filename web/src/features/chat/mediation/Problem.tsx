import { maySetAside, needsHelp } from '@mallama/contracts/help'
import { NotThis } from '../../../parts/safety-card/NotThis.tsx'
import { SafetyCard } from '../../../parts/safety-card/SafetyCard.tsx'
import { ApiError, messageOf } from '../../../platform/api.ts'

interface ProblemProps {
  error: unknown
  /** What did not happen, where nothing was written that could be lost. */
  what?: string
  /** Shares what was written all the same: the person says that it is not about anybody's safety. */
  onAside?: () => Promise<unknown>
}

/** Why it did not go, beside where it was pressed. Help that came with it stands first. */
export function Problem({ error, what = 'That did not go through.', onAside }: ProblemProps) {
  if (!error) return null
  const safety = error instanceof ApiError ? error.safety : null
  return (
    <div className="stack gap-3">
      {needsHelp(safety) && <SafetyCard safety={safety} />}
      <p className="small med-problem" role="alert">
        {onAside
          ? `${messageOf(error, 'Failed to send message. Please try again.')} Your words are still here.`
          : messageOf(error, `${what} Please try again.`)}
      </p>
      {onAside && maySetAside(safety) && <NotThis onAside={onAside} />}
    </div>
  )
}

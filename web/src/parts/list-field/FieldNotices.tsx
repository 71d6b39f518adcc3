import { Button } from '../../ui/button.tsx'
import { Status } from '../../ui/status.tsx'
import { HelpFirst } from '../safety-card/HelpFirst.tsx'
import type { FieldSync } from './useFieldSync.ts'

interface FieldNoticesProps {
  sync: FieldSync
  editing: boolean
}

/** What is to be known about a field before going on: help, a save that failed, a change made elsewhere. */
export function FieldNotices({ sync, editing }: FieldNoticesProps) {
  const { help, unsaved, saving, changedMeanwhile } = sync
  return (
    <>
      {help && <HelpFirst safety={help} refusal="Failed to update relationship." />}
      <Status className="lf__notices">
        {unsaved && !editing && (
          <div className="row lf__unsaved">
            <span className="small">This change is not saved yet. It is kept here.</span>
            <Button size="sm" variant="quiet" busy={saving} onClick={sync.retry}>
              Try again
            </Button>
            <Button size="sm" variant="ghost" onClick={sync.giveUp}>
              Undo the change
            </Button>
          </div>
        )}
        {changedMeanwhile && editing && (
          <p className="small soft">
            This was changed somewhere else in the meantime. When you save, you can see both.
          </p>
        )}
      </Status>
    </>
  )
}

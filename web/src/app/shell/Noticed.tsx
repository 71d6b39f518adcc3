import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { X } from 'lucide-react'
import { headingOf } from '../../parts/safety-card/words.ts'
import { closeNoticed, noticed } from '../../platform/noticed.ts'
import { IconButton } from '../../ui/button.tsx'
import { Status } from '../../ui/status.tsx'

/** After something was kept that tells of danger: where help is. The page and the words stay as they are. */
export function Noticed() {
  const seen = useSyncExternalStore(noticed.subscribe, noticed.current, () => null)
  return (
    <Status className="noticed no-print">
      {seen && (
        <div className="card card--noticed noticed__card">
          <div>
            <p>
              <b>{'unread' in seen ? 'Mallama could not read that' : headingOf(seen)}</b>
            </p>
            <p className="small">
              {'unread' in seen
                ? 'Your words are still here. If anyone is in danger, there are people who can help.'
                : 'What you wrote is kept. Help is there too, whenever you want it.'}
            </p>
            <Link className="link" to="/help-now" onClick={closeNoticed}>
              See who can help
            </Link>
          </div>
          <IconButton label="Close" onClick={closeNoticed}>
            <X className="icon" aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </Status>
  )
}

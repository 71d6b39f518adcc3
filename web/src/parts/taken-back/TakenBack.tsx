import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Status } from '../../ui/status.tsx'
import './taken-back.css'

interface TakenBackProps {
  /** "Deleted: Conflict, 12 March" */
  what: string
  busy?: boolean
  /** The focus has gone where one goes on, and stays there. */
  aside?: boolean
  onUndo: () => void
}

/** What was just deleted, and the way back. */
export function TakenBack({ what, busy, aside = false, onUndo }: TakenBackProps) {
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone with its row.
  useEffect(() => {
    if (!aside) box.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [aside])
  return (
    <Status className="row taken-back" ref={box}>
      <span className="small soft" dir="auto">
        {what}
      </span>
      <Button variant="ghost" size="sm" busy={busy} onClick={onUndo}>
        Undo
      </Button>
    </Status>
  )
}

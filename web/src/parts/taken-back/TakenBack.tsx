import { useEffect, useLayoutEffect, useRef } from 'react'
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
  const undone = useRef(false)
  // The button that was pressed is gone with its row.
  useEffect(() => {
    if (!aside) box.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [aside])
  // Whoever waited here when Undo ran out is not thrown back to the top of the page.
  useLayoutEffect(() => {
    const line = box.current
    return () => {
      if (!undone.current && line?.contains(document.activeElement)) goOnAt(line.parentElement)
    }
  }, [])
  const undo = () => {
    undone.current = true
    onUndo()
  }
  return (
    <Status className="row taken-back" ref={box}>
      <span className="small soft" dir="auto">
        {what}
      </span>
      <Button variant="ghost" size="sm" busy={busy} onClick={undo}>
        Undo
      </Button>
    </Status>
  )
}

/** Puts the focus on the heading of what a line stood in, once the line is gone. */
function goOnAt(place: Element | null) {
  const around = place?.closest('section, main')
  setTimeout(() => {
    const heading = around?.querySelector<HTMLElement>('h1, h2, h3')
    if (!heading || document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
}

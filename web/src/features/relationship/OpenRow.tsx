import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Fold } from '../../ui/fold.tsx'

interface OpenRowProps {
  title: ReactNode
  /** One line of what is inside. */
  line: string
  /** On a wide screen what is inside stands open, under its own heading. */
  flat?: boolean
  /** The id of the heading inside, for links that lead here. */
  place?: string
  /** Something inside was begun and not finished. */
  begun?: boolean
  /** What asks the server for more than the page has waits until it is wanted. */
  late?: boolean
  children: ReactNode
}

/** A row that opens. What is being written is never folded away. */
export function OpenRow({ title, line, flat = false, place, begun = false, late = false, children }: OpenRowProps) {
  const row = useRef<HTMLDetailsElement>(null)
  const [named] = useState(() => place !== undefined && window.location.hash === `#${place}`)
  const [open, setOpen] = useState(begun || named)
  const [wanted, setWanted] = useState(open)
  useEffect(() => {
    if (named) row.current?.scrollIntoView({ block: 'start' })
    if (row.current?.querySelector('textarea, form')) setOpen(true)
  }, [named])
  const set = (next: boolean) => {
    setOpen(next)
    if (next) setWanted(true)
  }
  return (
    <Fold
      ref={row}
      look="open-row"
      className={late && 'open-row--late'}
      title={title}
      level={2}
      meta={line}
      bare={flat}
      open={open}
      onOpen={set}
    >
      {(!late || flat || wanted) && children}
    </Fold>
  )
}

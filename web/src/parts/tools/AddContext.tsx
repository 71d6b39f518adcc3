import { useState, type ReactNode } from 'react'
import { Plus } from 'lucide-react'
import { Fold } from '../../ui/fold.tsx'

interface AddContextProps {
  /** What is in the fields inside, by name: said while they are folded. */
  filled: readonly string[]
  /** Something inside has to be mended: it does not stay folded. */
  wrong: boolean
  children: ReactNode
}

/** The fields that a form can go without. */
export function AddContext({ filled, wrong, children }: AddContextProps) {
  const [open, setOpen] = useState(false)
  const shown = open || wrong
  return (
    <Fold
      line
      icon={Plus}
      title="Add context"
      meta={!shown && filled.length > 0 && filled.join(', ')}
      open={shown}
      onOpen={setOpen}
    >
      {children}
    </Fold>
  )
}

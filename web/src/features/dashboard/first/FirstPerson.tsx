import type { MouseEvent } from 'react'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { isOpenPath } from '../../../platform/open-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Scene } from '../../../ui/scenes.tsx'

interface FirstPersonProps {
  onAdd: () => void
  /** Someone moves towards it. */
  onNear: () => void
}

/** With nobody yet: one card, and one thing to do on it. */
export function FirstPerson({ onAdd, onNear }: FirstPersonProps) {
  const add = (event: MouseEvent) => {
    // Into another tab or window it stays the link that it is.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onAdd()
  }
  return (
    <Card className="next-step">
      <div className="next-step__top">
        <Scene />
        <div>
          <h3 className="heading">No Relationships Yet</h3>
          <p className="soft">Start with one person. A name is enough, and only you can see it.</p>
        </div>
      </div>
      <LinkButton
        size="lg"
        to="/relationships"
        aria-haspopup="dialog"
        onClick={add}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <Plus className="icon" aria-hidden="true" />
        Add Your First Relationship
      </LinkButton>
      {isOpenPath('/text-analyzer') && (
        <p className="small soft">
          Puzzled by a message? <Link to="/text-analyzer">Start with that</Link>.
        </p>
      )}
    </Card>
  )
}

import { ArrowLeft, LifeBuoy, Pause } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { IconButton } from '../../../ui/button.tsx'
import { QuickExitButton } from '../../../ui/quick-exit.tsx'

interface HeadProps {
  title: string
  meta: ReactNode
  /** Who else is here. */
  seen?: ReactNode
  /** What stands under all of it. */
  note?: ReactNode
  /** Where the way back leads, when it stays in this room. */
  onBack?: { label: string; go: () => void }
  onStop?: () => void
}

export function Head({ title, meta, seen, note, onBack, onStop }: HeadProps) {
  return (
    <header className="med__head">
      {onBack ? (
        <IconButton label={onBack.label} onClick={onBack.go}>
          <ArrowLeft className="icon" aria-hidden="true" />
        </IconButton>
      ) : (
        <Link className="icon-btn" to="/conversations" aria-label="Back to conversations" title="Back to conversations">
          <ArrowLeft className="icon" aria-hidden="true" />
        </Link>
      )}
      <div className="med__title">
        <h1 dir="auto">{title}</h1>
        <p className="meta">{meta}</p>
        {seen}
      </div>
      {/* The same for everyone: whoever stands beside somebody learns nothing from it. */}
      <Link className="icon-btn" to="/help-now" aria-label="Help now" title="Help now">
        <LifeBuoy className="icon" aria-hidden="true" />
      </Link>
      {onStop && (
        <IconButton label="Pause, leave or end" aria-haspopup="dialog" onClick={onStop}>
          <Pause className="icon" aria-hidden="true" />
        </IconButton>
      )}
      <QuickExitButton />
      {note}
    </header>
  )
}

import { ArrowLeft, Share } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { IconButton } from '../../ui/button.tsx'
import { QuickExitButton } from '../../ui/quick-exit.tsx'

interface SessionHeadProps {
  id?: string
  title: string
  meta?: ReactNode
  onShare?: (() => void) | undefined
}

/** Over every state of the page: the way back, what it is, what can be done with it, and the way out. */
export const SessionHead = ({ id, title, meta, onShare }: SessionHeadProps) => (
  <header className="chat__head chat__head--whole chat__head--named">
    <Link
      className="icon-btn chat__back-link"
      to="/conversations"
      aria-label="Back to conversations"
      title="Back to conversations"
    >
      <ArrowLeft className="icon" aria-hidden="true" />
    </Link>
    <div className="chat__title">
      <h1 id={id} dir="auto">
        {title}
      </h1>
      {meta}
    </div>
    {onShare && (
      <IconButton label="Share or export" aria-haspopup="dialog" onClick={onShare}>
        <Share className="icon" aria-hidden="true" />
      </IconButton>
    )}
    <QuickExitButton />
  </header>
)

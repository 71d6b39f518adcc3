import { CircleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useConfig } from '../../platform/config.ts'
import { cx } from '../../ui/classes.ts'

interface PayNoteProps {
  title: ReactNode
  tone?: 'error' | 'lamp'
  icon?: LucideIcon
  children?: ReactNode
}

export function PayNote({ title, tone = 'error', icon: Icon = CircleAlert, children }: PayNoteProps) {
  return (
    <div className={cx('pay-note', `pay-note--${tone}`)}>
      <Icon className="icon" aria-hidden="true" />
      <div>
        <b>{title}</b> {children}
      </div>
    </div>
  )
}

/** Who answers when a payment goes wrong. */
export function Support() {
  const config = useConfig()
  if (!config) return null
  if (config.supportEmail)
    return (
      <span>
        Questions: <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
      </span>
    )
  return <span>Questions: ask whoever runs this server. On your own machine, that is you.</span>
}

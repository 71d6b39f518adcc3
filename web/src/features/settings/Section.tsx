import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

interface SectionProps {
  /** Its anchor: /settings#password. */
  id: string
  title: string
  lead?: ReactNode
  children: ReactNode
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <Card as="section" className="settings__section" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <div className="settings__lead">
        <h2 id={`${id}-title`} className="subheading">
          {title}
        </h2>
        {lead && <p className="soft small">{lead}</p>}
      </div>
      <div className="stack">{children}</div>
    </Card>
  )
}

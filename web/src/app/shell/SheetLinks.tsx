import { Link } from 'react-router'
import type { NavLink } from '../navigation.ts'
import { icons } from './icons.ts'

interface SheetLinksProps {
  links: readonly NavLink[]
  label: string
  /** The page that is open. */
  current?: string
  onGo: () => void
}

export function SheetLinks({ links, label, current, onGo }: SheetLinksProps) {
  if (links.length === 0) return null
  return (
    <nav className="sheet-links" aria-label={label}>
      {links.map(({ name, to }) => {
        const Icon = icons[name]
        return (
          <Link key={name} to={to} aria-current={to === current ? 'page' : undefined} onClick={onGo}>
            {Icon && <Icon className="icon" aria-hidden="true" />}
            {name}
          </Link>
        )
      })}
    </nav>
  )
}

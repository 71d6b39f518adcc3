import { Menu } from 'lucide-react'
import { Link } from 'react-router'
import { bar, isCurrent } from '../navigation.ts'
import { icons } from './icons.ts'

/** The bottom of a phone: the four pages of the header, and the menu with everything else. */
export function TabBar({ path, onMenu }: { path: string; onMenu: () => void }) {
  const { links } = bar()
  return (
    <nav
      className="tabbar"
      aria-label="Main, bottom"
      style={{ gridTemplateColumns: `repeat(${links.length + 1}, minmax(0, 1fr))` }}
    >
      {links.map(({ name, to }) => {
        const Icon = icons[name]
        return (
          <Link key={name} to={to} aria-current={isCurrent(to, path) ? 'page' : undefined}>
            {Icon && <Icon className="icon" aria-hidden="true" />}
            {name}
          </Link>
        )
      })}
      <button type="button" aria-haspopup="dialog" onClick={onMenu}>
        <Menu className="icon" aria-hidden="true" />
        Menu
      </button>
    </nav>
  )
}

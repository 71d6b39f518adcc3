import { LayoutGrid, Menu } from 'lucide-react'
import { Link } from 'react-router'
import { isAmong, isCurrent, isInMenu, tabs } from '../navigation.ts'
import { icons } from './icons.ts'
import type { OpenSheet } from './sheets.ts'

interface TabBarProps {
  path: string
  onSheet: (sheet: OpenSheet) => void
}

/** The bottom of a phone: the pages one is on most, the tools, and the menu with everything else. */
export function TabBar({ path, onSheet }: TabBarProps) {
  const { links, tools } = tabs()
  const count = links.length + (tools.length > 0 ? 2 : 1)
  return (
    <nav
      className="tabbar"
      aria-label="Main, bottom"
      // A long word takes the room that a short one leaves.
      style={{ gridTemplateColumns: `repeat(${count}, auto)` }}
    >
      {links.map(({ name, to }) => {
        const Icon = icons[name]
        return (
          <Link key={name} to={to} aria-current={isCurrent(to, path) ? 'page' : undefined}>
            {Icon && <Icon className="icon" aria-hidden="true" />}
            <span>{name}</span>
          </Link>
        )
      })}
      {tools.length > 0 && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={isAmong(tools, path) && !isAmong(links, path) ? 'true' : undefined}
          onClick={() => onSheet('tools')}
        >
          <LayoutGrid className="icon" aria-hidden="true" />
          <span>Tools</span>
        </button>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-current={isInMenu(path) ? 'true' : undefined}
        onClick={() => onSheet('menu')}
      >
        <Menu className="icon" aria-hidden="true" />
        <span>Menu</span>
      </button>
    </nav>
  )
}

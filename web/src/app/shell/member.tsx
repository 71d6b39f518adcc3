import { Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { ChevronDown, Menu as MenuIcon } from 'lucide-react'
import { useSession } from '../../platform/session.tsx'
import { IconButton } from '../../ui/button.tsx'
import { later } from '../../ui/later.ts'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toasts.ts'
import { Guard } from '../Guard.tsx'
import { bar, isAmong, isCurrent } from '../navigation.ts'
import { icons } from './icons.ts'
import { Noticed } from './Noticed.tsx'
import { sheets, type OpenSheet } from './sheets.ts'
import { TabBar } from './TabBar.tsx'
import { TrialBanner } from './TrialBanner.tsx'
import { UserMenu } from './UserMenu.tsx'
import { useWide } from './wide.ts'

// The parts of the frame that only members see: one chunk, beside a page that does not wait for it.

const PaymentBanner = later(() => import('./PaymentBanner.tsx'))

/** Of the trial, or of a charge that failed: nobody has both. */
export function Banner() {
  const { access } = useSession()
  if (!access?.hasActiveSubscription) return <TrialBanner />
  return (
    <Guard fallback={null}>
      <Suspense fallback={null}>
        <PaymentBanner />
      </Suspense>
    </Guard>
  )
}

/** Where every link would lead back to the plans, there are none. */
const useOpen = () => useSession().status === 'access'

export function HeaderNav() {
  const { pathname } = useLocation()
  const wide = useWide()
  return useOpen() && wide ? <MainNav path={pathname} /> : null
}

interface MenuProps {
  /** The bottom of a phone holds the menu. */
  tabs: boolean
  onSheet: (sheet: OpenSheet) => void
}

export function HeaderMenu({ tabs, onSheet }: MenuProps) {
  const wide = useWide()
  if (wide) return <UserMenu />
  if (tabs) return null
  return (
    <IconButton label="Menu" className="size-11" aria-haspopup="dialog" onClick={() => onSheet('menu')}>
      <MenuIcon className="icon" aria-hidden="true" />
    </IconButton>
  )
}

interface BelowProps extends MenuProps {
  sheet: OpenSheet | null
  onClose: () => void
}

export function Below({ tabs, onSheet, sheet, onClose }: BelowProps) {
  const { pathname } = useLocation()
  const wide = useWide()
  const Sheet = sheet && sheets[sheet]
  const menuFailed = () => {
    onClose()
    toast({
      title: 'The menu could not be loaded',
      description: 'Check your connection, then try again.',
      tone: 'error',
    })
  }
  return (
    <>
      <Noticed />
      {tabs && !wide && <TabBar path={pathname} onSheet={onSheet} />}
      {Sheet && (
        <Guard key={sheet} fallback={null} onFail={menuFailed}>
          <Suspense>
            <Sheet onClose={onClose} />
          </Suspense>
        </Guard>
      )}
    </>
  )
}

function MainNav({ path }: { path: string }) {
  const { links, tools } = bar()
  return (
    <nav className="nav" aria-label="Main">
      {links.map(({ name, to }) => (
        <Link key={name} to={to} aria-current={isCurrent(to, path) ? 'page' : undefined}>
          {name}
        </Link>
      ))}
      {tools.length > 0 && (
        <Menu
          align="start"
          triggerProps={{ 'aria-current': isAmong(tools, path) && !isAmong(links, path) ? 'true' : undefined }}
          trigger={
            <>
              Tools <ChevronDown className="icon" aria-hidden="true" />
            </>
          }
          items={tools.map(({ name, to }) => {
            const Icon = icons[name]
            return { label: name, to, icon: Icon && <Icon className="icon" aria-hidden="true" /> }
          })}
        />
      )}
    </nav>
  )
}

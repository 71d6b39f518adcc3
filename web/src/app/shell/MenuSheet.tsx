import { LogOut } from 'lucide-react'
import { useLocation } from 'react-router'
import { useSession } from '../../platform/session.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Segmented } from '../../ui/field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { membershipLabel } from '../../parts/membership-label.ts'
import { accountMenu, bar } from '../navigation.ts'
import { nameOf } from '../../parts/OwnPicture.tsx'
import { SheetLinks } from './SheetLinks.tsx'
import { themes, useTheme } from '../../ui/themes.ts'

/** The phone's menu: every link of the header and of the user menu. */
export default function MenuSheet({ onClose }: { onClose: () => void }) {
  const { user, status, signOut } = useSession()
  const { pathname } = useLocation()
  const [theme, choose] = useTheme()
  if (user === null) return null
  const access = status === 'access'
  const { links, tools } = access ? bar() : { links: [], tools: [] }
  return (
    <Sheet open onOpenChange={onClose} title="Menu">
      {links.length > 0 && <SheetLinks links={links} label="Pages" onGo={onClose} />}
      {tools.length > 0 && (
        <section className="stack mt-5" aria-labelledby="menu-tools">
          <h3 id="menu-tools">Tools</h3>
          <SheetLinks links={tools} label="Tools" current={pathname} onGo={onClose} />
        </section>
      )}
      <section className="stack mt-5" aria-labelledby="menu-account">
        <h3 id="menu-account" className="row">
          <span className="min-w-0 break-words">{nameOf(user)}</span>
          <Chip>{membershipLabel(user.subscriptionType)}</Chip>
        </h3>
        <div className="sheet-links">
          <SheetLinks links={accountMenu(user)} label="Account" onGo={onClose} />
          <button type="button" onClick={() => void signOut()}>
            <LogOut className="icon" aria-hidden="true" />
            Log Out
          </button>
        </div>
        <Segmented legend="Theme" options={themes} value={theme} onChange={choose} />
      </section>
    </Sheet>
  )
}

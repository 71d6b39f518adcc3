import { Check, LogOut } from 'lucide-react'
import { useSession } from '../../platform/session.tsx'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { membershipLabel } from '../../parts/membership-label.ts'
import { accountMenu } from '../navigation.ts'
import { icons } from './icons.ts'
import { nameOf, OwnPicture } from '../../parts/OwnPicture.tsx'
import { themes, useTheme } from '../../ui/themes.ts'

export function UserMenu() {
  const { user, signOut } = useSession()
  const [theme, choose] = useTheme()
  if (user === null) return null
  const name = nameOf(user)
  const links = accountMenu(user).map(({ name: label, to }): MenuItem => {
    const Icon = icons[label]
    return { label, to, icon: Icon && <Icon className="icon" aria-hidden="true" /> }
  })
  const items: MenuItem[] = [
    ...links,
    ...(links.length > 0 ? ['line' as const] : []),
    { heading: 'Theme' },
    ...themes.map(({ value, label }): MenuItem => ({
      label,
      onSelect: () => choose(value),
      icon:
        value === theme ? (
          <>
            <Check className="icon" aria-hidden="true" />
            <span className="sr-only">Chosen:</span>
          </>
        ) : (
          <span className="icon" />
        ),
    })),
    'line',
    { label: 'Log Out', icon: <LogOut className="icon" aria-hidden="true" />, onSelect: () => void signOut() },
  ]
  return (
    <Menu
      items={items}
      triggerProps={{ className: 'user' }}
      trigger={
        <>
          <OwnPicture user={user} size={2} />
          <span className="min-w-0">
            <b className="max-w-40 truncate">{name}</b>
            <span className="meta">{membershipLabel(user.subscriptionType)}</span>
          </span>
        </>
      }
    />
  )
}

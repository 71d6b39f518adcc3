import { nameOf, OwnPicture } from '../../parts/OwnPicture.tsx'
import { membershipLabel } from '../../parts/membership-label.ts'
import { Receipts } from '../../parts/billing/Receipts.tsx'
import { useSubscription } from '../../parts/billing/status.queries.ts'
import { useSession } from '../../platform/session.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { useTitle } from '../../ui/title.ts'
import { Pencil } from 'lucide-react'
import { Membership } from './Membership.tsx'
import { MyRelationships } from './MyRelationships.tsx'
import { YourData } from './YourData.tsx'
import '../../parts/billing/billing.css'
import './profile.css'

/** Who I am, my people at a glance, what I pay, and what is mine to take along or erase. */
export default function ProfilePage() {
  useTitle('Profile')
  const { user, status } = useSession()
  const subscription = useSubscription({ fresh: true })
  if (user === null) return null
  const access = status === 'access'
  const name = nameOf(user)
  return (
    <div className="page profile">
      <header className="me">
        <OwnPicture user={user} size={5} />
        <div className="me__who">
          {name === user.email ? <Address email={name} /> : <h1 dir="auto">{name}</h1>}
          {user.email !== null && user.email !== name && <p className="soft small">{user.email}</p>}
          <p>
            <Chip>{membershipLabel(user.subscriptionType)}</Chip>
          </p>
        </div>
        <LinkButton className="me__edit" variant="quiet" size="sm" to="/settings">
          <Pencil className="icon" aria-hidden="true" />
          Edit Profile
        </LinkButton>
      </header>
      <div className={access ? 'profile__cols' : 'profile__one'}>
        {/* Another account, other people: nothing that was typed for one is saved for the other. */}
        {access && <MyRelationships key={user.id} />}
        <aside className="stack" aria-label="Account">
          <Membership user={user} access={access} subscription={subscription} />
          <Receipts />
          <YourData user={user} />
        </aside>
      </div>
    </div>
  )
}

/** Who gave no name is headed by their address, which is longer than a name, and breaks before its @ at best. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <h1 className="me__mail" dir="auto">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </h1>
  )
}

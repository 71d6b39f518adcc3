import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { useSession } from '../../platform/session.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { useTitle } from '../../ui/title.ts'
import { useOverview } from './admin.queries.ts'
import { OverviewPanel } from './OverviewPanel.tsx'
import './admin.css'

const sections = [
  { id: 'overview', name: 'Overview', Panel: OverviewPanel },
  { id: 'people', name: 'People', Panel: lazy(() => import('./PeoplePanel.tsx')) },
  { id: 'community', name: 'Community', Panel: lazy(() => import('./CommunityPanel.tsx')) },
  { id: 'membership', name: 'Membership', Panel: lazy(() => import('./MembershipPanel.tsx')) },
  { id: 'coach', name: 'Coach', Panel: lazy(() => import('./CoachPanel.tsx')) },
  { id: 'log', name: 'Log', Panel: lazy(() => import('./LogPanel.tsx')) },
] as const

/** Running the server without seeing anyone's words. One section at a time; the address names it. */
export default function AdminPage() {
  useTitle('Admin')
  const { user } = useSession()
  if (user === null) return null
  return user.role === 'admin' ? <Administration /> : <NotForYou />
}

export function Administration() {
  const { hash } = useLocation()
  const { data } = useOverview()
  const { id: current, Panel } = sections.find(({ id }) => id === hash.slice(1).split('/')[0]) ?? sections[0]
  return (
    <div className="page admin">
      <div className="admin__head">
        <h1>Admin</h1>
        {data && (
          <p className="meta">
            {data.server.host}, version {data.server.version},{' '}
            {data.people === 1 ? '1 person' : `${data.people} people`}
          </p>
        )}
      </div>
      <div className="admin__columns">
        <nav className="admin__tabs" aria-label="Administration">
          {sections.map(({ id, name }) => (
            <Link key={id} to={`#${id}`} aria-current={id === current ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
        <div className="stack">
          <Suspense fallback={<Opening />}>
            <Panel />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

const Opening = () => (
  <Skeleton label="Opening">
    <Bone height="12rem" shape="round" />
  </Skeleton>
)

/** The address is served to everyone with access; the server tells nobody else anything. */
export function NotForYou() {
  return (
    <div className="page">
      <EmptyState
        level={1}
        scene="door"
        title="This page is for the administrator"
        text="Whoever runs this server looks after it here. Your own plan and account are under your name in the menu."
        action={<LinkButton to="/">Back to the dashboard</LinkButton>}
      />
    </div>
  )
}

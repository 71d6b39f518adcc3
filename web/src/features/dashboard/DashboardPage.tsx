import { useRelationships } from '../../parts/relationships.queries.ts'
import { useSession } from '../../platform/session.tsx'
import { useTitle } from '../../ui/title.ts'
import { DueList } from './DueList.tsx'
import { greetingOf } from './greeting.ts'
import { NameCard } from './NameCard.tsx'
import { QuickActions } from './QuickActions.tsx'
import { YourRelationships } from './YourRelationships.tsx'
import './dashboard.css'

export default function DashboardPage() {
  useTitle('Dashboard')
  const { user } = useSession()
  const { isPending } = useRelationships()
  return (
    <div className="page">
      <h1 className="dash__greeting">{greetingOf(user)}</h1>
      <NameCard />
      <DueList />
      <YourRelationships />
      {/* What stands below waits, so that it does not jump when the cards come. */}
      {!isPending && <QuickActions />}
    </div>
  )
}

import { useRelationships } from '../../parts/relationships.queries.ts'
import { useSession } from '../../platform/session.tsx'
import { useTitle } from '../../ui/title.ts'
import { DueList } from './DueList.tsx'
import { greetingOf, isNewcomer } from './greeting.ts'
import { QuickActions } from './QuickActions.tsx'
import { YourRelationships } from './YourRelationships.tsx'
import './dashboard.css'

export default function DashboardPage() {
  useTitle('Dashboard')
  const { user } = useSession()
  const { data, isPending } = useRelationships()
  const newcomer = isNewcomer(user, data)
  return (
    <div className="page dash">
      <h1 className="dash__greeting">{greetingOf(user, newcomer)}</h1>
      <DueList />
      <YourRelationships newcomer={newcomer} />
      {/* What stands below waits, so that it does not jump when the cards come. */}
      {!isPending && <QuickActions />}
    </div>
  )
}

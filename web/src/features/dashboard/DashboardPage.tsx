import { Suspense, useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { useRelationships } from '../../parts/relationships.queries.ts'
import { useSession } from '../../platform/session.tsx'
import { later } from '../../ui/later.ts'
import { useTitle } from '../../ui/title.ts'
import { useNewestAnalysis, useNewestStory } from './activity/activity.queries.ts'
import { Numbers } from './activity/Numbers.tsx'
import { RecentActivity } from './activity/RecentActivity.tsx'
import { YourProgress } from './activity/YourProgress.tsx'
import { DueList } from './DueList.tsx'
import { greetingOf, isNewcomer } from './greeting.ts'
import { PersonalInsights } from './insights/PersonalInsights.tsx'
import { QuickActions } from './QuickActions.tsx'
import { YourRelationships } from './YourRelationships.tsx'
import './dashboard.css'

const ProgressView = later(() => import('./progress/ProgressView.tsx'))

export default function DashboardPage() {
  const [query] = useSearchParams()
  if (query.get('view') === 'progress')
    return (
      <Suspense fallback={<div className="page" />}>
        <ProgressView />
      </Suspense>
    )
  return <Dashboard />
}

function Dashboard() {
  useTitle('Dashboard')
  const { user } = useSession()
  const { data, isPending } = useRelationships()
  // What stands below waits, so that it does not jump when the cards come; then React draws it in slices. Where they
  // are known already it is drawn with them: who goes back finds the place where they were.
  const below = useDeferredValue(!isPending)
  const { data: analyses } = useNewestAnalysis()
  const { data: stories } = useNewestStory()
  const newcomer = isNewcomer(user, data)
  const found = analyses?.items[0]?.analysis
  return (
    <div className="page dash">
      <h1 className="dash__greeting">{greetingOf(user)}</h1>
      <DueList />
      <YourRelationships newcomer={newcomer} />
      {below && (
        <>
          {user && (
            <PersonalInsights
              key={user.id}
              userId={user.id}
              found={{ strength: found?.strengths[0], growth: found?.areasForGrowth[0] }}
            />
          )}
          <Numbers />
          <div className="section panels">
            <QuickActions newest={stories?.[0]} />
            <YourProgress />
            <RecentActivity />
          </div>
        </>
      )}
    </div>
  )
}

import { Link } from 'react-router'
import type { Relationship } from '@mallama/contracts/relationships'
import { useSession } from '../../../platform/session.tsx'
import { Card } from '../../../ui/card.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { useReminders } from './reminders.queries.ts'
import { RemindersForm } from './RemindersForm.tsx'
import './reminders.css'

/** All off until the person wants them; shown on the dashboard, and by letter only for who asked for letters. */
export default function RemindersCard({ relationship }: { relationship: Relationship }) {
  const { data, isError, isFetching, refetch } = useReminders(relationship.id)
  const { user } = useSession()
  return (
    <Card as="section" className="stack" aria-labelledby="reminders">
      <h2 id="reminders">Reminders</h2>
      <p className="small soft">
        Off unless you want them. On the day, they show on your dashboard
        {user?.reminders ? ', and an email that names nobody tells you to look' : ', and nowhere else'}.{' '}
        <Link to="/settings#reminders">{user?.reminders ? 'Emails are on' : 'Reminders by email'}</Link>
      </p>
      {data ? (
        <RemindersForm relationshipId={relationship.id} reminders={data} />
      ) : isError ? (
        <NotLoaded what="The reminders did not load." busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label="Loading the reminders">
          <div className="stack">
            <Bone width="9rem" height="1.5rem" />
            <Bone height="3rem" />
          </div>
        </Skeleton>
      )}
    </Card>
  )
}

import { Link } from 'react-router'
import { BookOpen, MessageCircle, Scale, ScanText } from 'lucide-react'
import type { Story } from '@mallama/contracts/community'
import { isOpenPath } from '../../platform/open-paths.ts'
import { Card } from '../../ui/card.tsx'

const FEED = '/learning-feed'

const actions = [
  { name: 'Start Solo Session', to: '/conversations-simple', Icon: MessageCircle },
  { name: 'Analyze Text', to: '/text-analyzer', Icon: ScanText },
  { name: 'Relationship Insights', to: '/relationship-analysis', Icon: Scale },
  { name: 'Learning Feed', to: FEED, Icon: BookOpen },
]

/** `newest`: of the feed; nothing where there is none, or where it could not be read. */
export function QuickActions({ newest }: { newest: Story | undefined }) {
  return (
    <Card as="section" aria-labelledby="quick">
      <h2 id="quick">Quick Actions</h2>
      <ul className="quick">
        {actions.map(({ name, to, Icon }) => (
          <li key={to}>
            <Link to={to}>
              <Icon className="icon" aria-hidden="true" />
              <span>
                {name}
                {!isOpenPath(to) && <span className="meta">Not open yet</span>}
              </span>
            </Link>
            {to === FEED && newest && (
              <p className="meta" dir="auto">
                {newest.example ? 'An example' : newest.mine ? 'Yours' : 'Newest'}: {newest.title}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

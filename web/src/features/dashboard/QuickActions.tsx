import { Link } from 'react-router'
import { BookOpen, MessageCircle, Scale, ScanText } from 'lucide-react'
import { isOpenPath } from '../../platform/open-paths.ts'
import { Card } from '../../ui/card.tsx'

const actions = [
  { name: 'Start Solo Session', to: '/conversations-simple', Icon: MessageCircle },
  { name: 'Analyze Text', to: '/text-analyzer', Icon: ScanText },
  { name: 'Relationship Insights', to: '/relationship-analysis', Icon: Scale },
  { name: 'Learning Feed', to: '/learning-feed', Icon: BookOpen },
]

export function QuickActions() {
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
          </li>
        ))}
      </ul>
    </Card>
  )
}

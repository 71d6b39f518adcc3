import type { Act, Did } from '@mallama/contracts/admin'
import { Ban, CircleCheck, Cpu, CreditCard, Flag, LogOut, MessageSquareX, Undo2, type LucideIcon } from 'lucide-react'
import { ago } from '../../parts/when.ts'
import { useSession } from '../../platform/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useActs } from './admin.queries.ts'
import { Loaded } from './Panel.tsx'
import { actOf } from './words.ts'

const icons: Record<Did, LucideIcon> = {
  disabled: Ban,
  enabled: CircleCheck,
  'signed-out': LogOut,
  canceled: CreditCard,
  'renewal-stopped': CreditCard,
  'renewal-resumed': CreditCard,
  'coach-on': Cpu,
  'coach-off': Cpu,
  'story-published': CircleCheck,
  'story-rejected': Undo2,
  'comment-shown': CircleCheck,
  'comment-removed': MessageSquareX,
  'report-left': Flag,
}

/** What administrators did, and why. */
export default function LogPanel() {
  const query = useActs()
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return (
    <Card as="section" className="stack gap-3" aria-labelledby="log-title">
      <h2 id="log-title">Audit log</h2>
      <Loaded query={{ ...query, data: query.data?.pages.flat() }} label="Loading the log">
        {(acts) =>
          acts.length === 0 ? (
            <p className="soft">
              Nothing yet. Whatever an administrator does here stands in this log, with the reason they gave.
            </p>
          ) : (
            <>
              <ul className="admin__lines admin__lines--icon" aria-label="Acts">
                {acts.map((act) => (
                  <Row key={act.id} act={act} />
                ))}
              </ul>
              {hasNextPage && (
                <div>
                  <Button variant="quiet" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                    Show older
                  </Button>
                </div>
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  )
}

function Row({ act }: { act: Act }) {
  const { user, now } = useSession()
  const Icon = icons[act.did]
  const who =
    act.by === null
      ? act.did === 'coach-on'
        ? 'The command line, or someone who left'
        : 'Someone who left'
      : act.by.id === user?.id
        ? 'You'
        : act.by.name
  return (
    <li>
      <Icon className="icon" aria-hidden="true" />
      <span>
        <b>{actOf(act)}</b>
        {act.why !== null && (
          <>
            <br />
            <span className="soft">&ldquo;{act.why}&rdquo;</span>
          </>
        )}
        <br />
        <span className="meta">
          {who}, {ago(act.at, now)}
        </span>
      </span>
    </li>
  )
}

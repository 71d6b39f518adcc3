import type { Overview } from '@mallama/contracts/admin'
import { ago } from '../../parts/when.ts'
import { useSession } from '../../platform/session.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Fold } from '../../ui/fold.tsx'
import { useOverview } from './admin.queries.ts'
import { useReview } from './review.queries.ts'
import { Facts, Loaded, State } from './Panel.tsx'
import { isOld, letterOf, paidBy, sizeOf, todoOf, upFor, type Tone } from './words.ts'

export function OverviewPanel() {
  const query = useOverview()
  return (
    <Loaded query={query} label="Loading how the server does">
      {(data) => (
        <>
          <Todos data={data} />
          <div className="admin__two">
            <Health data={data} />
            <SafetyCounts counts={data.safety} />
          </div>
          <Outbox mail={data.mail} />
        </>
      )}
    </Loaded>
  )
}

function Todos({ data }: { data: Overview }) {
  const { now } = useSession()
  const { stories, comments, reports } = useReview()
  const count = ({ data: all }: { data: unknown[] | undefined }) => all?.length ?? 0
  const waits = { stories: count(stories), comments: count(comments), reports: count(reports) }
  const todo = todoOf(data, waits, now)
  return (
    <Card as="section" tone={todo.length > 0 ? 'noticed' : 'flat'} aria-labelledby="todo-title">
      <h2 id="todo-title">Needs you</h2>
      {todo.length === 0 ? (
        <p className="soft">Nothing right now.</p>
      ) : (
        <ul className="admin__lines">
          {todo.map(({ words, section, go }) => (
            <li key={words}>
              <span>{words}</span>
              {section && (
                <LinkButton variant="quiet" size="sm" to={`#${section}`} aria-label={`${go}: ${words}`}>
                  {go}
                </LinkButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Health({ data }: { data: Overview }) {
  const { now } = useSession()
  const { server, database, dumpedAt, payments, jobs, mail } = data
  const size = database.bytes === null ? '' : `, ${sizeOf(database.bytes)}`
  const old = isOld(database.kind, dumpedAt, now)
  return (
    <Card as="section" aria-labelledby="health-title">
      <h2 id="health-title">System health</h2>
      <Facts
        items={{
          Server: <State tone="good">{upFor(server.since, now)}</State>,
          'Open pages': <State tone="none">{server.openPages}</State>,
          Database: (
            <State tone="good">
              {database.kind === 'embedded' ? 'Ready' : 'PostgreSQL, ready'}
              {size}
            </State>
          ),
          // What `npm run backup` writes lies wherever its owner wants it, and is not known here.
          ...(database.kind === 'postgres'
            ? { Backup: <State tone="none">By PostgreSQL&rsquo;s own tools</State> }
            : {
                'Scheduled dump': (
                  <State tone={old ? 'critical' : dumpedAt === null ? 'none' : 'good'}>
                    {dumpedAt === null ? 'None yet' : `Written ${ago(dumpedAt, now)}`}
                  </State>
                ),
              }),
          Mail: <MailState mail={mail} />,
          Payments: <State tone={paying(payments)}>{paidBy(payments)}</State>,
          ...(payments.mode === 'stripe' && {
            'Stripe’s webhook': (
              <State tone={payments.heardAt ? 'good' : 'none'}>
                {payments.heardAt ? `Heard ${ago(payments.heardAt, now)}` : 'Not heard yet'}
              </State>
            ),
          }),
          Jobs: (
            <State tone={jobs.late + jobs.failed > 0 ? 'critical' : 'good'}>
              {jobs.late} late, {jobs.failed} failed
            </State>
          ),
        }}
      />
    </Card>
  )
}

function paying({ mode, live }: Overview['payments']): Tone {
  if (mode === 'unavailable') return 'critical'
  return mode === 'test' ? 'none' : live ? 'good' : 'watch'
}

function MailState({ mail: { by, failed, waiting } }: { mail: Overview['mail'] }) {
  if (failed > 0) return <State tone="critical">{failed} not sent</State>
  if (by === 'folder') return <State tone="none">Kept in the outbox folder</State>
  return waiting > 0 ? <State tone="watch">{waiting} waiting</State> : <State tone="good">Sent by SMTP</State>
}

const times = (count: number | null) => (count === null ? 'Under 5' : count)

function SafetyCounts({ counts }: { counts: Overview['safety'] }) {
  return (
    <Card as="section" className="stack gap-3" aria-labelledby="safety-title">
      <div>
        <h2 id="safety-title">Safety, last 7 days</h2>
        <p className="meta">Counts only. Nobody&rsquo;s words or names.</p>
      </div>
      {counts ? (
        <Facts
          items={{
            'Asked “Is this about your safety?”': times(counts.asked),
            'Help shown': times(counts.shown),
            'Help shown first, and kept': times(counts.shownFirst),
            'Set aside by the person': times(counts.setAside),
          }}
        />
      ) : (
        <p className="soft small">
          Shown once ten people have an account. With fewer, a number here would tell you who turned to Mallama in
          danger, and that is theirs to tell.
        </p>
      )}
    </Card>
  )
}

function Outbox({ mail }: { mail: Overview['mail'] }) {
  const { now } = useSession()
  const kept = mail.by === 'folder'
  const said = [
    `${mail.sent} ${kept ? 'kept in the folder' : 'sent'}`,
    ...(mail.failed > 0 ? [`${mail.failed} not sent`] : []),
    ...(mail.waiting > 0 ? [`${mail.waiting} waiting`] : []),
  ]
  return (
    <Fold level={2} title="Outbox" meta={said.join(', ')}>
      <div className="stack gap-3">
        {kept && (
          <p className="soft small">
            No mail server is set (SMTP_URL), so letters lie in the folder &ldquo;outbox&rdquo; beside the data.
          </p>
        )}
        {mail.letters.length === 0 ? (
          <p className="soft small">No letters in the last seven days.</p>
        ) : (
          <ul className="admin__lines" aria-label="Letters">
            {mail.letters.map(({ id, kind, at, state }) => (
              <li key={id}>
                <span>
                  <b>{letterOf(kind)}</b>
                  <br />
                  <span className="meta">{ago(at, now)}</span>
                </span>
                {state === 'failed' ? (
                  <State tone="critical">Not sent</State>
                ) : (
                  <span className="meta">{kept ? 'In the folder' : 'Sent'}</span>
                )}
              </li>
            ))}
          </ul>
        )}
        <p className="meta">Of the last seven days. Kind, time and state only: never who or what.</p>
      </div>
    </Fold>
  )
}

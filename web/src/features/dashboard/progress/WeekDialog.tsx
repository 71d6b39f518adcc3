import { needsHelp } from '@mallama/contracts/help'
import type { Week } from '@mallama/contracts/progress'
import { dayOf } from '../../../parts/chat/when.ts'
import { SafetyCard } from '../../../parts/safety-card/SafetyCard.tsx'
import { messageOf } from '../../../platform/api.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Said } from '../../../ui/message.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { useWeek } from './progress.queries.ts'
import { weekName } from './series.ts'

/** The last seven days, or a week that is over: counts, one thing that went well, one that was heavy, and a small step. */
export default function WeekDialog({ past, onClose }: { past: string | null; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useWeek(past)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={past === null ? 'Your week' : 'An earlier week'}
      description={
        data &&
        `${past === null ? `${dayOf(data.from)} to ${dayOf(data.to)}` : weekName(past)}. Counts and your own words.`
      }
      footer={<LinkButton to="/journal">Write about it</LinkButton>}
    >
      {data ? (
        <Read week={data} isPast={past !== null} />
      ) : error ? (
        <NotLoaded
          what={messageOf(error, 'Your week did not load.')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label="Looking at your week">
          <Bone height="12rem" shape="round" />
        </Skeleton>
      )}
    </Dialog>
  )
}

function Read({ week, isPast }: { week: Week; isPast: boolean }) {
  const { safety, wentWell, heavy, themes, nextStep } = week
  const help = needsHelp(safety)
  return (
    <div className="stack">
      <dl className="wk">
        <Count name="Entries" value={week.entries} />
        <Count name="Check-ins" value={week.checkIns} />
        <Count name="Conflicts" value={week.conflicts} />
        <Count name="Repairs" value={week.repairs} />
      </dl>
      {help && <SafetyCard safety={safety} place="in your week" />}
      {!help && wentWell && (
        <section>
          <h3 className="small">What was good</h3>
          <p className="small" dir="auto">
            {wentWell}
          </p>
        </section>
      )}
      {!help && heavy && (
        <section>
          <h3 className="small">What was heavy</h3>
          <Said>{`“${heavy.quote}”`}</Said>
          <p className="meta" dir="auto">
            {heavy.title}
          </p>
        </section>
      )}
      {!help && themes.length > 0 && (
        <section>
          <h3 className="small">What came up</h3>
          <ul className="row felt__words">
            {themes.map(({ theme, count }) => (
              <li key={theme} className="chip" dir="auto">
                {theme} <span className="meta">{count === 1 ? 'once' : `${count} times`}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!help && (
        <section>
          <h3 className="small">{isPast ? 'The step for the week after' : 'For next week'}</h3>
          <p className="small" dir="auto">
            {nextStep}
          </p>
        </section>
      )}
    </div>
  )
}

const Count = ({ name, value }: { name: string; value: number }) => (
  <div>
    <dt>{name}</dt>
    <dd className="figure">{value}</dd>
  </div>
)

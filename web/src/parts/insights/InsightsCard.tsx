import { needsHelp } from '@mallama/contracts/help'
import { useState } from 'react'
import { CircleDashed, LifeBuoy, Minus, TrendingDown, TrendingUp } from 'lucide-react'
import type { KeptInsights } from '@mallama/contracts/insights'
import type { Relationship } from '@mallama/contracts/relationships'
import { timeOf } from '../chat/when.ts'
import { SafetyCard } from '../safety-card/SafetyCard.tsx'
import { messageOf } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { Status } from '../../ui/status.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Insight, Words } from './Insight.tsx'
import { useInsights } from './insights.queries.ts'
import { notIn, stepsBeside, wordsByInsight } from './quotes.ts'
import './insights.css'

const FEW = 2

/** What scores, moments and saved chats say together, each with the words it rests on. */
export default function InsightsCard({ relationship }: { relationship: Relationship }) {
  return (
    <Card as="section" className="stack" aria-labelledby="insights">
      <h2 id="insights">What stands out</h2>
      <Insights relationshipId={relationship.id} />
    </Card>
  )
}

/** The same without the card, for where it has a heading already. */
export function Insights({ relationshipId }: { relationshipId: string }) {
  const { insights, soFar } = useInsights(relationshipId)
  const { data, error, isFetching, refetch } = insights
  return (
    <>
      {data ? (
        <Found insights={data} />
      ) : error ? (
        <NotLoaded
          what={messageOf(error, 'The insights did not load.')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : soFar ? (
        <section className="insights__so-far" aria-label="What there is so far" dir="auto">
          {soFar}
        </section>
      ) : (
        <Skeleton label="Looking at what you logged">
          <div className="stack">
            <Bone width="12rem" height="1.5rem" />
            <Bone />
            <Bone width="85%" />
            <Bone height="6rem" shape="round" />
          </div>
        </Skeleton>
      )}
    </>
  )
}

function Found({ insights: kept }: { insights: KeptInsights }) {
  const { safety, insights: found, evidence, trendAnalysis, recommendedActions, madeAt, stale, coach } = kept
  const [all, setAll] = useState(false)
  // What told of danger stands behind the row with help, and not in so many words among the rest.
  const insights = needsHelp(safety) ? found.filter(({ insightType }) => insightType !== 'safety') : found
  const { of, rest } = wordsByInsight(insights, evidence)
  const shown = all ? insights : insights.slice(0, FEW)
  const steps = stepsBeside(shown, recommendedActions)
  const newest = (
    <Status className="meta">
      {stale
        ? `Looked at ${timeOf(madeAt)}. Something has changed since; newer ones are on their way.`
        : `Looked at ${timeOf(madeAt)}, from what you logged and saved.`}
      {kept.leftOut && ' Something the language model said is left out: Mallama does not say such things.'}
      {coach === 'fallback' && ' The language model did not answer, so the built-in coach did.'}
    </Status>
  )
  // Whoever looks over a shoulder reads no words of theirs, and no card: one row, which opens. Where more than one note
  // tells of danger nothing here works on the relationship.
  const help = needsHelp(safety) && (
    <>
      <p>Your safety comes first.</p>
      <Fold line icon={LifeBuoy} title="Help that you can reach">
        <SafetyCard safety={safety} place="in what stands out" />
      </Fold>
    </>
  )
  if (help && insights.length === 0)
    return (
      <>
        {help}
        {newest}
      </>
    )
  return (
    <>
      {help}
      {/* The score itself stands at the top of the page. */}
      <Direction {...trendAnalysis} />
      {insights.length === 0 ? (
        <p className="small soft">
          Nothing stands out yet. Check-ins, moments and saved chats are what Mallama looks at, and a few are enough.
        </p>
      ) : (
        <ol className="insights">
          {shown.map((insight, at) => (
            <li key={`${at} ${insight.title}`}>
              <Insight insight={insight} words={notIn(insight.description, of[at] ?? [])} />
            </li>
          ))}
        </ol>
      )}
      {!all && insights.length > FEW && (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setAll(true)}>
          Show {insights.length - FEW} more
        </Button>
      )}
      {!help && rest.length > 0 && <Words words={rest} />}
      {!help && steps.length > 0 && (
        <section className="insights__next" aria-labelledby="insights-next">
          <h3 id="insights-next">Next steps</h3>
          <ul>
            {steps.map((action) => (
              <li key={action} dir="auto">
                {action}
              </li>
            ))}
          </ul>
        </section>
      )}
      {newest}
    </>
  )
}

const directions = {
  improving: { Icon: TrendingUp, words: 'Improving' },
  declining: { Icon: TrendingDown, words: 'Declining' },
  stable: { Icon: Minus, words: 'Stable' },
  'not enough data yet': { Icon: CircleDashed, words: 'Not enough data yet' },
}

function Direction({ direction, explanation }: KeptInsights['trendAnalysis']) {
  const { Icon, words } = directions[direction]
  return (
    <p className="small insights__trend">
      <b>
        <Icon className="icon" aria-hidden="true" />
        {words}.
      </b>{' '}
      {explanation}
    </p>
  )
}

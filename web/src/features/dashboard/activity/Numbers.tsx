import type { Progress } from '@mallama/contracts/progress'
import { useNewestConversation } from '../../../parts/conversations/conversations.queries.ts'
import { Strip } from '../../../ui/strip.tsx'
import { useNewestAnalysis, useNewestText, useProgress } from './activity.queries.ts'
import { averageOf } from './progress-words.ts'

const counted = (query: { data: { total: number } | undefined }) => query.data?.total ?? '-'

/** Null where nothing is there to count; what has not come, or did not load, is not that. */
function score(progress: Progress) {
  const average = averageOf(progress)
  return average === null ? null : `${average}%`
}

export function Numbers() {
  const { data } = useProgress()
  return (
    <section className="section" aria-label="Your numbers">
      <Strip
        items={[
          { label: 'Active Sessions', value: useNewestConversation().active ?? '-' },
          { label: 'Progress Score', value: data ? score(data) : '-' },
          { label: 'Text Analyses', value: counted(useNewestText()) },
          { label: 'Insights', value: counted(useNewestAnalysis(false)) },
        ]}
      />
    </section>
  )
}

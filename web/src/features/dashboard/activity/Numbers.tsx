import { useNewestConversation } from '../../../parts/conversations/conversations.queries.ts'
import { Strip } from '../../../ui/strip.tsx'
import { useNewestAnalysis, useNewestText, useProgress } from './activity.queries.ts'
import { averageOf } from './progress-words.ts'

const counted = (query: { data: { total: number } | undefined }) => query.data?.total ?? '-'

export function Numbers() {
  const { data } = useProgress()
  const average = averageOf(data ?? {})
  return (
    <section className="section" aria-label="Your numbers">
      <Strip
        items={[
          { label: 'Active Sessions', value: useNewestConversation().active ?? '-' },
          { label: 'Progress Score', value: average === null ? null : `${average}%` },
          { label: 'Text Analyses', value: counted(useNewestText()) },
          { label: 'Insights', value: counted(useNewestAnalysis(false)) },
        ]}
      />
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { insightsApi } from '@mallama/contracts/insights'
import { call } from '../../platform/api.ts'
import { route } from '../../platform/route.ts'
import { Strip } from '../../ui/strip.tsx'

const progress = route<typeof insightsApi.progress>('GET', '/api/progress')

/** Three numbers in one quiet line: the list below it matters more. */
export function Stats({ total, active }: { total: number | undefined; active: number | undefined }) {
  const { data } = useQuery({
    queryKey: ['/api/progress'],
    queryFn: ({ signal }) => call(progress, {}, { signal }),
    staleTime: 0,
  })
  const score = data?.emotional_intelligence
  const percent = score === undefined ? null : `${Math.round(score)}%`
  return (
    <Strip
      className="conv-stats"
      items={[
        { label: 'Total Sessions', value: total ?? '-' },
        // None is a fact that came; what did not come is not that.
        { label: 'Emotional Intelligence', value: data ? percent : '-' },
        { label: 'Active Sessions', value: active ?? '-' },
      ]}
    />
  )
}

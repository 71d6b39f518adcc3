import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { insightsApi as api, KeptInsights } from '@mallama/contracts/insights'
import { useModelAnswers } from '../coach/consent.ts'
import { relationshipKey } from '../relationships.queries.ts'
import { call, streamCall } from '../../platform/api.ts'
import { route } from '../../platform/route.ts'

const read = route<typeof api.relationshipInsights>('GET', '/api/relationships/:id/insights')

/**
 * Kept ones come at once; newer ones are told by the live event, which has this key. `soFar`: of those that a language
 * model is writing now, the words that there are.
 */
export function useInsights(id: string) {
  const model = useModelAnswers()
  const [soFar, setSoFar] = useState('')
  const insights = useQuery<KeptInsights>({
    queryKey: [`${relationshipKey(id)[0]}/insights`],
    queryFn: ({ signal }) =>
      model
        ? streamCall(read, { id }, { signal, onProgress: ({ text = '' }) => setSoFar(text) })
        : call(read, { id }, { signal }),
    staleTime: 0,
  })
  return { insights, soFar }
}

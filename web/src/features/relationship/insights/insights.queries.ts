import { useQuery } from '@tanstack/react-query'
import type { insightsApi as api, KeptInsights } from '@mallama/contracts/insights'
import { relationshipKey } from '../../../parts/relationships.queries.ts'
import { call } from '../../../platform/api.ts'
import { route } from '../../../platform/route.ts'

const read = route<typeof api.relationshipInsights>('GET', '/api/relationships/:id/insights')

/** Kept ones come at once; newer ones are told by the live event, which has this key. */
export const useInsights = (id: string) =>
  useQuery<KeptInsights>({
    queryKey: [`${relationshipKey(id)[0]}/insights`],
    queryFn: ({ signal }) => call(read, { id }, { signal }),
    staleTime: 0,
  })

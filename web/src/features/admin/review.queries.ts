import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { communityReviewApi, HeldComment, Report, StoryToReview } from '@mallama/contracts/community-review'
import { call } from '../../platform/api.ts'
import { useMutation } from '../../platform/mutation.ts'
import { route } from '../../platform/route.ts'

const stories = route<typeof communityReviewApi.stories>('GET', '/api/admin/stories')
const comments = route<typeof communityReviewApi.heldComments>('GET', '/api/admin/comments')
const reports = route<typeof communityReviewApi.reports>('GET', '/api/admin/reports')

const acts = {
  publish: route<typeof communityReviewApi.publish>('POST', '/api/admin/stories/:id/publish'),
  reject: route<typeof communityReviewApi.reject>('POST', '/api/admin/stories/:id/reject'),
  show: route<typeof communityReviewApi.showComment>('POST', '/api/admin/comments/:id/publish'),
  drop: route<typeof communityReviewApi.dropComment>('POST', '/api/admin/comments/:id/reject'),
  remove: route<typeof communityReviewApi.upholdReport>('POST', '/api/admin/reports/:id/remove'),
  leave: route<typeof communityReviewApi.dismissReport>('POST', '/api/admin/reports/:id/leave'),
}
export type ReviewAct = keyof typeof acts

const keys = { stories: ['/api/admin/stories'], comments: ['/api/admin/comments'], reports: ['/api/admin/reports'] }
const staleTime = 0

/** What waits for a reviewer. Whose it is, and who reported it, is not in it. */
export const useReview = () => ({
  stories: useQuery<StoryToReview[]>({
    queryKey: keys.stories,
    queryFn: ({ signal }) => call(stories, { status: 'held' }, { signal }),
    staleTime,
  }),
  comments: useQuery<HeldComment[]>({
    queryKey: keys.comments,
    queryFn: ({ signal }) => call(comments, {}, { signal }),
    staleTime,
  }),
  reports: useQuery<Report[]>({
    queryKey: keys.reports,
    queryFn: ({ signal }) => call(reports, {}, { signal }),
    staleTime,
  }),
})

export function useDecide() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ act, id, reason }: { act: ReviewAct; id: string; reason: string }) =>
      call<(typeof acts)['publish']>(acts[act] as (typeof acts)['publish'], { id, reason }),
    // Also where it failed: somebody else may have decided, or its author withdrew it.
    onSettled: () => Promise.all(Object.values(keys).map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

import { useInfiniteQuery, useMutation, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import type { Comment, communityApi as api, OwnStory, Story } from '@mallama/contracts/community'
import type { Request } from '@mallama/contracts/endpoint'
import type { StoryCategory } from '@mallama/contracts/stories'
import { call } from '../../platform/api.ts'
import { route } from '../../platform/route.ts'

const FEED = '/api/learning-feed'
const COMMENTS = `${FEED}/:id/comments` as const
const readFeed = route<typeof api.feed>('GET', FEED)
const readOwn = route<typeof api.ownStories>('GET', `${FEED}/mine`)
const withdraw = route<typeof api.withdraw>('DELETE', `${FEED}/:id`)
const submit = route<typeof api.submit>('POST', `${FEED}/:id/submit`)
const like = route<typeof api.like>('POST', `${FEED}/:id/like`)
const readComments = route<typeof api.comments>('GET', COMMENTS)
const addComment = route<typeof api.comment>('POST', COMMENTS)
const removeComment = route<typeof api.removeComment>('DELETE', `${COMMENTS}/:commentId`)
const report = route<typeof api.report>('POST', `${FEED}/:id/report`)
const reportComment = route<typeof api.reportComment>('POST', `${COMMENTS}/:commentId/report`)
const mute = route<typeof api.mute>('POST', `${FEED}/:id/mute`)
const muteComment = route<typeof api.muteComment>('POST', `${COMMENTS}/:commentId/mute`)
const readMuted = route<typeof api.muted>('GET', `${FEED}/muted`)
const unmuteAll = route<typeof api.unmuteAll>('DELETE', `${FEED}/muted`)

const PAGE = 100

export type Category = StoryCategory | 'all'
type Pages = InfiniteData<Story[]>

export const useFeed = (category: Category) =>
  useInfiniteQuery({
    queryKey: [FEED, category],
    queryFn: ({ pageParam, signal }) =>
      call(readFeed, { category, ...(pageParam ? { before: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.id),
    // Others write here: it is read again whenever it comes on the screen.
    staleTime: 0,
  })

export const useOwnStories = () =>
  useQuery<OwnStory[]>({
    queryKey: [`${FEED}/mine`],
    queryFn: ({ signal }) => call(readOwn, {}, { signal }),
    staleTime: 0,
  })

export const useMuted = () =>
  useQuery({ queryKey: [`${FEED}/muted`], queryFn: ({ signal }) => call(readMuted, {}, { signal }), staleTime: 0 })

/** Everything of the feed is read again. */
function useAnew() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(FEED) })
}

export function useLike() {
  const client = useQueryClient()
  const set = (id: string, changed: (story: Story) => Partial<Story>) =>
    client.setQueriesData<Pages>(
      { queryKey: [FEED] },
      (all) =>
        all && {
          ...all,
          pages: all.pages.map((page) => page.map((one) => (one.id === id ? { ...one, ...changed(one) } : one))),
        },
    )
  const flip = ({ liked, likesCount }: Story) => ({ liked: !liked, likesCount: likesCount + (liked ? -1 : 1) })
  return useMutation({
    mutationFn: (id: string) => call(like, { id }),
    onMutate: (id) => void set(id, flip),
    onSuccess: (answer, id) => void set(id, () => answer),
    onError: (_error, id) => void set(id, flip),
  })
}

export const useWithdraw = () =>
  useMutation({ mutationFn: (id: string) => call(withdraw, { id }), onSuccess: useAnew() })

export const useSubmit = () =>
  useMutation({
    mutationFn: (asked: Request<typeof api.submit>) => call(submit, asked),
    onSuccess: useAnew(),
  })

export interface Reported {
  id: string
  commentId?: string
}

export const useReport = () =>
  useMutation({
    mutationFn: ({ id, commentId, reason }: Reported & { reason: string }) =>
      commentId ? call(reportComment, { id, commentId, reason }) : call(report, { id, reason }),
  })

export const useMute = () =>
  useMutation({
    mutationFn: ({ id, commentId }: Reported) =>
      commentId ? call(muteComment, { id, commentId }) : call(mute, { id }),
    onSuccess: useAnew(),
  })

export const useUnmuteAll = () => useMutation({ mutationFn: () => call(unmuteAll), onSuccess: useAnew() })

const commentsKey = (id: string) => [`${FEED}/${id}/comments`] as const

export const useComments = (id: string) =>
  useQuery<Comment[]>({
    queryKey: commentsKey(id),
    queryFn: ({ signal }) => call(readComments, { id }, { signal }),
    staleTime: 0,
  })

export const useAddComment = () =>
  useMutation({
    mutationFn: (comment: { id: string; content: string }) => call(addComment, comment),
    onSuccess: useAnew(),
  })

export const useRemoveComment = () =>
  useMutation({
    mutationFn: (comment: { id: string; commentId: string }) => call(removeComment, comment),
    onSuccess: useAnew(),
  })

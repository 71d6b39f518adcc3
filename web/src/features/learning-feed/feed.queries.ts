import { useState } from 'react'
import { useInfiniteQuery, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import type { communityApi as api, OwnStory, Story } from '@mallama/contracts/community'
import type { Request } from '@mallama/contracts/endpoint'
import type { StoryCategory } from '@mallama/contracts/stories'
import { call, callAll, callCounted } from '../../platform/api.ts'
import { useMutation } from '../../platform/mutation.ts'
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
    queryFn: ({ signal }) => callAll(readOwn, {}, { signal }),
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
  const mark =
    (to: boolean) =>
    ({ liked, likesCount }: Story) =>
      liked === to ? {} : { liked: to, likesCount: likesCount + (to ? 1 : -1) }
  // By story: what the server has, what the last press wants, and how many presses have no answer yet.
  const [pressed] = useState(() => new Map<string, { kept: boolean; wanted: boolean; open: number }>())
  return useMutation({
    // The server turns it over at each call, so that one must have its answer before the next is sent.
    scope: { id: `${FEED}/like` },
    async mutationFn({ id, liked }: Pick<Story, 'id' | 'liked'>) {
      const of = pressed.get(id)!
      // Where the press before this one failed, the server has what this one wants.
      if (of.kept === liked) return null
      const answer = await call(like, { id })
      of.kept = answer.liked
      return answer
    },
    onMutate({ id, liked }) {
      const of = pressed.get(id) ?? { kept: !liked, wanted: liked, open: 0 }
      pressed.set(id, of)
      of.wanted = liked
      of.open += 1
      set(id, mark(liked))
    },
    onSuccess(answer, { id, liked }) {
      // What a later press asked for already shows.
      if (answer && pressed.get(id)!.wanted === liked) set(id, () => answer)
    },
    onError(_error, { id, liked }) {
      if (pressed.get(id)!.wanted === liked) set(id, mark(pressed.get(id)!.kept))
    },
    onSettled(_answer, _error, { id }) {
      const of = pressed.get(id)!
      of.open -= 1
      if (of.open === 0) pressed.delete(id)
    },
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

/** Newest first, a hundred at a time. How many there are in all says whether earlier ones are left. */
export const useComments = (id: string) =>
  useInfiniteQuery({
    queryKey: commentsKey(id),
    queryFn: ({ pageParam, signal }) =>
      callCounted(readComments, { id, ...(pageParam ? { before: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ items, total }, pages) =>
      pages.reduce((sum, page) => sum + page.items.length, 0) < total ? items.at(-1)?.id : undefined,
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

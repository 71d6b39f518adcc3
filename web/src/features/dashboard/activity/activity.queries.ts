import { useQuery } from '@tanstack/react-query'
import type { communityApi } from '@mallama/contracts/community'
import type { insightsApi } from '@mallama/contracts/insights'
import type { toolsApi } from '@mallama/contracts/tools'
import { call, callCounted } from '../../../platform/api.ts'
import { route } from '../../../platform/route.ts'

const texts = route<typeof toolsApi.textAnalyses>('GET', '/api/text-analysis')
const analyses = route<typeof toolsApi.relationshipAnalyses>('GET', '/api/relationship-analysis')
const feed = route<typeof communityApi.feed>('GET', '/api/learning-feed')
const progress = route<typeof insightsApi.progress>('GET', '/api/progress')
const basis = route<typeof insightsApi.progressBasis>('GET', '/api/progress/basis')

/** The newest is enough to show, and the header counts the rest. */
const newest = { limit: 1 }

export const useNewestText = () =>
  useQuery({
    queryKey: ['/api/text-analysis', 'newest'],
    queryFn: ({ signal }) => callCounted(texts, newest, { signal }),
    staleTime: 0,
  })

/** @param opening false in a part of the page that is drawn later: what the page has just read is not asked for again */
export const useNewestAnalysis = (opening = true) =>
  useQuery({
    queryKey: ['/api/relationship-analysis', 'newest'],
    queryFn: ({ signal }) => callCounted(analyses, newest, { signal }),
    staleTime: 0,
    refetchOnMount: opening,
  })

/** Under a key of its own: the feed keeps pages under its path. */
export const useNewestStory = () =>
  useQuery({
    queryKey: ['/api/learning-feed/newest'],
    queryFn: ({ signal }) => call(feed, newest, { signal }),
    staleTime: 0,
  })

export const useProgress = () =>
  useQuery({ queryKey: ['/api/progress'], queryFn: ({ signal }) => call(progress, {}, { signal }), staleTime: 0 })

/** Read when somebody wants to know. */
export const useProgressBasis = (wanted: boolean) =>
  useQuery({
    queryKey: ['/api/progress', 'basis'],
    queryFn: ({ signal }) => call(basis, {}, { signal }),
    enabled: wanted,
    staleTime: 0,
  })

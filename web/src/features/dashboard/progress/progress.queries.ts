import { useQuery } from '@tanstack/react-query'
import type { insightsApi as api } from '@mallama/contracts/insights'
import type { journalApi } from '@mallama/contracts/journal'
import { deviceZone } from '../../../parts/time-zone.ts'
import { call } from '../../../platform/api.ts'
import { route } from '../../../platform/route.ts'

const history = route<typeof api.progressHistory>('GET', '/api/progress/history')
const conflicts = route<typeof api.conflictsBack>('GET', '/api/progress/conflicts')
const week = route<typeof api.week>('GET', '/api/progress/week')
const weeks = route<typeof api.weeks>('GET', '/api/progress/weeks')
const pastWeek = route<typeof api.pastWeek>('GET', '/api/progress/weeks/:week')
const look = route<typeof journalApi.lookBack>('GET', '/api/journal/look-back')

export const useHistory = () =>
  useQuery({
    queryKey: ['/api/progress', 'history'],
    queryFn: ({ signal }) => call(history, {}, { signal }),
    staleTime: 0,
  })

export const useConflicts = () =>
  useQuery({
    queryKey: ['/api/progress', 'conflicts'],
    queryFn: ({ signal }) => call(conflicts, {}, { signal }),
    staleTime: 0,
  })

/** The last seven days, or a week that is over by its Monday. */
export const useWeek = (past: string | null) =>
  useQuery({
    queryKey: ['/api/progress', 'week', past],
    queryFn: ({ signal }) => (past === null ? call(week, {}, { signal }) : call(pastWeek, { week: past }, { signal })),
    staleTime: 0,
  })

/** Read when somebody wants to know. */
export const useWeeks = (wanted: boolean) =>
  useQuery({
    queryKey: ['/api/progress', 'weeks'],
    queryFn: ({ signal }) => call(weeks, {}, { signal }),
    enabled: wanted,
    staleTime: 0,
  })

/** Moods, feelings and triggers of this year, as the journal counts them. */
export const useFelt = () =>
  useQuery({
    queryKey: ['/api/journal/look-back', 'progress'],
    queryFn: ({ signal }) => call(look, { timeZone: deviceZone() }, { signal }),
    staleTime: 0,
  })

import type { privacyApi } from '@mallama/contracts/privacy'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { route } from '../../platform/route.ts'

export const exportAll = () => call(route<typeof privacyApi.exportAll>('GET', '/api/export'))

/** Asked for anew at each visit, and forgotten with it: it is everything. */
export const useExport = (enabled: boolean) =>
  useQuery({ queryKey: ['/api/export'], queryFn: exportAll, staleTime: 0, gcTime: 0, retry: false, enabled })

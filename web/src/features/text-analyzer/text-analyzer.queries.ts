import type { Request } from '@mallama/contracts/endpoint'
import type { TextAnalysis, toolsApi as api } from '@mallama/contracts/tools'
import type { Live } from '../../parts/tools/useAsking.ts'
import { useKept } from '../../parts/tools/useKept.ts'
import { call, streamCall } from '../../platform/api.ts'
import { route } from '../../platform/route.ts'

const path = '/api/text-analysis'
const analyze = route<typeof api.analyzeText>('POST', path)
const list = route<typeof api.textAnalyses>('GET', path)
const change = route<typeof api.changeTextAnalysis>('PATCH', '/api/text-analysis/:id')
const remove = route<typeof api.removeTextAnalysis>('DELETE', '/api/text-analysis/:id')

export const analyzeText = (written: Request<typeof api.analyzeText>, { id: _id, ...heard }: Live) =>
  streamCall(analyze, written, heard)

export const setAside = (id: string) => call(change, { id, aside: true })

export const useTextAnalyses = () =>
  useKept<TextAnalysis>(path, {
    read: (query, signal) => call(list, query, { signal }),
    remove: (id, options) => call(remove, { id }, options),
  })

import type { privacyApi } from '@mallama/contracts/privacy'
import { useQuery } from '@tanstack/react-query'
import { deviceZone } from '../../parts/time-zone.ts'
import { call, request } from '../../platform/api.ts'
import { route } from '../../platform/route.ts'

const exportAll = () => call(route<typeof privacyApi.exportAll>('GET', '/api/export'), {})

/** Asked for anew at each visit, and forgotten with it: it is everything. */
export const useExport = (enabled: boolean) =>
  useQuery({ queryKey: ['/api/export'], queryFn: exportAll, staleTime: 0, gcTime: 0, retry: false, enabled })

const TYPE = 'application/zip'

/** Everything as one file. How large it becomes nobody knows before its end: `onBytes` hears how much there is so far. */
export async function takeAlong(onBytes: (bytes: number) => void): Promise<{ name: string; file: Blob }> {
  const asked = new URLSearchParams({ format: 'zip', timeZone: deviceZone() })
  const { body, headers } = await request('GET', `/api/export?${asked}`, undefined, TYPE)
  const parts: BlobPart[] = []
  let bytes = 0
  const reader = body!.getReader()
  // One that breaks off throws here: half a file is never handed over.
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    bytes += part.value.length
    onBytes(bytes)
  }
  const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'mallama.zip'
  return { name, file: new Blob(parts, { type: TYPE }) }
}

import { useQueryClient } from '@tanstack/react-query'
import type { ImportPreview, importApi as api } from '@mallama/contracts/people-import'
import { relationshipsKey } from '../../parts/relationships.queries.ts'
import { call } from '../../platform/api.ts'
import { useMutation } from '../../platform/mutation.ts'
import { route } from '../../platform/route.ts'

const preview = route<typeof api.previewImport>('POST', '/api/relationships/import/preview')
const bring = route<typeof api.importPeople>('POST', '/api/relationships/import')

export const readFile = (content: string, signal: AbortSignal): Promise<ImportPreview> =>
  call(preview, { content }, { signal })

export function useImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (content: string) => call(bring, { content }),
    onSuccess: () => client.invalidateQueries({ queryKey: relationshipsKey }),
  })
}

import type { Dispatch, SetStateAction } from 'react'
import { dayOf } from '../../../parts/chat/when.ts'
import { titleOf } from '../../../parts/tools/entry.ts'
import { Recent } from '../../../parts/tools/Recent.tsx'
import { ApiError } from '../../../platform/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { useRehearsals, useRemoveRehearsal } from './rehearsal.queries.ts'

/** The server's page. */
const PAGE = 100

interface PastRehearsalsProps {
  current: string | null
  onOpen: (id: string) => void
  onRemoved: (id: string) => void
  onLeaving: Dispatch<SetStateAction<string | null>>
}

export function PastRehearsals({ current, onOpen, onRemoved, onLeaving }: PastRehearsalsProps) {
  const { data = [], isError, isFetching, isPending, refetch } = useRehearsals()
  const forget = useRemoveRehearsal()
  const remove = async (id: string, token?: string | null) => {
    try {
      await forget(id, token === undefined ? {} : { keepalive: true, token })
      onRemoved(id)
    } catch (error) {
      // Deleted elsewhere meanwhile: it is as it should be.
      if (error instanceof ApiError && error.code === 'not_found') return void refetch()
      toast({
        title: 'The rehearsal was not deleted',
        description: 'It is still there. Please try again.',
        tone: 'error',
      })
    }
  }
  return (
    <Recent
      title="Past rehearsals"
      items={data.map(({ id, scenario, createdAt, personName, said }) => ({
        id,
        title: titleOf(null, scenario),
        when: dayOf(createdAt),
        meta: [personName && `with ${personName}`, said === 1 ? '1 line' : `${said} lines`].filter(Boolean).join(', '),
      }))}
      more={data.length >= PAGE}
      busy={isPending || isFetching}
      failed={isError}
      onRetry={() => void refetch()}
      onOpen={onOpen}
      onRemove={remove}
      onLeaving={onLeaving}
      current={current}
    />
  )
}

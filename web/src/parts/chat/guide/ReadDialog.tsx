import { useQuery } from '@tanstack/react-query'
import type { chatApi as api } from '@mallama/contracts/chat'
import { call } from '../../../platform/api.ts'
import { route } from '../../../platform/route.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'

const read = route<typeof api.wholeRead>('GET', '/api/reads/:id')

interface ReadDialogProps {
  id: string
  title: string
  onClose: () => void
}

/** A text of tried advice in full, and where it is from. */
export default function ReadDialog({ id, title, onClose }: ReadDialogProps) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [`/api/reads/${id}`],
    queryFn: ({ signal }) => call(read, { id }, { signal }),
    staleTime: Infinity,
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={<Button onClick={onClose}>Back to the chat</Button>}
    >
      {data ? (
        <div className="stack">
          <p>{data.text}</p>
          <p className="meta">{data.source} General, and not about the two of you.</p>
        </div>
      ) : isError ? (
        <ErrorState
          level={3}
          title="The text did not load"
          text="It may be your connection."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Skeleton label="Loading the text">
          <Bone height="9rem" shape="round" />
        </Skeleton>
      )}
    </Dialog>
  )
}

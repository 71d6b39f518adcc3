import { isMissing } from '../../../parts/relationships.queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { OpenRoom } from './OpenRoom.tsx'
import { useRehearsal } from './rehearsal.queries.ts'

interface RoomProps {
  id: string
  onLeave: () => void
}

export function Room({ id, onLeave }: RoomProps) {
  const { data, error, isFetching, refetch } = useRehearsal(id)
  if (data) return <OpenRoom rehearsal={data} onLeave={onLeave} />
  if (error)
    return isMissing(error) ? (
      <div className="row">
        <p className="small soft">That rehearsal no longer exists.</p>
        <Button variant="quiet" size="sm" onClick={onLeave}>
          Start another one
        </Button>
      </div>
    ) : (
      <ErrorState
        level={3}
        title="The rehearsal did not load"
        text="Nothing is lost. It may be your connection."
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  return (
    <Skeleton label="Loading the rehearsal">
      <div className="stack">
        <Bone width="60%" />
        <Bone width="70%" height="4.5rem" shape="round" />
        <Bone width="45%" height="2.75rem" shape="round" />
      </div>
    </Skeleton>
  )
}

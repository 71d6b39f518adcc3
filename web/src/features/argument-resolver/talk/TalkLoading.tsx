import { Bone, Skeleton } from '../../../ui/skeleton.tsx'

/** While the talk, or the code for it, is on its way. */
export function TalkLoading() {
  return (
    <Skeleton label="Loading the chat">
      <div className="stack">
        <Bone width="70%" height="4.5rem" shape="round" />
        <Bone width="45%" height="2.75rem" shape="round" />
      </div>
    </Skeleton>
  )
}

import { Suspense, useState } from 'react'
import type { Comment, Story } from '@mallama/contracts/community'
import { Dialog } from '../../ui/dialog.tsx'
import { laterDialog } from '../../ui/later.ts'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { CommentForm } from './CommentForm.tsx'
import { Comments } from './Comments.tsx'
import { useComments } from './feed.queries.ts'

const ReportDialog = laterDialog(() => import('./ReportDialog.tsx'))

export default function CommentsDialog({ story, onClose }: { story: Story; onClose: () => void }) {
  const list = useComments(story.id)
  const { data, isError, isFetching, refetch } = list
  const [reported, setReported] = useState<Comment | null>(null)
  return (
    <>
      <Dialog
        wide
        open
        onOpenChange={(open) => !open && onClose()}
        title="Comments"
        description={<p className="small">{story.title}</p>}
        footer={<CommentForm story={story} />}
      >
        {data ? (
          <Comments
            story={story}
            list={list}
            comments={data.pages.flatMap(({ items }) => items)}
            onReport={setReported}
          />
        ) : isError && !isFetching ? (
          <ErrorState level={3} title="The comments did not load" onRetry={() => void refetch()} />
        ) : (
          <Skeleton label="Loading comments">
            <Bone height="5rem" shape="round" />
          </Skeleton>
        )}
      </Dialog>
      {reported && (
        <Suspense>
          <ReportDialog
            of={{ id: story.id, commentId: reported.id }}
            what="comment"
            onClose={() => setReported(null)}
          />
        </Suspense>
      )}
    </>
  )
}

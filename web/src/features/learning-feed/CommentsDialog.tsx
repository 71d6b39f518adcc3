import { Suspense, useState } from 'react'
import { Flag, Hourglass, Trash2 } from 'lucide-react'
import type { Comment, Story } from '@mallama/contracts/community'
import { ANONYMOUS } from '@mallama/contracts/stories'
import { timeOf } from '../../parts/chat/when.ts'
import { useOnce } from '../../platform/once.ts'
import { IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { later } from '../../ui/later.ts'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toasts.ts'
import { CommentForm } from './CommentForm.tsx'
import { useComments, useRemoveComment } from './feed.queries.ts'

const ReportDialog = later(() => import('./ReportDialog.tsx'))

export default function CommentsDialog({ story, onClose }: { story: Story; onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useComments(story.id)
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
          data.length === 0 ? (
            <p className="soft">No comments yet.</p>
          ) : (
            // The newest stands nearest to the form.
            <ul className="comments">
              {data.toReversed().map((comment) => (
                <Said key={comment.id} story={story} comment={comment} onReport={() => setReported(comment)} />
              ))}
            </ul>
          )
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

function Said({ story, comment, onReport }: { story: Story; comment: Comment; onReport: () => void }) {
  const { id: commentId, content, createdAt, mine, held } = comment
  const name = comment.userFirstName || ANONYMOUS
  const remove = useRemoveComment()
  const once = useOnce()
  const erase = () =>
    once(async () => {
      try {
        await remove.mutateAsync({ id: story.id, commentId })
        toast({ title: 'Comment deleted', tone: 'good' })
      } catch {
        toast({ title: 'It was not deleted', description: 'Please try again.', tone: 'error' })
      }
    })
  return (
    <li className={held ? 'comment comment--held' : 'comment'}>
      <div>
        <p>
          <b dir="auto">{name}</b>
          {mine && <span className="meta"> (you)</span>} <span className="meta">{timeOf(createdAt)}</span>
        </p>
        <p className="small comment__words" dir="auto">
          {content}
        </p>
        {held && (
          <p className="meta comment__why">
            <Hourglass className="icon" aria-hidden="true" />
            <span>Held: {held} Only you see it.</span>
          </p>
        )}
      </div>
      {mine ? (
        <IconButton label="Delete your comment" onClick={() => void erase()}>
          <Trash2 className="icon" aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton label={`Report the comment by ${name}`} onClick={onReport}>
          <Flag className="icon" aria-hidden="true" />
        </IconButton>
      )}
    </li>
  )
}

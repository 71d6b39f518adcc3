import { useLayoutEffect, useRef } from 'react'
import { Flag, Hourglass, Trash2 } from 'lucide-react'
import type { Comment, Story } from '@mallama/contracts/community'
import { ANONYMOUS } from '@mallama/contracts/stories'
import { timeOf } from '../../parts/chat/when.ts'
import { useOnce } from '../../platform/once.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Status } from '../../ui/status.tsx'
import { toast } from '../../ui/toasts.ts'
import { useRemoveComment, type useComments } from './feed.queries.ts'

interface CommentsProps {
  story: Story
  list: Pick<
    ReturnType<typeof useComments>,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >
  /** Newest first, as the server has them. */
  comments: readonly Comment[]
  onReport: (comment: Comment) => void
}

/** What was said about a story: the newest stands last, nearest to the form, and is what one sees first. */
export function Comments({ story, list, comments, onReport }: CommentsProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const { shown, keepPlace } = usePlace(comments)
  if (comments.length === 0) return <p className="soft">No comments yet.</p>
  const showEarlier = () => {
    keepPlace()
    void fetchNextPage()
  }
  return (
    <>
      {hasNextPage && (
        <Button
          variant="quiet"
          size="sm"
          className="comments__earlier"
          busy={isFetchingNextPage}
          busyLabel="Loading..."
          onClick={showEarlier}
        >
          Show earlier comments
        </Button>
      )}
      {isFetchNextPageError && <Status className="small soft">Earlier ones did not load. Please try again.</Status>}
      <ul className="comments" ref={shown}>
        {comments.toReversed().map((comment) => (
          <Said key={comment.id} story={story} comment={comment} onReport={() => onReport(comment)} />
        ))}
      </ul>
    </>
  )
}

const boxOf = (list: HTMLElement | null) => list?.closest('[role=dialog]')

/**
 * A new newest one brings the end into view, with the form, unless help has come with it: that is seen from its first
 * line. Earlier ones come in above what is being read.
 */
function usePlace(comments: readonly Comment[]) {
  const shown = useRef<HTMLUListElement>(null)
  /** From the top of what is seen to the end, while earlier ones are on their way. */
  const left = useRef<number | null>(null)
  const [newest, oldest] = [comments[0]?.id, comments.at(-1)?.id]
  useLayoutEffect(() => {
    const box = boxOf(shown.current)
    const help = box?.querySelector('.safety')
    if (help) help.scrollIntoView({ block: 'start' })
    else if (box) box.scrollTop = box.scrollHeight
  }, [newest])
  useLayoutEffect(() => {
    const box = boxOf(shown.current)
    if (box && left.current !== null) box.scrollTop = box.scrollHeight - left.current
    left.current = null
  }, [oldest])
  const keepPlace = () => {
    const box = boxOf(shown.current)
    left.current = box ? box.scrollHeight - box.scrollTop : null
  }
  return { shown, keepPlace }
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

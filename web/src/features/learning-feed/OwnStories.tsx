import { useId, useState } from 'react'
import type { OwnStory } from '@mallama/contracts/community'
import { dayOfStory } from '../../parts/story/categories.ts'
import { useOnce } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toasts.ts'
import { useWithdraw } from './feed.queries.ts'
import { WaitingDialog } from './WaitingDialog.tsx'

/** Of their heading: the head of the page leads there. */
export const OWN_STORIES = 'your-stories'

const waits = ({ state }: OwnStory) => state === 'waiting' || state === 'returned'

/** What stands on nobody's screen but its author's, until they decide. */
export function WaitingStory({ stories }: { stories: readonly OwnStory[] }) {
  const [open, setOpen] = useState<OwnStory | null>(null)
  const id = useId()
  const waiting = stories.filter(waits)
  const [first] = waiting
  return (
    <>
      {first && (
        <Card as="section" tone="noticed" className="feed__wait" aria-labelledby={id}>
          <div>
            <h2 className="heading" id={id}>
              {waiting.length === 1
                ? 'One of your stories waits for you'
                : `${waiting.length} of your stories wait for you`}
            </h2>
            <p className="small">
              {first.state === 'returned'
                ? 'A reviewer sent it back. It is not shared unless you ask again.'
                : 'Mallama is not sure that it keeps you unknown. Nothing is shared until you decide.'}
            </p>
          </div>
          <Button onClick={() => setOpen(first)}>Look at it</Button>
        </Card>
      )}
      {open && <WaitingDialog story={open} onClose={() => setOpen(null)} />}
    </>
  )
}

interface OwnStoriesProps {
  stories: readonly OwnStory[]
  failed: boolean
  onRetry: () => void
}

export function OwnStories({ stories, failed, onRetry }: OwnStoriesProps) {
  const [leaving, setLeaving] = useState<OwnStory | null>(null)
  const [open, setOpen] = useState<OwnStory | null>(null)
  return (
    <Card as="section" className="stack" aria-labelledby={OWN_STORIES}>
      <h2 id={OWN_STORIES} tabIndex={-1}>
        Your stories
      </h2>
      {failed && stories.length === 0 ? (
        <p className="small soft">
          They did not load.{' '}
          <button type="button" className="link" onClick={onRetry}>
            Try again
          </button>
        </p>
      ) : stories.length === 0 ? (
        <p className="small soft">None yet. One can come from a chat about a conflict that you saved as resolved.</p>
      ) : (
        <ul className="own">
          {stories.map((story) => (
            <li key={story.id}>
              <span>
                <b>{story.title}</b>
                <span className="meta">{standing(story)}</span>
              </span>
              {waits(story) ? (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={`Look at it: ${story.title}`}
                  onClick={() => setOpen(story)}
                >
                  Look at it
                </Button>
              ) : (
                <Button variant="ghost" size="sm" onClick={() => setLeaving(story)}>
                  {story.state === 'held' ? 'Take back' : 'Withdraw'}
                  <span className="sr-only"> {story.title}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {leaving && <Withdraw story={leaving} onClose={() => setLeaving(null)} />}
      {open && <WaitingDialog story={open} onClose={() => setOpen(null)} />}
    </Card>
  )
}

function standing({ state, createdAt, likesCount }: OwnStory): string {
  const day = dayOfStory(createdAt)
  if (state === 'waiting') return `Waiting for you since ${day}`
  if (state === 'returned') return 'Sent back by a reviewer'
  if (state === 'held') return 'With a reviewer'
  return likesCount > 0 ? `Shared on ${day}, helpful to ${likesCount}` : `Shared on ${day}`
}

/** What it cannot undo is said before. */
function Withdraw({ story, onClose }: { story: OwnStory; onClose: () => void }) {
  const withdraw = useWithdraw()
  const once = useOnce()
  const { title, commentsCount: count } = story
  const comments = count === 0 ? '' : count === 1 ? ', with its comment' : `, with its ${count} comments`
  const confirm = async () => {
    try {
      await withdraw.mutateAsync(story.id)
      onClose()
      toast({ title: 'Withdrawn', description: `“${title}” is no longer in the feed.`, tone: 'good' })
    } catch {
      toast({ title: 'It was not withdrawn', description: 'Please try again.', tone: 'error' })
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Withdraw “${title}”?`}
      body={
        <>
          <p>It leaves the feed at once{comments}. Your own saved conversation stays.</p>
          <p className="small">What someone has already copied or shared elsewhere cannot be called back.</p>
        </>
      }
      confirmLabel="Withdraw"
      busyLabel="Withdrawing..."
      cancelLabel="Keep it"
      busy={withdraw.isPending}
      onConfirm={() => void once(confirm)}
    />
  )
}

import { useState } from 'react'
import type { OwnStory } from '@mallama/contracts/community'
import { approvedOf } from '../../parts/story/approval.ts'
import { StoryLines } from '../../parts/story/StoryLines.tsx'
import { messageOf } from '../../platform/api.ts'
import { useOnce } from '../../platform/once.ts'
import { useSession } from '../../platform/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.ts'
import { useSubmit, useWithdraw } from './feed.queries.ts'

/** A story that Mallama, or a reviewer, was not sure of: its author decides. */
export function WaitingDialog({ story, onClose }: { story: OwnStory; onClose: () => void }) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<string | null>(null)
  const { access } = useSession()
  const submit = useSubmit()
  const withdraw = useWithdraw()
  const once = useOnce()
  const approved = approvedOf(story, leftOut)
  const act = (work: () => Promise<unknown>, title: string, description: string) =>
    once(async () => {
      setFailure(null)
      try {
        await work()
        onClose()
        toast({ title, description, tone: 'good' })
      } catch (error) {
        setFailure(messageOf(error, 'It was not sent. Please try again.'))
      }
    })
  const ask = (lines: string[]) =>
    act(
      () => submit.mutateAsync({ id: story.id, approved: lines }),
      'With a reviewer',
      'One person on this server reads it before anyone else does.',
    )
  const keep = () =>
    act(() => withdraw.mutateAsync(story.id), 'Kept private', 'The story is gone. Your saved conversation stays.')
  const mayAsk = access?.plan === 'core'
  return (
    <Dialog
      wide
      open
      onOpenChange={(open) => !open && onClose()}
      title="Is this safe to share?"
      description={<p>“{story.title}” waits for you. Nothing is shared yet.</p>}
      footer={
        <>
          <Button variant="quiet" busy={withdraw.isPending} onClick={() => void keep()}>
            Keep it private
          </Button>
          {mayAsk && (
            <Button
              busy={submit.isPending}
              busyLabel="Sending..."
              disabled={!approved}
              onClick={() => approved && void ask(approved)}
            >
              Ask a reviewer
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        {story.reason && <p className="small">{story.reason}</p>}
        <StoryLines story={story} leftOut={leftOut} onChange={setLeftOut} />
        {!approved && <p className="small">Leave at least one line, or keep it private.</p>}
        {failure && (
          <div role="alert">
            <FieldError>{failure}</FieldError>
          </div>
        )}
        <p className="small soft">
          {mayAsk
            ? 'A reviewer is one person on this server. They read the lines that you leave in, and not who wrote them.'
            : 'Only Core and the free trial share what is resolved, so nothing can be sent now.'}
        </p>
      </div>
    </Dialog>
  )
}

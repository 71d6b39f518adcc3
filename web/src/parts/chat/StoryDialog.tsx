import { useEffect, useState } from 'react'
import { EyeOff } from 'lucide-react'
import type { StoryPreview } from '@mallama/contracts/chat'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { approvedOf } from '../story/approval.ts'
import { StoryLines } from '../story/StoryLines.tsx'

interface StoryDialogProps {
  /** Asks what others would read. */
  read: () => Promise<StoryPreview>
  /** The lines that its author left out, kept by whoever opens this: a failed save does not tick them again. */
  leftOut: ReadonlySet<string>
  onLeaveOut: (leftOut: ReadonlySet<string>) => void
  /** Null: it stays private. */
  onSave: (approved: string[] | null) => void
  /** Nothing is there to share: why, for who is told that the chat was saved. */
  onNothing: (why: string | null) => void
  onCancel: () => void
  busy: boolean
}

/** What others would read of a resolved chat, before anything is saved. */
export default function StoryDialog(props: StoryDialogProps) {
  const { read, leftOut, onLeaveOut, onSave, onNothing, onCancel, busy } = props
  const [preview, setPreview] = useState<StoryPreview | null>(null)
  const [failed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isOpen = true
    read().then(
      (told) => {
        if (!isOpen) return
        if (told.story) setPreview(told)
        else onNothing(told.reason)
      },
      () => isOpen && setFailed(true),
    )
    return () => {
      isOpen = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- read once a round: what is shown is what is decided on
  }, [round])

  const story = preview?.story ?? null
  const approved = story && approvedOf(story, leftOut)
  const unsure = preview?.state === 'held'
  return (
    <Dialog
      wide
      open
      onOpenChange={(open) => !open && !busy && onCancel()}
      title="What others would read"
      description={
        story && (
          <p>
            Core shares what you learned, without names. Words that were changed are{' '}
            <mark className="swapped">marked</mark>.
          </p>
        )
      }
      footer={
        <>
          <Button variant="ghost" onClick={onCancel}>
            Back
          </Button>
          {/* What happens without a look is never the louder of the two while Mallama is not sure. */}
          <Button variant={story ? 'quiet' : 'primary'} busy={busy} busyLabel="Saving..." onClick={() => onSave(null)}>
            Save, keep it private
          </Button>
          {story && (
            <Button disabled={!approved} busy={busy} busyLabel="Saving..." onClick={() => approved && onSave(approved)}>
              {unsure ? 'Save, and decide later' : 'Save and share'}
            </Button>
          )}
        </>
      }
    >
      {story ? (
        <div className="stack">
          {unsure && (
            <p className="small">
              <b>Mallama is not sure that this keeps you unknown.</b> {preview?.reason} It would wait for you in the
              Learning Feed, and nobody reads it before you decide.
            </p>
          )}
          <StoryLines
            story={story}
            changed={preview?.changed ?? []}
            leftOut={leftOut}
            onChange={onLeaveOut}
            disabled={busy}
          />
          {!approved && <p className="small">Leave at least one line, or keep it private.</p>}
          {preview && preview.redactions.length > 0 && (
            <Fold
              line
              icon={EyeOff}
              title={`${preview.redactions.length} ${preview.redactions.length === 1 ? 'thing' : 'things'} taken out`}
              meta="only you see this"
            >
              <ul className="taken-out">
                {preview.redactions.map(({ quote, kind }) => (
                  <li key={`${kind} ${quote}`}>
                    <del dir="auto">{quote}</del>
                    <span className="meta">{kind}</span>
                  </li>
                ))}
              </ul>
            </Fold>
          )}
          <p className="meta">You can withdraw it at any time.</p>
        </div>
      ) : failed ? (
        <ErrorState
          level={3}
          title="What others would read did not load"
          text="Nothing is shared. You can try again, or save it for yourself alone."
          onRetry={() => {
            setFailed(false)
            setRound(round + 1)
          }}
        />
      ) : (
        <Skeleton label="Taking names out...">
          <Bone height="9rem" shape="round" />
        </Skeleton>
      )}
    </Dialog>
  )
}

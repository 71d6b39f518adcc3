import { useState } from 'react'
import { Link } from 'react-router'
import { charactersIn } from '@mallama/contracts/characters'
import { reportReasons } from '@mallama/contracts/stories'
import { messageOf } from '../../platform/api.ts'
import { useOnce } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, FieldError, Textarea } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.ts'
import { useMute, useReport, type Reported } from './feed.queries.ts'

const MOST = 400

interface ReportDialogProps {
  of: Reported
  what: 'story' | 'comment'
  onClose: () => void
}

export default function ReportDialog({ of, what, onClose }: ReportDialogProps) {
  const [why, setWhy] = useState<string>(reportReasons[0])
  const [words, setWords] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const report = useReport()
  const mute = useMute()
  const once = useOnce()
  const used = charactersIn(words.trim())
  const tooLong = used > MOST
  const act = (work: () => Promise<unknown>, done: string) =>
    once(async () => {
      setFailure(null)
      try {
        await work()
        onClose()
        toast({ title: done, tone: 'good' })
      } catch (error) {
        setFailure(messageOf(error, 'It was not sent. Please try again.'))
      }
    })
  const send = () =>
    act(() => report.mutateAsync({ ...of, reason: words.trim() ? `${why}: ${words.trim()}` : why }), 'Report sent')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Report"
      description={<p>A person reads it. The author does not learn who sent it.</p>}
      footer={
        <>
          {what === 'comment' && (
            <Button
              variant="quiet"
              busy={mute.isPending}
              onClick={() => void act(() => mute.mutateAsync(of), 'This author’s comments are hidden')}
            >
              Mute this author
            </Button>
          )}
          <Button busy={report.isPending} busyLabel="Sending..." disabled={tooLong} onClick={() => void send()}>
            Send report
          </Button>
        </>
      }
    >
      <div className="stack">
        <fieldset className="choices">
          <legend>What is wrong with it?</legend>
          {reportReasons.map((reason) => (
            <label key={reason}>
              <input type="radio" name="why" checked={why === reason} onChange={() => setWhy(reason)} />
              {reason}
            </label>
          ))}
        </fieldset>
        <Field
          label="A word for the reviewer"
          optional
          {...(tooLong ? { error: `At most ${MOST} characters` } : {})}
          {...(used > MOST - 100 ? { counter: { used, max: MOST } } : {})}
        >
          <Textarea rows={2} dir="auto" value={words} onChange={({ target }) => setWords(target.value)} />
        </Field>
        {failure && (
          <div role="alert">
            <FieldError>{failure}</FieldError>
          </div>
        )}
        <p className="small soft">
          Is someone in danger? <Link to="/help-now">Get help now</Link> instead.
        </p>
      </div>
    </Dialog>
  )
}

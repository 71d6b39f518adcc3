import { useRef, useState } from 'react'
import { messageOf } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.ts'
import { useDecide, type ReviewAct } from './review.queries.ts'

export interface Deciding {
  act: ReviewAct
  id: string
  /** Of the story that it is, or is about. */
  title: string
}

interface Words {
  title: string
  lead: string
  confirm: string
  done: string
  failed: string
}

const FOR_LOG = 'The reason stands in the log, which administrators see.'
const words: Record<ReviewAct, Words> = {
  publish: {
    title: 'Publish this story?',
    lead: `Every member can read it then. ${FOR_LOG}`,
    confirm: 'Publish',
    done: 'The story is published',
    failed: 'The story was not published',
  },
  reject: {
    title: 'Tell the author why',
    lead: 'They see the reason, and can change the line or keep the story private.',
    confirm: 'Send back',
    done: 'The story went back to its author',
    failed: 'The story was not sent back',
  },
  show: {
    title: 'Show this comment?',
    lead: `Every member can read it then. ${FOR_LOG}`,
    confirm: 'Show comment',
    done: 'The comment is shown',
    failed: 'The comment is still held',
  },
  drop: {
    title: 'Delete this comment?',
    lead: FOR_LOG,
    confirm: 'Delete comment',
    done: 'The comment is deleted',
    failed: 'The comment was not deleted',
  },
  remove: {
    title: 'Take it away?',
    lead: 'A comment is deleted. A story goes back to its author, who sees the reason.',
    confirm: 'Take it away',
    done: 'What was reported is gone',
    failed: 'What was reported is still there',
  },
  leave: {
    title: 'Leave it as it is?',
    lead: `Every report of it is settled. ${FOR_LOG}`,
    confirm: 'Leave it',
    done: 'The report is settled',
    failed: 'The report is still open',
  },
}

/** A decision on what waits, with its reason. */
export function DecideDialog({ of: { act, id, title }, onClose }: { of: Deciding; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const why = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useDecide()
  const said = words[act]
  const missing = reason.trim() === ''
  const go = () => {
    if (missing) {
      setAsked(true)
      why.current?.focus()
      return
    }
    mutate(
      { act, id, reason: reason.trim() },
      {
        onSuccess() {
          onClose()
          toast({ title: said.done, tone: 'good' })
        },
        onError: (error) =>
          toast({
            title: said.failed,
            description: messageOf(error, 'Nothing changed. Please try again.'),
            tone: 'error',
          }),
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={said.title}
      description={`“${title}”. ${said.lead}`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Back
          </Button>
          <Button variant={act === 'drop' || act === 'remove' ? 'danger' : 'primary'} busy={isPending} onClick={go}>
            {said.confirm}
          </Button>
        </>
      }
    >
      <Field label="Why" hint="At most 500 characters." {...(asked && missing ? { error: 'Say why.' } : {})}>
        <Input
          ref={why}
          value={reason}
          maxLength={500}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </Dialog>
  )
}

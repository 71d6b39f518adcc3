import { useId, useState, type FormEvent } from 'react'
import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import { ApiError } from '../../platform/api.ts'
import { useOnce } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { reasonOf } from '../refusal.ts'
import { HelpFirst } from '../safety-card/HelpFirst.tsx'
import { useChange } from './conversations.queries.ts'

interface RenameDialogProps {
  id: string
  title: string
  onClose: () => void
}

export const TITLE_MISSING = 'Title is required'

export default function RenameDialog({ id, title, onClose }: RenameDialogProps) {
  const form = useId()
  const [next, setNext] = useState(title)
  const [problem, setProblem] = useState<string | null>(null)
  const [help, setHelp] = useState<Safety>(null)
  const change = useChange(id)
  const once = useOnce()
  const save = async () => {
    if (next.trim() === '') return setProblem(TITLE_MISSING)
    try {
      await change.mutateAsync({ title: next })
      onClose()
    } catch (error) {
      if (error instanceof ApiError && needsHelp(error.safety)) setHelp(error.safety)
      setProblem(reasonOf(error, 'The title was not saved. Please try again.'))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void once(save)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Rename"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={change.isPending} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={submit}>
        {help && <HelpFirst safety={help} refusal="The title was not saved." />}
        <Field label="Title" {...(problem ? { error: problem } : {})}>
          <Input
            value={next}
            maxLength={200}
            data-autofocus
            onChange={({ target }) => {
              setNext(target.value)
              setProblem(null)
            }}
          />
        </Field>
      </form>
    </Dialog>
  )
}

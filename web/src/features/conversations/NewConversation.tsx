import type { ConversationType } from '@mallama/contracts/conversation-words'
import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useBegin } from '../../parts/conversations/conversations.queries.ts'
import { TITLE_MISSING } from '../../parts/conversations/RenameDialog.tsx'
import { typeNames } from '../../parts/conversations/words.ts'
import { keepDraft, readDraft } from '../../parts/draft.ts'
import { reasonOf } from '../../parts/refusal.ts'
import { HelpFirst } from '../../parts/safety-card/HelpFirst.tsx'
import { ApiError } from '../../platform/api.ts'
import { useOnce } from '../../platform/once.ts'
import { uuid } from '../../platform/uuid.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Input, Select, Textarea } from '../../ui/field.tsx'
import { settle, toast } from '../../ui/toasts.ts'

const DRAFT = 'conversation'
const FAILED = 'Failed to create conversation. Please try again.'

interface Draft {
  title: string
  type: ConversationType
  description: string
  /** The same once more is a save that was tried again. */
  clientId: string
}

const blank = (): Draft => ({ title: '', type: 'solo_session', description: '', clientId: uuid() })

const hints: Record<ConversationType, string> = {
  solo_session: 'Just you and Mallama. Nobody else can see it.',
  group_mediation: 'You get a link to send. Nothing starts until everyone has said yes to the ground rules.',
}

export default function NewConversation({ onClose }: { onClose: () => void }) {
  const form = useId()
  const navigate = useNavigate()
  const begin = useBegin()
  const once = useOnce()
  const [draft, setDraft] = useState(() => readDraft<Draft>(DRAFT) ?? blank())
  const [problems, setProblems] = useState<Partial<Record<'title' | 'description', string>>>({})
  const [help, setHelp] = useState<Safety>(null)
  const write = (changes: Partial<Draft>) => {
    // Changed, it is another one: the one before may have been begun though its answer was lost.
    const next = { ...draft, ...changes, clientId: uuid() }
    setDraft(next)
    setProblems({})
    keepDraft(DRAFT, next)
  }
  useEffect(() => () => settle(DRAFT), [])

  const save = async () => {
    settle(DRAFT)
    setHelp(null)
    if (draft.title.trim() === '') {
      setProblems({ title: TITLE_MISSING })
      document.getElementById(`${form}-title`)?.focus()
      return
    }
    try {
      const { description, ...rest } = draft
      const made = await begin.mutateAsync({ ...rest, ...(description.trim() ? { description } : {}) })
      keepDraft(DRAFT, null)
      void navigate(`/chat?id=${encodeURIComponent(made.id)}`)
    } catch (error) {
      const details = error instanceof ApiError ? error.details : undefined
      const told = { title: details?.['title']?.[0], description: details?.['description']?.[0] }
      if (error instanceof ApiError && needsHelp(error.safety)) setHelp(error.safety)
      else if (told.title || told.description)
        setProblems(Object.fromEntries(Object.entries(told).filter(([, words]) => words)))
      else {
        const why = error instanceof ApiError && error.status < 500 ? reasonOf(error, '') : ''
        toast({ title: FAILED, ...(why ? { description: why } : {}), tone: 'error', about: DRAFT })
      }
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void once(save)
  }
  const { title, type, description } = draft
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="New Conversation"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={begin.isPending} busyLabel="Creating...">
            {type === 'solo_session' ? 'Start' : 'Create and invite'}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={submit}>
        {help && <HelpFirst safety={help} refusal="The conversation was not created." />}
        <Field label="Title" {...(problems.title ? { error: problems.title } : {})}>
          <Input
            id={`${form}-title`}
            value={title}
            maxLength={200}
            placeholder="What is it about?"
            data-autofocus
            onChange={({ target }) => write({ title: target.value })}
          />
        </Field>
        <Field label="Type" hint={hints[type]}>
          <Select value={type} onChange={({ target }) => write({ type: target.value as ConversationType })}>
            {(['solo_session', 'group_mediation'] as const).map((one) => (
              <option key={one} value={one}>
                {typeNames[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Description" optional {...(problems.description ? { error: problems.description } : {})}>
          <Textarea
            value={description}
            maxLength={10_000}
            onChange={({ target }) => write({ description: target.value })}
          />
        </Field>
      </form>
    </Dialog>
  )
}

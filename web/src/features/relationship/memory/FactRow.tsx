import { charactersIn } from '@mallama/contracts/characters'
import { needsHelp } from '@mallama/contracts/help'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Pencil, Trash2 } from 'lucide-react'
import type { Fact } from '@mallama/contracts/memory'
import type { Safety } from '@mallama/contracts/safety'
import { dayOf } from '../../../parts/chat/when.ts'
import { HelpFirst } from '../../../parts/safety-card/HelpFirst.tsx'
import { ended } from '../../../parts/refusal.ts'
import { ApiError, messageOf } from '../../../platform/api.ts'
import { useOnce } from '../../../platform/once.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Field, Textarea } from '../../../ui/field.tsx'
import { Said } from '../../../ui/message.tsx'
import { toast } from '../../../ui/toasts.ts'
import { useEditFact } from './memory.queries.ts'

const MOST = 500
const kinds = { person: 'About them', event: 'What happened', wish: 'A wish', helps: 'What helps', hurts: 'What hurts' }

interface FactRowProps {
  relationshipId: string
  fact: Fact
  onRemove: () => void
}

/** Kept in the very words: they are not shown twice. */
const isSaid = ({ fact, quote }: Fact): boolean => fact.replace(/\.$/, '').toLowerCase() === quote.toLowerCase()

export function FactRow({ relationshipId, fact, onRemove }: FactRowProps) {
  const [editing, setEditing] = useState(false)
  const pencil = useRef<HTMLSpanElement>(null)
  const done = () => {
    setEditing(false)
    setTimeout(() => pencil.current?.querySelector('button')?.focus())
  }
  if (editing) return <FactForm relationshipId={relationshipId} fact={fact} onDone={done} />
  return (
    <div className="fact">
      <div className="fact__words">
        <p dir="auto">{fact.fact}</p>
        {fact.quote && !isSaid(fact) && <Said>{`“${fact.quote}”`}</Said>}
        <p className="meta">
          {kinds[fact.kind]}, {fact.edited ? 'corrected by you, learned' : 'from what you wrote'} on{' '}
          {dayOf(fact.learnedAt)}
        </p>
      </div>
      <span className="fact__does" ref={pencil}>
        <IconButton label={`Edit: ${fact.fact}`} onClick={() => setEditing(true)}>
          <Pencil className="icon" aria-hidden="true" />
        </IconButton>
        <IconButton label={`Forget: ${fact.fact}`} onClick={onRemove}>
          <Trash2 className="icon" aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  )
}

function FactForm({ relationshipId, fact, onDone }: { relationshipId: string; fact: Fact; onDone: () => void }) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(fact.fact)
  const [tried, setTried] = useState(false)
  const [help, setHelp] = useState<Safety>(null)
  const edit = useEditFact(relationshipId)
  const once = useOnce()
  useEffect(() => box.current?.focus(), [])
  const problem = !text.trim()
    ? 'Say what is right, or delete the fact'
    : charactersIn(text.trim()) > MOST
      ? `At most ${MOST} characters`
      : undefined
  const send = async () => {
    setTried(true)
    if (problem) return box.current?.focus()
    setHelp(null)
    try {
      await edit.mutateAsync({ factId: fact.id, fact: text.trim() })
      onDone()
    } catch (error) {
      if (error instanceof ApiError && needsHelp(error.safety)) setHelp(error.safety)
      else
        toast({
          title: 'The change was not saved',
          description: `${ended(messageOf(error, 'It may be your connection.'))} Your words are still here.`,
          tone: 'error',
        })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void once(send)
  }
  return (
    <form className="stack fact__form" noValidate onSubmit={submit}>
      {help && <HelpFirst safety={help} refusal="The change was not saved." />}
      <Field label="What is right" error={tried ? problem : undefined}>
        <Textarea ref={box} rows={2} dir="auto" value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <div className="row">
        <Button type="submit" size="sm" busy={edit.isPending} busyLabel="Saving...">
          Save
        </Button>
        <Button variant="ghost" size="sm" disabled={edit.isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

import { useId, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { Plus } from 'lucide-react'
import { charactersIn } from '@mallama/contracts/characters'
import { Button } from '../../ui/button.tsx'
import { FieldError, Textarea } from '../../ui/field.tsx'
import { keepDraft, readDraft } from '../draft.ts'
import { itemsOf, MOST } from './lines.ts'

interface AddItemsProps {
  label: string
  draftKey: string
  /** Characters that the field has already. */
  used: number
  onAdd: (items: string[]) => void
  children?: ReactNode
}

/** One item, or as many as a paste brings: each line is one. */
export function AddItems({ label, draftKey, used, onAdd, children }: AddItemsProps) {
  const error = useId()
  const key = `add-${draftKey}`
  const [text, setText] = useState(() => readDraft<string>(key))
  const open = text !== null
  const items = itemsOf(text)
  const over = used + charactersIn(items.join('\n')) + (used > 0 ? 1 : 0) - MOST
  const cannot = items.length === 0 || over > 0
  const write = (next: string | null) => {
    setText(next)
    keepDraft(key, next || null)
  }
  const add = () => {
    if (cannot) return
    onAdd(items)
    write('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add()
  }
  const press = (event: KeyboardEvent) => {
    // Enter that ends the writing of a composed character adds nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  if (!open)
    return (
      <div className="row lf__does">
        <button type="button" className="link small lf__open" aria-label={`Add to ${label}`} onClick={() => write('')}>
          <Plus className="icon" aria-hidden="true" />
          Add
        </button>
        {children}
      </div>
    )
  return (
    <form className="stack lf__add" onSubmit={submit}>
      <Textarea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where "Add" was pressed
        autoFocus
        rows={1}
        dir="auto"
        aria-label={`New in ${label}`}
        aria-invalid={over > 0 || undefined}
        aria-describedby={over > 0 ? error : undefined}
        placeholder="One thing, in your words"
        value={text}
        enterKeyHint="done"
        onChange={(event) => write(event.target.value)}
        onKeyDown={press}
      />
      {over > 0 && items.length > 0 && (
        <FieldError id={error}>
          {over.toLocaleString('en')} characters too many: a list holds {MOST.toLocaleString('en')} in all.
        </FieldError>
      )}
      <div className="row lf__does">
        <Button size="sm" variant="soft" type="submit" disabled={cannot}>
          {items.length > 1 ? `Add ${items.length} items` : 'Add'}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => write(null)}>
          Done
        </Button>
      </div>
    </form>
  )
}

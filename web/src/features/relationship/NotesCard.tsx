import { useRef } from 'react'
import { Pencil } from 'lucide-react'
import type { Relationship } from '@mallama/contracts/relationships'
import { ClashCard } from '../../parts/list-field/ClashCard.tsx'
import { FieldEditor } from '../../parts/list-field/FieldEditor.tsx'
import { FieldNotices } from '../../parts/list-field/FieldNotices.tsx'
import { useEditedField } from '../../parts/list-field/useEditedField.ts'
import { IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useField } from '../../parts/list-field/useField.ts'

const asWritten = (text: string) => text

/** Only where there are notes: the first ones are written where the person was added. */
export function NotesCard({ relationship }: { relationship: Relationship }) {
  const pencil = useRef<HTMLSpanElement>(null)
  const source = useField(relationship, 'notes')
  const field = useEditedField(source, asWritten)
  const editing = field.editing !== null
  if (!field.shown?.trim() && !editing && !field.clash) return null
  const finish = () => setTimeout(() => pencil.current?.querySelector('button')?.focus())
  return (
    <Card as="section" className="stack" aria-labelledby="notes">
      <div className="lf__head">
        <h2 id="notes">Notes</h2>
        {!editing && !field.clash && (
          <span ref={pencil}>
            <IconButton label="Edit Notes" onClick={field.begin}>
              <Pencil className="icon" aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </div>
      <FieldNotices sync={field} editing={editing} />
      {field.clash ? (
        <ClashCard
          label="Notes"
          level={3}
          clash={field.clash}
          lines={false}
          onChoose={(mine) => {
            field.choose(mine)
            finish()
          }}
        />
      ) : editing ? (
        <FieldEditor
          label="Notes"
          value={field.editing ?? ''}
          saving={field.saving}
          onChange={field.write}
          onSave={() => void field.submit().then(finish)}
          onCancel={() => {
            field.cancel()
            finish()
          }}
        />
      ) : (
        <p className="detail__notes" dir="auto">
          {field.shown}
        </p>
      )}
    </Card>
  )
}

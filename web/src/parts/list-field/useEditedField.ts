import { useState } from 'react'
import { keepDraft, readDraft } from '../draft.ts'
import { preloadClash } from './ClashCard.tsx'
import { useFieldSync, type FieldSource, type FieldSync } from './useFieldSync.ts'

interface Draft {
  text: string
  /** What the server had when the edit began. */
  base: string | null
}

export interface EditedField extends FieldSync {
  /** The words in the text area; null while nobody edits. */
  editing: string | null
  begin: () => void
  write: (text: string) => void
  cancel: () => void
  /** Saves what is written; a failure leaves the form as it is. */
  submit: () => Promise<void>
}

/** A field with its edit mode. What is being written survives a reload. */
export function useEditedField(source: FieldSource, tidy: (text: string) => string): EditedField {
  const key = `edit-${source.draftKey}`
  const [draft, setDraft] = useState<Draft | null>(() => readDraft<Draft>(key))
  const sync = useFieldSync(source, draft !== null, draft?.base)
  const set = (next: Draft | null) => {
    setDraft(next)
    keepDraft(key, next)
  }
  return {
    ...sync,
    editing: draft?.text ?? null,
    begin: () => {
      preloadClash()
      setDraft({ text: sync.shown ?? '', base: source.text })
    },
    write: (text) => set({ text, base: draft?.base ?? null }),
    cancel: () => set(null),
    submit: async () => {
      if (!draft) return
      const next = tidy(draft.text)
      if (next === tidy(sync.shown ?? '')) return set(null)
      const outcome = await sync.put(next)
      if (outcome !== 'failed') set(null)
    },
  }
}

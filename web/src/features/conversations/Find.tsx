import { Search, X } from 'lucide-react'
import { IconButton } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'

export function Find({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  return (
    <search className="conv-find">
      <Search className="icon" aria-hidden="true" />
      <Field label="Search conversations" hideLabel>
        <Input
          // Not `search`: browsers keep what was looked for there, and show it again to whoever comes next.
          type="text"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={words}
          placeholder="Search conversations"
          onChange={({ target }) => onWords(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onWords('')}
        />
      </Field>
      {words && (
        <IconButton label="Clear search" onClick={() => onWords('')}>
          <X className="icon" aria-hidden="true" />
        </IconButton>
      )}
    </search>
  )
}

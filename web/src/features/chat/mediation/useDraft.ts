import { useState } from 'react'
import { keepDraft, readDraft } from '../../../parts/draft.ts'

/** Words that were not shared yet. A reload keeps them, and Quick exit takes them along. */
export function useDraft(key: string, begin = ''): [string, (text: string) => void] {
  const [at, setAt] = useState(key)
  const [text, setText] = useState(() => readDraft<string>(key) ?? begin)
  // Another step has another draft.
  if (at !== key) {
    setAt(key)
    setText(readDraft<string>(key) ?? begin)
  }
  return [
    text,
    (next) => {
      setText(next)
      keepDraft(key, next === '' ? null : next)
    },
  ]
}

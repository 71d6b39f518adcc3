import { useEffect, useRef, useState } from 'react'
import { getAccount } from '../../platform/user.ts'
import { keepDraft, readDraft } from '../draft.ts'
import { dropPrefill } from './prefill.ts'

/**
 * The fields of a tool's form. They outlive a failure and a reload, and go with `clear`, log-out and quick exit.
 * `given`: what came from elsewhere (`takePrefill`) and stands over what was kept.
 */
export function useToolDraft<T extends object>(tool: string, empty: T, given?: () => Partial<T>) {
  const [key] = useState(() => `tool-${tool}:${getAccount().user?.id ?? ''}`)
  const [begun] = useState(() => beginning(key, given?.() ?? {}))
  const [written, setWritten] = useState<T>(() => ({ ...empty, ...begun.written }))
  const first = useRef({ written, given, begun })
  useEffect(() => {
    const { aside } = first.current.begun
    if (aside) keepDraft(aside.key, aside.draft)
    if (!first.current.given) return
    keepDraft(key, first.current.written)
    dropPrefill()
  }, [key])
  const write = (changes: Partial<T>) =>
    setWritten((before) => {
      const next = { ...before, ...changes }
      keepDraft(key, next)
      return next
    })
  const clear = () => {
    keepDraft(key, null)
    setWritten(empty)
  }
  return { written, write, clear }
}

interface OfSomebody {
  relationshipId?: string | null
}

/**
 * What the form begins with. Words that were written for one person are never shown to be sent to another: they are put
 * aside under that person, and stand there again when the tool is opened for them.
 */
function beginning<T extends object>(key: string, given: Partial<T>) {
  const kept = readDraft<Partial<T>>(key) ?? {}
  const of = (draft: OfSomebody) => draft.relationshipId ?? null
  const [before, now] = [of(kept), of(given)]
  if (before === null || now === null || before === now) return { written: { ...kept, ...given }, aside: null }
  return {
    written: { ...readDraft<Partial<T>>(`${key}:${now}`), ...given },
    aside: { key: `${key}:${before}`, draft: kept },
  }
}

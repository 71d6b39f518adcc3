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
  const [written, setWritten] = useState<T>(() => ({ ...empty, ...readDraft<Partial<T>>(key), ...given?.() }))
  const first = useRef({ written, given })
  useEffect(() => {
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

import { needsHelp } from '@mallama/contracts/help'
import { useEffect, useRef, useState } from 'react'
import { ApiError, type Progress, type StreamOptions } from '../../platform/api.ts'
import { uuid } from '../../platform/uuid.ts'
import { settle, toast } from '../../ui/toasts.ts'
import { type Help } from '../safety-card/words.ts'

/** What is there of an answer that is still on its way. */
export interface SoFar extends Partial<Progress> {
  /** Help, which waits for no answer. */
  safety?: Help
}

/** What one asking goes by: the id under which its answer is kept, and how it is heard on the way. */
export interface Live extends Required<Pick<StreamOptions, 'onProgress' | 'onSafety'>> {
  id: string
  /** Calls it off. */
  signal: AbortSignal
}

interface Ways {
  /** Whose failures these are: the next try takes the last one's away. */
  tool: string
  /** What is said where it fails. */
  told: (error: unknown) => { title: string; description: string }
  /** Deletes what was kept under this id. */
  takeBack: (id: string) => Promise<unknown>
}

/** An answer that was on its way may be kept after the first try to delete it. */
const AGAIN_MS = 2_000

/**
 * How every tool asks: one thing at a time, which can be cancelled. What was cancelled is called off on the way, and
 * deleted where it had been kept already. Whoever leaves the page has not cancelled; they find it among the earlier ones.
 */
export function useAsking({ tool, told, takeBack }: Ways) {
  const [busy, setBusy] = useState(false)
  const [progress, setProgress] = useState<SoFar | null>(null)
  const [help, setHelp] = useState<Help | null>(null)
  const running = useRef<{ id: string; leaving: AbortController } | null>(null)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => void (here.current = false)
  }, [])

  /** `done` gets the answer if the person is still here for it. True where there was one. */
  const ask = async <T>(work: (live: Live) => Promise<T>, done: (answer: T) => void): Promise<boolean> => {
    if (running.current) return false
    const leaving = new AbortController()
    const own = { id: uuid(), leaving }
    running.current = own
    settle(tool)
    setHelp(null)
    setBusy(true)
    setProgress(null)
    const hear = (more: SoFar) => {
      if (running.current === own) setProgress((so) => ({ ...so, ...more }))
    }
    const onSafety = (safety: Help) => {
      if (needsHelp(safety)) hear({ safety })
    }
    try {
      const answer = await work({ id: own.id, signal: leaving.signal, onProgress: hear, onSafety })
      leaving.signal.throwIfAborted()
      settle(tool)
      if (here.current) done(answer)
      return true
    } catch (error) {
      if (leaving.signal.aborted) return false
      if (error instanceof ApiError && needsHelp(error.safety)) setHelp(error.safety)
      else toast({ ...told(error), tone: 'error', about: tool })
      return false
    } finally {
      if (running.current === own) {
        running.current = null
        setBusy(false)
      }
    }
  }
  const cancel = () => {
    const own = running.current
    if (!own) return
    running.current = null
    own.leaving.abort()
    setBusy(false)
    const forget = () => takeBack(own.id).catch(() => undefined)
    void forget()
    setTimeout(() => void forget(), AGAIN_MS)
  }
  return { busy, progress, help, ask, cancel, forgetHelp: () => setHelp(null) }
}

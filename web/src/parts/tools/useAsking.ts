import { needsHelp } from '@mallama/contracts/help'
import { useEffect, useRef, useState } from 'react'
import { ApiError, type Progress } from '../../platform/api.ts'
import { uuid } from '../../platform/uuid.ts'
import { settle, toast } from '../../ui/toasts.ts'
import { type Help } from '../safety-card/words.ts'

/** What one asking goes by: the id under which its answer is kept, what calls it off, and who hears how far it is. */
export interface Live {
  id: string
  signal: AbortSignal
  onProgress: (done: Progress) => void
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
  const [progress, setProgress] = useState<Progress | null>(null)
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
    const onProgress = (done: Progress) => {
      if (running.current === own) setProgress(done)
    }
    try {
      const answer = await work({ id: own.id, signal: leaving.signal, onProgress })
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

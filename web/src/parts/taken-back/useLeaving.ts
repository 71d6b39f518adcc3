import { useCallback, useEffect, useRef, useState } from 'react'
import { bearer } from '../../platform/bearer.ts'
import { beforeExit } from '../../ui/quick-exit.tsx'

/** Long enough for Undo. */
const WAIT_MS = 8_000

/**
 * For what cannot be had back once the server has deleted it: it is taken from the screen at once and from the server a
 * little later. Whatever happens first ends the wait: another deletion, leaving the list, or the tab's turning away,
 * Quick exit included. `send` gets a `token` when the page, and the session with it, is on its way out.
 */
export function useLeaving<T extends { id: string }>(send: (item: T, token?: string | null) => unknown) {
  const [leaving, setLeaving] = useState<T | null>(null)
  const waiting = useRef<{ item: T; timer: ReturnType<typeof setTimeout> } | null>(null)
  const newest = useRef(send)
  useEffect(() => {
    newest.current = send
  })
  // Quick exit ends the session before the page goes, perhaps in the very breath of the press: a token is at hand before.
  const token = useRef<string | null>(null)
  const keepToken = useCallback(async () => {
    token.current = (await bearer()) ?? token.current
  }, [])
  useEffect(() => void keepToken(), [keepToken])

  const settle = useCallback(async (going = false) => {
    const due = waiting.current
    if (!due) return
    clearTimeout(due.timer)
    waiting.current = null
    await newest.current(due.item, going ? token.current : undefined)
    setLeaving((now) => (now?.id === due.item.id ? null : now))
  }, [])
  useEffect(() => {
    const away = () => void (document.visibilityState === 'hidden' && settle(true))
    const leave = () => void settle(true)
    document.addEventListener('visibilitychange', away)
    window.addEventListener('pagehide', leave)
    const atExit = beforeExit(leave)
    return () => {
      document.removeEventListener('visibilitychange', away)
      window.removeEventListener('pagehide', leave)
      atExit()
      leave()
    }
  }, [settle])

  const remove = (item: T) => {
    void settle()
    waiting.current = { item, timer: setTimeout(() => void settle(), WAIT_MS) }
    void keepToken()
    setLeaving(item)
  }
  const undo = () => {
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = null
    setLeaving(null)
  }
  return { leaving, remove, undo }
}

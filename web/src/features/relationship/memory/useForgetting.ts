import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Fact, Memory } from '@mallama/contracts/memory'
import { ApiError } from '../../../platform/api.ts'
import { bearer } from '../../../platform/bearer.ts'
import { toast } from '../../../ui/toasts.ts'
import { forgetFact, memoryKey } from './memory.queries.ts'

/**
 * What is forgotten cannot be learnt again, so it is taken from the screen at once and from the server a little later:
 * long enough for Undo. Whatever happens first ends the wait: another deletion, leaving the card, or the tab's turning
 * away, Quick exit included.
 */
const WAIT_MS = 8_000

export function useForgetting(id: string) {
  const client = useQueryClient()
  const [leaving, setLeaving] = useState<Fact | null>(null)
  const waiting = useRef<{ fact: Fact; timer: ReturnType<typeof setTimeout>; token: string | null } | null>(null)

  const send = useCallback(
    async (fact: Fact, token?: string | null) => {
      try {
        await forgetFact(id, fact.id, token)
      } catch (error) {
        // Deleted elsewhere meanwhile: it is as it should be.
        if (error instanceof ApiError && error.code === 'not_found') return
        toast({ title: 'It was not forgotten', description: 'It is still there. Please try again.', tone: 'error' })
        await client.invalidateQueries({ queryKey: memoryKey(id) })
        return
      }
      client.setQueryData<Memory>(
        memoryKey(id),
        (memory) => memory && { ...memory, facts: memory.facts.filter((one) => one.id !== fact.id) },
      )
    },
    [client, id],
  )
  const settle = useCallback(
    async (going = false) => {
      const due = waiting.current
      if (!due) return
      clearTimeout(due.timer)
      waiting.current = null
      await send(due.fact, going ? due.token : undefined)
      setLeaving((now) => (now?.id === due.fact.id ? null : now))
    },
    [send],
  )
  useEffect(() => {
    const away = () => void (document.visibilityState === 'hidden' && settle(true))
    const leave = () => void settle(true)
    document.addEventListener('visibilitychange', away)
    window.addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', away)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [settle])

  const remove = (fact: Fact) => {
    void settle()
    const due = { fact, timer: setTimeout(() => void settle(), WAIT_MS), token: null as string | null }
    waiting.current = due
    // Quick exit ends the session before the page goes: the token is taken now.
    void bearer().then((token) => {
      due.token = token
    })
    setLeaving(fact)
  }
  const undo = () => {
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = null
    setLeaving(null)
  }
  return { leaving, remove, undo }
}

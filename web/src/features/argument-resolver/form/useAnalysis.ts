import { useEffect, useRef, useState } from 'react'
import { needsCard, type Help } from '../../../parts/safety-card/words.ts'
import { ApiError } from '../../../platform/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { resolveArgument, useKeepResolution, useRefreshResolutions, whoSpeaks } from '../arguments.queries.ts'
import type { Step } from './Analyzing.tsx'
import { isLong, toSend, type Problems, type Written } from './written.ts'

interface Running {
  step: Step
  turns: number | null
}

const fields: Record<string, keyof Problems> = {
  originalConversation: 'conversation',
  context: 'context',
  partiesInvolved: 'people',
}

/** What the server says of single fields, under the fields' own names here. */
function refusedFields(error: unknown): Problems {
  const details = error instanceof ApiError ? (error.details ?? {}) : {}
  const found: Problems = {}
  for (const [path, [message]] of Object.entries(details)) {
    const field = fields[path.split('.', 1)[0] ?? '']
    if (field && message) found[field] ??= message
  }
  return found
}

/** Sends a quarrel to be read, one at a time. Whatever becomes of it, the form is not touched here. */
export function useAnalysis(onMade: (id: string) => void) {
  const [running, setRunning] = useState<Running | null>(null)
  const [refused, setRefused] = useState<Problems>({})
  const [help, setHelp] = useState<Help | null>(null)
  const leaving = useRef<AbortController | null>(null)
  const keep = useKeepResolution()
  const refresh = useRefreshResolutions()
  useEffect(() => () => leaving.current?.abort(), [])

  const forget = () => {
    setRefused({})
    setHelp(null)
  }
  const send = async (written: Written, known: number | null) => {
    if (leaving.current) return
    const { signal } = (leaving.current = new AbortController())
    forget()
    const words = toSend(written)
    try {
      let turns = known
      if (turns === null && isLong(written.conversation)) {
        // A whole chat takes a while: how much there is to read is worth knowing first.
        setRunning({ step: 'who', turns })
        turns = await whoSpeaks(words.originalConversation, words.partiesInvolved, signal).then(
          (found) => found.turns,
          () => null,
        )
      }
      signal.throwIfAborted()
      setRunning({ step: 'turns', turns })
      const made = await resolveArgument(words, signal)
      keep(made)
      onMade(made.id)
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof ApiError && needsCard(error.safety)) return setHelp(error.safety)
      setRefused(refusedFields(error))
      toast({ title: 'Analysis Failed', description: 'Please try again.', tone: 'error' })
    } finally {
      leaving.current = null
      setRunning(null)
    }
  }
  /** What was refused is being changed. */
  const settle = () => setRefused((so) => (Object.keys(so).length > 0 ? {} : so))
  const cancel = () => {
    if (!leaving.current) return
    leaving.current.abort()
    // It may have reached the server all the same.
    setTimeout(refresh, 2_000)
  }
  return { running, refused, help, send, cancel, settle, forget }
}

import { useState } from 'react'
import { keptReason } from '../../../parts/refusal.ts'
import { useAsking, type Live } from '../../../parts/tools/useAsking.ts'
import { ApiError } from '../../../platform/api.ts'
import { resolveArgument, useKeepResolution, useTakeBack, whoSpeaks } from '../arguments.queries.ts'
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

/** The words of the specification; only too much at once says more: when one can go on. */
const told = (error: unknown) => ({
  title: 'Analysis Failed',
  description:
    error instanceof ApiError && error.status === 429 ? keptReason(error, 'Please try again.') : 'Please try again.',
})

/** Sends a quarrel to be read, one at a time. Whatever becomes of it, the form is not touched here. */
export function useAnalysis(onMade: (id: string) => void) {
  const [running, setRunning] = useState<Running>({ step: 'who', turns: null })
  const [refused, setRefused] = useState<Problems>({})
  const keep = useKeepResolution()
  const { busy, progress, help, ask, cancel, forgetHelp } = useAsking({
    tool: 'argument',
    told,
    takeBack: useTakeBack(),
  })

  const forget = () => {
    setRefused({})
    forgetHelp()
  }
  const send = (written: Written, known: number | null) => {
    setRefused({})
    const words = toSend(written)
    const read = async (live: Live) => {
      const { id, signal } = live
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
      try {
        const made = await resolveArgument({ ...words, id }, live)
        signal.throwIfAborted()
        keep(made)
        return made
      } catch (error) {
        if (!signal.aborted) setRefused(refusedFields(error))
        throw error
      }
    }
    void ask(read, (made) => onMade(made.id))
  }
  /** What was refused is being changed. */
  const settle = () => setRefused((so) => (Object.keys(so).length > 0 ? {} : so))
  return { running: busy ? { ...running, progress } : null, refused, help, send, cancel, settle, forget }
}

import { useEffect, useState } from 'react'
import { partiesOf, type Speakers } from '@mallama/contracts/arguments'
import { whoSpeaks } from '../arguments.queries.ts'
import { conversationProblem } from './written.ts'

const WAIT_MS = 600

/**
 * Who speaks in what was pasted, a moment after it stands still. An answer that does not come is no trouble: then
 * nobody is asked who they are.
 */
export function useSpeakers(conversation: string, people: string, wanted: boolean) {
  const [found, setFound] = useState<Speakers | null>(null)
  useEffect(() => {
    if (!wanted || conversationProblem(conversation)) return
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      whoSpeaks(conversation, partiesOf(people), leaving.signal)
        .then(setFound)
        .catch(() => undefined)
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [conversation, people, wanted])
  // Until a newer answer comes the last one stands: a few words more rarely change who speaks.
  return wanted && !conversationProblem(conversation) ? found : null
}

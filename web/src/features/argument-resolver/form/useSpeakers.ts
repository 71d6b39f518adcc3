import { useEffect, useState } from 'react'
import type { Speakers } from '@mallama/contracts/arguments'
import { partiesOf } from '@mallama/contracts/conversation'
import { whoSpeaks } from '../arguments.queries.ts'
import { conversationProblem } from './written.ts'

const WAIT_MS = 600

/**
 * Who speaks in what was pasted, a moment after it stands still. `paste` numbers the texts that came at once; null while
 * everything was typed. An answer that does not come is no trouble: then
 * nobody is asked who they are.
 */
export function useSpeakers(conversation: string, people: string, paste: number | null) {
  const [found, setFound] = useState<{ paste: number; speakers: Speakers } | null>(null)
  useEffect(() => {
    if (paste === null || conversationProblem(conversation)) return
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      whoSpeaks(conversation, partiesOf(people), leaving.signal)
        .then((speakers) => setFound({ paste, speakers }))
        .catch(() => undefined)
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [conversation, people, paste])
  // While it is only edited the last answer stands: a few words more rarely change who speaks.
  return found?.paste === paste && !conversationProblem(conversation) ? found.speakers : null
}

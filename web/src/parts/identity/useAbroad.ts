import { useEffect, useRef, useState } from 'react'
import { hasNoWindows, leaveFor, proveInWindow, type Journey, type Proof } from '../../platform/abroad.ts'
import { toast } from '../../ui/toasts.ts'
import { authMessage, codeOf } from './messages.ts'

export interface Provider {
  id: string
  name: string
}

/** Where someone is on their way to a provider; at rest there is nothing to show. */
export type Way = { at: 'rest' } | { at: 'window' | 'blocked' | 'leaving' | 'back'; provider: Provider }

/** Said by closing the window, or by pressing another button. */
const quiet = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request']

interface Abroad extends Omit<Journey, 'providerId'> {
  /** The title of the toast when it does not work. */
  failed: string
  /** Throws what the identity provider answers. */
  onProof: (proof: Proof, provider: Provider) => Promise<void>
}

/** To a provider and back. A second press takes the place of the first. */
export function useAbroad({ purpose, again, failed, onProof }: Abroad) {
  const [way, setWay] = useState<Way>({ at: 'rest' })
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])

  const during = async (mine: AbortController, work: () => Promise<void>) => {
    const isMine = () => current.current === mine
    try {
      await work()
      if (isMine()) setWay({ at: 'rest' })
    } catch (error) {
      if (!isMine()) return
      setWay({ at: 'rest' })
      if (!quiet.includes(codeOf(error))) toast({ title: failed, description: authMessage(error), tone: 'error' })
    }
  }
  const journey = ({ id }: Provider): Journey => ({ providerId: id, purpose, again: again ?? false })
  const next = () => {
    current.current = new AbortController()
    return current.current
  }

  const leave = (provider: Provider) => {
    const mine = next()
    setWay({ at: 'leaving', provider })
    void during(mine, () => leaveFor(journey(provider)))
  }
  /** Called in the very moment of the press, or no window opens. */
  const begin = (provider: Provider) => {
    if (hasNoWindows()) return leave(provider)
    const mine = next()
    setWay({ at: 'window', provider })
    const onBack = () => setWay({ at: 'back', provider })
    const proof = proveInWindow(journey(provider), { signal: mine.signal, onBack })
    proof.then(
      (found) => void during(mine, () => onProof(found, provider)),
      (error: unknown) => {
        if (codeOf(error) === 'auth/popup-blocked' && current.current === mine) setWay({ at: 'blocked', provider })
        else
          void during(mine, async () => {
            throw error
          })
      },
    )
  }
  const cancel = () => {
    current.current?.abort()
    current.current = null
    setWay({ at: 'rest' })
  }
  return { way, begin, leave, cancel }
}

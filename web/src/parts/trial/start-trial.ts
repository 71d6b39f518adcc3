import { TRIAL_HELD_MS } from '@mallama/contracts/access'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { membershipApi } from '@mallama/contracts/membership'
import { ApiError, call, messageOf } from '../../platform/api.ts'
import { useBusy } from '../../platform/once.ts'
import { route } from '../../platform/route.ts'
import { useSession } from '../../platform/session.tsx'
import { changeStored, useStored } from '../../platform/stored.ts'
import { loadUser, setUser } from '../../platform/user.ts'
import { toast, type ToastWords } from '../../ui/toasts.ts'

/** An instant: until then the address begins no other trial. */
const heldKey = 'mallama:trial-held-until'
const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'conflict'

export async function requestTrial() {
  try {
    return await call(route<typeof membershipApi.startTrial>('POST', '/api/start-trial'))
  } catch (error) {
    if (isConflict(error)) await learn(error as ApiError).catch(() => undefined)
    throw error
  }
}

/**
 * The record says why a trial was refused, but for an address that had one with an account that is gone: of that nothing
 * is told before somebody tries, and afterwards this browser remembers it: until the hold ends, or where the server
 * does not tell that, for as long as one may last.
 */
async function learn({ waitS }: ApiError) {
  const { hasUsedTrial, subscriptionType, serverTime } = await loadUser()
  if (hasUsedTrial || subscriptionType !== 'none') return
  const heldMs = waitS === undefined ? TRIAL_HELD_MS : waitS * 1_000
  changeStored(heldKey, () => new Date(Date.parse(serverTime) + heldMs).toISOString())
}

/** The trial is offered until it was used, or refused: to visitors too, who are told to log in. */
export function useMayTryFree(): boolean {
  const { status, user, now } = useSession()
  const [until] = useStored(heldKey)
  const isHeld = until !== null && now < Date.parse(until)
  return status !== 'expired' && !user?.hasUsedTrial && !isHeld
}

const used = 'You have already used your free trial period.'

/** What a trial that did not start says. */
export function trialFailure(error: unknown): ToastWords {
  if (isConflict(error)) return { title: 'Trial Already Used', description: messageOf(error, used), tone: 'error' }
  return { title: 'Error', description: messageOf(error, 'Failed to start trial'), tone: 'error' }
}

/** Starts the free trial once, however often it is pressed. */
export function useStartTrial() {
  const { user, refetch } = useSession()
  const navigate = useNavigate()
  const [busy, run] = useBusy()
  const { key } = useLocation()
  const here = useRef<string>(null)
  useEffect(() => {
    here.current = key
    return () => {
      here.current = null
    }
  }, [key])

  const start = async () => {
    if (user === null)
      return void toast({ title: 'Error', description: 'Please log in to start your free trial', tone: 'error' })
    if (user.hasUsedTrial) return void toast({ title: 'Trial Already Used', description: used, tone: 'error' })
    const pressedAt = here.current
    try {
      const started = await requestTrial()
      // Whoever has gone elsewhere meanwhile, to a checkout perhaps, stays there. The record ends this card: only now.
      const goesOn = here.current === pressedAt
      // The trial runs, whether or not the next answer arrives.
      await refetch().catch(() => setUser(started))
      toast({
        title: 'Free Trial Started!',
        description: 'You now have 24 hours of free access to Core features.',
        tone: 'good',
        onward: goesOn,
      })
      if (goesOn) await navigate('/dashboard')
    } catch (error) {
      toast(trialFailure(error))
      // The offer may be gone, with the button that was pressed.
      if (isConflict(error)) document.getElementById('main')?.focus({ preventScroll: true })
    }
  }
  return { start: () => run(start), busy }
}

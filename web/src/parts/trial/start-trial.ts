import { useNavigate } from 'react-router'
import type { membershipApi } from '@mallama/contracts/membership'
import { ApiError, call, messageOf } from '../../platform/api.ts'
import { useBusy } from '../../platform/once.ts'
import { route } from '../../platform/route.ts'
import { useSession } from '../../platform/session.tsx'
import { setUser } from '../../platform/user.ts'
import { toast, type ToastWords } from '../../ui/toasts.ts'

export const requestTrial = () => call(route<typeof membershipApi.startTrial>('POST', '/api/start-trial'))

const used = 'You have already used your free trial period.'

/** What a trial that did not start says. */
export function trialFailure(error: unknown): ToastWords {
  if (error instanceof ApiError && error.code === 'conflict')
    return { title: 'Trial Already Used', description: messageOf(error, used), tone: 'error' }
  return { title: 'Error', description: messageOf(error, 'Failed to start trial'), tone: 'error' }
}

/** Starts the free trial once, however often it is pressed. */
export function useStartTrial() {
  const { user, refetch } = useSession()
  const navigate = useNavigate()
  const [busy, run] = useBusy()

  const start = async () => {
    if (user === null)
      return void toast({ title: 'Error', description: 'Please log in to start your free trial', tone: 'error' })
    if (user.hasUsedTrial) return void toast({ title: 'Trial Already Used', description: used, tone: 'error' })
    try {
      const started = await requestTrial()
      // The trial runs, whether or not the next answer arrives.
      await refetch().catch(() => setUser(started))
      toast({
        title: 'Free Trial Started!',
        description: 'You now have 24 hours of free access to Core features.',
        tone: 'good',
        onward: true,
      })
      await navigate('/dashboard')
    } catch (error) {
      toast(trialFailure(error))
    }
  }
  return { start: () => run(start), busy }
}

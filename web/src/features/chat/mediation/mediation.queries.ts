import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Mediation, mediationApi as api, PrivateRoom } from '@mallama/contracts/mediation'
import type { SaidAlone } from '@mallama/contracts/mediation-words'
import { ApiError, call } from '../../../platform/api.ts'
import { useMutation } from '../../../platform/mutation.ts'
import { route } from '../../../platform/route.ts'

const read = route<typeof api.mediation>('GET', '/api/conversations/:id/mediation')
const consent = route<typeof api.consent>('PATCH', '/api/conversations/:id/participants')
const invite = route<typeof api.invite>('POST', '/api/conversations/:id/participants')
const takeBack = route<typeof api.takeBackInvitations>('DELETE', '/api/conversations/:id/invitations')
const leave = route<typeof api.leave>('DELETE', '/api/conversations/:id/participants')
const turn = route<typeof api.turn>('POST', '/api/conversations/:id/turn')
const statements = route<typeof api.statements>('POST', '/api/conversations/:id/statements')
const agreement = route<typeof api.agreement>('POST', '/api/conversations/:id/agreement')
const pause = route<typeof api.pause>('POST', '/api/conversations/:id/pause')
const end = route<typeof api.end>('POST', '/api/conversations/:id/end')
const readPrivate = route<typeof api.privateRoom>('GET', '/api/conversations/:id/private')
const alone = route<typeof api.alone>('PATCH', '/api/conversations/:id/private')
const tell = route<typeof api.tell>('POST', '/api/conversations/:id/private')
const forget = route<typeof api.forgetPrivate>('DELETE', '/api/conversations/:id/private')

const keyOf = (id: string) => [`/api/conversations/${id}/mediation`] as const
const privateKeyOf = (id: string) => [`/api/conversations/${id}/private`] as const

/** A room that nobody speaks in may still have come to a pause: it is asked for now and then. */
const AGAIN_MS = 45_000

export const useMediation = (id: string) =>
  useQuery<Mediation>({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(read, { id }, { signal }),
    refetchInterval: AGAIN_MS,
  })

export type Hearing =
  | { do: 'say' | 'say_back' | 'put_right' | 'answer'; content: string }
  | { do: 'confirm' | 'leave_standing' | 'pass' }
export type Sharing =
  | { do: 'mark'; lines: string[] }
  | { do: 'write' | 'note' | 'revise'; content: string }
  | { do: 'take_out'; statement: string }
  | { do: 'done' }
  | { do: 'rank'; order: string[] }
  | { do: 'decide'; good: boolean }
export type Agreeing =
  | { do: 'term'; what: string; when: string; wish?: string }
  | { do: 'take_term_out' | 'put_aside' | 'in_it' | 'take_up'; wish: string }
  | { do: 'review'; day: string }
  | { do: 'yes' | 'take_back' }
export type Going =
  | { go: 'yes' | 'not_now' | 'pause' | 'go_on' | 'leave' | 'end' | 'take_invitations_back' }
  | { go: 'alone'; said: SaidAlone }
export type Deed = (Hearing | Sharing | Agreeing | Going) & { aside?: true }

const hearing = new Set(['say', 'say_back', 'put_right', 'confirm', 'leave_standing', 'answer', 'pass'])
const agreeing = new Set(['term', 'take_term_out', 'put_aside', 'in_it', 'take_up', 'review', 'yes', 'take_back'])

function send(id: string, step: number, deed: Deed): Promise<Mediation> {
  if ('do' in deed) {
    const body = { id, step, ...deed }
    if (hearing.has(deed.do)) return call(turn, body as never)
    return agreeing.has(deed.do) ? call(agreement, body as never) : call(statements, body as never)
  }
  switch (deed.go) {
    case 'yes':
    case 'not_now':
      return call(consent, { id, consent: deed.go })
    case 'pause':
      return call(pause, { id, paused: true })
    case 'go_on':
      return call(pause, { id, paused: false })
    case 'leave':
      return call(leave, { id })
    case 'end':
      return call(end, { id })
    case 'alone':
      return call(alone, { id, ...deed.said })
    case 'take_invitations_back':
      return call(takeBack, { id })
  }
}

/** One thing done in the room. What the server answers is the room as it stands now, with what others did meanwhile. */
export function useDeed({ id, step }: Pick<Mediation, 'id' | 'step'>) {
  const client = useQueryClient()
  const mutation = useMutation<Mediation, unknown, Deed>({
    mutationFn: (deed) => send(id, step, deed),
    onSuccess: (room) => client.setQueryData(keyOf(id), room),
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      // Somebody was quicker, or the room has come to a pause: what stands there now is read again.
      if (error.status === 409) void client.invalidateQueries({ queryKey: keyOf(id) })
    },
  })
  /** The very words that were held back, said not to be about one's safety: never what stands in the box by now. */
  const aside = () => mutation.mutateAsync({ ...mutation.variables!, aside: true })
  /** What was said of the last try goes; while one is on its way, what comes of it is still waited for. */
  const reset = () => void (mutation.isPending || mutation.reset())
  return { ...mutation, aside, reset }
}

export function useInvite(id: string) {
  const client = useQueryClient()
  return useMutation({
    /** To an address where there is one, else a link to send oneself. */
    mutationFn: (email?: string) => call(invite, { id, ...(email ? { email } : {}) }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  })
}

export const usePrivateRoom = (id: string) =>
  useQuery<PrivateRoom>({ queryKey: privateKeyOf(id), queryFn: ({ signal }) => call(readPrivate, { id }, { signal }) })

/** Says something in one's own room; what came of it may bear on the shared one. */
export function useTell(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (said: { message: string; clientId: string } | { aside: true }) => call(tell, { id, ...said }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: privateKeyOf(id) }),
        client.invalidateQueries({ queryKey: keyOf(id) }),
      ]),
  })
}

export function useForgetPrivate(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(forget, { id }),
    onSuccess: () => client.invalidateQueries({ queryKey: privateKeyOf(id) }),
  })
}

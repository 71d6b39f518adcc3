import type { Output } from '@mallama/contracts/endpoint'
import { useState } from 'react'
import { useScreenParams } from '../../platform/params.ts'
import { ApiError, call, messageOf } from '../../platform/api.ts'
import { useSession } from '../../platform/session.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useTitle } from '../../ui/title.ts'
import { LinkButton } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts.ts'
import { Accepted } from './Accepted.tsx'
import { Asked } from './Asked.tsx'
import { accept, decline, useInvitation } from './invite.queries.ts'
import type { Who } from './WhoIs.tsx'
import './invite.css'

/** Where an invitation leads, for anybody who holds it: who asks, what that person will learn, and yes or no. */
export default function InvitePage() {
  const { code = '' } = useScreenParams()
  const { user, status } = useSession()
  const ready = status !== 'loading'
  const { data, error, isFetching, refetch } = useInvitation(code, user?.id ?? null, ready)
  const [answered, setAnswered] = useState<'yes' | 'no' | 'gone' | null>(null)
  const [said, setSaid] = useState<Output<typeof accept> | null>(null)
  useTitle(data ? `${data.inviterFirstName} invites you` : 'Invitation')
  const name = data?.inviterFirstName ?? ''

  const answer = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) setAnswered('gone')
      else
        toast({ title: 'Error', description: messageOf(error, 'That did not work. Please try again.'), tone: 'error' })
    }
  }
  const yes = (who?: Who) =>
    answer(async () => {
      setSaid(await call(accept, { code, ...who }))
      setAnswered('yes')
    })
  const no = () =>
    answer(async () => {
      await call(decline, { code })
      setAnswered('no')
    })

  if (answered === 'no') return <SaidNo name={name} />
  if (answered === 'gone' || (error instanceof ApiError && error.status === 404)) return <Gone />
  if (answered === 'yes' || data?.state === 'accepted')
    return (
      <Accepted
        name={name}
        inviterUserId={said?.inviterUserId ?? data?.inviterUserId ?? null}
        conversationId={said?.conversationId ?? null}
        mediation={data?.invitesTo === 'mediation'}
      />
    )
  if (error)
    return (
      <div className="page">
        <ErrorState
          level={1}
          title="This page did not load"
          text="It may be your connection."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      </div>
    )
  if (!data)
    return (
      <div className="page">
        <Skeleton label="Loading the invitation">
          <div className="stack invite">
            <Bone width="12rem" height="2rem" />
            <Bone height="9rem" shape="round" />
          </div>
        </Skeleton>
      </div>
    )
  if (data.state === 'own')
    return (
      <div className="page">
        <EmptyState
          level={1}
          scene="door"
          title="This is your own invitation"
          text="Send this page’s address to the other person. It works once, for them."
          action={<LinkButton to="/">Back to the start</LinkButton>}
        />
      </div>
    )
  return <Asked code={code} name={name} mediation={data.invitesTo === 'mediation'} onYes={yes} onNo={no} />
}

const SaidNo = ({ name }: { name: string }) => (
  <div className="page">
    <EmptyState
      level={1}
      scene="door"
      title="You said no"
      text={
        <>
          <bdi>{name}</bdi> sees only that the invitation was not taken up. You need not explain it.
        </>
      }
      action={
        <LinkButton to="/help-now" variant="quiet">
          If you are not safe: help now
        </LinkButton>
      }
    />
  </div>
)

function Gone() {
  useTitle('This link no longer works')
  return (
    <div className="page">
      <EmptyState
        level={1}
        scene="door"
        title="This link no longer works"
        text="It was used, taken back, or is older than seven days. Ask the person who sent it for a new one."
        action={<LinkButton to="/">Back to the start</LinkButton>}
      />
    </div>
  )
}

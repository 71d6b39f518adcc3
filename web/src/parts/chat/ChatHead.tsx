import { Suspense, useState, type ReactNode } from 'react'
import { Check, CircleCheck, Ellipsis, Flag, Trash2 } from 'lucide-react'
import type { RelationshipRoom } from '@mallama/contracts/chat'
import { later } from '../../ui/later.ts'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { QuickExitButton } from '../../ui/quick-exit.tsx'
import { toast } from '../../ui/toasts.ts'
import { keepDraft } from '../draft.ts'
import { change, useConversation } from './conversation.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { TEMPORARY, useTemporary } from './temporary.tsx'
import { mayResolve, type Marking } from './useMarking.ts'

const DeleteChat = later(() => import('./DeleteChat.tsx'))

interface HeadProps {
  id: string
  relationshipId: string
  personName: string
  room: RelationshipRoom | undefined
  marking: Marking
  /** The room of two stands in the panel, not the private talk. */
  shared?: boolean
}

/** Beside the page about someone. Nothing stands under help there: how the talk ends is among the options then. */
export const PanelHead = ({ id, relationshipId, personName, room, marking, shared }: HeadProps) => (
  <div className="chat__head">
    <div className="chat__title">
      <h2 id={id}>
        Chat about <bdi>{personName}</bdi>
      </h2>
      <p className="meta">
        {shared ? (
          'Both of you see this.'
        ) : (
          <>
            Private. <bdi>{personName}</bdi> cannot see this.
          </>
        )}
      </p>
      {room && !shared && <StatusBadge status={room.status} />}
    </div>
    {room?.status === 'active' && !shared && (
      <Options
        relationshipId={relationshipId}
        personName={personName}
        room={room}
        marking={mayResolve(room.messages) ? undefined : marking}
      />
    )}
  </div>
)

interface ScreenHeadProps extends HeadProps {
  back?: ReactNode
  close?: ReactNode
}

/** Over a whole screen or window: the way back, what else there is to do, and the ways out. */
export const ScreenHead = ({ id, relationshipId, personName, room, back, close, marking, shared }: ScreenHeadProps) => (
  <header className="chat__head chat__head--whole">
    {back}
    <div className="chat__title">
      <h1 id={id}>
        Chat about <bdi>{personName}</bdi>
      </h1>
      {/* In one line beside the way back and the ways out: the name stands above it. */}
      <p className="meta">{shared ? 'Both of you see this' : 'Only you can see this'}</p>
      {room && !shared && <StatusBadge status={room.status} />}
    </div>
    {room?.status === 'active' && !shared && (
      <Options relationshipId={relationshipId} personName={personName} room={room} marking={marking} />
    )}
    <QuickExitButton />
    {close}
  </header>
)

interface OptionsProps {
  relationshipId: string
  personName: string
  room: RelationshipRoom
  /** Given where the marks have no place of their own. */
  marking?: Marking | undefined
}

function Options({ relationshipId, personName, room, marking }: OptionsProps) {
  const [deleting, setDeleting] = useState(false)
  const choose = useTemporary(relationshipId)
  const disabled = useConversation(relationshipId).outgoing?.state === 'sending'
  const resolve = (marking: Marking): MenuItem => ({
    label: 'Mark as Resolved',
    icon: <CircleCheck className="icon" aria-hidden="true" />,
    disabled,
    onSelect: () => marking.mark('resolved'),
  })
  const marks = (marking: Marking): MenuItem[] => [
    ...(mayResolve(room.messages) ? [resolve(marking)] : []),
    {
      label: 'Needs More Attention',
      icon: <Flag className="icon" aria-hidden="true" />,
      disabled,
      onSelect: () => marking.mark('needs_attention'),
    },
    'line',
  ]
  // Whoever has half a minute until somebody looks at the phone does not look for it elsewhere.
  const away: MenuItem = {
    label: 'Delete Chat',
    icon: <Trash2 className="icon" aria-hidden="true" />,
    danger: true,
    disabled,
    onSelect: () => setDeleting(true),
  }
  const onDeleted = () => {
    keepDraft(`save:${relationshipId}`, null)
    change(relationshipId, { outgoing: null, notice: null })
    toast({ title: 'Chat deleted', tone: 'good' })
  }
  const items: MenuItem[] = [
    ...(marking && room.messages.length > 0 ? marks(marking) : []),
    {
      label: TEMPORARY,
      icon: room.temporary ? (
        <>
          <Check className="icon" aria-hidden="true" />
          <span className="sr-only">On:</span>
        </>
      ) : (
        <span className="icon" />
      ),
      onSelect: () => void choose(!room.temporary),
    },
    ...(room.messages.length > 0 ? [away] : []),
  ]
  return (
    <>
      <Menu
        items={items}
        triggerProps={{ className: 'icon-btn', 'aria-label': 'Chat options', title: 'Chat options' }}
        trigger={<Ellipsis className="icon" aria-hidden="true" />}
      />
      <Suspense>
        {deleting && (
          <DeleteChat
            relationshipId={relationshipId}
            personName={personName}
            onClose={() => setDeleting(false)}
            onDeleted={onDeleted}
          />
        )}
      </Suspense>
    </>
  )
}

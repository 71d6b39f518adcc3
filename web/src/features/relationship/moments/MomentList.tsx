import { useState } from 'react'
import { Trash2 } from 'lucide-react'
import type { Moment } from '@mallama/contracts/relationships'
import { dayOf } from '../../../parts/chat/when.ts'
import { IconButton } from '../../../ui/button.tsx'
import type { Older } from '../dated.ts'
import { ShowMore } from '../ShowMore.tsx'
import { TakenBack } from '../../../parts/taken-back/TakenBack.tsx'
import { useTakenBack } from '../taken-back/useTakenBack.ts'
import { kindOf, sizeName } from './kinds.ts'
import { useAddMoment, useForgetMoment } from './moments.queries.ts'

/** Shown before more are asked for. */
export const FEW = 3
const MORE = 30

interface MomentListProps {
  relationshipId: string
  moments: readonly Moment[]
  /** Older ones that were not read yet. */
  more: Older
}

const named = ({ kind, occurredAt }: Moment) => `${kindOf(kind).name}, ${dayOf(occurredAt)}`

/** Newest first. What is deleted can be had back for as long as nothing else is deleted. */
export function MomentList({ relationshipId, moments, more }: MomentListProps) {
  const [shown, setShown] = useState(FEW)
  const forget = useForgetMoment(relationshipId)
  const add = useAddMoment(relationshipId)
  const { removed, list, remove, undo } = useTakenBack<Moment>({
    name: 'moment',
    forget: forget.mutateAsync,
    add: ({ kind, intensity, occurredAt, note }) =>
      add.mutateAsync({ kind, intensity, occurredAt, ...(note ? { note } : {}) }),
  })
  if (moments.length === 0 && !removed) return null
  return (
    <div className="stack" ref={list}>
      {removed && <TakenBack key={removed.id} what={`Deleted: ${named(removed)}`} busy={add.isPending} onUndo={undo} />}
      <ul className="tend__list">
        {moments.slice(0, shown).map((moment) => {
          const { Icon, tone, name } = kindOf(moment.kind)
          return (
            <li key={moment.id} className="tend__moment" data-entry={moment.id}>
              <span className={tone}>
                <Icon className="icon" aria-hidden="true" />
              </span>
              <div>
                <p className="small">
                  <b>{name}</b>, {sizeName(moment.intensity).toLowerCase()}
                  <span className="meta"> · {dayOf(moment.occurredAt)}</span>
                </p>
                {moment.note && (
                  <p className="small tend__words" dir="auto">
                    {moment.note}
                  </p>
                )}
              </div>
              <IconButton label={`Delete: ${named(moment)}`} disabled={forget.isPending} onClick={() => remove(moment)}>
                <Trash2 className="icon" aria-hidden="true" />
              </IconButton>
            </li>
          )
        })}
      </ul>
      <ShowMore
        length={moments.length}
        shown={shown}
        older={more}
        onShow={() => setShown(shown === FEW ? MORE : shown + MORE)}
      />
    </div>
  )
}

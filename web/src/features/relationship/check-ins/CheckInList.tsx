import { useState } from 'react'
import { Trash2 } from 'lucide-react'
import type { CheckIn } from '@mallama/contracts/relationships'
import { dayOf } from '../../../parts/chat/when.ts'
import { IconButton } from '../../../ui/button.tsx'
import type { Older } from '../dated.ts'
import { ShowMore } from '../ShowMore.tsx'
import { TakenBack } from '../../../parts/taken-back/TakenBack.tsx'
import { useTakenBack } from '../taken-back/useTakenBack.ts'
import { useCheckIn, useForgetCheckIn } from './check-ins.queries.ts'
import { sliders } from './sliders.ts'

const FEW = 5
const MORE = 20

interface CheckInListProps {
  relationshipId: string
  checkIns: readonly CheckIn[]
  /** Older ones that were not read yet. */
  more: Older
}

/** Newest first. What is deleted can be had back for as long as nothing else is deleted. */
export function CheckInList({ relationshipId, checkIns, more }: CheckInListProps) {
  const [shown, setShown] = useState(FEW)
  const forget = useForgetCheckIn(relationshipId)
  const add = useCheckIn(relationshipId)
  const { removed, list, remove, undo } = useTakenBack<CheckIn>({
    name: 'check-in',
    forget: forget.mutateAsync,
    add: ({ trust, communication, joy, growth, words, at }) =>
      add.mutateAsync({ trust, communication, joy, growth, at, ...(words ? { words } : {}) }),
  })
  if (checkIns.length === 0 && !removed) return null
  return (
    <div ref={list}>
      {removed && (
        <TakenBack
          key={removed.id}
          what={`Deleted: check-in, ${dayOf(removed.at)}`}
          busy={add.isPending}
          onUndo={undo}
        />
      )}
      <details className="tend__more">
        <summary>
          Earlier check-ins ({checkIns.length}
          {more.some && '+'})
        </summary>
        <ul className="tend__list">
          {checkIns.slice(0, shown).map((checkIn) => (
            <li key={checkIn.id} data-entry={checkIn.id}>
              <div className="row row--between">
                <b>{dayOf(checkIn.at)}</b>
                <IconButton
                  label={`Delete: check-in, ${dayOf(checkIn.at)}`}
                  disabled={forget.isPending}
                  onClick={() => remove(checkIn)}
                >
                  <Trash2 className="icon" aria-hidden="true" />
                </IconButton>
              </div>
              <dl className="tend__rated">
                {sliders.map(({ name, label }) => (
                  <div key={name}>
                    <dt>{label}</dt>
                    <dd>{checkIn[name]}</dd>
                  </div>
                ))}
              </dl>
              {checkIn.words && (
                <p className="small tend__words" dir="auto">
                  {checkIn.words}
                </p>
              )}
            </li>
          ))}
        </ul>
        <ShowMore length={checkIns.length} shown={shown} older={more} onShow={() => setShown(shown + MORE)} />
      </details>
    </div>
  )
}

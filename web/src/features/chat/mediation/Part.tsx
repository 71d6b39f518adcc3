import { useId } from 'react'
import type { Mediation } from '@mallama/contracts/mediation'
import { Button } from '../../../ui/button.tsx'
import { useDeed } from './mediation.queries.ts'
import { Problem } from './Problem.tsx'
import { useDraft } from './useDraft.ts'

interface PartProps {
  room: Mediation
  /** The statement that somebody put first, where it is for that. */
  wish?: string
  onDone: () => void
}

/** What one will do, and when. */
export function Part({ room, wish, onDone }: PartProps) {
  const id = useId()
  const mine = room.agreement.terms.find((one) => one.by === room.me && one.wish === (wish ?? null))
  const draft = `mediation:${room.id}:${wish ? `${wish}:` : ''}`
  const [what, setWhat] = useDraft(`${draft}what`, mine?.what ?? 'I ')
  const [when, setWhen] = useDraft(`${draft}when`, mine?.when ?? '')
  const { mutate, aside, isPending, error, reset } = useDeed(room)
  const part = { do: 'term' as const, what: what.trim(), when: when.trim(), ...(wish ? { wish } : {}) }
  const done = () => {
    setWhat('')
    setWhen('')
    onDone()
  }
  const whole = what.trim().length > 1 && when.trim() !== ''
  return (
    <div className="stack gap-3">
      <label className="heading" htmlFor={`${id}-what`}>
        {wish ? 'What will you do for it?' : 'What will you do?'}
      </label>
      <textarea
        id={`${id}-what`}
        className="input"
        rows={2}
        dir="auto"
        maxLength={400}
        value={what}
        readOnly={isPending}
        onChange={(event) => {
          reset()
          setWhat(event.target.value)
        }}
      />
      <label className="small" htmlFor={`${id}-when`}>
        <b>When?</b>
      </label>
      <input
        id={`${id}-when`}
        className="input"
        dir="auto"
        maxLength={200}
        placeholder="Before Sunday lunch"
        value={when}
        readOnly={isPending}
        onChange={(event) => {
          reset()
          setWhen(event.target.value)
        }}
      />
      <Problem error={error} room={room} onAside={() => aside().then(done)} />
      <div className="row">
        <Button disabled={!whole} busy={isPending} onClick={() => mutate(part, { onSuccess: done })}>
          Put it in
        </Button>
        {wish && (
          <Button variant="ghost" onClick={onDone}>
            Back
          </Button>
        )}
      </div>
    </div>
  )
}

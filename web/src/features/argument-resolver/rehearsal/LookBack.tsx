import { useEffect, useId, useRef } from 'react'
import type { RehearsalLine } from '@mallama/contracts/tools'
import { Button } from '../../../ui/button.tsx'
import { Said } from '../../../ui/message.tsx'
import { lookBack } from './look-back.ts'
import { stances, type Stance } from './stances.ts'

interface LookBackProps {
  name: string
  lines: readonly RehearsalLine[]
  branch: readonly RehearsalLine[]
  onGoOn: () => void
  onLeave: () => void
}

const order: readonly Stance[] = ['interests', 'rights', 'power']

/** A short look back at the branch that is shown, out of the labels that its lines have. */
export function LookBack({ name, lines, branch, onGoOn, onLeave }: LookBackProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { said, counts, worked, retold, sentence } = lookBack(lines, branch)
  return (
    <section className="stack" aria-labelledby={id}>
      <h3 id={id} className="reh__head" tabIndex={-1} ref={heading}>
        Looking back
      </h3>
      <p>{sentence}</p>
      {said > 0 && (
        <ul className="reh__counts small">
          {order.map((stance) => (
            <li key={stance}>
              <b>{counts[stance]}</b> on {stances[stance].name.toLowerCase()} <span>({stances[stance].plain})</span>
            </li>
          ))}
        </ul>
      )}
      {worked.length > 0 && (
        <div className="stack">
          <h4>What worked</h4>
          {worked.map(({ id: key, content, reply }) => (
            <div key={key} className="reh__worked">
              <Said>{content}</Said>
              <p className="small soft" dir="auto">
                Mallama as <bdi>{name}</bdi> answered: {reply}
              </p>
            </div>
          ))}
        </div>
      )}
      {retold.length > 0 && (
        <div className="stack">
          <h4>What you said differently</h4>
          {retold.map(({ before, now }) => (
            <p key={now.id} className="small" dir="auto">
              “{before.content}” leaned on {stances[before.labels.stance].name.toLowerCase()}. “{now.content}” leans on
              interests.
            </p>
          ))}
        </div>
      )}
      <p className="meta">
        This was Mallama playing <bdi>{name}</bdi>. The real answer may be different.
      </p>
      <div className="row">
        <Button variant="quiet" onClick={onGoOn}>
          Pick it up again
        </Button>
        <Button variant="ghost" onClick={onLeave}>
          Start another rehearsal
        </Button>
      </div>
    </section>
  )
}

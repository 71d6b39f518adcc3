import { Check, EyeOff, FileDown, FileText } from 'lucide-react'
import { useState } from 'react'
import type { Mediation } from '@mallama/contracts/mediation'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Scene } from '../../../ui/scenes.tsx'
import { Log } from './Log.tsx'
import { listOf } from './people.ts'
import { saveRecord } from './record.ts'

interface Props {
  room: Mediation
  onPrivate: () => void
}

/** It has ended, or this person has left: what was shared stays theirs to read. */
export function Over({ room, onPrivate }: Props) {
  const [reading, setReading] = useState(false)
  const left = room.people.find(({ id }) => id === room.me)?.state === 'left'
  const heard = room.people.filter((one) => one.heard).map(({ name }) => name)
  // Mallama’s own, the same for every ending. One of before there were such words has none.
  const ending = room.turns.at(-1)
  const words = ending?.by === null && ending.at === room.endedAt ? ending.content : null
  if (reading) return <Log room={room} />
  return (
    <div className="med-door">
      <div className="med-door__top">
        <Scene name="door" />
        <h2>{left ? 'You left this mediation' : 'This mediation has ended'}</h2>
        <p className="soft">
          {left
            ? 'The others see that you left, and not why.'
            : (words ?? 'Nothing was agreed on, and nobody is asked why.')}
        </p>
      </div>
      <ul className="med-rules">
        {heard.length > 0 && (
          <li>
            <Check className="icon" aria-hidden="true" />
            <span>
              <b>{listOf(heard.map((name) => `${name} was heard`))}</b>
              {heard.length > 1 && <span>You heard each other out. That is a real step too.</span>}
            </span>
          </li>
        )}
        <li>
          <EyeOff className="icon" aria-hidden="true" />
          <span>
            <b>Your private room stays yours</b>
            <span>Only you can open it, and you can delete it.</span>
          </span>
        </li>
        <li>
          <FileText className="icon" aria-hidden="true" />
          <span>
            <b>Each keeps the shared record</b>
            <span>{left ? 'As it was when you left.' : 'Everyone who was there has a copy.'}</span>
          </span>
        </li>
      </ul>
      <div className="med-door__act">
        {room.turns.length > (words === null ? 0 : 1) && (
          <Button size="lg" block onClick={() => setReading(true)}>
            Read the record
          </Button>
        )}
        <div className="row med-row--middle">
          <Button variant="ghost" onClick={() => saveRecord(room)}>
            <FileDown className="icon" aria-hidden="true" />
            Export
          </Button>
          <Button variant="ghost" onClick={onPrivate}>
            My private room
          </Button>
          <LinkButton variant="ghost" to="/conversations-simple">
            Talk it over alone
          </LinkButton>
        </div>
      </div>
    </div>
  )
}

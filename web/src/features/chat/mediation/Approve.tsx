import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Mediation } from '@mallama/contracts/mediation'
import { Button, IconButton } from '../../../ui/button.tsx'
import { useDeed } from './mediation.queries.ts'
import { linesOf, othersNamed } from './people.ts'
import { Problem } from './Problem.tsx'

interface Props {
  room: Mediation
  /** What the person wrote in their own room. */
  said: readonly string[]
  onShared: () => void
}

/** Line by line, each kept private until it is picked, each editable first. Nothing else ever leaves the room. */
export function Approve({ room, said, onShared }: Props) {
  const [lines, setLines] = useState(() =>
    said.flatMap(linesOf).map((text) => ({ text, share: false, editing: false })),
  )
  const { mutate, aside, isPending, error, reset } = useDeed(room)
  const chosen = lines.filter(({ share, text }) => share && text.trim() !== '')
  const say = { do: 'say' as const, content: chosen.map(({ text }) => text.trim()).join('\n') }
  const kept = lines.length - chosen.length
  const change = (at: number, to: Partial<(typeof lines)[number]>) => {
    reset()
    setLines(lines.map((line, index) => (index === at ? { ...line, ...to } : line)))
  }
  const others = othersNamed(room)
  const count = (n: number) => `${n} ${n === 1 ? 'line' : 'lines'}`
  return (
    <div className="med__main">
      <div className="med-door">
        <div>
          <h2>What may {others} see?</h2>
          <p className="soft">Line by line, in your words. You can change any of them first.</p>
        </div>
        <ol className="med-lines">
          {lines.map(({ text, share, editing }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines never change places, and may read alike
            <li key={at} className="med-line">
              {editing ? (
                <textarea
                  className="input"
                  rows={2}
                  dir="auto"
                  aria-label={`Words of line ${at + 1}`}
                  value={text}
                  onChange={(event) => change(at, { text: event.target.value })}
                />
              ) : (
                <p className="med-line__text">
                  <span dir="auto">{text}</span>
                  <IconButton label={`Change line ${at + 1}`} onClick={() => change(at, { editing: true })}>
                    <Pencil className="icon" aria-hidden="true" />
                  </IconButton>
                </p>
              )}
              <fieldset className="seg">
                <legend className="sr-only">Line {at + 1}</legend>
                <label>
                  <input
                    type="radio"
                    name={`line-${at}`}
                    checked={!share}
                    onChange={() => change(at, { share: false })}
                  />
                  Keep private
                </label>
                <label>
                  <input
                    type="radio"
                    name={`line-${at}`}
                    checked={share}
                    onChange={() => change(at, { share: true })}
                  />
                  Share
                </label>
              </fieldset>
            </li>
          ))}
        </ol>
        <div className="med-door__act med-door__act--stick">
          <Problem error={error} room={room} onAside={() => aside().then(onShared)} />
          <Button
            size="lg"
            block
            disabled={chosen.length === 0}
            busy={isPending}
            onClick={() => mutate(say, { onSuccess: onShared })}
          >
            Share {count(chosen.length)} with {others}
          </Button>
          <p className="meta">
            {kept === 0 ? 'Nothing stays here.' : `${count(kept)} ${kept === 1 ? 'stays' : 'stay'} here.`} You cannot
            take shared lines back.
          </p>
        </div>
      </div>
    </div>
  )
}

import { useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { together } from './lines.ts'
import type { Clash } from './useFieldSync.ts'

interface ClashChoiceProps {
  /** Of its heading, one below that of what was changed. */
  level?: 3 | 4
  label: string
  clash: Clash
  /** A field of lines can be put together; prose cannot. */
  lines: boolean
  onChoose: (mine: string | null) => void
}

/** Nobody's words go before someone has seen both: what stands here, what stands there, and a choice. */
export default function ClashChoice({ label, clash, lines, onChoose, level = 4 }: ClashChoiceProps) {
  const Heading = `h${level}` as const
  const title = useId()
  const card = useRef<HTMLElement>(null)
  useEffect(() => card.current?.focus(), [])
  const { base, mine, theirs } = clash
  return (
    <Card as="section" tone="noticed" className="stack lf__clash" aria-labelledby={title} tabIndex={-1} ref={card}>
      <div role="alert">
        <Heading id={title}>Changed somewhere else: {label}</Heading>
        <p className="small">
          Another tab or device saved it while you were here. Both versions are kept until you choose.
        </p>
      </div>
      <div className="lf__versions">
        <Version name="Yours" text={mine} below={level} />
        <Version name="The other one" text={theirs} below={level} />
      </div>
      <div className="row lf__does">
        {lines && (
          <Button size="sm" onClick={() => onChoose(together(base, mine, theirs))}>
            Put both together
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={() => onChoose(mine)}>
          Keep yours
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onChoose(null)}>
          Keep the other one
        </Button>
      </div>
    </Card>
  )
}

function Version({ name, text, below }: { name: string; text: string | null; below: 3 | 4 }) {
  const Heading = `h${below === 3 ? 4 : 5}` as const
  return (
    <section aria-label={name}>
      <Heading className="meta">{name}</Heading>
      {text?.trim() ? (
        <p className="small lf__version" dir="auto">
          {text}
        </p>
      ) : (
        <p className="small soft">Nothing: it was cleared.</p>
      )}
    </section>
  )
}

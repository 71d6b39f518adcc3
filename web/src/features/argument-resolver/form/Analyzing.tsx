import { useEffect, useRef } from 'react'
import { Cancel, type CancelProps } from '../../../parts/tools/Cancel.tsx'
import { Card } from '../../../ui/card.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { Bone } from '../../../ui/skeleton.tsx'
import { Status } from '../../../ui/status.tsx'

/** What is under way: first who speaks, then every turn, then the result is laid out. */
export type Step = 'who' | 'turns'

interface AnalyzingProps {
  step: Step
  /** Known once the speakers are. */
  turns: number | null
  characters: number
  progress: CancelProps['progress']
  onCancel: () => void
}

const LONG = 20_000

const count = (of: number) => of.toLocaleString('en-US')

/** While a quarrel is read: how far it is, and the way back. */
export function Analyzing({ step, turns, characters, progress, onCancel }: AnalyzingProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), [])
  const doing =
    step === 'who'
      ? 'Working out who is speaking.'
      : turns === null
        ? 'Reading every turn.'
        : `Reading ${count(turns)} ${turns === 1 ? 'turn' : 'turns'}.`
  const long = characters > LONG
  return (
    <Card as="section" className="stack" aria-label="Analyzing Conflict..." ref={box}>
      <Status>
        <p>{doing}</p>
        <p className="small soft">
          {long ? `${count(characters)} characters take a little longer.` : 'This takes a few seconds.'} What you wrote
          stays here.
        </p>
      </Status>
      {long && (
        <Progress
          label="How far it is"
          value={step === 'who' ? 1 : 2}
          max={3}
          text={`Step ${step === 'who' ? 1 : 2} of 3`}
        />
      )}
      <div className="stack" aria-hidden="true">
        <Bone />
        <Bone width="86%" />
        <Bone width="60%" />
      </div>
      <Cancel onCancel={onCancel} progress={progress} />
    </Card>
  )
}

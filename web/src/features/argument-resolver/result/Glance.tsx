import { Flame, Leaf, OctagonAlert, Sprout, Sun, TriangleAlert, Waves, CloudSun, type LucideIcon } from 'lucide-react'
import type { Resolution } from '@mallama/contracts/arguments'
import { MadeOf } from '../../../parts/tools/MadeOf.tsx'
import { stepTone, type BandTone } from '../../../ui/bands.ts'
import { Card } from '../../../ui/card.tsx'
import { StepScale } from '../../../ui/health.tsx'
import { turnsOf } from '../form/who-speaks.ts'
import { isUnread } from './turns.ts'

type Words = Record<BandTone, { Icon: LucideIcon; word: string }>

const severities: Words = {
  good: { Icon: Leaf, word: 'Mild' },
  watch: { Icon: Waves, word: 'Tense' },
  strain: { Icon: Flame, word: 'Strained' },
  critical: { Icon: OctagonAlert, word: 'Severe' },
}
const potentials: Words = {
  good: { Icon: Sun, word: 'Strong' },
  watch: { Icon: Sprout, word: 'Promising' },
  strain: { Icon: CloudSun, word: 'Uncertain' },
  critical: { Icon: TriangleAlert, word: 'Far off' },
}

function Word({ of, value, better }: { of: Words; value: number; better: 'lower' | 'higher' }) {
  const { Icon, word } = of[stepTone(value, better)]
  return (
    <>
      <Icon className="icon" aria-hidden="true" />
      {word}
    </>
  )
}

/** The three things that are asked for first. */
export function Glance({ resolution }: { resolution: Resolution }) {
  const { analysis, severityScore, resolutionScore, turns, contributions } = resolution
  // A score of words that were not understood would be one of nothing.
  const read = !isUnread(resolution)
  return (
    <Card as="section" id="glance" className="arg__sum" aria-label="Result at a glance">
      <div className="stack arg__type">
        <p className="meta">Conflict type</p>
        <p className="heading" dir="auto">
          {analysis.conflictType}
        </p>
        <p className="small soft">
          {turns.length === 0
            ? 'No turns were found in what you pasted.'
            : `Based only on the ${turnsOf(turns.length)} you pasted. Nobody can know the rest from here.`}
        </p>
      </div>
      <div className="stack">
        <StepScale
          label="Severity"
          value={read ? severityScore : null}
          better="lower"
          word={read && <Word of={severities} value={severityScore} better="lower" />}
        />
        {read && <MadeOf contributions={contributions} score="severityScore" />}
      </div>
      <div className="stack">
        <StepScale
          label="Resolution potential"
          value={read ? resolutionScore : null}
          better="higher"
          word={read && <Word of={potentials} value={resolutionScore} better="higher" />}
        />
        {read && <MadeOf contributions={contributions} score="resolutionScore" />}
      </div>
    </Card>
  )
}

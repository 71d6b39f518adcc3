import { Info } from 'lucide-react'
import type { Resolution } from '@mallama/contracts/arguments'
import { Card } from '../../../ui/card.tsx'
import { unsureOf } from '../form/who-speaks.ts'

/** What a reader must know before believing the rest: what was left out, and what could not be told. */
export function About({ resolution }: { resolution: Resolution }) {
  const { notes, attribution, turns, coach, leftOut } = resolution
  const unsure = turns.length > 0 ? unsureOf(attribution) : null
  const lines = [
    ...(unsure ? [unsure] : []),
    ...notes,
    ...(leftOut ? ['Something the language model said is left out here: Mallama does not say such things.'] : []),
    ...(coach === 'fallback' ? ['Our language model did not answer, so Mallama’s built-in coach did.'] : []),
  ]
  if (lines.length === 0) return null
  return (
    <Card as="section" tone="flat" className="arg__about" aria-labelledby="about">
      <Info className="icon" aria-hidden="true" />
      <div className="stack">
        <h2 id="about" className="subheading">
          About this reading
        </h2>
        <ul className="small">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

import { useState } from 'react'
import { ArrowRight, Check } from 'lucide-react'
import type { Resolution } from '@mallama/contracts/arguments'
import { Button } from '../../../ui/button.tsx'
import { Portrait, toneOf } from '../../../ui/portrait.tsx'

/** A group chat has a dozen: the first are the reader and those who spoke most. */
const FEW = 4

interface PartiesProps {
  resolution: Resolution
  parties: readonly string[]
}

export default function Parties({ resolution, parties }: PartiesProps) {
  const { improvements, whatWentWell, me } = resolution
  const [all, setAll] = useState(false)
  return (
    <>
      <div className="arg__two">
        {parties.slice(0, all ? undefined : FEW).map((name) => (
          <article key={name} className="arg__party">
            <div className="row">
              <Portrait name={name} tone={name === me ? 'you' : toneOf(name)} size={2.5} />
              <h3 className="heading">
                <bdi>{name}</bdi>
                {name === me && ' (you)'}
              </h3>
            </div>
            <WentWell points={whatWentWell[name] ?? []} />
            <ToImprove of={improvements[name]} />
          </article>
        ))}
      </div>
      {!all && parties.length > FEW && (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setAll(true)}>
          Show all {parties.length} people
        </Button>
      )}
    </>
  )
}

function WentWell({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <div>
      <h4>What Went Well</h4>
      <ul className="arg__pts arg__pts--good">
        {points.map((point) => (
          <li key={point}>
            <Check className="icon" aria-hidden="true" />
            <span dir="auto">{point.charAt(0).toUpperCase() + point.slice(1)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ToImprove({ of }: { of: Resolution['improvements'][string] | undefined }) {
  if (!of || of.whatToImprove.length + of.howToImprove.length === 0) return null
  const points = Array.from({ length: Math.max(of.whatToImprove.length, of.howToImprove.length) }, (_, at) => ({
    what: of.whatToImprove[at],
    how: of.howToImprove[at],
  }))
  return (
    <div>
      <h4>Areas for Improvement</h4>
      <ul className="arg__pts">
        {points.map(({ what, how }) => (
          <li key={`${what}${how}`}>
            <ArrowRight className="icon" aria-hidden="true" />
            <span className="arg__how">
              {what && <span dir="auto">{what}</span>}
              {how && <Instead how={how} />}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const EXAMPLE = /^for example[:,]\s*/i

/** What could have been, with one lead: words that only show it begin with a lead of their own. */
function Instead({ how }: { how: string }) {
  const example = EXAMPLE.test(how)
  return (
    <span dir="auto">
      <b>{example ? 'Instead, for example:' : 'Instead:'}</b> {how.replace(EXAMPLE, '')}
    </span>
  )
}

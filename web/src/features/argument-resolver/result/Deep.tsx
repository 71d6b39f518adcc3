import type { ReactNode } from 'react'
import { Calendar, ListTree } from 'lucide-react'
import type { Resolution } from '@mallama/contracts/arguments'
import { MayBeChoices, useMayBe } from '../../../parts/tools/MayBeChoices.tsx'
import { Card } from '../../../ui/card.tsx'
import { Fold } from '../../../ui/fold.tsx'

type Analysis = Resolution['analysis']

/** The coach said what it may be about. */
const isNamed = ({ conflictType }: Analysis) => conflictType.includes('perhaps about')

/** What lies under the quarrel, and what each one needs; where the words leave that open, to choose from. */
export function Deep({ resolution }: { resolution: Resolution }) {
  const { id, analysis, mayBe } = resolution
  const choosing = useMayBe(id, mayBe)
  const { underlyingIssue, relationshipPattern, coreEmotionalNeeds, repairLanguage } = analysis
  return (
    <Card as="section" className="stack" aria-labelledby="deep">
      <h2 id="deep">Deep Analysis</h2>
      <div className="arg__deep">
        <Part title="Underlying issue">
          <p dir="auto">{underlyingIssue}</p>
        </Part>
        <Part title="Relationship pattern">
          <p dir="auto">{relationshipPattern}</p>
        </Part>
      </div>
      {mayBe && (
        <MayBeChoices
          legend={
            isNamed(analysis)
              ? 'Or was it about something else?'
              : 'What was it about? You know better than the words do.'
          }
          mayBe={mayBe}
          choosing={choosing}
          none="Then say it in one sentence each: what matters to me in this is ..."
        />
      )}
      {[...Object.values(coreEmotionalNeeds), ...Object.values(repairLanguage)].some((points) => points.length > 0) && (
        <Fold line title="What each one needs, and words that repair">
          <div className="arg__deep">
            <ByParty title="Core emotional needs" of={coreEmotionalNeeds} />
            <ByParty title="Repair language" of={repairLanguage} />
          </div>
        </Fold>
      )}
    </Card>
  )
}

/** How it came about: the causes, what set it off, where the talk broke down. */
export function Breakdown({ analysis }: { analysis: Analysis }) {
  const { rootCauses, emotionalTriggers, communicationBreakdowns } = analysis
  const parts = [
    { title: 'Root causes', points: rootCauses },
    { title: 'Emotional triggers', points: emotionalTriggers },
    { title: 'Communication breakdowns', points: communicationBreakdowns },
  ].filter(({ points }) => points.length > 0)
  if (parts.length === 0) return null
  return (
    <Fold icon={ListTree} level={2} id="breakdown" title="Conflict Breakdown">
      <div className="arg__deep">
        {parts.map(({ title, points }) => (
          <Part key={title} title={title}>
            <Points points={points} />
          </Part>
        ))}
      </div>
    </Fold>
  )
}

/** What both could agree to, where both said what they want; and what keeps it from coming again. */
export function Onward({ resolution }: { resolution: Resolution }) {
  const { proposedCompromise, preventionTips } = resolution
  if (!proposedCompromise && preventionTips.length === 0) return null
  return (
    <div className="arg__two">
      {proposedCompromise && (
        <Card as="section" tone="noticed" className="stack" aria-labelledby="compromise">
          <h2 id="compromise">Proposed Compromise</h2>
          <p dir="auto">{proposedCompromise}</p>
        </Card>
      )}
      {preventionTips.length > 0 && (
        <Card as="section" className="stack" aria-labelledby="tips">
          <h2 id="tips">Prevention Tips</h2>
          <ul className="arg__pts">
            {preventionTips.map((tip) => (
              <li key={tip}>
                <Calendar className="icon" aria-hidden="true" />
                <span dir="auto">{tip}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="soft arg__part">
      <h3>{title}</h3>
      {children}
    </div>
  )
}

function ByParty({ title, of }: { title: string; of: Record<string, string[]> }) {
  const parties = Object.entries(of).filter(([, points]) => points.length > 0)
  if (parties.length === 0) return null
  return (
    <Part title={title}>
      <dl className="arg__each">
        {parties.map(([name, points]) => (
          <div key={name}>
            <dt dir="auto">{name}</dt>
            {points.map((point) => (
              <dd key={point} dir="auto">
                {point}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Part>
  )
}

function Points({ points }: { points: readonly string[] }) {
  if (points.length === 1) return <p dir="auto">{points[0]}</p>
  return (
    <ul className="arg__list">
      {points.map((point) => (
        <li key={point} dir="auto">
          {point}
        </li>
      ))}
    </ul>
  )
}

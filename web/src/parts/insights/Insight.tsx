import type { KeptInsights } from '@mallama/contracts/insights'
import { Chip } from '../../ui/chip.tsx'
import { Said } from '../../ui/message.tsx'

type Found = KeptInsights['insights'][number]
type Evidence = KeptInsights['evidence'][number]

const priorities = { high: 'High priority', medium: 'Medium priority', low: 'Low priority' }
const types = { strength: 'Strength', pattern: 'Pattern', trend: 'Trend', concern: 'Concern', safety: 'Safety' }

export function Insight({ insight, words }: { insight: Found; words: readonly Evidence[] }) {
  const { title, priority, insightType, description, actionableAdvice } = insight
  return (
    <article className="insight">
      <h3 dir="auto">{title}</h3>
      <p className="row insight__kind">
        <Chip tone={insightType === 'strength' ? 'lamp' : 'plain'}>{types[insightType]}</Chip>
        <span className="meta">{priorities[priority]}</span>
      </p>
      <p dir="auto">{description}</p>
      {words.length > 0 && <Words words={words} />}
      {actionableAdvice.length > 0 && (
        <>
          <h4 className="small">What you could do</h4>
          <ul className="insight__advice">
            {actionableAdvice.map((advice) => (
              <li key={advice} dir="auto">
                {advice}
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  )
}

/** The person's own words, as they wrote them. */
export function Words({ words }: { words: readonly Evidence[] }) {
  return (
    <div className="insight__words">
      <p className="meta">Your words</p>
      {words.map(({ quote, label }) => (
        <div key={quote}>
          <Said>{`“${quote}”`}</Said>
          <p className="meta" dir="auto">
            {label}
          </p>
        </div>
      ))}
    </div>
  )
}

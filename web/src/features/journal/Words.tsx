import type { LookBack } from '@mallama/contracts/journal'
import type { CSSProperties } from 'react'
import { Card } from '../../ui/card.tsx'
import { Table } from './Table.tsx'
import { beside, stepsOf } from './year.ts'

/** The words one used for how one felt, by how often. */
export function Words({ emotions }: Pick<LookBack, 'emotions'>) {
  if (emotions.length === 0) return null
  const most = Math.max(...emotions.map(({ entries }) => entries))
  return (
    <Card as="section" className="stack" aria-labelledby="words">
      <div>
        <h2 id="words" className="heading">
          Your words for how you felt
        </h2>
        <p className="meta">As you wrote them, those that stand in two entries or more.</p>
      </div>
      <ul className="counts">
        {emotions.map(({ name, entries }) => (
          <li key={name}>
            <bdi>{name}</bdi>
            <span className="counts__b" aria-hidden="true">
              <i style={{ '--n': entries / most } as CSSProperties} />
            </span>
            <b>
              {entries}
              <span className="sr-only"> entries</span>
            </b>
          </li>
        ))}
      </ul>
      <Table
        label="Words for feelings"
        columns={['Word', 'Entries', 'Mood beside it']}
        rows={emotions.map(({ name, entries, difference }) => ({
          key: name,
          name: <bdi>{name}</bdi>,
          figures: [entries, `${beside(difference)}, ${stepsOf(difference)}`],
        }))}
      />
    </Card>
  )
}

import type { LookBack } from '@mallama/contracts/journal'
import type { CSSProperties } from 'react'
import { Card } from '../../ui/card.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Table } from './Table.tsx'
import { beside, stepsOf } from './year.ts'

/** Two steps of five reach the end of the bar. */
const END = 2

interface BesideProps extends Pick<LookBack, 'goesWith' | 'tooFew' | 'usual'> {}

const entriesOf = (entries: number) => (entries === 1 ? '1 entry' : `${entries} entries`)

/** Tags and people against one's usual mood, each with the number of entries behind it. */
export function Beside({ goesWith, tooFew, usual }: BesideProps) {
  return (
    <Card as="section" className="stack" aria-labelledby="beside">
      <div>
        <h2 id="beside" className="heading">
          What goes with your days
        </h2>
        <p className="meta">
          Your mood on days with it, against your usual{usual !== null && ` (${usual} of 5)`}. Side by side, not cause.
        </p>
      </div>
      {goesWith.length === 0 ? (
        <p className="small soft">Nothing stands in five entries of this year yet. Tags and names of people count.</p>
      ) : (
        <>
          <Bars rows={goesWith} />
          <Table
            label="Mood with each tag and person"
            columns={['With', 'Entries', 'Against your usual']}
            rows={goesWith.map(({ name, entries, difference }) => ({
              key: name,
              name: <bdi>{name}</bdi>,
              figures: [entries, stepsOf(difference)],
            }))}
          />
        </>
      )}
      {tooFew.length > 0 && (
        <Fold title={`Too few to say: ${tooFew.length}`} line>
          <p className="small soft" dir="auto">
            {tooFew.map(({ name, entries }) => `${name} ${entries}`).join(', ')}. Each needs 5 entries.
          </p>
        </Fold>
      )}
    </Card>
  )
}

interface Row {
  name: string
  entries: number
  difference: number
}

/** Right of the middle is lighter, left of it heavier; the word says it once more. */
export function Bars({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="bars">
      {rows.map(({ name, entries, difference }) => (
        <li key={name}>
          <span className="bars__n">
            <bdi>{name}</bdi>
            <span className="meta">{entriesOf(entries)}</span>
          </span>
          <span className="bars__b" aria-hidden="true">
            <i style={{ '--d': Math.max(-1, Math.min(1, difference / END)) } as CSSProperties} />
          </span>
          <span className="small bars__w">
            {beside(difference)}
            <span className="sr-only">, {stepsOf(difference)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

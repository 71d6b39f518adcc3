import { useEffect, useRef, useState } from 'react'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ImportedPerson, ImportPreview } from '@mallama/contracts/people-import'
import { cut, oneLine } from '../../parts/excerpt.ts'
import { typeLabel } from '../../parts/relationship-types.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { dateText } from './dates.ts'

const BATCH = 50
const NOTE = 140

const formats = {
  'monica-json': 'a Monica JSON export',
  'monica-sql': 'a Monica SQL export',
  csv: 'a CSV file',
}

interface PreviewProps {
  preview: ImportPreview
  busy: boolean
  onImport: () => void
  onAgain: () => void
}

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

/** Everyone in the file, before anything is stored. */
export function Preview({ preview, busy, onImport, onAgain }: PreviewProps) {
  const { format, people: all, total, known, problems, leftBehind } = preview
  const card = useRef<HTMLElement>(null)
  // A reading that has come is where someone goes on.
  useEffect(() => card.current?.focus(), [])
  const fresh = total - known
  const broken = problems.length > 0
  const lineWord = format === 'monica-json' ? 'Entry' : 'Line'
  return (
    <Card as="section" className="stack import__found" aria-labelledby="found" ref={card} tabIndex={-1}>
      <h2 id="found">{broken ? 'Some rows need fixing' : `${people(fresh)} to add`}</h2>
      <p>
        This is {formats[format]} with {people(total)}
        {known > 0 && `, ${known} of them already here, who ${known === 1 ? 'stays' : 'stay'} as they are`}
        {broken && `, and ${problems.length === 1 ? '1 thing' : `${problems.length} things`} to fix`}.
        {broken && ' Nobody is added until everything is fixed. Fix the file and choose it again.'}
      </p>
      {broken && <Problems problems={problems} lineWord={lineWord} />}
      {leftBehind.length > 0 && (
        <details className="import__behind">
          <summary>Left behind: {leftBehind.length === 1 ? '1 field' : `${leftBehind.length} fields`}</summary>
          <p className="small soft" dir="auto">
            Mallama has no place for these: {leftBehind.join(', ')}.
          </p>
        </details>
      )}
      <People people={all} total={total} />
      <div className="row">
        {!broken && fresh > 0 && (
          <Button busy={busy} busyLabel={`Adding ${people(fresh)}...`} onClick={onImport}>
            Add {people(fresh)}
          </Button>
        )}
        <Button variant="ghost" disabled={busy} onClick={onAgain}>
          {broken || fresh === 0 ? 'Choose another file' : 'Cancel'}
        </Button>
      </div>
      {!broken && fresh === 0 && (
        <p className="small soft">
          {total === 0 ? 'There is nobody in this file.' : 'Everyone in it is in your relationships already.'}
        </p>
      )}
    </Card>
  )
}

function Problems({ problems, lineWord }: { problems: ImportPreview['problems']; lineWord: string }) {
  const [shown, setShown] = useState(BATCH)
  return (
    <div className="stack">
      <ul className="import__list">
        {problems.slice(0, shown).map(({ line, field, message }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- one reading of one file, which never changes
          <li key={at} className="import__broken">
            <CircleAlert className="icon" aria-hidden="true" />
            <p dir="auto">
              <b>
                {lineWord} {line}, {field}:
              </b>{' '}
              {message}
            </p>
          </li>
        ))}
      </ul>
      <More shown={shown} total={problems.length} onMore={() => setShown(shown + BATCH)} />
    </div>
  )
}

function People({ people: all, total }: { people: readonly ImportedPerson[]; total: number }) {
  const [shown, setShown] = useState(BATCH)
  if (all.length === 0) return null
  return (
    <div className="stack">
      <ul className="import__list" aria-label="People in the file">
        {all.slice(0, shown).map((person) => (
          <li key={`${person.line} ${person.personName}`}>
            <p className="import__who">
              <b dir="auto">{person.personName || 'No name'}</b>
              <span className="soft">
                <bdi>{typeLabel(person)}</bdi>
              </span>
              {person.known && (
                <Chip>
                  <CircleCheck className="icon" aria-hidden="true" />
                  Already here
                </Chip>
              )}
            </p>
            {person.dates.length > 0 && <p className="meta">{person.dates.map(dateText).join(', ')}</p>}
            {person.notes && (
              <p className="small soft" dir="auto">
                {cut(oneLine(person.notes), NOTE)}
              </p>
            )}
          </li>
        ))}
      </ul>
      <More shown={shown} total={all.length} onMore={() => setShown(shown + BATCH)} />
      {shown >= all.length && total > all.length && <p className="small soft">and {people(total - all.length)} more</p>}
    </div>
  )
}

function More({ shown, total, onMore }: { shown: number; total: number; onMore: () => void }) {
  if (shown >= total) return null
  return (
    <Button variant="quiet" size="sm" className="justify-self-start" onClick={onMore}>
      Show more ({total - shown})
    </Button>
  )
}

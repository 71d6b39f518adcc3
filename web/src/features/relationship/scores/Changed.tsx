import type { Relationship } from '@mallama/contracts/relationships'
import { scoreOf, scoreParts } from '../../../parts/scores.ts'
import { bandOf } from '../../../ui/bands.ts'
import { Status } from '../../../ui/status.tsx'

const scores = [{ label: 'Overall', field: 'overallHealthScore' }, ...scoreParts] as const

const recordsOf = ({ healthBasis: { checkIns, moments } }: Relationship) => checkIns + moments

interface ChangedProps {
  /** As it stood when it was saved; null where nothing was. */
  before: Relationship | null
  now: Relationship
  what: 'check-in' | 'moment'
}

/** What a check-in or a moment did to the scores, and why, once the new ones are there. */
export function Changed({ before, now, what }: ChangedProps) {
  return (
    <Status className="changed">
      {before && recordsOf(now) > recordsOf(before) && <Moved before={before} now={now} what={what} />}
    </Status>
  )
}

function Moved({ before, now, what }: ChangedProps & { before: Relationship }) {
  const moved = scores.flatMap(({ label, field }) => {
    const [was, is] = [scoreOf(before, field), scoreOf(now, field)]
    return is === null || was === is ? [] : [{ label, was, is }]
  })
  const [fromCheckIns, fromMoments] = now.healthBasis.explanation
  const ended = before.healthBasis.corrections.length > now.healthBasis.corrections.length
  return (
    <>
      <p>
        <b>
          {moved.length > 0 ? 'What it changed' : now.hasHealthData ? 'No score changed' : 'There are no scores yet'}
        </b>
      </p>
      {moved.length > 0 && (
        <ul>
          {moved.map(({ label, was, is }) => (
            <li key={label}>
              {label}: {was === null ? is : `from ${was} to ${is}`}, {bandOf(is).label}
            </li>
          ))}
        </ul>
      )}
      <p className="soft">
        {what === 'check-in' || !now.hasHealthData ? fromCheckIns : fromMoments}
        {ended && ' What you had set yourself held until this check-in.'}
      </p>
    </>
  )
}

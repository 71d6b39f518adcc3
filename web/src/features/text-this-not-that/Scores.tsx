import { Scale } from 'lucide-react'
import type { CraftScores } from '@mallama/contracts/coach'
import type { CraftedMessage } from '@mallama/contracts/tools'
import { MadeOf } from '../../parts/tools/MadeOf.tsx'
import { Fold } from '../../ui/fold.tsx'
import { CraftMeter } from './CraftMeter.tsx'
import { craftBand, hasBadge, isScored, scoreNames } from './scores.ts'

const scored = (score: number) => `${score} ${craftBand(score).label}`

/** How the message measures up, and how the draft does: one row until it is asked for. */
export function Scores({ made }: { made: CraftedMessage }) {
  if (!isScored(made)) return null
  return (
    <Fold icon={Scale} level={3} title="Scores" meta={scored(made.overallScore)}>
      <p className="small soft">Each is out of 100, and is about the words, not about you or the other person.</p>
      <ul className="craft__scores">
        {scoreNames.map(({ field, name, asks }) => (
          <li key={field}>
            <CraftMeter name={name} asks={asks} value={made[field]} />
            <MadeOf contributions={made.contributions} score={field} />
          </li>
        ))}
        {hasBadge(made.positiveResponseChance) && (
          <li>
            <p className="small">
              <b>{made.positiveResponseChance}%</b> chance of a positive response, estimated from the words alone
            </p>
            <MadeOf contributions={made.contributions} score="positiveResponseChance" />
          </li>
        )}
      </ul>
      {made.draft && <Both made={made} draft={made.draft} />}
    </Fold>
  )
}

const Both = ({ made, draft }: { made: CraftScores; draft: NonNullable<CraftedMessage['draft']> }) => (
  <table className="table">
    <caption className="sr-only">The scores of your draft and of the message, out of 100</caption>
    <thead>
      <tr>
        <th scope="col">Score</th>
        <th scope="col">Your draft</th>
        <th scope="col">The message</th>
      </tr>
    </thead>
    <tbody>
      {scoreNames.map(({ field, name }) => (
        <tr key={field}>
          <th scope="row">{name}</th>
          <td>{scored(draft[field])}</td>
          <td>{scored(made[field])}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

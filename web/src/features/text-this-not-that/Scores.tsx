import type { CraftedMessage } from '@mallama/contracts/tools'
import { MadeOf } from '../../parts/tools/MadeOf.tsx'
import { Card } from '../../ui/card.tsx'
import { CraftMeter } from './CraftMeter.tsx'
import { hasBadge, scoreNames } from './scores.ts'

export function Scores({ made }: { made: CraftedMessage }) {
  return (
    <Card className="stack">
      <h3 className="heading">How the message measures up</h3>
      <p className="small soft">Each is out of 100, and is about the words, not about you or the other.</p>
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
    </Card>
  )
}

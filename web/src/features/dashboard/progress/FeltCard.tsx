import { Link } from 'react-router'
import { moodNames, moods } from '@mallama/contracts/entry'
import type { LookBack } from '@mallama/contracts/journal'
import type { CSSProperties } from 'react'
import { Card } from '../../../ui/card.tsx'

/** Moods and feelings of the year's journal: how many days, how many entries. */
export function FeltCard({ felt: { days, emotions, year } }: { felt: LookBack }) {
  const counts = moods.map((mood) => ({ mood, days: days.filter((day) => day.mood === mood).length }))
  const most = Math.max(1, ...counts.map(({ days: many }) => many))
  return (
    <Card as="section" className="stack" aria-labelledby="felt">
      <h2 id="felt" className="heading">
        How you felt
      </h2>
      {days.length === 0 ? (
        <p className="small soft">
          No day of {year} has a mood yet. <Link to="/journal">Write a first entry</Link>
        </p>
      ) : (
        <>
          <table className="felt">
            <caption className="small soft">
              {days.length === 1 ? 'One day' : `${days.length} days`} of {year} with a mood, from your journal
            </caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">Mood</th>
                <th scope="col">Days</th>
              </tr>
            </thead>
            <tbody>
              {counts.map(({ mood, days: many }) => (
                <tr key={mood}>
                  <th scope="row">{moodNames[mood]}</th>
                  <td>
                    <span
                      className="felt__bar"
                      style={
                        {
                          '--v': (100 * many) / most,
                          '--m': `var(--mood-${mood.replaceAll('_', '-')})`,
                        } as CSSProperties
                      }
                      aria-hidden="true"
                    />
                    {many}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {emotions.length > 0 && (
            <>
              <h3 className="small">In your words</h3>
              <ul className="row felt__words">
                {emotions.map(({ name, entries }) => (
                  <li key={name} className="chip" dir="auto">
                    {name} <span className="meta">{entries === 1 ? '1 entry' : `${entries} entries`}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </Card>
  )
}

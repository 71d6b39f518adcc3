import { Link } from 'react-router'
import type { LookBack } from '@mallama/contracts/journal'
import type { ConflictsBack } from '@mallama/contracts/progress'
import { personHref } from '../../../parts/beside.ts'
import { dayOf } from '../../../parts/chat/when.ts'
import { Card } from '../../../ui/card.tsx'

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const quoted = (quotes: readonly string[]) => quotes.map((quote) => `“${quote}”`).join(', ')
const both = new Intl.ListFormat('en', { type: 'conjunction' })

/** What conflicts were about, over everyone: counts and one's own words. */
export function ConflictsCard({ conflicts: { from, subjects, people } }: { conflicts: ConflictsBack }) {
  return (
    <Card as="section" className="stack" aria-labelledby="coming-back">
      <h2 id="coming-back" className="heading">
        What keeps coming back
      </h2>
      {subjects.length === 0 ? (
        <p className="small soft">
          Nothing stands in three of your conflicts since {dayOf(from)}. It is read from the notes you put on them.
        </p>
      ) : (
        <ul className="agains">
          {subjects.map(({ subject, times, since, people: with_, quotes }) => (
            <li key={subject}>
              <p className="row row--between">
                <b dir="auto">{upper(subject)}</b>
                <span className="meta">{times} times</span>
              </p>
              <p className="small soft" dir="auto">
                {both.format(with_)}. Since {dayOf(since)}.
              </p>
              {quotes.length > 0 && (
                <p className="small" dir="auto">
                  {quoted(quotes)}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {people.length > 0 && (
        <>
          <h3 className="small">With whom</h3>
          <ul className="agains">
            {people.map(({ relationshipId, personName, conflicts, repaired, last }) => (
              <li key={relationshipId}>
                <p className="row row--between">
                  <Link className="link" to={personHref(relationshipId)}>
                    <bdi>{personName}</bdi>
                  </Link>
                  <span className="meta">{conflicts} conflicts</span>
                </p>
                <p className="small soft">
                  {repaired === 0 ? 'None' : repaired === conflicts ? 'All' : repaired} followed by a repair within a
                  week. The last on {dayOf(last)}.
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      {(subjects.length > 0 || people.length > 0) && <p className="meta">Three times is worth a look, not a rule.</p>}
    </Card>
  )
}

/** What heavier journal entries have in common. */
export function TriggersCard({ felt: { triggers, year } }: { felt: LookBack }) {
  return (
    <Card as="section" className="stack" aria-labelledby="sets-off">
      <h2 id="sets-off" className="heading">
        What often sets it off
      </h2>
      {triggers.length === 0 ? (
        <p className="small soft">Nothing stands in three of the heavier journal entries of {year}.</p>
      ) : (
        <ul className="agains">
          {triggers.map(({ trigger, entries, quotes }) => (
            <li key={trigger}>
              <p className="row row--between">
                <b dir="auto">{upper(trigger)}</b>
                <span className="meta">{entries} entries</span>
              </p>
              {quotes.length > 0 && (
                <p className="small" dir="auto">
                  {quoted(quotes)}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      <Link className="link small" to="/journal?view=look-back">
        Look back in your journal
      </Link>
    </Card>
  )
}

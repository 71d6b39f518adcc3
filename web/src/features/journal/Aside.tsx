import { needsHelp } from '@mallama/contracts/help'
import type { JournalEntry } from '@mallama/contracts/journal'
import { CalendarDays, Lightbulb } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { Fold } from '../../ui/fold.tsx'
import { useMedia } from '../../ui/media.ts'
import { Insight } from './Insight.tsx'
import { Month } from './Month.tsx'

interface AsideProps {
  now: Date
  chosen: string
  onChoose: (day: string) => void
  entries: readonly JournalEntry[]
  onOpen: (entry: JournalEntry) => void
}

/** The month, and what Mallama noticed last: beside the entries, and on a phone a row each above them. */
export function Aside({ now, chosen, onChoose, entries, onOpen }: AsideProps) {
  const wide = useMedia('(min-width: 62rem)')
  const entry = entries.find(({ aiInsights }) => aiInsights && !needsHelp(aiInsights.safety))
  const month = <Month now={now} chosen={chosen} onChoose={onChoose} />
  const noticed = entry && (
    <section className="stack seen" aria-labelledby="noticed">
      {wide && <p className="meta seen__by">What Mallama noticed</p>}
      <h2 id="noticed" className="heading">
        <button type="button" className="entry__title" dir="auto" onClick={() => onOpen(entry)}>
          {entry.title}
        </button>
      </h2>
      <Insight entry={entry} />
    </section>
  )
  if (wide)
    return (
      <div className="stack">
        <Card>{month}</Card>
        {noticed && <Card tone="noticed">{noticed}</Card>}
      </div>
    )
  return (
    <Card className="folds">
      <Fold title="The month" icon={CalendarDays}>
        {month}
      </Fold>
      {noticed && (
        <Fold title="What Mallama noticed" icon={Lightbulb}>
          {noticed}
        </Fold>
      )}
    </Card>
  )
}

import { moodNames, moods } from '@mallama/contracts/entry'
import type { LookBack } from '@mallama/contracts/journal'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { monthText, monthWords, shortMonth } from './days.ts'
import { moodColours, moodIcons } from './moods.tsx'
import { Table } from './Table.tsx'
import { byMonth, counted, sentenceOf } from './year.ts'
import { YearChart } from './YearChart.tsx'

const fullMonth = (month: number) => monthWords({ year: 2026, month }).split(' ')[0]!

export function YearCard({ back, onYear }: { back: LookBack; onYear: (year: number) => void }) {
  const { year, years, days, entries } = back
  const navigate = useNavigate()
  const earlier = years.find((one) => one < year)
  const next = years.findLast((one) => one > year)
  const counts = counted(days)
  const without = entries - days.reduce((sum, { entries }) => sum + entries, 0)
  return (
    <Card as="section" className="stack" aria-labelledby="year">
      <div className="card__head month__head">
        <div>
          <h2 id="year" aria-live="polite">
            {year}
          </h2>
          <p className="meta">
            {days.length === 1 ? '1 day' : `${days.length} days`} written. The bigger the bar, the lighter the day.
          </p>
        </div>
        <span>
          <IconButton label="Previous year" disabled={!earlier} onClick={() => earlier && onYear(earlier)}>
            <ChevronLeft className="icon" aria-hidden="true" />
          </IconButton>
          <IconButton label="Next year" disabled={!next} onClick={() => next && onYear(next)}>
            <ChevronRight className="icon" aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <YearChart
        back={back}
        sentence={sentenceOf(back, fullMonth)}
        onDay={(day) => void navigate(`/journal?when=${day}`)}
      />
      <ul className="moodcounts" aria-label="Days by mood">
        {moods.map((mood) => {
          const Icon = moodIcons[mood]
          return (
            <li key={mood}>
              <span className="moodcounts__a" style={moodColours(mood)}>
                <Icon className="icon" aria-hidden="true" />
              </span>
              <b>{counts[mood]}</b>
              <span className="meta">{moodNames[mood]}</span>
            </li>
          )
        })}
      </ul>
      {without > 0 && (
        <p className="small soft">
          {without === 1 ? '1 entry' : `${without} entries`} came without a mood and {without === 1 ? 'is' : 'are'} not
          drawn.
        </p>
      )}
      <Table
        label="Days by mood and month"
        columns={['Month', ...moods.map((mood) => moodNames[mood])]}
        rows={byMonth(days).map(({ month, counts }) => ({
          key: String(month),
          name: (
            <Link className="link" to={`/journal?when=${monthText({ year, month })}`}>
              {shortMonth(month)}
            </Link>
          ),
          figures: moods.map((mood) => counts[mood]),
        }))}
      />
    </Card>
  )
}

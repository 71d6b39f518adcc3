import { moodNames, moods } from '@mallama/contracts/entry'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { dayText, dayWords, daysIn, monthOf, monthsOn, monthText, monthWords } from './days.ts'
import { useLookBack } from './journal.queries.ts'
import { moodColours, moodIcons } from './moods.tsx'

interface MonthProps {
  now: Date
  /** The day that the list shows alone; '' for all. */
  chosen: string
  onChoose: (day: string) => void
}

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** A month of days; one that was written about opens its entries. */
export function Month({ now, chosen, onChoose }: MonthProps) {
  const [month, setMonth] = useState(() => monthOf(now))
  const { data } = useLookBack(month.year)
  const moodOf = new Map(data?.days.map(({ day, mood }) => [day, mood]))
  const today = dayText(now)
  const { days, before } = daysIn(month)
  const first = Math.min(...(data?.years ?? []), now.getFullYear())
  return (
    <section className="stack month" aria-labelledby="month">
      <div className="card__head month__head">
        <h2 id="month" className="heading" aria-live="polite">
          {monthWords(month)}
        </h2>
        <span>
          <IconButton
            label="Previous month"
            disabled={month.year <= first && month.month === 0}
            onClick={() => setMonth(monthsOn(month, -1))}
          >
            <ChevronLeft className="icon" aria-hidden="true" />
          </IconButton>
          <IconButton
            label="Next month"
            disabled={monthText(month) >= today.slice(0, 7)}
            onClick={() => setMonth(monthsOn(month, 1))}
          >
            <ChevronRight className="icon" aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <ol className="cal">
        {weekdays.map((day) => (
          <li key={day} className="cal__d" aria-hidden="true">
            {day}
          </li>
        ))}
        {Array.from({ length: before }, (_, at) => (
          <li key={at} aria-hidden="true" />
        ))}
        {days.map((day) => {
          const mood = moodOf.get(day)
          const number = Number(day.slice(8))
          if (!mood)
            return (
              <li key={day} className={day === today ? 'day day--today' : day > today ? 'day day--later' : 'day'}>
                <span aria-hidden="true">{number}</span>
                {day <= today && (
                  <span className="sr-only">
                    {dayWords(day)}, {day === today ? 'today, no entry yet' : 'no entry'}
                  </span>
                )}
              </li>
            )
          const Icon = moodIcons[mood]
          return (
            <li key={day}>
              <button
                type="button"
                className={day === today ? 'day day--on day--today' : 'day day--on'}
                style={moodColours(mood)}
                aria-label={`${dayWords(day)}, ${moodNames[mood]}`}
                aria-pressed={chosen === day}
                onClick={() => onChoose(chosen === day ? '' : day)}
              >
                <span>{number}</span>
                <Icon className="icon" aria-hidden="true" />
              </button>
            </li>
          )
        })}
      </ol>
      <p className="legend meta">
        {moods.map((mood) => {
          const Icon = moodIcons[mood]
          return (
            <span key={mood}>
              <Icon className="icon" aria-hidden="true" />
              {moodNames[mood]}
            </span>
          )
        })}
      </p>
    </section>
  )
}

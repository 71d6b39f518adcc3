/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the chart is drawn, and the table beneath leads to its days by keyboard */
import type { LookBack } from '@mallama/contracts/journal'
import type { MouseEvent } from 'react'
import { daysIn, shortMonth } from './days.ts'
import { sizeOf } from './year.ts'

const CELL = 23.2
const ROW = 30
const HIGH = 24
const NARROW = { cell: 26, row: 11.6, wide: 22 }

interface YearChartProps {
  back: LookBack
  sentence: string
  onDay: (day: string) => void
}

/**
 * Drawn twice: one row a month where there is room, one column a month on a phone. Size and colour say the same. A tap on
 * a day opens it; for the keyboard the months of the table beneath lead there.
 */
export function YearChart({ onDay, ...drawn }: YearChartProps) {
  const open = ({ target }: MouseEvent) => {
    const day = target instanceof SVGElement && target.dataset['day']
    if (day) onDay(day)
  }
  return (
    <>
      <Wide {...drawn} onClick={open} />
      <Narrow {...drawn} onClick={open} />
    </>
  )
}

interface DrawnProps extends Pick<YearChartProps, 'back' | 'sentence'> {
  onClick: (event: MouseEvent) => void
}

const fill = (mood: string) => `var(--mood-${mood.replaceAll('_', '-')})`
const months = Array.from({ length: 12 }, (_, month) => month)
const moodsOf = ({ days }: LookBack) => new Map(days.map(({ day, mood }) => [day, mood]))

function Wide({ back, sentence, onClick }: DrawnProps) {
  const moodOf = moodsOf(back)
  return (
    <svg className="chart chart--wide year" viewBox="0 0 766 362" role="img" aria-label={sentence} onClick={onClick}>
      {months.map((month) => {
        const bottom = (month + 1) * ROW - 6
        return (
          <g key={month}>
            <text x="0" y={bottom - 4}>
              {shortMonth(month)}
            </text>
            {daysIn({ year: back.year, month }).days.map((day, at) => {
              const mood = moodOf.get(day)
              const x = 46 + at * CELL
              if (!mood) return <circle key={day} className="year__no" cx={x + 9.5} cy={bottom - 2} r="1.6" />
              const high = HIGH * sizeOf(mood)
              return (
                <rect
                  key={day}
                  data-day={day}
                  x={x}
                  y={bottom - high}
                  width="19"
                  height={high}
                  rx="3.5"
                  style={{ fill: fill(mood) }}
                />
              )
            })}
          </g>
        )
      })}
    </svg>
  )
}

function Narrow({ back, sentence, onClick }: DrawnProps) {
  const moodOf = moodsOf(back)
  const { cell, row, wide } = NARROW
  return (
    <svg className="chart chart--narrow year" viewBox="0 0 340 386" role="img" aria-label={sentence} onClick={onClick}>
      {months.map((month) => {
        const x = 26 + month * cell
        return (
          <g key={month}>
            <text x={x + wide / 2} y="12" textAnchor="middle">
              {shortMonth(month).slice(0, 1)}
            </text>
            {daysIn({ year: back.year, month }).days.map((day, at) => {
              const mood = moodOf.get(day)
              const y = 20 + at * row
              if (!mood) return <circle key={day} className="year__no" cx={x + wide / 2} cy={y + 5} r="1.3" />
              const width = wide * sizeOf(mood)
              return (
                <rect
                  key={day}
                  data-day={day}
                  x={x + (wide - width) / 2}
                  y={y}
                  width={width}
                  height="9.6"
                  rx="3"
                  style={{ fill: fill(mood) }}
                />
              )
            })}
          </g>
        )
      })}
      {[1, 10, 20, 30].map((day) => (
        <text key={day} x="18" y={29 + (day - 1) * row} textAnchor="end">
          {day}
        </text>
      ))}
    </svg>
  )
}

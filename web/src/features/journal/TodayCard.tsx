import { moodNames, moods, type Mood } from '@mallama/contracts/entry'
import { Card } from '../../ui/card.tsx'
import { longDay } from './days.ts'
import { moodColours, moodIcons } from './moods.tsx'
import { promptOf } from './prompts.ts'

/** The question of the day, and five taps that begin an answer. */
export function TodayCard({ now, onMood }: { now: Date; onMood: (mood: Mood) => void }) {
  return (
    <Card as="section" className="today" aria-labelledby="today">
      <div className="today__q">
        <p className="meta">{longDay(now)}</p>
        <h2 id="today" className="heading">
          {promptOf(now)}
        </h2>
      </div>
      <ul className="today__moods">
        {moods.map((mood) => {
          const Icon = moodIcons[mood]
          return (
            <li key={mood}>
              <button
                type="button"
                style={moodColours(mood)}
                aria-label={`Write: ${moodNames[mood]}`}
                title={moodNames[mood]}
                onClick={() => onMood(mood)}
              >
                <Icon className="icon" aria-hidden="true" />
              </button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

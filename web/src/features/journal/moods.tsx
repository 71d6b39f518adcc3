import { moodNames, type Mood } from '@mallama/contracts/entry'
import { Cloud, CloudDrizzle, CloudRain, CloudSun, Sun, type LucideIcon } from 'lucide-react'
import type { CSSProperties } from 'react'

/** Inner weather, always with its word. */
export const moodIcons: Record<Mood, LucideIcon> = {
  very_happy: Sun,
  happy: CloudSun,
  neutral: Cloud,
  sad: CloudDrizzle,
  very_sad: CloudRain,
}

/** The colours of a mood, for what is drawn in them. */
export function moodColours(mood: Mood): CSSProperties {
  const name = mood.replaceAll('_', '-')
  return { '--m': `var(--mood-${name})`, '--on': `var(--on-mood-${name})` } as CSSProperties
}

export function MoodBadge({ mood }: { mood: Mood }) {
  const Icon = moodIcons[mood]
  return (
    <span className="mood" style={moodColours(mood)}>
      <Icon className="icon" aria-hidden="true" />
      {moodNames[mood]}
    </span>
  )
}

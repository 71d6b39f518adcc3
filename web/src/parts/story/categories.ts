import { dateWritten } from '@mallama/contracts/written-dates'
import { BriefcaseBusiness, Heart, House, UsersRound, type LucideIcon } from 'lucide-react'
import type { StoryCategory } from '@mallama/contracts/stories'

/** As the specification calls them. */
export const categoryWords: Record<StoryCategory, { name: string; Icon: LucideIcon }> = {
  romantic: { name: 'Romantic', Icon: Heart },
  family: { name: 'Family', Icon: House },
  friendship: { name: 'Friendship', Icon: UsersRound },
  workplace: { name: 'Workplace', Icon: BriefcaseBusiness },
}

/** "18 November", with the year where it is another. A story has a day and no time, the same everywhere. */
export const dayOfStory = (instant: string, now = new Date()): string =>
  dateWritten(instant, { year: now, zone: 'UTC' })

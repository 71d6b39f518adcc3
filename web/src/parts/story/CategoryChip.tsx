import type { StoryCategory } from '@mallama/contracts/stories'
import { Chip } from '../../ui/chip.tsx'
import { categoryWords } from './categories.ts'

export function CategoryChip({ category }: { category: StoryCategory }) {
  const { name, Icon } = categoryWords[category]
  return (
    <Chip>
      <Icon className="icon" aria-hidden="true" />
      {name}
    </Chip>
  )
}

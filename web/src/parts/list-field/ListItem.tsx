import { memo, type ReactNode } from 'react'
import { Sparkle, X } from 'lucide-react'
import { IconButton } from '../../ui/button.tsx'

interface ListItemProps {
  item: string
  index: number
  /** What stands in the item's place, where it is more than its words. */
  words?: ((item: string) => ReactNode) | undefined
  onExplore: (item: string) => void
  onRemove: (index: number) => void
}

/** Known by its words: one that is added does not draw five hundred others again. */
export const ListItem = memo(function ListItem({ item, index, words, onExplore, onRemove }: ListItemProps) {
  return (
    <li>
      {words?.(item) ?? <span dir="auto">{item}</span>}
      <IconButton label={`Explore with AI: ${item}`} onClick={() => onExplore(item)}>
        <Sparkle className="icon" aria-hidden="true" />
      </IconButton>
      <IconButton label={`Remove: ${item}`} onClick={() => onRemove(index)}>
        <X className="icon" aria-hidden="true" />
      </IconButton>
    </li>
  )
})

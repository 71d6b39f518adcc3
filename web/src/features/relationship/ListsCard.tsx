import type { Relationship } from '@mallama/contracts/relationships'
import { Card } from '../../ui/card.tsx'
import { ExploreButton } from './ExploreButton.tsx'
import { cardPrompt } from './prompts.ts'
import { TextList } from './TextList.tsx'
import type { dynamics } from './fields.ts'

interface ListsCardProps {
  relationship: Relationship
  title: string
  /** The heading's id, for links on the page. */
  id: string
  /** What the card is about, inside a sentence of the person's own. */
  about: string
  lists: typeof dynamics
}

export function ListsCard({ relationship, title, id, about, lists }: ListsCardProps) {
  return (
    <Card as="section" className="stack" aria-labelledby={id}>
      <div className="card__head">
        <h2 id={id}>{title}</h2>
        <ExploreButton about={title} prompt={() => cardPrompt(about, lists, relationship)} />
      </div>
      <div className="lists">
        {lists.map((words) => (
          <TextList key={words.field} relationship={relationship} words={words} />
        ))}
      </div>
    </Card>
  )
}

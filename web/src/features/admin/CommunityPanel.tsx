import { useState, type ReactNode } from 'react'
import { Info } from 'lucide-react'
import { dayOf } from '../../parts/when.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DecideDialog, type Deciding } from './DecideDialog.tsx'
import { Loaded } from './Panel.tsx'
import { useReview } from './review.queries.ts'

const categories = { romantic: 'Romantic', family: 'Family', friendship: 'Friendship', workplace: 'Workplace' }

/** What its authors and readers ask a reviewer to look at: those words, and nobody's name. */
export default function CommunityPanel() {
  const { stories, comments, reports } = useReview()
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const decide = (act: Deciding['act'], { id, title }: { id: string; title: string }) => (
    <Button
      variant={act === 'publish' || act === 'show' ? 'primary' : act === 'leave' ? 'ghost' : 'quiet'}
      aria-label={`${names[act]}: ${title}`}
      onClick={() => setDeciding({ act, id, title })}
    >
      {names[act]}
    </Button>
  )
  return (
    <>
      <Queue title="Stories to review" query={stories} empty="No story waits for a reviewer.">
        {({ id, title, category, summary, lessonLearned, reason, createdAt }) => (
          <>
            <p className="meta">
              {categories[category]}, {dayOf(createdAt)}
            </p>
            <h3 className="heading">{title}</h3>
            <p>{summary}</p>
            {lessonLearned && (
              <p>
                <b>Key lesson</b> {lessonLearned}
              </p>
            )}
            {reason && <Unsure>{reason}</Unsure>}
            <div className="row">
              {decide('publish', { id, title })}
              {decide('reject', { id, title })}
            </div>
          </>
        )}
      </Queue>
      <Queue title="Comments to review" query={comments} empty="No comment is held.">
        {({ id, storyTitle, content, held, createdAt }) => (
          <>
            <p className="meta">
              On &ldquo;{storyTitle}&rdquo;, {dayOf(createdAt)}
            </p>
            <p className="admin__quote">&ldquo;{content}&rdquo;</p>
            <Unsure>{held}</Unsure>
            <div className="row">
              {decide('show', { id, title: storyTitle })}
              {decide('drop', { id, title: storyTitle })}
            </div>
          </>
        )}
      </Queue>
      <Queue title="Reports" query={reports} empty="Nothing is reported.">
        {({ id, about, storyTitle, content, reason, createdAt }) => (
          <>
            <p className="meta">
              {about === 'comment' ? (
                <>Comment on &ldquo;{storyTitle}&rdquo;</>
              ) : (
                <>The story &ldquo;{storyTitle}&rdquo;</>
              )}
              , reported {dayOf(createdAt)}
              {reason && <>: {reason}</>}
            </p>
            <p className="admin__quote">&ldquo;{content}&rdquo;</p>
            <div className="row">
              {decide('remove', { id, title: storyTitle })}
              {decide('leave', { id, title: storyTitle })}
            </div>
          </>
        )}
      </Queue>
      {deciding && <DecideDialog key={deciding.id + deciding.act} of={deciding} onClose={() => setDeciding(null)} />}
    </>
  )
}

const names: Record<Deciding['act'], string> = {
  publish: 'Publish',
  reject: 'Send back',
  show: 'Show comment',
  drop: 'Delete comment',
  remove: 'Take it away',
  leave: 'Leave it',
}

interface QueueProps<T> {
  title: string
  query: { data: T[] | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
  empty: string
  children: (one: T) => ReactNode
}

function Queue<T extends { id: string }>({ title, query, empty, children }: QueueProps<T>) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <Card as="section" className="stack" aria-labelledby={id}>
      <div className="row row--between">
        <h2 id={id}>{title}</h2>
        {query.data && <Chip>{query.data.length}</Chip>}
      </div>
      <Loaded query={query} label={`Loading: ${title}`}>
        {(all) =>
          all.length === 0 ? (
            <p className="soft">{empty}</p>
          ) : (
            <ul className="admin__queue">
              {all.map((one) => (
                <li key={one.id} className="stack gap-3">
                  {children(one)}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

const Unsure = ({ children }: { children: ReactNode }) => (
  <p className="admin__unsure">
    <Info className="icon" aria-hidden="true" />
    <span>{children}</span>
  </p>
)

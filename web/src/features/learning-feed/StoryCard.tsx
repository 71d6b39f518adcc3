import { useId, useState } from 'react'
import { Ellipsis, EyeOff, Flag, Lamp, MessageSquare, Share2 } from 'lucide-react'
import type { Story } from '@mallama/contracts/community'
import { SUMMARY_SHOWN } from '@mallama/contracts/stories'
import { cut } from '../../parts/excerpt.ts'
import { dayOfStory } from '../../parts/story/categories.ts'
import { CategoryChip } from '../../parts/story/CategoryChip.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toasts.ts'
import { useMute } from './feed.queries.ts'
import { Lesson } from './Lesson.tsx'

interface StoryCardProps {
  story: Story
  onLike: () => void
  onOpen: (what: 'comments' | 'report' | 'share') => void
}

export function StoryCard({ story, onLike, onOpen }: StoryCardProps) {
  const { title, category, createdAt, lessonLearned, likesCount, commentsCount, liked, mine, example } = story
  const id = useId()
  return (
    <Card as="article" className="story" aria-labelledby={id}>
      <div className="story__top">
        <CategoryChip category={category} />
        {mine && <Chip tone="brand">Yours</Chip>}
        {example && <Chip className="chip--example">Example</Chip>}
        <time className="meta" dateTime={createdAt.slice(0, 10)}>
          {dayOfStory(createdAt)}
        </time>
      </div>
      <h2 className="story__title" id={id}>
        {title}
      </h2>
      <Summary story={story} />
      {lessonLearned !== '' && <Lesson label="Key lesson">{lessonLearned}</Lesson>}
      <div className="story__foot">
        <Button variant="quiet" size="sm" className="helpful" aria-pressed={liked} onClick={onLike}>
          <Lamp className="icon" aria-hidden="true" />
          Helpful <span className="num">{likesCount}</span>
          <span className="sr-only"> on {title}</span>
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onOpen('comments')}>
          <MessageSquare className="icon" aria-hidden="true" />
          <span className="num">{commentsCount}</span>
          <span className="story__word">{commentsCount === 1 ? 'Comment' : 'Comments'}</span>
          <span className="sr-only"> on {title}</span>
        </Button>
        <span className="story__more">
          <IconButton label={`Share ${title}`} onClick={() => onOpen('share')}>
            <Share2 className="icon" aria-hidden="true" />
          </IconButton>
          {!mine && <More story={story} onReport={() => onOpen('report')} />}
        </span>
      </div>
    </Card>
  )
}

/** The first 200 characters; the rest for who asks. */
function Summary({ story: { title, summary } }: { story: Story }) {
  const [whole, setWhole] = useState(false)
  const short = cut(summary, SUMMARY_SHOWN)
  const isCut = short !== summary
  return (
    <p className="soft story__words">
      {whole ? summary : short}{' '}
      {isCut && (
        <button
          type="button"
          className="link small"
          aria-expanded={whole}
          aria-label={`${whole ? 'Show less' : 'Read more'}: ${title}`}
          onClick={() => setWhole(!whole)}
        >
          {whole ? 'Show less' : 'Read more'}
        </button>
      )}
    </p>
  )
}

function More({ story: { id, title, example }, onReport }: { story: Story; onReport: () => void }) {
  const mute = useMute()
  const hide = () =>
    mute.mutate(
      { id },
      {
        onSuccess: () =>
          toast({
            title: example ? 'The examples are hidden' : 'This author is muted',
            description: 'They are not told. You can undo it below the stories.',
            tone: 'good',
          }),
        onError: () => toast({ title: 'That did not work', description: 'Please try again.', tone: 'error' }),
      },
    )
  return (
    <Menu
      trigger={<Ellipsis className="icon" aria-hidden="true" />}
      triggerProps={{ className: 'icon-btn', 'aria-label': `More for ${title}`, title: `More for ${title}` }}
      items={[
        { label: 'Report this story', icon: <Flag className="icon" aria-hidden="true" />, onSelect: onReport },
        {
          label: example ? 'Hide the examples' : 'Mute this author',
          icon: <EyeOff className="icon" aria-hidden="true" />,
          onSelect: hide,
        },
      ]}
    />
  )
}

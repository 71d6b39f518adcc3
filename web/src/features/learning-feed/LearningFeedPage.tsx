import { Suspense, useId, useState } from 'react'
import { storyCategories } from '@mallama/contracts/stories'
import type { Story } from '@mallama/contracts/community'
import { categoryWords } from '../../parts/story/categories.ts'
import { useOnce } from '../../platform/once.ts'
import { useSession } from '../../platform/session.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Segmented } from '../../ui/field.tsx'
import { laterDialog } from '../../ui/later.ts'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useTitle } from '../../ui/title.ts'
import { toast } from '../../ui/toasts.ts'
import { useFeed, useLike, useMuted, useOwnStories, useUnmuteAll, type Category } from './feed.queries.ts'
import { OWN_STORIES, OwnStories, WaitingStory } from './OwnStories.tsx'
import { StoryCard } from './StoryCard.tsx'
import './learning-feed.css'

// Each opens after a press, and the stories are read without them.
const CommentsDialog = laterDialog(() => import('./CommentsDialog.tsx'))
const ReportDialog = laterDialog(() => import('./ReportDialog.tsx'))
const ShareStory = laterDialog(() => import('./ShareStory.tsx'))

const categories = [
  { value: 'all' as const, label: 'All' },
  ...storyCategories.map((value) => ({ value, label: categoryWords[value].name })),
]
/** As many at a time as somebody reads. */
const SHOWN = 20

type Opened = { what: 'comments' | 'report' | 'share'; story: Story } | null

export default function LearningFeedPage() {
  useTitle('Learning Feed')
  const [category, setCategory] = useState<Category>('all')
  const [opened, setOpened] = useState<Opened>(null)
  const { access } = useSession()
  const own = useOwnStories()
  const keepsPrivate = access?.plan === 'plus' || access?.plan === 'prime'
  const close = () => setOpened(null)
  const is = (what: NonNullable<Opened>['what']) => (opened?.what === what ? opened.story : null)
  const [comments, report, share] = [is('comments'), is('report'), is('share')]

  return (
    <div className="page feed">
      <header className="feed__head">
        <div>
          <h1>Learning Feed</h1>
          <p className="lead">What people worked out, told without names.</p>
        </div>
        {(own.data?.length ?? 0) > 0 && (
          <Button variant="quiet" size="sm" className="feed__mine" onClick={toOwn}>
            Your stories
          </Button>
        )}
      </header>
      <WaitingStory stories={own.data ?? []} />
      {keepsPrivate && (
        <p className="feed__note small">
          <b>{access.plan === 'prime' ? 'Prime' : 'Plus'} keeps yours private.</b> Nothing from your resolved conflicts
          is shared here. Stories from before stay until you withdraw them.
        </p>
      )}
      <div className="feed__cols">
        <div className="stack">
          <Segmented legend="Category" hideLegend options={categories} value={category} onChange={setCategory} />
          <Stories
            key={category}
            category={category}
            onAll={() => setCategory('all')}
            onOpen={(what, story) => setOpened({ what, story })}
          />
          <Muted />
        </div>
        <aside className="feed__side stack" aria-label="Yours">
          <OwnStories stories={own.data ?? []} failed={own.isError} onRetry={() => void own.refetch()} />
          {!keepsPrivate && <SeenFirst />}
        </aside>
      </div>
      <Suspense>
        {comments && <CommentsDialog story={comments} onClose={close} />}
        {report && <ReportDialog of={{ id: report.id }} what="story" onClose={close} />}
        {share && <ShareStory story={share} onClose={close} />}
      </Suspense>
    </div>
  )
}

/** On a phone they stand below the stories. */
function toOwn() {
  const heading = document.getElementById(OWN_STORIES)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

interface StoriesProps {
  category: Category
  onAll: () => void
  onOpen: (what: NonNullable<Opened>['what'], story: Story) => void
}

function Stories({ category, onAll, onOpen }: StoriesProps) {
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useFeed(category)
  const [shown, setShown] = useState(SHOWN)
  const like = useLike()
  const flip = (story: Story) =>
    like.mutate(
      { id: story.id, liked: !story.liked },
      {
        onError: () => toast({ title: 'That was not kept', description: 'Please try again.', tone: 'error' }),
      },
    )
  if (!data) {
    if (!isError || isFetching) return <Loading />
    return (
      <Card>
        <ErrorState
          title="The stories did not load"
          text="Nothing is lost. Check your connection and try again."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </Card>
    )
  }
  const stories = data.pages.flat()
  if (stories.length === 0) return <Nothing category={category} onAll={onAll} />
  const more = () => {
    setShown(shown + SHOWN)
    if (shown + SHOWN > stories.length && hasNextPage) void fetchNextPage()
  }
  return (
    <>
      {stories.slice(0, shown).map((story) => (
        <StoryCard key={story.id} story={story} onLike={() => flip(story)} onOpen={(what) => onOpen(what, story)} />
      ))}
      {(shown < stories.length || hasNextPage) && (
        <Button variant="quiet" className="feed__more" busy={isFetching} onClick={more}>
          Show older stories
        </Button>
      )}
    </>
  )
}

const places: Record<Exclude<Category, 'all'>, string> = {
  romantic: 'with a partner',
  family: 'in the family',
  friendship: 'with a friend',
  workplace: 'at work',
}

function Nothing({ category, onAll }: { category: Category; onAll: () => void }) {
  return (
    <Card>
      {category === 'all' ? (
        <EmptyState
          title="No stories yet"
          text="The first ones come from conflicts that people here have resolved. You can start with your own."
          action={<LinkButton to="/relationships">Talk something through</LinkButton>}
        />
      ) : (
        <EmptyState
          title={`No stories in ${categoryWords[category].name} yet`}
          text={`They appear when someone works something out ${places[category]} and shares it.`}
          action={<Button onClick={onAll}>Show all stories</Button>}
        />
      )}
    </Card>
  )
}

/** Muting can be undone where it shows. */
function Muted() {
  const { data } = useMuted()
  const unmute = useUnmuteAll()
  const once = useOnce()
  if (!data || data.count === 0) return null
  const undo = () =>
    once(() =>
      unmute
        .mutateAsync()
        .then(
          () => toast({ title: 'Everyone is shown again', tone: 'good' }),
          () => toast({ title: 'That did not work', description: 'Please try again.', tone: 'error' }),
        )
        .then(() => undefined),
    )
  return (
    <p className="small soft">
      You muted {data.count === 1 ? 'one author' : `${data.count} authors`}.{' '}
      <button type="button" className="link" onClick={() => void undo()}>
        Show everyone again
      </button>
    </p>
  )
}

function SeenFirst() {
  const id = useId()
  return (
    <Card as="section" tone="flat" className="stack" aria-labelledby={id}>
      <h2 className="heading" id={id}>
        You see it first
      </h2>
      <p className="small soft">
        On Core and in the trial, what you learned from a resolved conflict is shared without names. Before that, you
        see every word, and you can keep it private. Plus keeps all of yours private.
      </p>
    </Card>
  )
}

function Loading() {
  return (
    <Skeleton label="Loading stories">
      <div className="stack">
        {[1, 2].map((card) => (
          <Card key={card} className="stack">
            <Bone width="7rem" height="1.5rem" shape="round" />
            <Bone width="70%" height="1.25rem" />
            <Bone />
            <Bone width="86%" />
            <Bone height="3.5rem" shape="round" />
          </Card>
        ))}
      </div>
    </Skeleton>
  )
}

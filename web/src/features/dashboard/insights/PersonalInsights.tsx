import { charactersIn } from '@mallama/contracts/characters'
import { useRef, useState } from 'react'
import {
  Compass,
  Eye,
  EyeOff,
  GitMerge,
  MessageCircle,
  Pencil,
  Pin,
  PinOff,
  Sprout,
  type LucideIcon,
} from 'lucide-react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field, Textarea } from '../../../ui/field.tsx'
import type { Found, InsightCard, InsightType } from './insight-cards.ts'
import { useInsightCards } from './useInsightCards.ts'

/** As long as a card's text may be, in characters: more would stand in nobody's sight. */
const MOST = 1_000

const icons: Record<InsightType, LucideIcon> = {
  strengths: Sprout,
  opportunities: Compass,
  communication: MessageCircle,
  conflict: GitMerge,
}

type Change = ReturnType<typeof useInsightCards>['change']

interface PersonalInsightsProps {
  userId: string
  found: Found
}

/** Thoughts to keep in sight: the pinned ones large, then all four. */
export function PersonalInsights({ userId, found }: PersonalInsightsProps) {
  const { cards, change } = useInsightCards(userId, found)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = cards.filter(({ isVisible }) => isVisible)
  const pinned = shown.filter(({ isPinned }) => isPinned)
  const hidden = cards.filter(({ isVisible }) => !isVisible)
  /** The button that was pressed goes with its card. */
  const move: Change = (id, changes) => {
    change(id, changes)
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <>
      {pinned.length > 0 && (
        <section className="section" aria-labelledby="pinned">
          <h2 className="section__head" id="pinned">
            Pinned Insights
          </h2>
          <div className="stack">
            {pinned.map((card) => (
              <Card as="article" tone="noticed" className="ins" key={card.id}>
                <div className="card__head">
                  <Title card={card} />
                  <div className="ins__act">
                    <PinButton card={card} where=" from the top" onPin={() => move(card.id, { isPinned: false })} />
                  </div>
                </div>
                <p className="ins__big" dir="auto">
                  {card.content}
                </p>
              </Card>
            ))}
          </div>
        </section>
      )}
      <section className="section" aria-labelledby="insights">
        <h2 className="section__head" id="insights" ref={heading} tabIndex={-1}>
          Personal Insights
        </h2>
        {shown.length > 0 && (
          <div className="grid-auto ins-grid">
            {shown.map((card) => (
              <Insight key={card.id} card={card} onChange={change} onHide={() => move(card.id, { isVisible: false })} />
            ))}
          </div>
        )}
        {hidden.map((card) => (
          <p className="ins-hidden" key={card.id}>
            <EyeOff className="icon" aria-hidden="true" />
            {card.title} is hidden.
            <button type="button" className="link" onClick={() => move(card.id, { isVisible: true })}>
              Show it<span className="sr-only">: {card.title}</span>
            </button>
          </p>
        ))}
      </section>
    </>
  )
}

const Title = ({ card }: { card: InsightCard }) => {
  const Icon = icons[card.type] ?? Eye
  return (
    <h3>
      <Icon className="icon" aria-hidden="true" />
      {card.title}
    </h3>
  )
}

function PinButton({ card, where = '', onPin }: { card: InsightCard; where?: string; onPin: () => void }) {
  const Icon = card.isPinned ? PinOff : Pin
  return (
    <IconButton label={`${card.isPinned ? 'Unpin' : 'Pin'} ${card.title}${where}`} onClick={onPin}>
      <Icon className="icon" aria-hidden="true" />
    </IconButton>
  )
}

interface InsightProps {
  card: InsightCard
  onChange: Change
  onHide: () => void
}

function Insight({ card, onChange, onHide }: InsightProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const edit = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const used = charactersIn(draft?.trim() ?? '')
  const over = used > MOST
  const { id, title, content, isPinned } = card
  const close = () => {
    setDraft(null)
    // The form goes; whoever uses a keyboard stays where it was opened.
    setTimeout(() => edit.current?.focus({ preventScroll: true }))
  }
  if (draft !== null)
    return (
      <Card as="article" className="ins">
        <Title card={card} />
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault()
            if (over) return box.current?.focus()
            onChange(id, { content: draft.trim() || content })
            close()
          }}
        >
          <Field
            label={`${title} insight`}
            hideLabel
            error={over ? `At most ${MOST.toLocaleString('en')} characters` : undefined}
            {...(used > MOST - 100 ? { counter: { used, max: MOST } } : {})}
          >
            <Textarea
              ref={box}
              rows={3}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was just asked for, and stands where the button was
              autoFocus
              value={draft}
              placeholder="Enter your content..."
              onChange={({ target }) => setDraft(target.value)}
            />
          </Field>
          <div className="row">
            <Button type="submit" size="sm">
              Save
            </Button>
            <Button variant="ghost" size="sm" onClick={close}>
              Cancel
            </Button>
          </div>
        </form>
      </Card>
    )
  return (
    <Card as="article" className="ins ins--row">
      <Title card={card} />
      <p dir="auto">{content}</p>
      <div className="ins__act">
        <PinButton card={card} onPin={() => onChange(id, { isPinned: !isPinned })} />
        <IconButton label={`Edit ${title}`} ref={edit} onClick={() => setDraft(content)}>
          <Pencil className="icon" aria-hidden="true" />
        </IconButton>
        <IconButton label={`Hide ${title}`} onClick={onHide}>
          <EyeOff className="icon" aria-hidden="true" />
        </IconButton>
      </div>
    </Card>
  )
}

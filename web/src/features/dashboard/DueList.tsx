import { useRef } from 'react'
import { Link } from 'react-router'
import { CalendarHeart, HeartHandshake, MessageCircleHeart, SlidersHorizontal, type LucideIcon } from 'lucide-react'
import { useOnce } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { messageOf } from '../../platform/api.ts'
import { toast } from '../../ui/toasts.ts'
import { dueWords, type Due } from './due.ts'
import { dueKey, useDone, useDue } from './due.queries.ts'

const icons: Record<Due['kind'], LucideIcon> = {
  agreement: HeartHandshake,
  'stay-in-touch': MessageCircleHeart,
  'check-in': SlidersHorizontal,
  birthday: CalendarHeart,
  anniversary: CalendarHeart,
  other: CalendarHeart,
}

/** What the person asked to be reminded of; nothing at all where nothing is due, or nothing could be read. */
export function DueList() {
  const { data } = useDue()
  const list = useRef<HTMLUListElement>(null)
  if (!data || data.length === 0) return null
  /** The button that was pressed is gone with its row. */
  const goOn = (at: number) =>
    setTimeout(() => {
      if (document.activeElement !== document.body) return
      const next = list.current?.querySelectorAll<HTMLElement>('.due button')
      const to = next?.[Math.min(at, next.length - 1)] ?? document.getElementById('main')
      to?.focus({ preventScroll: true })
    })
  return (
    <Card as="section" tone="noticed" className="dash__due" aria-labelledby="due">
      <h2 id="due" className="subheading">
        Today and soon
      </h2>
      <ul ref={list}>
        {data.map((one, at) => (
          <DueRow key={dueKey(one)} one={one} onDone={() => goOn(at)} />
        ))}
      </ul>
    </Card>
  )
}

function DueRow({ one, onDone }: { one: Due; onDone: () => void }) {
  const done = useDone()
  const once = useOnce()
  const Icon = icons[one.kind]
  // A mediation is known by its title, as everyone in it knows it.
  const [name, to] =
    one.kind === 'agreement'
      ? [one.title, `/chat?id=${one.conversationId}`]
      : [one.personName, `/relationships/${one.relationshipId}`]
  const words = dueWords(one)
  const putAway = async () => {
    try {
      await done.mutateAsync(one)
      onDone()
    } catch (error) {
      toast({
        title: 'It could not be marked as done',
        description: messageOf(error, 'It may be your connection. Try again.'),
        tone: 'error',
      })
    }
  }
  return (
    <li className="due">
      <Icon className="icon" aria-hidden="true" />
      <p>
        <Link to={to}>
          <bdi>{name}</bdi>
        </Link>
        <span className="small soft" dir="auto">
          {words}
        </span>
      </p>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Done: ${name}, ${words}`}
        busy={done.isPending}
        onClick={() => void once(putAway)}
      >
        Done
      </Button>
    </li>
  )
}

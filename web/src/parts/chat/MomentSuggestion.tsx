import { useId, useState } from 'react'
import { ApiError } from '../../platform/api.ts'
import { useOnce } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Segmented } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.ts'
import { useLogMoment } from './chat.queries.ts'

const kinds = [
  { value: 'repair', label: 'A repair' },
  { value: 'positive', label: 'A good moment' },
  { value: 'conflict', label: 'A conflict' },
] as const
const sizes = [
  { value: '1', label: 'Small' },
  { value: '2', label: 'Medium' },
  { value: '3', label: 'Big' },
] as const

interface MomentSuggestionProps {
  relationshipId: string
  personName: string
  /** When the chat was saved: an ISO instant. */
  at: string
  /** Added, or declined. */
  onDone: () => void
}

/** After a chat that was resolved. Nothing is counted unless the person says what it was. */
export default function MomentSuggestion({ relationshipId, personName, at, onDone }: MomentSuggestionProps) {
  const title = useId()
  const [kind, setKind] = useState<(typeof kinds)[number]['value'] | null>(null)
  const [size, setSize] = useState<(typeof sizes)[number]['value']>('2')
  const log = useLogMoment(relationshipId)
  const once = useOnce()
  const add = async () => {
    if (!kind) return
    try {
      await log.mutateAsync({ kind, intensity: Number(size) as 1 | 2 | 3, occurredAt: at })
      onDone()
      toast({ title: 'Moment added', description: 'It counts in your scores from now on.', tone: 'good' })
    } catch (error) {
      const refusal = error instanceof ApiError && error.status < 500 ? error.userMessage : undefined
      toast({ title: 'The moment was not saved', description: refusal ?? 'Please try again.', tone: 'error' })
    }
  }
  return (
    <Card as="section" tone="noticed" className="stack chat__moment" aria-labelledby={title}>
      <h3 id={title}>Was this a moment between you?</h3>
      <p className="small">
        You called the chat about <bdi>{personName}</bdi> resolved. If it belongs in your record, say what it was.
      </p>
      <Segmented legend="What it was" hideLegend options={kinds} value={kind} onChange={setKind} />
      <Segmented legend="How big it was" hideLegend options={sizes} value={size} onChange={setSize} />
      <div className="row">
        <Button size="sm" disabled={!kind} busy={log.isPending} busyLabel="Adding..." onClick={() => void once(add)}>
          Add moment
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          No, leave it
        </Button>
      </div>
    </Card>
  )
}

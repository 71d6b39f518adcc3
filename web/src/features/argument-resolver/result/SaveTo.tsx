import { useId, useRef, useState, type Ref } from 'react'
import type { Resolution } from '@mallama/contracts/arguments'
import { useRelationships } from '../../../parts/relationships.queries.ts'
import { WhoSelect } from '../../../parts/tools/WhoSelect.tsx'
import { messageOf } from '../../../platform/api.ts'
import { useOnce } from '../../../platform/once.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Segmented } from '../../../ui/field.tsx'
import { Status } from '../../../ui/status.tsx'
import { toast } from '../../../ui/toasts.ts'
import { useLinkResolution, useNoteConflict } from '../arguments.queries.ts'

/** Keeps the quarrel with the relationship that it belongs to, and offers to count it there. */
export default function SaveTo({ resolution }: { resolution: Resolution }) {
  const { id, relationshipId } = resolution
  const title = useId()
  const { data } = useRelationships()
  const [chosen, setChosen] = useState(relationshipId)
  const [saving, setSaving] = useState(false)
  const [offer, setOffer] = useState<string | null>(null)
  const link = useLinkResolution(id)
  const heading = useRef<HTMLHeadingElement>(null)
  const offered = useRef<HTMLHeadingElement>(null)
  const once = useOnce()
  const saved = data?.find((one) => one.id === relationshipId)
  // The button that was pressed is gone, or has nothing more to save.
  const goOn = () => setTimeout(() => (offered.current ?? heading.current)?.focus())
  const save = async () => {
    setSaving(true)
    try {
      await link(chosen)
      setOffer(chosen)
      goOn()
    } catch (error) {
      toast({ title: 'It was not saved', description: messageOf(error, 'Please try again.'), tone: 'error' })
    }
    setSaving(false)
  }
  return (
    <Card as="section" className="stack" aria-labelledby={title}>
      <h2 id={title} tabIndex={-1} ref={heading}>
        Save to a relationship
      </h2>
      {data?.length === 0 ? (
        <p className="small soft">
          You have no relationships here yet.{' '}
          <LinkButton to="/relationships" variant="ghost" size="sm">
            Add one
          </LinkButton>
        </p>
      ) : (
        <form
          className="arg__save"
          onSubmit={(event) => {
            event.preventDefault()
            void once(save)
          }}
        >
          <WhoSelect label="Who was it with?" value={chosen} onChange={setChosen} />
          <Button type="submit" variant="soft" busy={saving} busyLabel="Saving..." disabled={chosen === relationshipId}>
            {chosen === null && relationshipId !== null ? 'Take it off' : 'Save'}
          </Button>
        </form>
      )}
      <Status className="small soft arg__saved">
        {saved && chosen === relationshipId && (
          <p>
            Kept with <bdi>{saved.personName}</bdi>. Only you can see it.
          </p>
        )}
      </Status>
      {offer !== null && saved && offer === saved.id && (
        <NoteConflict
          relationshipId={saved.id}
          personName={saved.personName}
          resolution={resolution}
          heading={offered}
          onDone={() => {
            setOffer(null)
            goOn()
          }}
        />
      )}
    </Card>
  )
}

const sizes = [
  { value: '1', label: 'Small' },
  { value: '2', label: 'Medium' },
  { value: '3', label: 'Big' },
] as const
type Size = (typeof sizes)[number]['value']

/** The same steps as the severity's colours. */
const sizeOf = (severity: number): Size => (severity >= 7 ? '3' : severity >= 4 ? '2' : '1')

interface NoteConflictProps {
  relationshipId: string
  personName: string
  resolution: Resolution
  heading: Ref<HTMLHeadingElement>
  onDone: () => void
}

/** Nothing is counted unless the person says so. */
function NoteConflict({ relationshipId, personName, resolution, heading, onDone }: NoteConflictProps) {
  const title = useId()
  const [size, setSize] = useState<Size>(() => sizeOf(resolution.severityScore))
  const [noting, setNoting] = useState(false)
  const note = useNoteConflict(relationshipId)
  const once = useOnce()
  const add = async () => {
    setNoting(true)
    try {
      await note({ intensity: Number(size) as 1 | 2 | 3, occurredAt: resolution.createdAt })
      onDone()
      toast({ title: 'Conflict logged', description: 'It counts in your scores from now on.', tone: 'good' })
    } catch (error) {
      toast({
        title: 'The moment was not saved',
        description: messageOf(error, 'Please try again.'),
        tone: 'error',
      })
      setNoting(false)
    }
  }
  return (
    <Card as="section" tone="noticed" className="stack" aria-labelledby={title}>
      <h3 id={title} tabIndex={-1} ref={heading}>
        Log it as a conflict between you?
      </h3>
      <p className="small">
        Moments move the scores of <bdi>{personName}</bdi>, and fade. None of the text is copied.
      </p>
      <Segmented legend="How big it was" options={sizes} value={size} onChange={setSize} />
      <div className="row">
        <Button size="sm" busy={noting} busyLabel="Logging..." onClick={() => void once(add)}>
          Log the conflict
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          No, leave it
        </Button>
      </div>
    </Card>
  )
}

import { useId, useRef, useState } from 'react'
import type { Relationship } from '@mallama/contracts/relationships'
import type { RelationshipAnalysis } from '@mallama/contracts/tools'
import { isMissing, useRelationship, useRelationships } from '../../parts/relationships.queries.ts'
import { WhoSelect } from '../../parts/tools/WhoSelect.tsx'
import { messageOf } from '../../platform/api.ts'
import { useBusy, useOnce } from '../../platform/once.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckRow } from '../../ui/field.tsx'
import { Status } from '../../ui/status.tsx'
import { toast } from '../../ui/toasts.ts'
import { fieldNames, learntFrom, newTo, type Learnt, type LearntField } from './learnt.ts'
import { linkAnalysis, useAddLearnt } from './relationship-analysis.queries.ts'

interface KeepWithProps {
  analysis: RelationshipAnalysis
  /** The server does not know the analysis, or the relationship. */
  onMissing: () => void
  onLinked: (analysis: RelationshipAnalysis) => void
}

/** Whom the analysis is about, and an offer to keep there what it found. */
export function KeepWith({ analysis, onMissing, onLinked }: KeepWithProps) {
  const title = useId()
  const { data: people } = useRelationships()
  const [wanted, setWanted] = useState<string | null | undefined>()
  const once = useOnce()
  const { id, relationshipId } = analysis
  if (people?.length === 0) return null
  const choose = (next: string | null) =>
    void once(async () => {
      setWanted(next)
      try {
        onLinked(await linkAnalysis(id, next))
      } catch (error) {
        // Either of the two may be the one that is gone.
        if (isMissing(error)) onMissing()
        toast({
          title: 'The link was not saved',
          description: messageOf(error, 'It may be your connection. Please try again.'),
          tone: 'error',
        })
      }
      setWanted(undefined)
    })
  return (
    <Card as="section" className="stack keep-with" aria-labelledby={title}>
      <h3 id={title} className="heading">
        Keep it with a relationship
      </h3>
      <WhoSelect
        label="Who this analysis is about"
        value={wanted === undefined ? relationshipId : wanted}
        onChange={choose}
      />
      {relationshipId && wanted === undefined && <Offer key={relationshipId} id={relationshipId} analysis={analysis} />}
    </Card>
  )
}

/** Nothing is added unseen: each line is there to be left out. */
function Offer({ id, analysis }: { id: string; analysis: RelationshipAnalysis }) {
  const { data: relationship } = useRelationship(id)
  const learnt = learntFrom(analysis.analysis)
  if (!relationship || learnt.learned.length + learnt.strugglingWith.length === 0) return null
  return <Preview relationship={relationship} learnt={learnt} />
}

const fields = ['learned', 'strugglingWith'] as const
const key = (field: LearntField, item: string) => `${field} ${item}`

function Preview({ relationship, learnt }: { relationship: Relationship; learnt: Learnt }) {
  const { id, personName } = relationship
  const [out, setOut] = useState<ReadonlySet<string>>(new Set())
  const add = useAddLearnt(id)
  const [busy, once] = useBusy()
  const way = useRef<HTMLAnchorElement>(null)
  const fresh = newTo(relationship, learnt)
  const chosen = (field: LearntField) => fresh[field].filter((item) => !out.has(key(field, item)))
  const count = fields.reduce((sum, field) => sum + chosen(field).length, 0)
  const none = fields.every((field) => fresh[field].length === 0)
  const toggle = (field: LearntField, item: string) =>
    setOut((before) => {
      const next = new Set(before)
      if (!next.delete(key(field, item))) next.add(key(field, item))
      return next
    })
  const send = async () => {
    try {
      await add(relationship, { learned: chosen('learned'), strugglingWith: chosen('strugglingWith') })
      toast({ title: `Added to ${personName}`, tone: 'good' })
      // Where all was added, the button that was pressed is gone.
      way.current?.focus({ preventScroll: true })
    } catch (error) {
      toast({
        title: 'Failed to update relationship',
        description: messageOf(error, 'Nothing was added. Please try again.'),
        tone: 'error',
      })
    }
  }
  return (
    <div className="stack keep-with__offer">
      <Status className="small soft">
        {none ? (
          <>
            What was found is now on the page about <bdi>{personName}</bdi>.
          </>
        ) : (
          <>
            Add what was found to the page about <bdi>{personName}</bdi>? What is already there stays; these lines go
            below it.
          </>
        )}
      </Status>
      {fields.map(
        (field) =>
          fresh[field].length > 0 && (
            <fieldset key={field} className="seg-set keep-with__field" disabled={busy}>
              <legend>To “{fieldNames[field]}”</legend>
              {fresh[field].map((item) => (
                <CheckRow key={item} checked={!out.has(key(field, item))} onChange={() => toggle(field, item)}>
                  <span dir="auto">{item}</span>
                </CheckRow>
              ))}
            </fieldset>
          ),
      )}
      <div className="row">
        {!none && (
          <Button
            variant="soft"
            size="sm"
            disabled={count === 0}
            busy={busy}
            busyLabel="Adding..."
            onClick={() => void once(send)}
          >
            {count === 1 ? 'Add 1 line' : `Add ${count} lines`}
          </Button>
        )}
        <LinkButton ref={way} variant="ghost" size="sm" to={`/relationships/${id}`}>
          <span className="keep-with__name">
            Open <bdi>{personName}</bdi>
          </span>
        </LinkButton>
      </div>
    </div>
  )
}

import { useRef, useState } from 'react'
import type { Fact, Memory } from '@mallama/contracts/memory'
import type { Relationship } from '@mallama/contracts/relationships'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { Status } from '../../../ui/status.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { messageOf } from '../../../platform/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { TakenBack } from '../../../parts/taken-back/TakenBack.tsx'
import { FactRow } from './FactRow.tsx'
import { useMemory, usePauseMemory } from './memory.queries.ts'
import { useForgetting } from './useForgetting.ts'
import './memory.css'

const FEW = 6

const failed = (error: unknown) =>
  toast({
    title: 'Your choice was not saved',
    description: messageOf(error, 'It may be your connection. Try again.'),
    tone: 'error',
  })

/** What the coach has learnt about someone: seen, put right, forgotten, paused. */
export default function MemoryCard({ relationship }: { relationship: Relationship }) {
  const { id, personName } = relationship
  const { data, isError, isFetching, refetch } = useMemory(id)
  return (
    <Card as="section" className="stack" aria-labelledby="memory">
      <h2 id="memory">What Mallama remembers</h2>
      <p className="small soft">
        Learned from your own words in the chat about <bdi>{personName}</bdi>, and used only there. You decide what
        stays.
      </p>
      {data ? (
        <Remembered relationshipId={id} memory={data} />
      ) : isError ? (
        <NotLoaded what="The memory did not load." busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label="Loading the memory">
          <div className="stack">
            <Bone width="70%" />
            <Bone width="55%" />
          </div>
        </Skeleton>
      )}
    </Card>
  )
}

function Remembered({ relationshipId, memory }: { relationshipId: string; memory: Memory }) {
  const { paused } = memory
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const pause = usePauseMemory(relationshipId)
  const { leaving, remove, undo } = useForgetting(relationshipId)
  const facts = memory.facts.slice(0, all ? undefined : FEW)
  const back = (fact: Fact) => {
    undo()
    setTimeout(() => list.current?.querySelector<HTMLElement>(`[data-fact='${fact.id}'] button`)?.focus())
  }
  return (
    <>
      <Switch on={paused} onChoose={(next) => pause(next).catch(failed)}>
        Pause the memory
      </Switch>
      <Status className="small soft memory__paused">
        {paused && 'Paused: Mallama learns nothing new about this relationship and uses none of what is below.'}
      </Status>
      {memory.facts.length === 0 ? (
        !paused && (
          <p className="small soft">
            Nothing yet. When you tell the chat something that will still be true next week, it is kept here.
          </p>
        )
      ) : (
        <ul className="learnt" ref={list}>
          {facts.map((fact) => (
            <li key={fact.id} data-fact={fact.id}>
              {leaving?.id === fact.id ? (
                <TakenBack what={`Forgotten: ${fact.fact}`} onUndo={() => back(fact)} />
              ) : (
                <FactRow relationshipId={relationshipId} fact={fact} onRemove={() => remove(fact)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {facts.length < memory.facts.length && (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setAll(true)}>
          Show all {memory.facts.length}
        </Button>
      )}
    </>
  )
}

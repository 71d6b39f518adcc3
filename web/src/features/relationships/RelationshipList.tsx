import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Search } from 'lucide-react'
import type { Relationship } from '@mallama/contracts/relationships'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/classes.ts'
import { Field, Input, Select } from '../../ui/field.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Status } from '../../ui/status.tsx'
import { found } from './found.ts'
import { RelationshipCard } from './RelationshipCard.tsx'
import { orders, sorted, type Order } from './sort.ts'

const SEARCHABLE = 12
/** So many cards at once; the rest follows while the first are being read. */
const BATCH = 48

type Delete = (relationship: Relationship) => void

interface RelationshipListProps {
  relationships: Relationship[]
  onDelete: Delete
}

export function RelationshipList({ relationships, onDelete }: RelationshipListProps) {
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const [order, setOrder] = useState<Order>('newest')
  const matches = useMemo(() => sorted(found(relationships, wanted), order), [relationships, wanted, order])
  return (
    <>
      {relationships.length > SEARCHABLE && (
        <div className="people__find">
          <Field
            label="Search by name"
            hint={wanted.trim() ? `${matches.length} of ${relationships.length}` : undefined}
          >
            <Input
              type="search"
              value={search}
              autoComplete="off"
              dir="auto"
              onChange={(event) => setSearch(event.target.value)}
            />
          </Field>
          <Field label="Sort">
            <Select value={order} onChange={(event) => setOrder(event.target.value as Order)}>
              {Object.entries(orders).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          </Field>
          <Status className="sr-only">{wanted.trim() && `${matches.length} of ${relationships.length} found`}</Status>
        </div>
      )}
      {matches.length === 0 ? (
        <EmptyState
          scene="path"
          title="No one by that name"
          text="Try part of the name."
          action={
            <Button variant="quiet" onClick={() => setSearch('')}>
              <Search className="icon" aria-hidden="true" />
              Show everyone
            </Button>
          }
        />
      ) : (
        <Cards
          key={`${order} ${wanted}`}
          relationships={matches}
          many={relationships.length > SEARCHABLE}
          onDelete={onDelete}
        />
      )}
    </>
  )
}

interface CardsProps {
  relationships: readonly Relationship[]
  /** So many that one looks for a name, not at every score. */
  many: boolean
  onDelete: Delete
}

/** One search's cards; another search starts with its first ones. */
function Cards({ relationships, many, onDelete }: CardsProps) {
  const count = useGrowing(relationships.length)
  return (
    <ul className={cx('people', many ? 'people--rows card' : 'grid-auto')}>
      {relationships.slice(0, count).map((relationship) => (
        <RelationshipCard key={relationship.id} relationship={relationship} onDelete={onDelete} row={many} />
      ))}
    </ul>
  )
}

/** How many cards are drawn by now: all of them soon, never all in one breath. */
function useGrowing(total: number): number {
  const [count, setCount] = useState(BATCH)
  useEffect(() => {
    if (count >= total) return
    const timer = setTimeout(() => startTransition(() => setCount(count + BATCH)), 30)
    return () => clearTimeout(timer)
  }, [count, total])
  return count
}

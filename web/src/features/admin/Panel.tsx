import type { ReactNode } from 'react'
import { Ban, CircleCheck, Clock, Info, TriangleAlert } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/classes.ts'
import { useCause } from '../../ui/session-end.ts'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import type { Tone } from './words.ts'

interface LoadedProps<T> {
  query: { data: T | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** "Loading the people..." */
  label: string
  children: (data: T) => ReactNode
}

/** What a panel shows of the server's answer, before it is there, and where it does not come. */
export function Loaded<T>({ query, label, children }: LoadedProps<T>) {
  const { data, isError, isFetching, refetch } = query
  const cause = useCause()
  if (data !== undefined) return children(data)
  if (isError)
    return (
      <>
        <p className="soft">This did not load. {cause}</p>
        <div>
          <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      </>
    )
  return (
    <Skeleton label={label}>
      <div className="stack">
        <Bone height="2.5rem" />
        <Bone height="2.5rem" />
        <Bone width="60%" />
      </div>
    </Skeleton>
  )
}

const icons = { good: CircleCheck, watch: Clock, critical: TriangleAlert, none: Info }

/** A word with the shape of its icon; the colour comes last. */
export function State({ tone, ban, children }: { tone: Tone; ban?: boolean; children: ReactNode }) {
  const Icon = ban ? Ban : icons[tone]
  return (
    <span className={cx('admin__state', tone !== 'none' && `is-${tone}`)}>
      <Icon className="icon" aria-hidden="true" />
      {children}
    </span>
  )
}

/** Names and what is so of each. */
export function Facts({ items }: { items: Record<string, ReactNode> }) {
  return (
    <dl className="admin__facts">
      {Object.entries(items).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

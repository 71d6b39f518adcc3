import { Link } from 'react-router'
import { personHref } from '../../parts/beside.ts'
import { useRelationships } from '../../parts/relationships.queries.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { Section } from './Section.tsx'

const LEAD =
  'What Mallama has learnt from your own messages, kept for each person apart. There you can read it, correct it, delete it, or have it learn nothing more.'

/** The ways to what is remembered: it stands with the person it is about. */
export function MemorySection() {
  const { data, isError, isFetching, refetch } = useRelationships()
  return (
    <Section id="memory" title="Memory" lead={LEAD}>
      {data ? (
        data.length === 0 ? (
          <p className="small soft">There is nobody yet to remember anything about.</p>
        ) : (
          <ul className="settings__memory">
            {data.map(({ id, personName }) => (
              <li key={id}>
                <Link className="link" to={`${personHref(id)}#memory`}>
                  <span>
                    About <bdi>{personName}</bdi>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )
      ) : isError ? (
        <NotLoaded what="Your relationships did not load." busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label="Loading relationships...">
          <Bone height="3rem" />
        </Skeleton>
      )}
    </Section>
  )
}

import { useState } from 'react'
import type { Relationship } from '@mallama/contracts/relationships'
import { readDraft } from '../../parts/draft.ts'
import { cut, oneLine } from '../../parts/excerpt.ts'
import { cx } from '../../ui/classes.ts'
import { later } from '../../ui/later.ts'
import { appreciation, areas, dynamics, goals, issues } from './fields.ts'
import { OpenRow } from './OpenRow.tsx'
import { countOf, thingsIn } from './inside.ts'
import { Later } from './Later.tsx'
import { ListsCard } from './ListsCard.tsx'
import { MomentsCard } from './moments/MomentsCard.tsx'
import { NotesCard } from './NotesCard.tsx'
import { SavedChats } from './SavedChats.tsx'
import { ToolLinks } from './ToolLinks.tsx'

const GoalsCard = later(() => import('./GoalsCard.tsx'))
const TrendCard = later(() => import('./scores/TrendCard.tsx'))
const MemoryCard = later(() => import('./memory/MemoryCard.tsx'))
const ConnectCard = later(() => import('./connect/ConnectCard.tsx'))
const RemindersCard = later(() => import('./reminders/RemindersCard.tsx'))

const NOTES = 60

/** Everything that is not looked at each time: rows that open, and on a wide screen cards that stand open. */
export function More({ relationship, beside }: { relationship: Relationship; beside: boolean }) {
  const { id, personName, hasHealthData, healthBasis, notes } = relationship
  // Decided once: lists that are being filled in do not change places under the hand that fills them.
  const [unknown] = useState(() => countOf(relationship, [goals, areas, issues, ...dynamics, ...appreciation]) === 0)
  // Notes that go while they are being edited, on another page, take nothing of what is written along.
  const [noted, setNoted] = useState(false)
  if (!noted && notes?.trim()) setNoted(true)
  // Of someone new all else waits as rows: on a wide screen the three cards stand open above them.
  const fresh = unknown && !hasHealthData
  const flat = beside && !fresh
  const parted = beside && fresh
  const lists = (
    <>
      <OpenRow
        title={<>Goals &amp; Improvement</>}
        line={thingsIn(relationship, [goals, areas, issues])}
        flat={beside || unknown}
        place="goals"
      >
        <Later of={GoalsCard} relationship={relationship} rem={14} />
      </OpenRow>
      <OpenRow
        title={<>Relationship Dynamics &amp; Boundaries</>}
        line={thingsIn(relationship, dynamics)}
        flat={beside || unknown}
        place="dynamics"
      >
        <ListsCard
          id="dynamics"
          title="Relationship Dynamics & Boundaries"
          about="our dynamics and boundaries"
          lists={dynamics}
          relationship={relationship}
        />
      </OpenRow>
      <OpenRow
        title={<>Insights &amp; Appreciation</>}
        line={thingsIn(relationship, appreciation)}
        flat={beside || unknown}
        place="appreciation"
      >
        <ListsCard
          id="appreciation"
          title="Insights & Appreciation"
          about="what I have learned and what I like"
          lists={appreciation}
          relationship={relationship}
        />
      </OpenRow>
    </>
  )
  return (
    <section
      className={cx('open-rows', flat ? 'open-rows--flat' : parted ? 'open-rows--parted' : 'card')}
      aria-label={`More about ${personName}`}
    >
      {hasHealthData && (
        <OpenRow
          title="How things have gone"
          line={`Your scores over ${healthBasis.checkIns === 1 ? 'one check-in' : `${healthBasis.checkIns} check-ins`}`}
          flat={flat}
          place="trend"
          late
        >
          <Later of={TrendCard} relationship={relationship} rem={24} />
        </OpenRow>
      )}
      {unknown ? (
        <OpenRow
          title={
            <>
              What do you know about <bdi>{personName}</bdi>?
            </>
          }
          line="Goals, triggers, red lines, what you like. Nothing has to be filled in."
          flat={beside}
        >
          <div className="know">{lists}</div>
        </OpenRow>
      ) : (
        lists
      )}
      <div className={cx('open-rows__rest', parted && 'card')}>
        {!hasHealthData && (
          <OpenRow
            title="Something happened?"
            line="Log a conflict, a good moment or a repair"
            flat={flat}
            begun={readDraft(`moment-form:${id}`) !== null}
          >
            <MomentsCard relationship={relationship} />
          </OpenRow>
        )}
        {noted && (
          <OpenRow title="Notes" line={cut(oneLine(notes ?? ''), NOTES)} flat={flat} place="notes">
            <NotesCard relationship={relationship} />
          </OpenRow>
        )}
        {!beside && <SavedChats relationshipId={id} />}
        <OpenRow
          title="What Mallama remembers"
          line="Learned from your chats, and yours to change"
          flat={flat}
          place="memory"
          late
        >
          <Later of={MemoryCard} relationship={relationship} rem={12} />
        </OpenRow>
        <OpenRow
          title={
            <>
              Connect with <bdi>{personName}</bdi>
            </>
          }
          line={connectionLine(relationship)}
          flat={flat}
          place="connect"
          begun={relationship.pendingConnection !== null}
          late
        >
          <Later of={ConnectCard} relationship={relationship} rem={12} />
        </OpenRow>
        <OpenRow
          title="Reminders"
          line="Off unless you want them"
          flat={flat}
          place="reminders"
          begun={readDraft(`reminders:${id}`) !== null}
          late
        >
          <Later of={RemindersCard} relationship={relationship} rem={14} />
        </OpenRow>
        <OpenRow
          title={
            <>
              Tools for <bdi>{personName}</bdi>
            </>
          }
          line="A message, a description, better words, an argument"
          flat={flat}
        >
          <ToolLinks relationshipId={id} personName={personName} />
        </OpenRow>
      </div>
    </section>
  )
}

function connectionLine({ isMutual, pendingConnection }: Relationship): string {
  if (isMutual) return 'Connected'
  return pendingConnection ? 'Someone accepted. Is it them?' : 'A room for the two of you, if they say yes'
}

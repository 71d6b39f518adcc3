import type { RelationshipAnalysis, RelationshipKind } from '@mallama/contracts/tools'
import { timeOf } from '../../parts/chat/when.ts'
import { Cancel, type CancelProps } from '../../parts/tools/Cancel.tsx'
import { Deleted } from '../../parts/tools/Deleted.tsx'
import { isUnnamed, titleOf } from '../../parts/tools/entry.ts'
import { takePrefill } from '../../parts/tools/prefill.ts'
import { Recent } from '../../parts/tools/Recent.tsx'
import { SafetyFirst } from '../../parts/tools/SafetyFirst.tsx'
import { useReader } from '../../parts/tools/useReader.ts'
import { Card } from '../../ui/card.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { useTitle } from '../../ui/title.ts'
import { DescribeForm, nothingWritten, type Written } from './DescribeForm.tsx'
import { Found } from './Found.tsx'
import { analyzeRelationship, setAside, useRelationshipAnalyses } from './relationship-analysis.queries.ts'
import { healthSaid, kindName } from './words.ts'
import './relationship-analysis.css'

/** Opened for someone: what was chosen and not sent for another stands back. */
function given(): Partial<Written> {
  const { relationshipId, text } = takePrefill()
  return { ...(relationshipId ? { relationshipId, kind: null } : {}), ...(text ? { description: text } : {}) }
}

export default function RelationshipAnalysisPage() {
  useTitle('Relationship Analysis')
  const kept = useRelationshipAnalyses()
  const {
    written,
    write,
    shown,
    setShown,
    gone,
    putAside,
    box,
    above,
    busy,
    progress,
    help,
    send,
    stop,
    clearAll,
    leave,
    recent,
  } = useReader({
    tool: 'relationship-analysis',
    empty: nothingWritten,
    given,
    textOf: ({ description }) => description,
    madeOf: ({ description }) => description,
    kept,
  })

  const read = (relationshipType: RelationshipKind) => {
    const { description, relationshipId } = written
    const about = relationshipId ? { relationshipId } : {}
    send((live) => analyzeRelationship({ id: live.id, relationshipType, description, ...about }, live))
  }
  const linked = (now: RelationshipAnalysis) => {
    setShown((before) => (before?.id === now.id ? now : before))
    void kept.put(now)
  }
  return (
    <div className="page">
      <header className="stack ran__head">
        <h1>Relationship Analysis</h1>
        <p className="lead">
          Describe how things are between you. You get the strengths, what can grow, and what to try next.
        </p>
      </header>
      <div className="ran">
        <div className="stack">
          <DescribeForm
            written={written}
            onWrite={write}
            onSend={read}
            onClear={clearAll}
            busy={busy}
            help={help}
            box={box}
            above={above}
          />
          {busy ? (
            <Working onCancel={stop} progress={progress} />
          ) : gone ? (
            <Deleted what="This analysis" onwards="New Analysis" onNew={putAside} />
          ) : (
            shown && (
              <Result
                key={shown.id}
                shown={shown}
                onReset={leave}
                onAside={async () => linked(await setAside(shown.id))}
                onMissing={kept.retry}
                onLinked={linked}
              />
            )
          )}
        </div>
        <Recent
          title="Previous analyses"
          items={kept.items.map(({ id, relationshipType, description, createdAt, analysis }) => ({
            id,
            title: titleOf(analysis.safety, description),
            when: timeOf(createdAt),
            meta: isUnnamed(analysis.safety)
              ? kindName(relationshipType)
              : `${kindName(relationshipType)}, ${healthSaid(analysis.overallHealth)}`,
          }))}
          {...recent}
        />
      </div>
    </div>
  )
}

interface ResultProps {
  shown: RelationshipAnalysis
  onReset: () => void
  onAside: () => Promise<unknown>
  onMissing: () => void
  onLinked: (analysis: RelationshipAnalysis) => void
}

function Result({ shown, onReset, onAside, onMissing, onLinked }: ResultProps) {
  const { safety, beside } = shown.analysis
  return (
    <SafetyFirst id={shown.id} safety={safety} beside={beside} onReset={onReset} onAside={onAside}>
      <Found analysis={shown} onMissing={onMissing} onLinked={onLinked} />
    </SafetyFirst>
  )
}

function Working(way: CancelProps) {
  return (
    <Card className="stack">
      <Skeleton label="Reading your description">
        <div className="stack">
          <Bone width="16rem" height="1.75rem" />
          <Bone width="9rem" height="2.25rem" />
          <Bone />
          <Bone width="85%" />
          <Bone width="90%" />
          <Bone height="5rem" shape="round" />
        </div>
      </Skeleton>
      <Cancel {...way} />
    </Card>
  )
}

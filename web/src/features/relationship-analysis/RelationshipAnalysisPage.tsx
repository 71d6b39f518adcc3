import { useRef, useState } from 'react'
import type { RelationshipAnalysis, RelationshipKind } from '@mallama/contracts/tools'
import { timeOf } from '../../parts/chat/when.ts'
import { keptReason } from '../../parts/refusal.ts'
import { Cancel } from '../../parts/tools/Cancel.tsx'
import { titleOf } from '../../parts/tools/entry.ts'
import { takePrefill } from '../../parts/tools/prefill.ts'
import { Recent } from '../../parts/tools/Recent.tsx'
import { SafetyFirst } from '../../parts/tools/SafetyFirst.tsx'
import { useAsking } from '../../parts/tools/useAsking.ts'
import { useToolDraft } from '../../parts/tools/useToolDraft.ts'
import { Card } from '../../ui/card.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { useTitle } from '../../ui/title.ts'
import { DescribeForm, nothingWritten, type Written } from './DescribeForm.tsx'
import { Found } from './Found.tsx'
import { analyzeRelationship, useRelationshipAnalyses } from './relationship-analysis.queries.ts'
import { healthSaid, kindName } from './words.ts'
import './relationship-analysis.css'

const told = (error: unknown) => ({
  title: 'Analysis Failed',
  description: keptReason(error, 'Please try again.'),
})

/** Opened for someone: what was chosen and not sent for another stands back. */
function given(): Partial<Written> {
  const { relationshipId, text } = takePrefill()
  return { ...(relationshipId ? { relationshipId, kind: null } : {}), ...(text ? { description: text } : {}) }
}

export default function RelationshipAnalysisPage() {
  useTitle('Relationship Analysis')
  const { written, write, clear } = useToolDraft<Written>('relationship-analysis', nothingWritten, given)
  const [shown, setShown] = useState<RelationshipAnalysis | null>(null)
  const [leaving, setLeaving] = useState<string | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const sent = useRef<string | null>(null)
  const kept = useRelationshipAnalyses()
  const { busy, help, ask, cancel, forgetHelp } = useAsking({
    tool: 'relationship-analysis',
    told,
    takeBack: kept.takeBack,
  })

  const send = (relationshipType: RelationshipKind) => {
    const { description, relationshipId } = written
    sent.current = description
    void ask(async ({ id, signal }) => {
      const about = relationshipId ? { relationshipId } : {}
      const came = await analyzeRelationship({ id, relationshipType, description, ...about }, signal)
      signal.throwIfAborted()
      void kept.put(came)
      return came
    }, setShown)
  }
  const stop = () => {
    cancel()
    box.current?.focus()
  }
  const reset = () => {
    clear()
    setShown(null)
    forgetHelp()
    box.current?.focus()
  }
  const clearAll = () => {
    const before = { written, shown }
    reset()
    return () => {
      write(before.written)
      setShown(before.shown)
      box.current?.focus()
    }
  }
  // Help opened from the list says nothing about the words in the box: only those that brought it go.
  const leave = () => {
    if (written.description === sent.current) return reset()
    setShown(null)
    forgetHelp()
    box.current?.focus()
  }
  const linked = (now: RelationshipAnalysis) => {
    setShown((before) => (before?.id === now.id ? now : before))
    void kept.put(now)
  }
  return (
    <div className="page">
      <header className="stack ran__head">
        <h1>Relationship Analysis</h1>
        <p className="lead">Tell how it is between you. You get its strengths, what can grow, and what to try next.</p>
      </header>
      <div className="ran">
        <div className="stack">
          <DescribeForm
            written={written}
            onWrite={write}
            onSend={send}
            onClear={clearAll}
            busy={busy}
            help={help}
            box={box}
          />
          {busy ? (
            <Working onCancel={stop} />
          ) : (
            shown && shown.id !== leaving && <Result key={shown.id} shown={shown} onReset={leave} onLinked={linked} />
          )}
        </div>
        <Recent
          title="Previous analyses"
          items={kept.items.map(({ id, relationshipType, description, createdAt, analysis }) => ({
            id,
            title: titleOf(analysis.safety, description),
            when: timeOf(createdAt),
            meta: analysis.safety
              ? kindName(relationshipType)
              : `${kindName(relationshipType)}, ${healthSaid(analysis.overallHealth)}`,
          }))}
          more={kept.more}
          busy={kept.busy}
          failed={kept.failed}
          onRetry={kept.retry}
          onOpen={(id) => setShown(kept.items.find((one) => one.id === id) ?? null)}
          onRemove={async (id, token) => {
            await kept.remove(id, token)
            setShown((now) => (now?.id === id ? null : now))
          }}
          onLeaving={setLeaving}
          current={shown?.id ?? null}
          making={busy}
        />
      </div>
    </div>
  )
}

interface ResultProps {
  shown: RelationshipAnalysis
  onReset: () => void
  onLinked: (analysis: RelationshipAnalysis) => void
}

function Result({ shown, onReset, onLinked }: ResultProps) {
  return (
    <SafetyFirst id={shown.id} safety={shown.analysis.safety} onReset={onReset}>
      <Found analysis={shown} onLinked={onLinked} />
    </SafetyFirst>
  )
}

function Working({ onCancel }: { onCancel: () => void }) {
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
      <Cancel onCancel={onCancel} />
    </Card>
  )
}

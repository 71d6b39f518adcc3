import { useRef, useState } from 'react'
import type { RelationshipAnalysis, RelationshipKind } from '@mallama/contracts/tools'
import { timeOf } from '../../parts/chat/when.ts'
import { cut, oneLine } from '../../parts/excerpt.ts'
import { needsCard, type Help } from '../../parts/safety-card/words.ts'
import { HelpInstead } from '../../parts/tools/HelpInstead.tsx'
import { takePrefill } from '../../parts/tools/prefill.ts'
import { Recent } from '../../parts/tools/Recent.tsx'
import { useToolDraft } from '../../parts/tools/useToolDraft.ts'
import { ApiError, messageOf } from '../../platform/api.ts'
import { useOnce } from '../../platform/once.ts'
import { Card } from '../../ui/card.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { useTitle } from '../../ui/title.ts'
import { toast } from '../../ui/toasts.ts'
import { DescribeForm, nothingWritten, type Written } from './DescribeForm.tsx'
import { Found } from './Found.tsx'
import { analyzeRelationship, useRelationshipAnalyses } from './relationship-analysis.queries.ts'
import { kindName } from './words.ts'
import './relationship-analysis.css'

const TITLE = 80

/** Opened for someone: what was chosen and not sent for another stands back. */
function given(): Partial<Written> {
  const { relationshipId, text } = takePrefill()
  return { ...(relationshipId ? { relationshipId, kind: null } : {}), ...(text ? { description: text } : {}) }
}

export default function RelationshipAnalysisPage() {
  useTitle('Relationship Analysis')
  const { written, write, clear } = useToolDraft<Written>('relationship-analysis', nothingWritten, given)
  const [shown, setShown] = useState<RelationshipAnalysis | null>(null)
  const [busy, setBusy] = useState(false)
  const [help, setHelp] = useState<Help | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const once = useOnce()
  const kept = useRelationshipAnalyses()

  const send = async (relationshipType: RelationshipKind) => {
    const { description, relationshipId } = written
    setBusy(true)
    setHelp(null)
    try {
      const came = await analyzeRelationship({
        relationshipType,
        description,
        ...(relationshipId ? { relationshipId } : {}),
      })
      setShown(came)
      void kept.put(came)
    } catch (error) {
      if (error instanceof ApiError && needsCard(error.safety)) setHelp(error.safety)
      else
        toast({
          title: 'Analysis Failed',
          description: `${messageOf(error, 'Please try again.')} Your words are still here.`,
          tone: 'error',
        })
    } finally {
      setBusy(false)
    }
  }
  const reset = () => {
    clear()
    setShown(null)
    setHelp(null)
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
            onSend={(kind) => void once(() => send(kind))}
            onClear={reset}
            busy={busy}
            help={help}
            box={box}
          />
          {busy ? <Working /> : shown && <Result key={shown.id} shown={shown} onReset={reset} onLinked={linked} />}
        </div>
        <Recent
          title="Previous analyses"
          items={kept.items.map(({ id, relationshipType, description, createdAt, analysis }) => ({
            id,
            title: cut(oneLine(description), TITLE),
            when: timeOf(createdAt),
            meta: needsCard(analysis.safety)
              ? kindName(relationshipType)
              : `${kindName(relationshipType)}, ${analysis.overallHealth} out of 10`,
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
          current={shown?.id ?? null}
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
  const { safety } = shown.analysis
  return needsCard(safety) ? (
    <HelpInstead safety={safety} onReset={onReset} />
  ) : (
    <Found analysis={shown} onLinked={onLinked} />
  )
}

function Working() {
  return (
    <Card>
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
    </Card>
  )
}

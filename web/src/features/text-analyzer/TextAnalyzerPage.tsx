import { useRef, useState } from 'react'
import type { TextAnalysis } from '@mallama/contracts/tools'
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
import { AnalyzerForm, nothingWritten, type Written } from './AnalyzerForm.tsx'
import { Reading } from './Reading.tsx'
import { analyzeText, useTextAnalyses } from './text-analyzer.queries.ts'
import { examples, isBlank, tips } from './words.ts'
import './text-analyzer.css'

const TITLE = 80

/** A page may be opened with a message, what came before it, and whom it is from. */
function given(): Partial<Written> {
  const { text, context, relationshipId } = takePrefill()
  return { ...(text ? { text } : {}), ...(context ? { context } : {}), ...(relationshipId ? { relationshipId } : {}) }
}

export default function TextAnalyzerPage() {
  useTitle('Text Message Analyzer')
  const { written, write, clear } = useToolDraft<Written>('text-analyzer', nothingWritten, given)
  const [shown, setShown] = useState<TextAnalysis | null>(null)
  const [busy, setBusy] = useState(false)
  const [help, setHelp] = useState<Help | null>(null)
  const [replaced, setReplaced] = useState<string | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const once = useOnce()
  const kept = useTextAnalyses()

  const send = async () => {
    const { text, context, relationshipId } = written
    setBusy(true)
    setHelp(null)
    setReplaced(null)
    try {
      const came = await analyzeText({
        text,
        ...(isBlank(context) ? {} : { context }),
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
    setReplaced(null)
    box.current?.focus()
  }
  const fill = (example: string) => {
    const { text } = written
    const own = !isBlank(text) && !examples.some((known) => known === text)
    if (own) setReplaced(text)
    write({ text: example })
    if (!own) box.current?.focus()
  }
  const undo = () => {
    write({ text: replaced ?? '' })
    setReplaced(null)
    box.current?.focus()
  }
  return (
    <div className="page">
      <header className="stack analyzer__head">
        <h1>Text Message Analyzer</h1>
        <p className="lead">What a message may mean, the words that it rests on, and what you could answer.</p>
      </header>
      <div className="analyzer">
        <div className="stack">
          <AnalyzerForm
            written={written}
            onWrite={(changes) => {
              if (changes.text !== undefined) setReplaced(null)
              write(changes)
            }}
            onSend={() => void once(send)}
            onClear={reset}
            busy={busy}
            help={help}
            replaced={replaced}
            onUndo={undo}
            box={box}
          />
          {busy ? <Working /> : shown && <Result key={shown.id} shown={shown} onReset={reset} />}
        </div>
        <div className="stack">
          <Recent
            title="Recent analyses"
            items={kept.items.map(({ id, originalText, createdAt, analysis }) => ({
              id,
              title: cut(oneLine(originalText), TITLE),
              when: timeOf(createdAt),
              ...(needsCard(analysis.safety) ? {} : { meta: analysis.emotionalTone }),
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
          <Card as="section" className="stack" aria-labelledby="examples">
            <h2 id="examples" className="heading">
              Example phrases
            </h2>
            <p className="small soft">Press one to put it in the box.</p>
            <ul className="analyzer__examples">
              {examples.map((example) => (
                <li key={example}>
                  <button
                    type="button"
                    className="btn btn--quiet btn--sm"
                    disabled={busy}
                    onClick={() => fill(example)}
                  >
                    “{example}”
                  </button>
                </li>
              ))}
            </ul>
          </Card>
          <Card as="section" tone="flat" className="stack" aria-labelledby="tips">
            <h2 id="tips" className="heading">
              Tips
            </h2>
            <ul className="analyzer__tips">
              {tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
    </div>
  )
}

function Result({ shown, onReset }: { shown: TextAnalysis; onReset: () => void }) {
  const { safety } = shown.analysis
  return needsCard(safety) ? <HelpInstead safety={safety} onReset={onReset} /> : <Reading analysis={shown} />
}

function Working() {
  return (
    <Card>
      <Skeleton label="Reading the message">
        <div className="stack">
          <Bone width="14rem" height="1.75rem" />
          <Bone width="6rem" height="2rem" />
          <Bone height="5rem" shape="round" />
          <Bone />
          <Bone width="85%" />
          <Bone height="5rem" shape="round" />
        </div>
      </Skeleton>
    </Card>
  )
}

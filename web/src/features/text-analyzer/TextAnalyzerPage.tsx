import { useState } from 'react'
import type { TextAnalysis } from '@mallama/contracts/tools'
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
import { AnalyzerForm, nothingWritten, type Written } from './AnalyzerForm.tsx'
import { Reading } from './Reading.tsx'
import { analyzeText, setAside, useTextAnalyses } from './text-analyzer.queries.ts'
import { examples, isBlank, tips } from './words.ts'
import './text-analyzer.css'

/** A page may be opened with a message, what came before it, and whom it is from. */
function given(): Partial<Written> {
  const { text, context, relationshipId } = takePrefill()
  return { ...(text ? { text } : {}), ...(context ? { context } : {}), ...(relationshipId ? { relationshipId } : {}) }
}

export default function TextAnalyzerPage() {
  useTitle('Text Message Analyzer')
  const kept = useTextAnalyses()
  const {
    written,
    write,
    shown,
    setShown,
    gone,
    putAside,
    box,
    above,
    toBox,
    busy,
    progress,
    help,
    send,
    stop,
    clearAll,
    leave,
    recent,
  } = useReader({
    tool: 'text-analyzer',
    empty: nothingWritten,
    given,
    textOf: ({ text }) => text,
    madeOf: ({ originalText }) => originalText,
    kept,
  })
  const [replaced, setReplaced] = useState<string | null>(null)

  const read = () => {
    const { text, context, relationshipId } = written
    setReplaced(null)
    const about = { ...(isBlank(context) ? {} : { context }), ...(relationshipId ? { relationshipId } : {}) }
    send((live) => analyzeText({ id: live.id, text, ...about }, live))
  }
  const putBeside = async (id: string) => {
    const now = await setAside(id)
    setShown((before) => (before?.id === now.id ? { ...before, ...now } : before))
    void kept.put(now)
  }
  const clear = () => {
    setReplaced(null)
    return clearAll()
  }
  const fill = (example: string) => {
    const { text } = written
    const own = !isBlank(text) && !examples.some((known) => known === text)
    if (own) setReplaced(text)
    write({ text: example })
    if (own) above?.onOpen(true)
    else toBox()
  }
  const addContext = (kept: TextAnalysis) => {
    write({ text: kept.originalText, context: kept.context ?? '', relationshipId: kept.relationshipId })
    above?.onOpen(true)
    const go = () => {
      const fold = box.current?.form?.querySelector('details')
      if (fold) fold.open = true
      fold?.querySelector('textarea')?.focus()
    }
    setTimeout(go)
  }
  /** Nothing is lost by it: what stands in the form is what was read, or nothing. */
  const mayAdd = (kept: TextAnalysis) => isBlank(written.text) || written.text.trim() === kept.originalText.trim()
  const undo = () => {
    write({ text: replaced ?? '' })
    setReplaced(null)
    box.current?.focus()
  }
  return (
    <div className="page">
      <header className="stack analyzer__head">
        <h1>Text Message Analyzer</h1>
        <p className="lead">What a message may mean, the words it rests on, and what you could answer.</p>
      </header>
      <div className="analyzer">
        <div className="stack">
          <AnalyzerForm
            written={written}
            onWrite={(changes) => {
              if (changes.text !== undefined) setReplaced(null)
              write(changes)
            }}
            onSend={read}
            onClear={clear}
            busy={busy}
            help={help}
            replaced={replaced}
            onUndo={undo}
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
                onAside={() => putBeside(shown.id)}
                onContext={mayAdd(shown) ? () => addContext(shown) : null}
              />
            )
          )}
        </div>
        <div className="stack">
          <Recent
            title="Recent analyses"
            items={kept.items.map(({ id, originalText, createdAt, analysis }) => ({
              id,
              title: titleOf(analysis.safety, originalText),
              when: timeOf(createdAt),
              ...(isUnnamed(analysis.safety) ? {} : { meta: analysis.emotionalTone }),
            }))}
            {...recent}
          />
          {(!above || above.open) && <Hints busy={busy} onExample={fill} />}
        </div>
      </div>
    </div>
  )
}

/** For whoever writes; beside a reading they would be in its way. */
function Hints({ busy, onExample }: { busy: boolean; onExample: (example: string) => void }) {
  return (
    <>
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
                onClick={() => onExample(example)}
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
    </>
  )
}

interface ResultProps {
  shown: TextAnalysis
  onReset: () => void
  onAside: () => Promise<unknown>
  onContext: (() => void) | null
}

function Result({ shown, onReset, onAside, onContext }: ResultProps) {
  const { safety, beside } = shown.analysis
  return (
    <SafetyFirst id={shown.id} safety={safety} beside={beside} onReset={onReset} onAside={onAside}>
      <Reading analysis={shown} onContext={onContext} />
    </SafetyFirst>
  )
}

function Working(way: CancelProps) {
  return (
    <Card className="stack">
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
      <Cancel {...way} />
    </Card>
  )
}

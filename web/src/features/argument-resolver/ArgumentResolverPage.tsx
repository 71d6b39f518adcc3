import { Suspense, useEffect, useRef, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react'
import { useSearchParams } from 'react-router'
import { charactersIn } from '@mallama/contracts/characters'
import { unsentWords, useConversation } from '../../parts/chat/conversation.ts'
import { dayOf } from '../../parts/chat/when.ts'
import { isMissing } from '../../parts/relationships.queries.ts'
import { Deleted } from '../../parts/tools/Deleted.tsx'
import { takePrefill } from '../../parts/tools/prefill.ts'
import { Recent } from '../../parts/tools/Recent.tsx'
import { SafetyFirst } from '../../parts/tools/SafetyFirst.tsx'
import { useToolDraft } from '../../parts/tools/useToolDraft.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { later } from '../../ui/later.ts'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useTitle } from '../../ui/title.ts'
import { toast } from '../../ui/toasts.ts'
import { useRemoveResolution, useResolution, useResolutions, useSetAside } from './arguments.queries.ts'
import { ArgumentForm } from './form/ArgumentForm.tsx'
import { useAnalysis } from './form/useAnalysis.ts'
import { nothing, type Written } from './form/written.ts'
import { shownAs } from './history.ts'
import { unsent } from './talk/unsent.ts'
import './argument-resolver.css'

// Whoever writes does not need the result's code yet; it comes while they do.
const ResultView = later(() => import('./result/ResultView.tsx'))
const Analyzing = later(async () => ({ default: (await import('./form/Analyzing.tsx')).Analyzing }))
const RehearsalPanel = later(() => import('./rehearsal/RehearsalPanel.tsx'))
const prefetchResult = () => void ResultView.preload().catch(() => undefined)

/** In the address stands only which analysis is open, so that a reload and the way back find it. */
const OPEN = 'analysis'

const given = (): Partial<Written> => {
  const { text, context, relationshipId } = takePrefill()
  return {
    ...(text === undefined ? {} : { conversation: text, me: null }),
    ...(context === undefined ? {} : { context }),
    ...(relationshipId === undefined ? {} : { relationshipId }),
  }
}

/** A quarrel, as it was said: what happened in it, and how it could have gone better. */
export default function ArgumentResolverPage() {
  useTitle('Argument Resolver')
  const [query, setQuery] = useSearchParams()
  const asked = query.get(OPEN)
  const [leaving, setLeaving] = useState<string | null>(null)
  // What was deleted goes from the screen at once, and comes back with Undo.
  const id = asked === leaving ? null : asked
  const draft = useToolDraft<Written>('argument', nothing, given)
  const open = (next: string | null) => setQuery(next === null ? {} : { [OPEN]: next })
  const analysis = useAnalysis((made) => {
    draft.clear()
    open(made)
  })
  const close = () => {
    analysis.forget()
    open(null)
  }
  return (
    <div className="page">
      {id === null ? <Writing draft={draft} analysis={analysis} /> : <Opened key={id} id={id} onNew={close} />}
      <div className={id === null ? 'arg__col arg__recent' : 'arg__recent'}>
        <History
          current={id}
          making={analysis.running !== null}
          onOpen={open}
          onLeaving={setLeaving}
          onGone={(gone) => gone === asked && close()}
        />
        {id === null && (
          <Suspense>
            <RehearsalPanel />
          </Suspense>
        )}
      </div>
    </div>
  )
}

interface WritingProps {
  draft: ReturnType<typeof useToolDraft<Written>>
  analysis: ReturnType<typeof useAnalysis>
}

function Writing({ draft: { written, write, clear }, analysis }: WritingProps) {
  const { running, refused, help, send, cancel, settle, forget } = analysis
  const column = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Back from a result: the button that was pressed is gone with it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  const stop = () => {
    cancel()
    setTimeout(() => column.current?.querySelector<HTMLElement>('button[type=submit]')?.focus())
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only fetches ahead
    <div className="arg__col" ref={column} onFocus={prefetchResult} onPointerEnter={prefetchResult}>
      <h1 ref={heading} tabIndex={-1}>
        Argument Resolver
      </h1>
      <p className="lead">Paste it as it was. Names and dates can stay: only you see this.</p>
      <ArgumentForm
        written={written}
        onWrite={(next) => {
          settle()
          write(next)
        }}
        refused={refused}
        help={help}
        busy={running !== null}
        onSend={send}
        onClear={() => {
          forget()
          clear()
        }}
      />
      {running && (
        <Suspense>
          <Analyzing {...running} characters={charactersIn(written.conversation)} onCancel={stop} />
        </Suspense>
      )}
    </div>
  )
}

function Opened({ id, onNew }: { id: string; onNew: () => void }) {
  const { data, error, isFetching, refetch } = useResolution(id)
  const setAside = useSetAside(id)
  if (isMissing(error)) return <Gone id={id} wasOpen={data !== undefined} onNew={onNew} />
  if (data)
    return (
      <SafetyFirst id={id} safety={data.safety} onReset={onNew} onAside={setAside} around={Plain}>
        <Suspense fallback={<Loading />}>
          <ResultView resolution={data} onNew={onNew} />
        </Suspense>
      </SafetyFirst>
    )
  if (error)
    return (
      <Plain>
        <Card>
          <ErrorState
            title="The analysis did not load"
            text="Nothing is lost. It may be your connection."
            busy={isFetching}
            onRetry={() => void refetch()}
          />
          <Button variant="ghost" onClick={onNew}>
            New Analysis
          </Button>
        </Card>
      </Plain>
    )
  return <Loading />
}

/** Deleted elsewhere while it was open, or never there. */
function Gone({ id, wasOpen, onNew }: { id: string; wasOpen: boolean; onNew: () => void }) {
  const words = unsentWords(useConversation(unsent(id)))
  return (
    <Plain>
      {wasOpen || words ? (
        <Deleted what="This analysis" words={words} onwards="New Analysis" onNew={onNew} />
      ) : (
        <Card>
          <EmptyState
            title="We couldn’t find this analysis"
            text="It may have been deleted."
            action={<Button onClick={onNew}>New Analysis</Button>}
          />
        </Card>
      )}
    </Plain>
  )
}

const Plain = ({ children }: { children: ReactNode }) => (
  <div className="arg__col">
    <h1>Argument Resolver</h1>
    {children}
  </div>
)

const Loading = () => (
  <Plain>
    <Skeleton label="Loading the analysis">
      <div className="stack">
        <Bone height="9rem" shape="round" />
        <Bone height="14rem" shape="round" />
        <Bone height="20rem" shape="round" />
      </div>
    </Skeleton>
  </Plain>
)

interface HistoryProps {
  current: string | null
  making: boolean
  onOpen: (id: string) => void
  onLeaving: Dispatch<SetStateAction<string | null>>
  onGone: (id: string) => void
}

const SHOWN = 100

function History({ current, making, onOpen, onLeaving, onGone }: HistoryProps) {
  const { data, isError, isFetching, refetch } = useResolutions()
  const remove = useRemoveResolution()
  return (
    <Recent
      title="Earlier analyses"
      items={(data ?? []).map((head) => ({
        id: head.id,
        when: dayOf(head.createdAt),
        ...shownAs(head),
      }))}
      more={data !== undefined && data.length >= SHOWN}
      busy={isFetching}
      failed={isError && !data}
      onRetry={() => void refetch()}
      onOpen={onOpen}
      onRemove={async (id, token) => {
        try {
          await remove(id, token === undefined ? undefined : { keepalive: true, token })
          onGone(id)
        } catch {
          toast({ title: 'It was not deleted', description: 'It is still there. Please try again.', tone: 'error' })
        }
      }}
      onLeaving={onLeaving}
      current={current}
      making={making}
    />
  )
}

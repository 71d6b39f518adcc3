import { Suspense, useRef, useState } from 'react'
import type { CraftedMessage } from '@mallama/contracts/tools'
import { timeOf } from '../../parts/chat/when.ts'
import { keptReason } from '../../parts/refusal.ts'
import { useRelationships } from '../../parts/relationships.queries.ts'
import { HelpFirst } from '../../parts/safety-card/HelpFirst.tsx'
import { Cancel, type CancelProps } from '../../parts/tools/Cancel.tsx'
import { Deleted } from '../../parts/tools/Deleted.tsx'
import { isUnnamed, titleOf } from '../../parts/tools/entry.ts'
import { takePrefill } from '../../parts/tools/prefill.ts'
import { Recent } from '../../parts/tools/Recent.tsx'
import { SafetyFirst } from '../../parts/tools/SafetyFirst.tsx'
import { useAsking, type Live } from '../../parts/tools/useAsking.ts'
import { useGone } from '../../parts/tools/useGone.ts'
import { useToolDraft } from '../../parts/tools/useToolDraft.ts'
import { ApiError, messageOf } from '../../platform/api.ts'
import { later } from '../../ui/later.ts'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { useTitle } from '../../ui/title.ts'
import { toast } from '../../ui/toasts.ts'
import { CraftedResult } from './CraftedResult.tsx'
import { CraftForm } from './CraftForm.tsx'
import { craftMessage, setAside, useCrafted } from './craft.queries.ts'
import { CRAFT, guidance } from './guidance.ts'
import { craftBand } from './scores.ts'
import { toneName } from './tones.ts'
import { nothing, wouldLose, writtenFor, type Written } from './written.ts'
import './text-this.css'

const ReplaceDialog = later(() => import('./ReplaceDialog.tsx'))

const FAILED = 'Failed to craft message'

const told = (error: unknown) => ({
  title: FAILED,
  description: keptReason(messageOf(error, FAILED) === FAILED ? null : error, 'It may be your connection.'),
})

/** What another screen brought: a message that was read is what they said last. */
function brought(): Partial<Written> {
  const { relationshipId, goal, context, draft, text } = takePrefill()
  return {
    ...(relationshipId ? { relationshipId } : {}),
    ...(goal ? { goal } : {}),
    ...(context ? { context } : {}),
    ...(draft ? { originalDraft: draft } : {}),
    ...(text ? { conversationHistory: text } : {}),
  }
}

const orNull = (text: string) => (text.trim() === '' ? null : text)

export default function TextThisPage() {
  useTitle('Text this, not that')
  const { written, write, clear } = useToolDraft('craft', nothing, brought)
  const [open, setOpen] = useState<CraftedMessage | null>(null)
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({})
  const [offered, setOffered] = useState<Written | null>(null)
  const [leaving, setLeaving] = useState<string | null>(null)
  const [writing, setWriting] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const people = useRelationships()
  const crafted = useCrafted()
  const gone = useGone(crafted, open?.id ?? null, leaving)
  const { busy, progress, help, ask, cancel } = useAsking({ tool: CRAFT, told, takeBack: crafted.takeBack })

  const show = (made: CraftedMessage | null) => {
    setOpen(made)
    setWriting(false)
  }
  const shown = open && !busy && !gone && open.id !== leaving ? open : null
  const send = () => {
    setRefused({})
    const { goal, selectedTone, context, conversationHistory, originalDraft, relationshipId } = written
    if (!selectedTone) return
    const about = {
      goal,
      selectedTone,
      context: orNull(context),
      conversationHistory: orNull(conversationHistory),
      originalDraft: orNull(originalDraft),
      // Someone who was deleted meanwhile is nobody.
      relationshipId: people.data?.some(({ id }) => id === relationshipId) === false ? null : relationshipId,
    }
    const make = async (live: Live) => {
      try {
        const made = await craftMessage({ ...about, id: live.id }, live)
        live.signal.throwIfAborted()
        void crafted.put(made)
        return made
      } catch (error) {
        const details = error instanceof ApiError ? (error.details ?? {}) : {}
        setRefused(Object.fromEntries(Object.entries(details).map(([field, [said]]) => [field, said])))
        throw error
      }
    }
    void ask(make, (made) => {
      show(made)
      if (made.craftedMessage !== '' && !made.safety && made.feedback) toast(guidance(made.feedback))
    })
  }
  const change = (changes: Partial<Written>) => {
    setRefused({})
    write(changes)
  }
  const focus = (what: string) => {
    setWriting(true)
    const go = () => {
      const field = form.current?.querySelector<HTMLElement>(what)
      field?.focus({ preventScroll: true })
      const around = field?.closest('fieldset, .field') ?? field
      around?.scrollIntoView({ block: 'center' })
    }
    // After a dialog that closes has given the focus back.
    setTimeout(() => setTimeout(go))
  }
  const putBack = (words: Written) => {
    setOffered(null)
    change(words)
    focus('input[type=radio]:checked')
  }
  const another = (made: CraftedMessage) => {
    const words = writtenFor(made)
    if (wouldLose(written, words)) setOffered(words)
    else putBack(words)
  }
  return (
    <div className="page craft">
      <div className="craft__head">
        <h1>Text this, not that</h1>
        <p className="lead">
          Say what you want to say and how it should sound. You get a message, two other ways to put it, and what makes
          the difference.
        </p>
      </div>
      <div className="stack craft__main">
        {help && <HelpFirst safety={help} refusal="No message was written." />}
        <CraftForm
          ref={form}
          written={written}
          onWrite={change}
          onSend={send}
          onClear={() => {
            clear()
            setRefused({})
            focus('textarea')
            return () => {
              write(written)
              focus('textarea')
            }
          }}
          busy={busy}
          refused={refused}
          above={shown && { open: writing, onOpen: setWriting, goal: isUnnamed(shown.safety) ? '' : written.goal }}
        />
        {busy ? (
          <Writing
            progress={progress}
            onCancel={() => {
              cancel()
              focus('button[type=submit]')
            }}
          />
        ) : (
          shown && (
            <SafetyFirst
              key={shown.id}
              id={shown.id}
              safety={shown.safety}
              onReset={() => {
                setOpen(null)
                focus('textarea')
              }}
              onAside={async () => {
                const now = await setAside(shown.id)
                setOpen((before) => (before?.id === now.id ? now : before))
                void crafted.put(now)
              }}
            >
              <CraftedResult
                key={shown.id}
                made={shown}
                onAnother={() => another(shown)}
                onChangeGoal={() => focus('textarea')}
              />
            </SafetyFirst>
          )
        )}
        {gone && !busy && (
          <Deleted
            what="This message"
            onwards="New message"
            onNew={() => {
              setOpen(null)
              focus('textarea')
            }}
          />
        )}
      </div>
      <aside className="craft__aside" aria-label="Earlier messages">
        <Recent
          title="Previous messages"
          items={crafted.items.map(entryOf)}
          more={crafted.more}
          busy={crafted.busy}
          failed={crafted.failed}
          onRetry={crafted.retry}
          onOpen={(id) => show(crafted.items.find((one) => one.id === id) ?? null)}
          onRemove={async (id, token) => {
            const deleted = await crafted.remove(id, token)
            if (deleted) setOpen((now) => (now?.id === id ? null : now))
          }}
          onLeaving={setLeaving}
          current={open?.id ?? null}
          making={busy}
        />
      </aside>
      {offered && (
        <Suspense>
          <ReplaceDialog onClose={() => setOffered(null)} onConfirm={() => putBack(offered)} />
        </Suspense>
      )}
    </div>
  )
}

const Writing = (way: CancelProps) => (
  <div className="stack">
    <Skeleton label="Writing your message...">
      <div className="stack">
        <Bone width="40%" height="1.75rem" />
        <Bone height="9rem" shape="round" />
        <Bone width="70%" />
        <Bone width="85%" />
      </div>
    </Skeleton>
    <Cancel {...way} />
  </div>
)

function entryOf({ id, safety, goal, createdAt, craftedMessage, selectedTone, overallScore }: CraftedMessage) {
  const meta =
    craftedMessage === ''
      ? 'Not written'
      : [
          toneName(selectedTone),
          ...(overallScore === null ? [] : [`${overallScore} ${craftBand(overallScore).label}`]),
        ].join(', ')
  return { id, title: titleOf(safety, goal), when: timeOf(createdAt), ...(isUnnamed(safety) ? {} : { meta }) }
}

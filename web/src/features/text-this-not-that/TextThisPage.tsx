import { Suspense, useEffect, useRef, useState } from 'react'
import { needsHelp } from '@mallama/contracts/help'
import type { CraftedMessage } from '@mallama/contracts/tools'
import { timeOf } from '../../parts/chat/when.ts'
import { keptReason } from '../../parts/refusal.ts'
import { useRelationships } from '../../parts/relationships.queries.ts'
import { HelpFirst } from '../../parts/safety-card/HelpFirst.tsx'
import { Cancel, type CancelProps } from '../../parts/tools/Cancel.tsx'
import { Deleted } from '../../parts/tools/Deleted.tsx'
import { isUnnamed, titleOf } from '../../parts/tools/entry.ts'
import { takePrefill } from '../../parts/tools/prefill.ts'
import { foldedOver } from '../../parts/tools/folded.ts'
import { Recent } from '../../parts/tools/Recent.tsx'
import { SafetyFirst } from '../../parts/tools/SafetyFirst.tsx'
import { useAsking, type Live } from '../../parts/tools/useAsking.ts'
import { useGone } from '../../parts/tools/useGone.ts'
import { useToolDraft } from '../../parts/tools/useToolDraft.ts'
import { ApiError, messageOf } from '../../platform/api.ts'
import { laterDialog } from '../../ui/later.ts'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { useTitle } from '../../ui/title.ts'
import { toast } from '../../ui/toasts.ts'
import { CraftedResult } from './CraftedResult.tsx'
import { CraftForm } from './CraftForm.tsx'
import { craftMessage, setAside, useCrafted } from './craft.queries.ts'
import { CRAFT, guidance } from './guidance.ts'
import type { Needed } from './Missing.tsx'
import { partsFor, partsMissing } from './parts.ts'
import { craftBand } from './scores.ts'
import { toneName } from './tones.ts'
import { askedBy, goalOf, nothing, wouldLose, writtenFor, type Written } from './written.ts'
import './text-this.css'

const ReplaceDialog = laterDialog(() => import('./ReplaceDialog.tsx'))

/** Where one begins to write, or to choose. */
const FIRST = '.kinds button, .part textarea, .field textarea'
const TONE = 'input[type=radio]:checked[name$=tone]'
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
    // It stands where it is seen.
    ...((goal ?? context ?? draft ?? text) ? { way: 'goal' } : {}),
    ...(goal ? { goal } : {}),
    ...(context ? { context } : {}),
    ...(draft ? { originalDraft: draft } : {}),
    ...(text ? { conversationHistory: text } : {}),
  }
}

export default function TextThisPage() {
  useTitle('Text this, not that')
  const { written, write, clear } = useToolDraft('craft', nothing, brought)
  const [open, setOpen] = useState<CraftedMessage | null>(null)
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({})
  const [needed, setNeeded] = useState<Needed | null>(null)
  /** Words of a kept message that wait for a yes, and where one goes with them. */
  const [offered, setOffered] = useState<{ words: Written; to: string } | null>(null)
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
  const latest = useRef(written)
  useEffect(() => void (latest.current = written), [written])
  /** The way back to what the goal lacks, with what was typed while it was on its way. */
  const lack = ({ id, needs = [], safety }: CraftedMessage, words: Partial<Written> = {}) => {
    setNeeded({ id, needs, safety })
    show(null)
    const written = { ...latest.current, ...words }
    const kind = written.kind ?? (needs.includes('ask') ? 'ask' : null)
    const inParts = needs.some((need) => need !== 'recipient')
    if (!inParts) return write(words)
    write({ ...words, way: 'parts', kind, ...partsFor(kind, written, written.goal, partsMissing(needs)) })
  }
  const send = () => {
    setRefused({})
    const { selectedTone, relationshipId } = written
    if (!selectedTone) return
    const about = {
      ...askedBy(written),
      selectedTone,
      // Someone who was deleted meanwhile is nobody.
      relationshipId: people.data?.some(({ id }) => id === relationshipId) === false ? null : relationshipId,
    }
    const make = async (live: Live) => {
      try {
        const made = await craftMessage({ ...about, id: live.id }, live)
        live.signal.throwIfAborted()
        if (!made.needs) void crafted.put(made)
        return made
      } catch (error) {
        const details = error instanceof ApiError ? (error.details ?? {}) : {}
        setRefused(Object.fromEntries(Object.entries(details).map(([field, [said]]) => [field, said])))
        throw error
      }
    }
    void ask(make, (made) => {
      if (made.needs) return lack(made)
      setNeeded(null)
      show(made)
      if (made.craftedMessage !== '' && !made.safety && made.feedback) toast(guidance(made.feedback))
    })
  }
  const change = (changes: Partial<Written>) => {
    setRefused({})
    // Whoever goes on another way is not asked for it any more.
    if (changes.way) setNeeded(null)
    write(changes)
  }
  const focus = (what: string) => {
    setWriting(true)
    const go = () => {
      const field = form.current?.querySelector<HTMLElement>(what)
      const fold = field?.closest('details')
      if (fold) fold.open = true
      field?.focus({ preventScroll: true })
      const around = field?.closest('fieldset, .field') ?? field
      around?.scrollIntoView({ block: 'center' })
    }
    // After a dialog that closes has given the focus back.
    setTimeout(() => setTimeout(go))
  }
  const putBack = ({ words, to }: { words: Written; to: string }) => {
    setOffered(null)
    change(words)
    focus(to)
  }
  /** Brings the words of a message back into the form, to be sent in another tone or changed. */
  const again = (made: CraftedMessage, to: string) => {
    const words = writtenFor(made)
    if (wouldLose(written, words)) setOffered({ words, to })
    else putBack({ words, to })
  }
  /** Nothing is kept of it, and it lies in no list; words of one's own in the form are not written over. */
  const lackAside = (made: CraftedMessage) => {
    crafted.drop(made.id)
    show(null)
    const words = writtenFor(made)
    if (wouldLose(written, words)) again(made, FIRST)
    else lack(made, words)
  }
  return (
    <div className="page craft">
      <div className="craft__head">
        <h1>Text this, not that</h1>
        {written.way === 'goal' && <p className="lead">Say what you want to get across. You get the words.</p>}
      </div>
      <div className="stack craft__main">
        {needed && needsHelp(needed.safety) && (
          <HelpFirst key={needed.id} safety={needed.safety} refusal="No message was written." />
        )}
        {help && <HelpFirst safety={help} refusal="No message was written." />}
        <CraftForm
          ref={form}
          written={written}
          onWrite={change}
          onSend={send}
          onClear={() => {
            clear()
            write({ way: written.way })
            setNeeded(null)
            setRefused({})
            focus(FIRST)
            return () => {
              write(written)
              focus(FIRST)
            }
          }}
          busy={busy}
          refused={refused}
          needed={needed}
          above={shown && { open: writing, onOpen: setWriting, ...foldedOver(sourceOf(shown), goalOf(written)) }}
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
              beside={shown.beside}
              onReset={() => {
                setOpen(null)
                focus(FIRST)
              }}
              onAside={async () => {
                const now = await setAside(shown.id)
                if (now.needs) return lackAside(now)
                setOpen((before) => (before?.id === now.id ? now : before))
                void crafted.put(now)
              }}
            >
              <CraftedResult
                key={shown.id}
                made={shown}
                onAnother={() => again(shown, TONE)}
                onChangeGoal={() => again(shown, FIRST)}
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
              focus(FIRST)
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

/** What was written for somebody in danger stands in no row. */
const sourceOf = ({ safety, goal }: CraftedMessage) => (isUnnamed(safety) ? '' : goal)

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

import type { JournalEntry } from '@mallama/contracts/journal'
import type { Mood } from '@mallama/contracts/entry'
import { Plus } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { keepTimeZone } from '../../parts/time-zone.ts'
import { closeNoticed } from '../../platform/noticed.ts'
import { useSession } from '../../platform/session.tsx'
import { Button } from '../../ui/button.tsx'
import { later, laterDialog } from '../../ui/later.ts'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { useTitle } from '../../ui/title.ts'
import { toast } from '../../ui/toasts.ts'
import { needsHelp } from '@mallama/contracts/help'
import { After } from './After.tsx'
import { Entries } from './Entries.tsx'
import { begunWith, blank, fromEntry, readWritten, withMood, type Written } from './written.ts'
import './journal.css'

const EntryDialog = laterDialog(() => import('./EntryDialog.tsx'))
const EntryReader = later(() => import('./EntryReader.tsx'))
const LookBack = later(() => import('./LookBack.tsx'))

/** A day or a month in the address: no word of anybody's. */
const WHEN = /^\d{4}-\d{2}(?:-\d{2})?$/

/** The journal: written with one thumb, found again, looked back over. */
export default function JournalPage() {
  const [query, setQuery] = useSearchParams()
  const back = query.get('view') === 'look-back'
  const asked = query.get('when') ?? ''
  const when = WHEN.test(asked) ? asked : ''
  useTitle(back ? 'Look back - Journal' : 'Journal')
  const { user } = useSession()
  const [now] = useState(() => new Date())
  const [form, setForm] = useState<{ begun: Written; kept: boolean } | null>(null)
  const [open, setOpen] = useState<string | null>(null)
  const [after, setAfter] = useState<JournalEntry | null>(null)
  // The form's code is there when it is wanted: a tap on a mood is to be followed by writing, not by waiting.
  useEffect(() => void EntryDialog.preload().catch(() => undefined), [])
  useEffect(() => {
    if (user) void keepTimeZone(user)
  }, [user])

  const begin = (begun: Written, id: string | null = null) => {
    const kept = readWritten(id)
    setForm({ begun: kept ?? begun, kept: kept !== null })
  }
  const onMood = (mood: Mood) => {
    const kept = readWritten(null)
    setForm(kept ? { begun: withMood(kept, mood, now), kept: true } : { begun: begunWith(mood, now), kept: false })
  }
  const onEdit = (entry: JournalEntry) => {
    setOpen(null)
    begin(fromEntry(entry), entry.id)
  }
  const onSaved = (entry: JournalEntry) => {
    const isNew = form?.begun.isNew ?? false
    setForm(null)
    const help = needsHelp(entry.aiInsights?.safety)
    // The card has more than the notice that came with the answer.
    if (help) closeNoticed()
    setAfter(isNew || help ? entry : null)
    if (!isNew && !help) toast({ title: 'Your changes are saved', tone: 'good' })
  }
  const onWhen = (next: string) => setQuery(next ? { when: next } : {}, { replace: true })
  return (
    <div className="page stack journal">
      <div className="row row--between">
        <h1>Journal</h1>
        <Button onClick={() => begin(blank())}>
          <Plus className="icon" aria-hidden="true" />
          New Entry
        </Button>
      </div>
      <nav className="views" aria-label="Journal">
        <Link to="/journal" aria-current={back ? undefined : 'page'}>
          Entries
        </Link>
        <Link to="/journal?view=look-back" aria-current={back ? 'page' : undefined}>
          Look back
        </Link>
      </nav>
      {!form && !back && readWritten(null) && (
        <p className="small soft">
          You have begun an entry.{' '}
          <button type="button" className="link" onClick={() => begin(blank())}>
            Go on with it
          </button>
        </p>
      )}
      {back ? (
        <Suspense
          fallback={
            <Skeleton label="Loading your year">
              <Bone height="20rem" shape="round" />
            </Skeleton>
          }
        >
          <LookBack onNew={() => begin(blank())} />
        </Suspense>
      ) : (
        <Entries
          now={now}
          when={when}
          onWhen={onWhen}
          after={after && <After key={after.id} entry={after} onChanged={setAfter} onDone={() => setAfter(null)} />}
          onMood={onMood}
          onNew={() => begin(blank())}
          onOpen={({ id }) => setOpen(id)}
          onEdit={onEdit}
          reader={(remove, entries) => {
            const entry = entries.find(({ id }) => id === open)
            return (
              entry && (
                <Suspense>
                  <EntryReader
                    entry={entry}
                    onClose={() => setOpen(null)}
                    onEdit={() => onEdit(entry)}
                    onDelete={() => {
                      setOpen(null)
                      remove(entry)
                    }}
                  />
                </Suspense>
              )
            )
          }}
        />
      )}
      {form && (
        <Suspense>
          <EntryDialog
            key={form.begun.id}
            begun={form.begun}
            kept={form.kept}
            onSaved={onSaved}
            onClose={() => setForm(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

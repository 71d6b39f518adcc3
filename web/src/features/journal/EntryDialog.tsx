import { charactersIn } from '@mallama/contracts/characters'
import { ENTRY, problemsIn, type EntryField } from '@mallama/contracts/entry'
import { needsHelp } from '@mallama/contracts/help'
import type { JournalEntry } from '@mallama/contracts/journal'
import type { Safety } from '@mallama/contracts/safety'
import { Suspense, useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { Mic, Square } from 'lucide-react'
import { useSpokenEnglish } from '../../parts/chat/useSpokenEnglish.ts'
import { ClashCard } from '../../parts/list-field/ClashCard.tsx'
import { keptReason } from '../../parts/refusal.ts'
import { HelpFirst } from '../../parts/safety-card/HelpFirst.tsx'
import { ApiError } from '../../platform/api.ts'
import { useOnce } from '../../platform/once.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Input, Textarea } from '../../ui/field.tsx'
import { later } from '../../ui/later.ts'
import { Status } from '../../ui/status.tsx'
import { settle, toast } from '../../ui/toasts.ts'
import { useReread, useSaveEntry } from './journal.queries.ts'
import { MoodPicker } from './MoodPicker.tsx'
import { promptOf } from './prompts.ts'
import { draftOf, dropWritten, fromEntry, keepWritten, wholeOf, withMood, type Written } from './written.ts'
import '../../parts/list-field/list-field.css'

const VoiceConsent = later(() => import('../../parts/chat/VoiceConsent.tsx'))

const ABOUT = 'journal-entry'
/** From here on the room that is left is said. */
const NEAR = 4_500

interface EntryDialogProps {
  /** What the form begins with. */
  begun: Written
  /** Words of an earlier visit stand in it. */
  kept: boolean
  onSaved: (entry: JournalEntry) => void
  onClose: () => void
}

/** One form to write an entry and to edit it. What is typed stays in this tab until it is saved. */
export default function EntryDialog({ begun, kept, onSaved, onClose }: EntryDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const [written, setWritten] = useState(begun)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Partial<Record<EntryField, string>>>({})
  const [help, setHelp] = useState<Safety>(null)
  const [theirs, setTheirs] = useState<JournalEntry | null>(null)
  const save = useSaveEntry()
  const reread = useReread()
  const once = useOnce()
  const { isNew, title, content, emotions, mood, tags } = written
  const [question] = useState(() => (isNew ? promptOf(new Date()) : undefined))
  const write = (next: Written) => {
    setWritten(next)
    setRefused({})
    keepWritten(next)
  }
  const voice = useSpokenEnglish(content, (text) => write({ ...written, content: text }), false)

  const problems = problemsIn(written)
  // What is too long says so while it is typed; what is missing, once it was to be saved.
  const shown = (field: EntryField) => {
    const tooLong = field !== 'mood' && /too long|at most/i.test(problems[field] ?? '')
    return refused[field] ?? (tried || tooLong ? problems[field] : undefined)
  }
  const firstWrong = () =>
    setTimeout(() =>
      form.current?.querySelector<HTMLElement>('[data-invalid], [aria-invalid]')?.focus({ preventScroll: false }),
    )

  /** What another tab or device made of it: the same, and all is well; else both are shown until the person chooses. */
  const meet = async (mine: Written): Promise<boolean> => {
    const there = await reread(mine.id).catch(() => undefined)
    if (!there) return false
    if (wholeOf(fromEntry(there)) === wholeOf(mine)) {
      dropWritten(mine)
      onSaved(there)
    } else setTheirs(there)
    return true
  }
  const choose = (own: string | null) => {
    const there = theirs!
    setTheirs(null)
    if (own === null) {
      dropWritten(written)
      return onClose()
    }
    const next = { ...written, basedOn: there.updatedAt }
    write(next)
    void once(() => send(next))
  }

  const send = async (written: Written) => {
    setTried(true)
    settle(ABOUT)
    if (Object.keys(problems).length > 0) return void firstWrong()
    setHelp(null)
    try {
      const entry = await save.mutateAsync({ id: written.id, isNew, basedOn: written.basedOn, draft: draftOf(written) })
      dropWritten(written)
      onSaved(entry)
    } catch (error) {
      const clashed = error instanceof ApiError && error.code === 'conflict' && !isNew
      if (clashed && (await meet(written))) return
      const told = error instanceof ApiError ? fieldsOf(error) : {}
      setRefused(told)
      if (error instanceof ApiError && needsHelp(error.safety)) setHelp(error.safety)
      else if (Object.keys(told).length > 0) firstWrong()
      else
        toast({
          title: isNew ? 'Failed to create journal entry' : 'Failed to save journal entry',
          description: navigator.onLine
            ? keptReason(error, 'Please try again.')
            : 'You are offline. Your words are still here; save them when you are back.',
          tone: 'error',
          about: ABOUT,
        })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void once(() => send(written))
  }
  useEffect(() => () => settle(ABOUT), [])
  // Begun with a tap on a mood: the line is what is missing.
  const used = charactersIn(content.trim())
  const ready = mood !== null && title !== '' && content === ''
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isNew ? 'New Entry' : 'Edit Entry'}
      footer={
        <Button
          type="submit"
          form={formId}
          size="lg"
          block
          disabled={voice.recording}
          busy={save.isPending}
          busyLabel="Saving..."
        >
          Save Entry
        </Button>
      }
    >
      <form className="stack entry-form" id={formId} noValidate ref={form} onSubmit={submit}>
        {theirs && (
          <ClashCard
            label="This entry"
            level={3}
            clash={{ base: null, mine: wholeOf(written), theirs: wholeOf(fromEntry(theirs)) }}
            lines={false}
            onChoose={choose}
          />
        )}
        {help && <HelpFirst safety={help} refusal="The entry was not saved." />}
        {kept && (
          <p className="small soft">
            What you had begun is still here.{' '}
            <button
              type="button"
              className="link"
              onClick={() => {
                dropWritten(written)
                onClose()
              }}
            >
              Discard it
            </button>
          </p>
        )}
        <MoodPicker
          value={mood}
          error={shown('mood')}
          onChange={(mood) => write(withMood(written, mood, new Date()))}
        />
        <Field label="Title" error={shown('title')}>
          <Input value={title} dir="auto" onChange={({ target }) => write({ ...written, title: target.value })} />
        </Field>
        <div className="entry-form__words">
          <Field
            label="What happened"
            error={shown('content')}
            {...(used > NEAR ? { counter: { used, max: ENTRY.content } } : {})}
          >
            <Textarea
              rows={5}
              dir="auto"
              data-autofocus={ready ? '' : undefined}
              value={content}
              readOnly={voice.recording}
              placeholder={voice.recording ? 'Listening' : question}
              onChange={({ target }) => write({ ...written, content: target.value })}
            />
          </Field>
          <IconButton
            label={voice.recording ? 'Stop listening' : 'Speak instead of typing'}
            className={voice.recording ? 'entry-form__mic chat__mic--on' : 'entry-form__mic'}
            onClick={voice.toggle}
          >
            {voice.recording ? (
              <Square className="icon" aria-hidden="true" />
            ) : (
              <Mic className="icon" aria-hidden="true" />
            )}
          </IconButton>
          <Status className="small soft">
            {voice.recording ? 'Listening. Stop to read it over, then save.' : voice.problem}
          </Status>
        </div>
        <Field label="Emotions" error={shown('emotions')}>
          <Input
            value={emotions}
            dir="auto"
            placeholder="In your own words"
            onChange={({ target }) => write({ ...written, emotions: target.value, followsMood: false })}
          />
        </Field>
        <Field label="Tags" optional hint="Separate tags with commas" error={shown('tags')}>
          <Input
            value={tags}
            dir="auto"
            placeholder="Tomas, evenings"
            autoCapitalize="none"
            onChange={({ target }) => write({ ...written, tags: target.value })}
          />
        </Field>
      </form>
      {voice.asking && (
        <Suspense>
          <VoiceConsent sends="Save Entry" onAnswer={voice.answer} />
        </Suspense>
      )}
    </Dialog>
  )
}

const fields: readonly EntryField[] = ['title', 'content', 'emotions', 'mood', 'tags']

/** What the server says of each field, `tags.2` under the tags. */
function fieldsOf({ details = {} }: ApiError): Partial<Record<EntryField, string>> {
  const told: Partial<Record<EntryField, string>> = {}
  for (const [path, [what]] of Object.entries(details)) {
    const field = fields.find((one) => path === one || path.startsWith(`${one}.`))
    if (field && what) told[field] = what
  }
  return told
}

import { charactersIn } from '@mallama/contracts/characters'
import { needsHelp } from '@mallama/contracts/help'
import { Suspense, useState } from 'react'
import type { ChatMessage, RoomStatus } from '@mallama/contracts/chat'
import { ApiError } from '../../platform/api.ts'
import { useOnce } from '../../platform/once.ts'
import { useSession } from '../../platform/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Input, Textarea } from '../../ui/field.tsx'
import { laterDialog } from '../../ui/later.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { Status } from '../../ui/status.tsx'
import { toast } from '../../ui/toasts.ts'
import { keepDraft, readDraft } from '../draft.ts'
import { HelpFirst } from '../safety-card/HelpFirst.tsx'
import { type Help } from '../safety-card/words.ts'
import { previewStory, useSaveChat } from './chat.queries.ts'
import DeleteChat from './DeleteChat.tsx'
import { answered, defaultTitle, issueOf, questions, type Lessons } from './sections.ts'
import { useInsights } from './useInsights.ts'

// Seen where a plan shares and the chat is resolved; nobody else loads it.
const StoryDialog = laterDialog(() => import('./StoryDialog.tsx'))

interface SaveChatDialogProps {
  relationshipId: string
  personName: string
  status: RoomStatus
  messages: readonly ChatMessage[]
  onCancel: () => void
  /** Saved, or deleted: the panel starts afresh. */
  onDone: (how: 'saved' | 'deleted') => void
}

interface Fields extends Lessons {
  title: string
}

const MOST_TITLE = 200
const MOST_LESSON = 10_000
const MOST_MESSAGES = 2_000
const nothing: Lessons = { aiInsights: '', keyTakeaways: '', actionItems: '' }
const lessonFields = [
  { name: 'aiInsights', label: 'Insights' },
  { name: 'keyTakeaways', label: 'Key Takeaways' },
  { name: 'actionItems', label: 'Action Items' },
] as const

const tooLong = (length: number, most: number) =>
  length > most ? `At most ${most.toLocaleString('en')} characters` : undefined
const room = (length: number, most: number, near: number) => (length > near ? { used: length, max: most } : undefined)

/** As sign-up says it: what is shared is seen first. */
const SHARED =
  'On Core and during the trial, an anonymized learning from it may be shared: you see it first, and can withhold it.'

export default function SaveChatDialog(props: SaveChatDialogProps) {
  const { relationshipId, personName, status, messages, onCancel, onDone } = props
  const draftKey = `save:${relationshipId}`
  const [kept] = useState(() => {
    const draft = readDraft<{ count: number; fields: Fields }>(draftKey)
    return draft?.count === messages.length ? draft.fields : null
  })
  const [fields, setFields] = useState<Fields>(() => {
    const fields = { ...nothing, ...kept }
    return { ...fields, title: kept?.title.trim() ? kept.title : defaultTitle(messages, personName) }
  })
  const [generating, setGenerating] = useState(kept === null)
  const [asking, setAsking] = useState(false)
  const [help, setHelp] = useState<Help | null>(null)
  const [showing, setShowing] = useState(false)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const { access } = useSession()
  const shares = status === 'resolved' && access?.plan === 'core'
  const save = useSaveChat(relationshipId)
  const once = useOnce()

  /** What was typed meanwhile stays as it is. */
  const fill = (lessons: Lessons) => {
    setGenerating(false)
    setFields((now) => ({
      ...now,
      aiInsights: now.aiInsights || lessons.aiInsights,
      keyTakeaways: now.keyTakeaways || lessons.keyTakeaways,
      actionItems: now.actionItems || lessons.actionItems,
    }))
  }
  useInsights({
    relationshipId,
    personName,
    wanted: kept === null,
    onLessons: fill,
    onFailure: () => {
      fill(questions)
      toast({ title: 'Manual Entry Required', description: 'Please add your insights manually', tone: 'plain' })
    },
  })

  const edit = (changes: Partial<Fields>) => {
    const next = { ...fields, ...changes }
    setFields(next)
    keepDraft(draftKey, { count: messages.length, fields: next })
  }
  const end = (how: 'saved' | 'deleted', description?: string) => {
    keepDraft(draftKey, null)
    onDone(how)
    toast({ title: `Chat ${how}`, tone: 'good', ...(description ? { description } : {}) })
  }
  const draft = () => ({
    title: fields.title.trim(),
    originalIssue: issueOf(messages),
    chatHistory: messages
      .slice(-MOST_MESSAGES)
      .map(({ role, content, timestamp, userName }) => ({ role, content, timestamp, userName })),
    status,
    ...answered(fields),
    tags: [personName, 'relationship-help'],
  })

  /** `approved`: the lines that may be shared; null shares nothing. */
  const saveChat = async (approved: string[] | null, why?: string | null) => {
    if (generating || !fields.title.trim()) return
    setHelp(null)
    try {
      const { story } = await save.mutateAsync({
        ...draft(),
        ...(approved ? { share: true, approved } : shares ? { share: false } : {}),
      })
      const shared =
        story?.state === 'published'
          ? 'What you learned is in the Learning Feed, without names.'
          : story && 'Its story waits for you in the Learning Feed.'
      end('saved', shared ?? (why ? `It stays private. ${why}` : undefined))
    } catch (error) {
      setShowing(false)
      const safety = error instanceof ApiError ? error.safety : null
      if (needsHelp(safety)) setHelp(safety)
      else toast({ title: 'Error', description: 'Failed to save chat. Please try again.', tone: 'error' })
    }
  }

  const about = `What you want to keep from this chat about ${personName}. Only you can see it.`
  const long = charactersIn(fields.title.trim()) > MOST_TITLE
  const longLesson = lessonFields.some(({ name }) => charactersIn(fields[name]) > MOST_LESSON)
  return (
    <>
      <Dialog
        wide
        open
        onOpenChange={(open) => !open && !save.isPending && onCancel()}
        title="Save this chat"
        description={status === 'resolved' ? `${about} ${SHARED}` : about}
        footer={
          <>
            <Button variant="ghost" className="chat__delete" onClick={() => setAsking(true)}>
              Delete Chat
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
            <Button
              disabled={generating || !fields.title.trim() || long || longLesson}
              busy={save.isPending}
              busyLabel="Saving..."
              onClick={() => (shares ? setShowing(true) : void once(() => saveChat(null)))}
            >
              Save
            </Button>
          </>
        }
      >
        <div className="stack">
          {help && <HelpFirst safety={help} refusal="Failed to save chat." />}
          <Field
            label="Title"
            error={!fields.title.trim() ? 'Title is required' : tooLong(charactersIn(fields.title.trim()), MOST_TITLE)}
            counter={room(charactersIn(fields.title.trim()), MOST_TITLE, MOST_TITLE - 50)}
          >
            <Input value={fields.title} dir="auto" onChange={(event) => edit({ title: event.target.value })} />
          </Field>
          <Status className="chat__reading small soft">
            {generating ? (
              <>
                <Spinner /> Reading your chat for what stands out
              </>
            ) : (
              'One item per line. Change what does not fit.'
            )}
          </Status>
          {lessonFields.map(({ name, label }) => (
            <Field
              key={name}
              label={label}
              error={tooLong(charactersIn(fields[name]), MOST_LESSON)}
              counter={room(charactersIn(fields[name]), MOST_LESSON, MOST_LESSON - 1_000)}
            >
              <Textarea
                rows={3}
                className="chat__lesson"
                dir="auto"
                value={fields[name]}
                aria-busy={generating || undefined}
                onChange={(event) => edit({ [name]: event.target.value })}
              />
            </Field>
          ))}
        </div>
      </Dialog>
      {showing && (
        <Suspense>
          <StoryDialog
            read={() => previewStory({ ...draft(), relationshipId })}
            leftOut={leftOut}
            onLeaveOut={setLeftOut}
            busy={save.isPending}
            onSave={(approved) => void once(() => saveChat(approved))}
            onNothing={(why) => void once(() => saveChat(null, why))}
            onCancel={() => setShowing(false)}
          />
        </Suspense>
      )}
      {asking && (
        <DeleteChat
          relationshipId={relationshipId}
          personName={personName}
          onClose={() => setAsking(false)}
          onDeleted={() => end('deleted')}
        />
      )}
    </>
  )
}

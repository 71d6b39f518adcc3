import { useState } from 'react'
import { Send } from 'lucide-react'
import { charactersIn } from '@mallama/contracts/characters'
import { needsHelp } from '@mallama/contracts/help'
import type { Story } from '@mallama/contracts/community'
import { ANONYMOUS, COMMENT_EMPTY, COMMENT_MAX, COMMENT_TOO_LONG } from '@mallama/contracts/stories'
import { updateAccount } from '../../parts/account.ts'
import { keepDraft, readDraft } from '../../parts/draft.ts'
import { SafetyCard } from '../../parts/safety-card/SafetyCard.tsx'
import type { Help } from '../../parts/safety-card/words.ts'
import { ApiError, messageOf } from '../../platform/api.ts'
import { useBusy } from '../../platform/once.ts'
import { useSession } from '../../platform/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, Segmented, Textarea } from '../../ui/field.tsx'
import { useAddComment } from './feed.queries.ts'

type Name = 'first-name' | 'anonymous'

const show = (card: HTMLElement | null) => card?.scrollIntoView({ block: 'start' })

/** How a comment is signed is chosen before the first one, and can be changed before any other. */
export function CommentForm({ story }: { story: Story }) {
  const { user } = useSession()
  const draft = `comment:${story.id}`
  const [content, setContent] = useState(() => readDraft<string>(draft) ?? '')
  const [error, setError] = useState<string | undefined>()
  const [help, setHelp] = useState<Help | null>(null)
  const [chosen, setChosen] = useState<Name | null>(null)
  const [busy, run] = useBusy()
  const add = useAddComment()
  if (!user) return null
  const write = (text: string) => {
    setContent(text)
    keepDraft(draft, text || null)
  }
  const name = chosen ?? user.commentName ?? 'anonymous'
  const written = content.trim()
  const wrong = (text: string) =>
    charactersIn(text) > COMMENT_MAX ? COMMENT_TOO_LONG : text === '' ? COMMENT_EMPTY : undefined

  const post = () =>
    run(async () => {
      setHelp(null)
      const mistake = wrong(written)
      setError(mistake)
      if (mistake) return
      try {
        if (user.commentName !== name) await updateAccount(user.id, { commentName: name })
        const { safety } = await add.mutateAsync({ id: story.id, content: written })
        write('')
        if (needsHelp(safety)) setHelp(safety)
      } catch (failure) {
        const safety = failure instanceof ApiError ? failure.safety : null
        if (needsHelp(safety)) setHelp(safety)
        setError(messageOf(failure, 'It was not posted. Your words are still here: try again.'))
      }
    })
  return (
    <form
      className="comment-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void post()
      }}
    >
      {help && (
        <div role="alert" ref={show}>
          <SafetyCard safety={help} />
        </div>
      )}
      {story.mine ? (
        <p className="small soft">Below your own story you are shown as {ANONYMOUS}: a name would say whose it is.</p>
      ) : user.firstName ? (
        <Segmented
          legend={user.commentName === null ? 'Your first comment. Show it as' : 'Show it as'}
          options={[
            { value: 'first-name' as const, label: user.firstName },
            { value: 'anonymous' as const, label: ANONYMOUS },
          ]}
          value={name}
          onChange={setChosen}
        />
      ) : (
        <p className="small soft">You are shown as {ANONYMOUS}.</p>
      )}
      <Field
        label="Your comment"
        counter={{ used: charactersIn(written), max: COMMENT_MAX }}
        {...(error ? { error } : {})}
      >
        <Textarea
          rows={2}
          dir="auto"
          placeholder="Add a comment"
          value={content}
          onChange={({ target }) => {
            write(target.value)
            if (error) setError(charactersIn(target.value.trim()) > COMMENT_MAX ? COMMENT_TOO_LONG : undefined)
          }}
        />
      </Field>
      <Button type="submit" busy={busy}>
        <Send className="icon" aria-hidden="true" />
        Post
      </Button>
    </form>
  )
}

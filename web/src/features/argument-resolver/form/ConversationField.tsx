import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { FileText, FileUp } from 'lucide-react'
import { charactersIn } from '@mallama/contracts/characters'
import { cut } from '../../../parts/excerpt.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/classes.ts'
import { Field, FieldError, Textarea } from '../../../ui/field.tsx'
import type { readDrop as read, Read } from './chat-file.ts'
import { isLong } from './written.ts'

const PREVIEW = 360

/** Whoever brings a file waits for what reads it. */
const readDrop: typeof read = async (brought) => (await import('./chat-file.ts')).readDrop(brought)

interface ConversationFieldProps {
  text: string
  error: string | undefined
  readOnly: boolean
  /** `whole`: it came as a paste or from a file, and stands instead of what was there. */
  onWrite: (text: string, whole?: boolean) => void
  /** It is about to be taken out. */
  onRemove: () => void
  onBlur: () => void
}

/** The words of the quarrel: written, pasted, dropped, or chosen as a file. A whole chat is shown folded. */
export function ConversationField({ text, error, readOnly, onWrite, onRemove, onBlur }: ConversationFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const whole = useRef<HTMLElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** What stood there before a file took its place. */
  const [before, setBefore] = useState<string | null>(null)
  // What was long when the page opened is folded as well.
  const [unfolded, setUnfolded] = useState(() => !isLong(text))
  const folded = isLong(text) && !unfolded

  const take = (read: Read) => {
    if ('problem' in read) return setProblem(read.problem)
    put(read.text)
    setBefore(text.trim() && text !== read.text ? text : null)
  }
  const put = (next: string) => {
    setProblem(null)
    setBefore(null)
    setUnfolded(!isLong(next))
    onWrite(next, true)
    // The box, or the button that was pressed, may be gone with what stood here.
    setTimeout(() => document.activeElement === document.body && (whole.current ?? box.current)?.focus())
  }
  const stay = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover' && !readOnly)
  }
  const drop = (event: DragEvent) => {
    stay(event)
    if (readOnly) return
    const { files, types } = event.dataTransfer
    const text = types.includes('text/plain') ? event.dataTransfer.getData('text/plain') : ''
    void readDrop({ files: [...files], text }).then(take)
  }
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files
    const words = event.clipboardData.getData('text/plain')
    if (file && words === '') {
      event.preventDefault()
      void readDrop({ files: [file], text: '' }).then(take)
    } else if (isLong(words)) {
      // A box with a whole chat in it would hold the page up for seconds.
      event.preventDefault()
      take({ text: words })
    } else setProblem(null)
  }
  const clear = () => {
    onRemove()
    put('')
    setTimeout(() => box.current?.focus())
  }
  const edit = () => {
    setUnfolded(true)
    setTimeout(() => box.current?.focus())
  }

  return (
    // The button below does the same for the keyboard; dropping is only another way.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={cx('arg__take', over && 'arg__take--over')} onDragOver={stay} onDragLeave={stay} onDrop={drop}>
      {folded ? (
        <section className="field" aria-label="Conversation or Argument" tabIndex={-1} ref={whole}>
          <p className="label" aria-hidden="true">
            Conversation or Argument
          </p>
          <div className="arg__folded" data-invalid={error ? '' : undefined}>
            <p className="small">
              <FileText className="icon" aria-hidden="true" />{' '}
              <b>{charactersIn(text).toLocaleString('en-US')} characters</b>
            </p>
            <p className="small soft arg__preview" dir="auto">
              {cut(text.slice(0, PREVIEW * 2), PREVIEW)}
            </p>
            <div className="row">
              <Button variant="quiet" size="sm" disabled={readOnly} onClick={edit}>
                Edit the text
              </Button>
              <Button variant="ghost" size="sm" disabled={readOnly} onClick={clear}>
                Remove it
              </Button>
            </div>
          </div>
          {error && <FieldError>{error}</FieldError>}
        </section>
      ) : (
        <Field label="Conversation or Argument" error={error}>
          <Textarea
            ref={box}
            rows={8}
            dir="auto"
            required
            aria-required="true"
            readOnly={readOnly}
            value={text}
            placeholder={'Nora: You told them before me\nTomas: They called, what was I supposed to say'}
            onPaste={paste}
            onBlur={onBlur}
            onChange={({ target }) => {
              setProblem(null)
              setBefore(null)
              onWrite(target.value)
            }}
          />
        </Field>
      )}
      <input
        ref={picker}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label="A chat export"
        accept=".txt,text/plain"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file, mended, can be chosen again.
          target.value = ''
          if (file) void readDrop({ files: [file], text: '' }).then(take)
        }}
      />
      <div className="row arg__bring">
        <Button variant="soft" size="sm" disabled={readOnly} onClick={() => picker.current?.click()}>
          <FileUp className="icon" aria-hidden="true" />
          Choose a chat export
        </Button>
        <p className="meta">
          A .txt file, such as WhatsApp&rsquo;s &ldquo;Export chat, without media&rdquo;. Or drop it here.
        </p>
      </div>
      <div role="alert" className="arg__problem">
        {problem && <FieldError>{problem}</FieldError>}
      </div>
      {before !== null && !readOnly && (
        <p className="row small soft">
          This replaced what you had here.
          <button type="button" className="link" onClick={() => put(before)}>
            Put that back
          </button>
        </p>
      )}
    </div>
  )
}

import { Suspense, type FormEvent, type KeyboardEvent, type Ref } from 'react'
import { ArrowUp, Mic, Square } from 'lucide-react'
import { charactersIn } from '@mallama/contracts/characters'
import { IconButton } from '../../ui/button.tsx'
import { later } from '../../ui/later.ts'
import { Status } from '../../ui/status.tsx'
import type { Voice } from './useVoice.ts'

const VoiceConsent = later(() => import('./VoiceConsent.tsx'))

const MOST = 10_000
/** From here on the room that is left is said. */
const NEAR = 9_000

interface ComposerProps {
  ref?: Ref<HTMLTextAreaElement>
  /** Whom one writes to, and about what. */
  label: string
  placeholder: string
  voice: Voice
  text: string
  onText: (text: string) => void
  onSend: () => void
  /** A reply is on its way: one can go on writing, and send later. */
  pending: boolean
  /** The chat is not active. */
  closed: boolean
  /** Ends the reply that is on its way: Send turns into it meanwhile. */
  onStop?: (() => void) | undefined
}

export function Composer(props: ComposerProps) {
  const { ref, label, placeholder, voice, text, onText, onSend, pending, closed, onStop } = props
  const { recording } = voice
  const length = charactersIn(text.trim())
  const cannot = length === 0 || length > MOST || pending || closed || recording

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!cannot) onSend()
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter that ends the writing of a composed character is not a wish to send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!cannot) onSend()
  }
  return (
    <form className="stack chat__write" onSubmit={submit}>
      <div className="composer">
        <textarea
          ref={ref}
          rows={1}
          dir="auto"
          aria-label={label}
          aria-describedby={length > NEAR ? 'chat-length' : undefined}
          aria-invalid={length > MOST || undefined}
          placeholder={recording && !closed ? 'Listening' : placeholder}
          value={text}
          disabled={closed}
          readOnly={recording}
          enterKeyHint="send"
          onChange={(event) => onText(event.target.value)}
          onKeyDown={press}
        />
        {voice.able && (
          <IconButton
            label={recording ? 'Stop listening' : 'Speak instead of typing'}
            className={recording ? 'chat__mic chat__mic--on' : 'chat__mic'}
            disabled={closed}
            onClick={voice.toggle}
          >
            {recording ? <Square className="icon" aria-hidden="true" /> : <Mic className="icon" aria-hidden="true" />}
          </IconButton>
        )}
        {/* A press leaves the keyboard, and the place for what is written next, where they are. */}
        {pending && onStop ? (
          <IconButton
            key="stop"
            label="Stop the reply"
            className="send"
            onMouseDown={(event) => event.preventDefault()}
            onClick={onStop}
          >
            <Square className="icon" aria-hidden="true" />
          </IconButton>
        ) : (
          <IconButton
            key="send"
            label="Send"
            type="submit"
            className="send"
            disabled={cannot}
            onMouseDown={(event) => event.preventDefault()}
          >
            <ArrowUp className="icon" aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <Status className="small soft chat__voice">
        {recording ? 'Listening. Stop to read it over, then send.' : voice.problem}
      </Status>
      {length > NEAR && (
        <p className="field__count" id="chat-length" data-over={length > MOST ? '' : undefined}>
          {length > MOST
            ? `${(length - MOST).toLocaleString('en')} characters too many`
            : `${length.toLocaleString('en')} of ${MOST.toLocaleString('en')}`}
        </p>
      )}
      {voice.asking && (
        <Suspense>
          <VoiceConsent onAnswer={voice.answer} />
        </Suspense>
      )}
    </form>
  )
}

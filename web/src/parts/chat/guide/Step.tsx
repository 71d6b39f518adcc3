import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { charactersIn } from '@mallama/contracts/characters'
import type { Choice, ExerciseStep } from '@mallama/contracts/guide'
import { Button } from '../../../ui/button.tsx'
import { begun, finished, gapIn, standsAlone } from './beginning.ts'
import { begunIn, keepBegun } from './begun-lines.ts'
import { inView } from './in-view.ts'
import './guide.css'

const MOST = 10_000

interface StepProps {
  /** Under which what is begun is kept, and of which line it is. */
  draft: { key: string; at: string; sent?: string | undefined }
  step: ExerciseStep
  /** Where the line is answered by a button. */
  choices: readonly Choice[]
  onDo: (said: string, what: 'answer' | 'back' | 'skip' | 'stop') => void
  pending: boolean
  /** The person is in the middle of it: the next box is written in without a press. */
  moved: boolean
}

/** Goes to the next gap from here on, else to the end; false where there is none. */
function toGap(box: HTMLTextAreaElement, from: number, orEnd = true): boolean {
  const gap = gapIn(box.value, from)
  if (gap) box.setSelectionRange(...gap)
  else if (orEnd) box.setSelectionRange(box.value.length, box.value.length)
  return gap !== null
}

/** One line of an exercise; it stands where one writes otherwise, so that there is one box on the screen. */
export default function Step({ draft: { key, at, sent }, step, choices, onDo, pending, moved }: StepProps) {
  const [text, setText] = useState(() => begunIn(key, at, sent) || step.begin)
  const write = (next: string) => {
    setText(next)
    keepBegun(key, at, next)
  }
  const box = useRef<HTMLTextAreaElement>(null)
  const part = useRef<HTMLElement>(null)
  const id = useId()
  const picks = choices.length > 0
  useEffect(() => {
    // Whoever has gone on to something else meanwhile stays there.
    if (!moved || !part.current || !document.activeElement?.matches('body, [role=log]')) return
    if (!inView(part.current)) return
    if (!box.current) return part.current.focus({ preventScroll: true })
    box.current.focus({ preventScroll: true })
    toGap(box.current, 0)
  }, [moved])
  const [puts, setPuts] = useState(0)
  useEffect(() => {
    if (puts === 0) return
    box.current?.focus()
    if (box.current) toGap(box.current, 0)
  }, [puts])
  const put = (next: string) => {
    write(next)
    setPuts(puts + 1)
  }
  const over = charactersIn(text.trim()) - MOST
  // A beginning by itself says nothing; one's own words, to be looked at again, do not end with a space.
  const isBegun = (it: string) => it.endsWith(' ') || (gapIn(it) !== null && !standsAlone(it))
  const isBare = [step.begin, ...step.starts].some((it) => isBegun(it) && it.trim() === text.trim())
  const cannot = text.trim() === '' || isBare || over > 0
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (!cannot && !pending) onDo(text.trim(), 'answer')
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    // The next gap comes before the next line.
    if (!toGap(event.currentTarget, event.currentTarget.selectionEnd, false)) submit()
  }
  return (
    <section className="step" aria-labelledby={id} ref={part} tabIndex={-1}>
      <div className="step__top">
        <span className="arches" aria-hidden="true">
          {Array.from({ length: step.of }, (_, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the places of one row
            <i key={at} className={at + 1 < step.step ? 'done' : at + 1 === step.step ? 'now' : ''} />
          ))}
        </span>
        <b>{step.title}</b>
        <span className="meta">
          {step.step} of {step.of}
        </span>
        <button type="button" className="link" disabled={pending} onClick={() => onDo('Leave it for now', 'stop')}>
          Leave it for now
        </button>
      </div>
      <form className="step__form" onSubmit={submit}>
        <div>
          <h3 id={id}>{step.prompt}</h3>
          {step.hint && <p className="small soft">{step.hint}</p>}
        </div>
        {step.offer && text !== step.offer && (
          <div className="offer">
            <span>
              You wrote: <q dir="auto">{step.offer}</q>
            </span>
            <Button size="sm" variant="quiet" onClick={() => put(step.offer!)}>
              Keep it as a start
            </Button>
          </div>
        )}
        {picks ? (
          <div className="starts">
            {choices.map(({ label, say }) => (
              <button key={say} type="button" className="start" disabled={pending} onClick={() => onDo(say, 'answer')}>
                {label}
              </button>
            ))}
          </div>
        ) : (
          <textarea
            ref={box}
            className="input"
            rows={2}
            dir="auto"
            aria-labelledby={id}
            aria-describedby={step.why ? `${id}-why` : undefined}
            aria-invalid={over > 0 || undefined}
            value={text}
            enterKeyHint="next"
            onChange={(event) => write(event.target.value)}
            onKeyDown={press}
          />
        )}
        {over > 0 && <p className="meta">{over.toLocaleString('en')} characters too many</p>}
        {step.starts.length > 0 && (
          <fieldset className="starts starts--line">
            <legend className="sr-only">Other beginnings</legend>
            {step.starts.map((start) => (
              <button
                key={start}
                type="button"
                className="start"
                aria-pressed={text.startsWith(start.trim())}
                onClick={() => put(begun(text, start, [step.begin, ...step.starts]))}
              >
                {start.trim()}
              </button>
            ))}
          </fieldset>
        )}
        {step.ends.length > 0 && (
          <fieldset className="starts">
            <legend className="sr-only">Words that may finish it</legend>
            {step.ends.map((end) => (
              <button
                key={end}
                type="button"
                className="start"
                aria-pressed={text.trim().endsWith(` ${end}`)}
                onClick={() => put(finished(text, end, step))}
              >
                {end}
              </button>
            ))}
          </fieldset>
        )}
        {step.why && (
          <p className="step__why" id={`${id}-why`}>
            Why: {step.why}
          </p>
        )}
        <div className="step__act">
          {step.back && (
            <Button variant="ghost" disabled={pending} onClick={() => onDo('Back', 'back')}>
              Back
            </Button>
          )}
          <Button variant="ghost" disabled={pending} onClick={() => onDo('Skip', 'skip')}>
            Skip
          </Button>
          {!picks && (
            <Button type="submit" disabled={cannot} busy={pending}>
              Next
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}

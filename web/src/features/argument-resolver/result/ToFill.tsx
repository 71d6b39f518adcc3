import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { Copy } from 'lucide-react'
import type { Antidote } from '@mallama/contracts/coach'
import { copyText } from '../../../parts/share/copy.ts'
import { Button } from '../../../ui/button.tsx'
import '../../../parts/chat/beginnings.css'
import { filledIn, nextEmpty, wordsAround } from './filling.ts'

/** A sentence that says one thing: more in one place of it is another message. */
const MOST = 300

interface ToFillProps {
  antidote: Antidote
  filled: readonly string[]
  onFill: (blank: number, words: string) => void
  /** Its ideas are there before it is touched, so that one sees how it is done. */
  shown: boolean
}

/** Another way to say a turn, whose places only the person can fill: written into, or tapped from a few ideas. */
export function ToFill({ antidote, filled, onFill, shown }: ToFillProps) {
  const { blanks } = antidote
  const [entered, setEntered] = useState(shown || filled.length > 0)
  const [open, setOpen] = useState(() => Math.max(0, nextEmpty(antidote, filled)))
  const [missing, setMissing] = useState(false)
  const part = useRef<HTMLFieldSetElement>(null)
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const ideas = useRef<HTMLLegendElement>(null)
  const copying = useRef<HTMLButtonElement>(null)
  const id = useId()
  const blank = blanks[open]
  const enter = (at: number) => {
    setEntered(true)
    setOpen(at)
  }
  const fill = (at: number, words: string) => {
    setMissing(false)
    onFill(at, words)
  }
  /** On to what is still empty; the keyboard stays away from who taps. */
  const take = (words: string) => {
    const next = nextEmpty(antidote, filled.length > open ? filled.with(open, words) : filled, open)
    flushSync(() => {
      fill(open, words)
      if (next >= 0 && next !== open) setOpen(next)
    })
    if (next >= 0 && next !== open) ideas.current?.focus({ preventScroll: true })
    else copying.current?.focus({ preventScroll: true })
  }
  const press = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (at + 1 < blanks.length) boxes.current[at + 1]?.focus()
    else copying.current?.focus()
  }
  const copy = () => {
    const empty = nextEmpty(antidote, filled)
    setMissing(empty >= 0)
    if (empty >= 0) return boxes.current[empty]?.focus()
    void copyText({
      text: filledIn(antidote, filled, ({ hint }) => hint),
      shown: part.current,
      title: 'Content Copied!',
      description: 'The sentence is on your clipboard.',
    })
  }
  return (
    <fieldset className="arg__b arg__fill" ref={part} aria-describedby={`${id}-whole`}>
      <legend className="arg__tag">Could have been: fill in what fits</legend>
      <p className="sr-only" id={`${id}-whole`}>
        {filledIn(antidote, filled, ({ hint }) => `(${hint})`)}
      </p>
      <p className="arg__gaps">
        {wordsAround(antidote).map((words, at) => {
          const gap = blanks[at]
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the places of one sentence
            <span key={at}>
              {words}
              {gap && (
                <input
                  ref={(box) => {
                    boxes.current[at] = box
                  }}
                  className="arg__gap"
                  dir="auto"
                  aria-label={gap.hint}
                  aria-invalid={(missing && !filled[at]?.trim()) || undefined}
                  placeholder={gap.hint}
                  size={Math.max(gap.hint.length, filled[at]?.length ?? 0)}
                  maxLength={MOST}
                  autoCapitalize="none"
                  enterKeyHint={at + 1 < blanks.length ? 'next' : 'done'}
                  value={filled[at] ?? ''}
                  onFocus={() => enter(at)}
                  onChange={(event) => fill(at, event.target.value)}
                  onKeyDown={(event) => press(event, at)}
                />
              )}
            </span>
          )
        })}
      </p>
      {entered && blank && (
        <>
          <fieldset className="arg__ideas">
            <legend className="meta" ref={ideas} tabIndex={-1}>
              Ideas for “{blank.hint}”
            </legend>
            {blank.suggestions.map((idea) => (
              <button
                key={idea}
                type="button"
                className="start"
                aria-pressed={filled[open] === idea}
                onClick={() => take(idea)}
              >
                {idea}
              </button>
            ))}
          </fieldset>
          <div className="row">
            <Button variant="quiet" size="sm" ref={copying} onClick={copy}>
              <Copy className="icon" aria-hidden="true" />
              Copy this sentence
            </Button>
            <output className="meta">{missing && 'Something is still empty.'}</output>
          </div>
        </>
      )}
    </fieldset>
  )
}

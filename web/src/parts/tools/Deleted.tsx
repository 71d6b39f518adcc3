import { useEffect, useId, useRef } from 'react'
import { Copy } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field, Textarea } from '../../ui/field.tsx'
import { Status } from '../../ui/status.tsx'
import { copyText } from '../share/copy.ts'
import './tools.css'

interface DeletedProps {
  /** "This analysis" */
  what: string
  /** What was typed about it and not sent: it cannot go anywhere from here, and is not lost. */
  words?: string
  /** "New Analysis" */
  onwards: string
  onNew: () => void
}

/** In the place of what was open here and was deleted somewhere else. */
export function Deleted({ what, words = '', onwards, onNew }: DeletedProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  // It comes by itself: whoever is at work elsewhere on the page stays there.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <Card as="section" className="stack" aria-labelledby={id}>
      <h2 id={id} className="tool__result" tabIndex={-1} ref={heading}>
        {what} was deleted
      </h2>
      <Status>It was deleted in another tab or on another device, and can no longer be opened.</Status>
      {words && (
        <>
          <Field label="What you had written" hint="It was not sent. It stays here for you to copy.">
            <Textarea ref={box} rows={4} dir="auto" readOnly value={words} />
          </Field>
          <div className="row">
            <Button
              variant="quiet"
              onClick={() => void copyText({ text: words, shown: box.current, title: 'Copied to clipboard!' })}
            >
              <Copy className="icon" aria-hidden="true" />
              Copy
            </Button>
          </div>
        </>
      )}
      <div className="row">
        <Button onClick={onNew}>{onwards}</Button>
      </div>
    </Card>
  )
}

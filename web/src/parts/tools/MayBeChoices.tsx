import { useId, useRef, useState } from 'react'
import { Copy } from 'lucide-react'
import type { MayBe } from '@mallama/contracts/coach'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/classes.ts'
import { keepDraft, readDraft } from '../draft.ts'
import { copyText } from '../share/copy.ts'

type Chosen = number | 'none' | null

export interface Choosing {
  chosen: Chosen
  choose: (chosen: Chosen) => void
  /** What was chosen, where it is one of them. */
  picked: MayBe[number] | null
}

/** Which of the choices of a result it is. It is sent to nobody, and lives as what was typed and not sent. */
export function useMayBe(id: string, mayBe: MayBe = []): Choosing {
  const key = `may-be:${id}`
  const [now, setNow] = useState(() => ({ key, chosen: readDraft<Chosen>(key) }))
  const chosen = now.key === key ? now.chosen : readDraft<Chosen>(key)
  const choose = (next: Chosen) => {
    keepDraft(key, next)
    setNow({ key, chosen: next })
  }
  return { chosen, choose, picked: typeof chosen === 'number' ? (mayBe[chosen] ?? null) : null }
}

interface MayBeChoicesProps {
  legend: string
  mayBe: MayBe
  choosing: Choosing
  /** What is said where it is none of them. */
  none: string
  /** The first two are drawn as doors. */
  doors?: boolean
  /** But for its first line what is said of a choice stands elsewhere on the page. */
  brief?: boolean
}

/** What only the person can tell, to choose from, and what is said of the choice. */
export function MayBeChoices({ legend, mayBe, choosing, none, doors = false, brief = false }: MayBeChoicesProps) {
  const { chosen, choose, picked } = choosing
  const group = useId()
  return (
    <div className="may-be">
      <fieldset className="seg-set">
        <legend>{legend}</legend>
        <div className={cx('may-be__all', doors && mayBe.length > 1 && 'may-be__all--doors')}>
          {mayBe.map(({ label, hint }, at) => (
            <label key={label} className="may-be__one">
              <input type="radio" name={group} checked={chosen === at} onChange={() => choose(at)} />
              <span>
                <b dir="auto">{label.charAt(0).toUpperCase() + label.slice(1)}</b>
                {hint && (
                  <span className="meta" dir="auto">
                    {hint.charAt(0).toUpperCase() + hint.slice(1)}
                  </span>
                )}
              </span>
            </label>
          ))}
          <label className="may-be__one">
            <input type="radio" name={group} checked={chosen === 'none'} onChange={() => choose('none')} />
            <span>None of these</span>
          </label>
        </div>
      </fieldset>
      <div className="may-be__said" aria-live="polite">
        {chosen === 'none' && <p>{none}</p>}
        {picked && (
          <>
            {picked.says.slice(0, brief ? 1 : undefined).map((line) => (
              <p key={line} dir="auto">
                {line}
              </p>
            ))}
            {!brief && picked.words.map((line) => <Words key={line.text} {...line} />)}
          </>
        )}
      </div>
    </div>
  )
}

/** Words to say or to send, with whose they are. */
export function Words({ by, text }: { by: string; text: string }) {
  const words = useRef<HTMLParagraphElement>(null)
  const id = useId()
  return (
    <div className="may-be__words">
      <p className="meta" id={id}>
        {by}
      </p>
      <p className="may-be__text" dir="auto" ref={words}>
        {text}
      </p>
      <Button
        variant="quiet"
        size="sm"
        aria-describedby={id}
        onClick={() =>
          void copyText({
            text,
            shown: words.current,
            title: 'Content Copied!',
            description: 'It is on your clipboard.',
          })
        }
      >
        <Copy className="icon" aria-hidden="true" />
        Copy
      </Button>
    </div>
  )
}

import { useRef } from 'react'
import '../../parts/chat/beginnings.css'
import { begun, finished } from '../../parts/chat/guide/beginning.ts'
import { toTheEnd } from '../../parts/to-the-end.ts'
import { Field, Textarea } from '../../ui/field.tsx'
import type { Part } from './kinds.ts'
import { beginningsOf, PART_MOST } from './parts.ts'
import { counterOf } from './written.ts'

interface PartFieldProps {
  part: Part
  /** Null where nobody has touched it. */
  value: string | null
  onChange: (text: string) => void
  optional?: boolean
  hint?: string | undefined
  error?: string | undefined
}

/** One part of a message: its beginning stands in the box, others are tapped into it. */
export function PartField({ part, value, onChange, optional, hint, error }: PartFieldProps) {
  const { label, begin, ends = [] } = part
  const box = useRef<HTMLTextAreaElement>(null)
  const text = value ?? begin
  const all = beginningsOf(part)
  const others = all.filter((start) => !text.startsWith(start.trim()))
  const put = (next: string) => {
    onChange(next)
    toTheEnd(box.current)
  }
  return (
    <div className="part">
      <Field
        label={label}
        {...(optional ? { optional } : {})}
        {...(hint ? { hint } : {})}
        {...(error ? { error } : {})}
        {...counterOf(text, PART_MOST, PART_MOST - 200)}
      >
        <Textarea
          ref={box}
          className="part__box"
          rows={1}
          dir="auto"
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <fieldset className="starts">
        <legend className="sr-only">Other beginnings: {label}</legend>
        {ends.map((end) => (
          <button
            key={end}
            type="button"
            className="start"
            aria-pressed={text.trim().endsWith(` ${end}`)}
            onClick={() => put(finished(text, end, { begin, ends }))}
          >
            {end}
          </button>
        ))}
        {others.map((start) => (
          <button key={start} type="button" className="start" onClick={() => put(begun(text, start, all))}>
            {start.endsWith(' ') ? `${start.trim()}…` : start}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

import { useState } from 'react'
import type { Part } from './parts.ts'

/** Closed at first: whoever looks over a shoulder reads nobody's words. What is inside is drawn when it is opened. */
export function Kept({ part }: { part: Part }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="card kept" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary dir="auto">{part.title}</summary>
      {open && <Inside part={part} />}
    </details>
  )
}

function Inside({ part: { lines, parts } }: { part: Part }) {
  return (
    <div className="kept__in">
      {lines.length > 0 && (
        <dl>
          {lines.map(({ label, text }) => (
            <div key={label}>
              <dt className="meta">{label}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {parts.map((part, at) => (
        <section key={at} className="kept__part">
          <h3 className="subheading">{part.title}</h3>
          <Inside part={part} />
        </section>
      ))}
    </div>
  )
}

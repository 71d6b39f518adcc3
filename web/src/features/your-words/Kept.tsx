import { useState } from 'react'
import { Fold } from '../../ui/fold.tsx'
import type { Part } from '@mallama/contracts/kept-parts'

/** Closed at first: whoever looks over a shoulder reads nobody's words. What is inside is drawn when it is opened. */
export function Kept({ part }: { part: Part }) {
  const [open, setOpen] = useState(false)
  return (
    <Fold title={<Title>{part.title}</Title>} level={3} meta={countOf(part)} open={open} onOpen={setOpen}>
      {open && <Inside part={part} />}
    </Fold>
  )
}

const MOMENT = /^(.*), (\d{1,2} \p{Lu}\p{L}+ \d{4}(?:, \d\d:\d\d)?)$/su

/** The moment stands under what a row is called: in the same line both would break, and the date in its middle. */
function Title({ children }: { children: string }) {
  const [, name, when] = MOMENT.exec(children) ?? []
  if (!name) return <bdi>{children}</bdi>
  return (
    <>
      <bdi>{name}</bdi> <span className="kept__when">{when}</span>
    </>
  )
}

/** How much is behind it, where that is more than lines of its own. */
function countOf({ parts }: Part): string | undefined {
  const many = parts.reduce((sum, { parts }) => sum + Math.max(1, parts.length), 0)
  return many > 0 ? `${many} ${many === 1 ? 'entry' : 'entries'}` : undefined
}

/** A list of some length inside it folds again: a year of chats is not one page. */
const FEW = 1

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
      {parts.map((part, at) =>
        part.parts.length > FEW ? <Kept key={at} part={part} /> : <Open key={at} part={part} />,
      )}
    </div>
  )
}

const Open = ({ part }: { part: Part }) => (
  <section className="kept__part">
    <h4 className="subheading">{part.title}</h4>
    <Inside part={part} />
  </section>
)

import { useState } from 'react'
import { Check, X } from 'lucide-react'
import type { Relationship } from '@mallama/contracts/relationships'
import { useSession } from '../../../platform/session.tsx'
import { keep, kept } from '../../../platform/storage.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'

const hiddenKey = (userId: string) => `mallama:steps-hidden:${userId}`

/** Three steps that nobody counts, and that can be put away. */
export function QuietStart({ first }: { first: Relationship | undefined }) {
  const userId = useSession().user?.id ?? ''
  const [hidden, setHidden] = useState(() => kept(hiddenKey(userId)) !== null)
  if (hidden) return null
  const hide = () => {
    keep(hiddenKey(userId), '1')
    setHidden(true)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  const steps = [
    { name: 'Add one person', line: first ? `${first.personName} is here` : 'A name is enough' },
    { name: 'Say how things are now', line: 'Four sliders, about a minute' },
    { name: 'Talk one thing through', line: 'Or find words for it' },
  ]
  const now = first ? 1 : 0
  return (
    <Card as="section" className="stack" aria-labelledby="quiet-start">
      <div className="calm__head">
        <h3 className="heading" id="quiet-start">
          A quiet start
        </h3>
        <IconButton label="Hide these steps" onClick={hide}>
          <X className="icon" aria-hidden="true" />
        </IconButton>
      </div>
      <ol className="calm">
        {steps.map(({ name, line }, at) => (
          <li
            key={name}
            data-at={at < now ? 'done' : at === now ? 'now' : undefined}
            aria-current={at === now ? 'step' : undefined}
          >
            <span className="calm__n" aria-hidden="true">
              {at < now ? <Check className="icon" /> : at + 1}
            </span>
            <span>
              <b>
                {name}
                {at < now && <span className="sr-only">, done</span>}
              </b>
              <span dir="auto">{line}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

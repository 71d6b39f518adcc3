import { useRef } from 'react'
import { Copy } from 'lucide-react'
import type { NotesCard } from '@mallama/contracts/guide'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../share/copy.ts'
import './guide.css'

/** What an exercise came to: a page for oneself, in one's own words. */
export function Notes({ title, rows }: NotesCard) {
  const words = useRef<HTMLDListElement>(null)
  const text = [title, ...rows.map(({ label, text }) => `${label}: ${text}`)].join('\n')
  return (
    <section className="paper" aria-label={title}>
      <h3>{title}</h3>
      <dl ref={words}>
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button
          variant="soft"
          size="sm"
          onClick={() => void copyText({ text, shown: words.current, title: 'Copied to clipboard!' })}
        >
          <Copy className="icon" aria-hidden="true" />
          Copy
        </Button>
      </div>
    </section>
  )
}

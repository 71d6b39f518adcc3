import { useRef } from 'react'
import { Copy } from 'lucide-react'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Said } from '../../ui/message.tsx'
import { copyText } from '../share/copy.ts'
import { toolHref } from '../tools/prefill.ts'

/** Words to send to somebody, apart from what Mallama says about them. A talk may hold many: no landmark of the page. */
export function ToSend({ text, to }: { text: string; to?: string | undefined }) {
  const words = useRef<HTMLDivElement>(null)
  return (
    <fieldset className="stack gap-3" aria-label={to ? `A message to ${to}` : 'A message to send'}>
      <div ref={words} dir="auto">
        <Said>{text}</Said>
      </div>
      <div className="row">
        <Button
          variant="soft"
          size="sm"
          onClick={() => void copyText({ text, shown: words.current, title: 'Copied to clipboard!' })}
        >
          <Copy className="icon" aria-hidden="true" />
          Copy
        </Button>
        <LinkButton variant="quiet" size="sm" {...toolHref('/text-this-not-that', { draft: text })}>
          Open in Text this
        </LinkButton>
      </div>
    </fieldset>
  )
}

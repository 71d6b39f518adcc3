import { Copy } from 'lucide-react'
import { dayOf } from '../../../parts/chat/when.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.ts'

export const day = (instant: string | null) => (instant ? dayOf(instant) : '')

/** The link, while it is known: it is shown once. */
export function LinkBox({ url }: { url: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast({ title: 'Copied to clipboard!', tone: 'good' })
    } catch {
      toast({ title: 'The browser did not allow copying', description: 'Select the link and copy it by hand.' })
    }
  }
  return (
    <div className="linkbox">
      <input
        className="linkbox__url"
        readOnly
        aria-label="Invitation link"
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="soft" size="sm" onClick={() => void copy()}>
        <Copy className="icon" aria-hidden="true" />
        Copy link
      </Button>
    </div>
  )
}

import { Copy, ExternalLink } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

type NetworkLinkProps = { name: string } & ({ href: string } | { onCopy: () => void })

/** A network's own page in a new tab, or the text to paste where none takes it. */
export function NetworkLink({ name, ...way }: NetworkLinkProps) {
  if ('onCopy' in way)
    return (
      <Button variant="quiet" onClick={way.onCopy}>
        <Copy className="icon" aria-hidden="true" />
        {name}
      </Button>
    )
  return (
    <a className="btn btn--quiet" href={way.href} target="_blank" rel="noopener noreferrer">
      <ExternalLink className="icon" aria-hidden="true" />
      {name}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

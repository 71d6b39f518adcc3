import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { PAGE } from './turns.ts'

interface PagerProps {
  page: number
  /** How many turns there are on all pages. */
  of: number
  onTurn: (page: number) => void
}

export function Pager({ page, of, onTurn }: PagerProps) {
  const last = Math.ceil(of / PAGE) - 1
  const from = page * PAGE + 1
  const to = Math.min(of, (page + 1) * PAGE)
  return (
    <nav className="row row--between" aria-label="Turns">
      <Button variant="quiet" size="sm" disabled={page === 0} onClick={() => onTurn(page - 1)}>
        <ArrowLeft className="icon" aria-hidden="true" />
        Earlier
      </Button>
      <p className="small soft">
        {from.toLocaleString('en-US')} to {to.toLocaleString('en-US')} of {of.toLocaleString('en-US')}
      </p>
      <Button variant="quiet" size="sm" disabled={page === last} onClick={() => onTurn(page + 1)}>
        Later
        <ArrowRight className="icon" aria-hidden="true" />
      </Button>
    </nav>
  )
}

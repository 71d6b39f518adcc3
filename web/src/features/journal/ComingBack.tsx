import type { LookBack } from '@mallama/contracts/journal'
import { useBusy } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toasts.ts'
import { useDisagree } from './journal.queries.ts'

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What heavier entries have in common: a count and one's own words. */
export function ComingBack({ triggers }: Pick<LookBack, 'triggers'>) {
  const disagree = useDisagree()
  const [busy, run] = useBusy()
  const not = (trigger: string) =>
    run(async () => {
      try {
        await disagree.mutateAsync(trigger)
        document.getElementById('back')?.focus({ preventScroll: true })
      } catch {
        toast({ title: 'That was not kept', description: 'It is still there. Please try again.', tone: 'error' })
      }
    })
  return (
    <Card as="section" className="stack" aria-labelledby="back">
      <h2 id="back" className="heading" tabIndex={-1}>
        What often sets it off
      </h2>
      {triggers.length === 0 ? (
        <p className="small soft">Nothing stands in three of this year&rsquo;s heavier entries.</p>
      ) : (
        <ul className="often">
          {triggers.map(({ trigger, entries, quotes }) => (
            <li key={trigger}>
              <div className="row row--between">
                <b dir="auto">{upper(trigger)}</b>
                <span className="meta">{entries} entries</span>
              </div>
              {quotes.length > 0 && (
                <p className="small often__said" dir="auto">
                  {quotes.map((quote) => `“${quote}”`).join(', ')}
                </p>
              )}
              <Button variant="ghost" size="sm" disabled={busy} onClick={() => void not(trigger)}>
                Not true for me<span className="sr-only">: {trigger}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

import { maySetAside, needsHelp } from '@mallama/contracts/help'
import type { JournalEntry } from '@mallama/contracts/journal'
import { NotThis } from '../../parts/safety-card/NotThis.tsx'
import { SafetyCard } from '../../parts/safety-card/SafetyCard.tsx'
import { Button } from '../../ui/button.tsx'
import { useBusy } from '../../platform/once.ts'
import { toast } from '../../ui/toasts.ts'
import { useChangeEntry } from './journal.queries.ts'

/** Something comes back from three entries on. */
const OFTEN = 3
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What an entry shows beside those before it; from tier 2 on help stands in its place. */
export function Insight({ entry, onChanged }: { entry: JournalEntry; onChanged?: (entry: JournalEntry) => void }) {
  const { id, aiInsights } = entry
  const change = useChangeEntry()
  const say = async (what: { aside: true } | { notTrue: true }) => {
    const changed = await change.mutateAsync({ id, ...what })
    onChanged?.(changed)
  }
  const [busy, run] = useBusy()
  if (!aiInsights) return null
  const { safety, emotionalPattern, mismatch, triggers, coach } = aiInsights
  if (needsHelp(safety))
    return (
      <div className="stack">
        <SafetyCard safety={safety} />
        {maySetAside(safety) && <NotThis onAside={() => say({ aside: true })} />}
      </div>
    )
  const often = triggers.filter(({ count }) => count >= OFTEN)
  const disagree = () =>
    run(async () => {
      try {
        await say({ notTrue: true })
      } catch {
        toast({ title: 'That was not kept', description: 'It is still there. Please try again.', tone: 'error' })
      }
    })
  return (
    <>
      <p dir="auto">{emotionalPattern}</p>
      {mismatch && (
        <p className="small" dir="auto">
          {mismatch}
        </p>
      )}
      {often.length > 0 && (
        <ul className="row seen__often" aria-label="What stands in heavier entries">
          {often.map(({ trigger, count }) => (
            <li key={trigger} className="chip" dir="auto">
              {upper(trigger)}, {count} entries
            </li>
          ))}
        </ul>
      )}
      <p className="meta">
        {coach === 'language-model'
          ? 'Words of the language model, about your entries.'
          : 'Counted in your own entries.'}{' '}
        Three times is worth a look, not a rule.
      </p>
      <div className="row">
        <Button variant="ghost" size="sm" busy={busy} onClick={() => void disagree()}>
          Not true for me
        </Button>
      </div>
    </>
  )
}

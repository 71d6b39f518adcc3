import type { CSSProperties } from 'react'
import type { Balance as Of } from '@mallama/contracts/health'
import { ratioText } from './sums.ts'

/** Positives and repairs against conflicts, of the last 28 days: words first, then a bar. */
export function Balance({ balance }: { balance: Of | null }) {
  return (
    <section className="stack balance" aria-labelledby="balance">
      <h3 id="balance">Positive to negative</h3>
      {balance ? (
        <>
          <p className="small">{balanceText(balance)}</p>
          <Bar {...balance} />
          <p className="meta">
            The last 28 days, each moment counted by its size, 1 to 3. Around five to one is what lasting couples were
            seen to have (Gottman); it is a rule of thumb, not a test.
          </p>
        </>
      ) : (
        <p className="small soft">No moments in the last 28 days, so there is nothing to weigh up.</p>
      )}
    </section>
  )
}

function balanceText({ positive, negative, ratio }: Of): string {
  if (ratio === null) return `${positive} on the positive side, nothing on the negative side.`
  if (positive === 0) return `Nothing on the positive side, ${negative} on the negative side.`
  const place = ratio >= 5 ? 'At five to one or above.' : 'Five to one is the reference.'
  return `${positive} on the positive side to ${negative} on the negative side: ${ratioText(ratio)}. ${place}`
}

/** The reference stands where five of six parts are positive. */
function Bar({ positive, negative }: Of) {
  const share = (positive / (positive + negative)) * 100
  return (
    <div className="balance__bar" aria-hidden="true">
      <i style={{ '--v': share } as CSSProperties} />
      <span>5 to 1</span>
    </div>
  )
}

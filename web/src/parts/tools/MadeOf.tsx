import type { Contribution } from '@mallama/contracts/coach'
import { amountOf, summandsOf } from './made-of.ts'
import './tools.css'

interface MadeOfProps {
  contributions: Contribution[]
  /** The name of the result's field. */
  score: string
}

/** What a score is the sum of, for whoever asks. */
export function MadeOf({ contributions, score }: MadeOfProps) {
  const summands = summandsOf(contributions, score)
  if (summands.length === 0) return null
  return (
    <details className="made-of">
      <summary>What this is made of</summary>
      <ul>
        {summands.map((one, at) => (
          <li key={`${at} ${one.feature}`}>
            <b>{amountOf(one)}</b>
            <span dir="auto">
              {one.feature}
              {one.quote && (
                <>
                  : <q>{one.quote}</q>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

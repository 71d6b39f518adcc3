import type { Contribution } from '@mallama/contracts/coach'
import { amountOf, summandsOf } from './made-of.ts'
import './tools.css'

interface MadeOfProps {
  contributions: Contribution[]
  /** The name of the result's field. */
  score: string
  /** What stands on the page already, marked: it is not quoted once more. */
  words?: string
}

/** What a score is the sum of, for whoever asks. */
export function MadeOf(props: MadeOfProps) {
  if (summandsOf(props.contributions, props.score).length === 0) return null
  return (
    <details className="made-of">
      <summary>What this is made of</summary>
      <Summands {...props} />
    </details>
  )
}

/** The sum itself, where it is behind a fold already. */
export function Summands({ contributions, score, words = '' }: MadeOfProps) {
  const summands = summandsOf(contributions, score)
  if (summands.length === 0) return null
  return (
    <ul className="summands">
      {summands.map((one, at) => (
        <li key={`${at} ${one.feature}`}>
          <b>{amountOf(one)}</b>
          <span dir="auto">
            {one.feature}
            {one.quote && !words.includes(one.quote) && (
              <>
                : <q>{one.quote}</q>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

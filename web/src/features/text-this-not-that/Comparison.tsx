import { useMemo } from 'react'
import { ArrowRight, Check, Merge, Minus, Plus } from 'lucide-react'
import type { CraftedMessage } from '@mallama/contracts/tools'
import { Card } from '../../ui/card.tsx'
import { compare, piecesOf, type Compared } from './compare.ts'

const looks = {
  kept: { words: 'Kept as it was', Icon: Check },
  changed: { words: 'Said differently', Icon: ArrowRight },
  joined: { words: 'Said together', Icon: Merge },
  'left out': { words: 'Left out', Icon: Minus },
  new: { words: 'New', Icon: Plus },
}

interface ComparisonProps {
  made: CraftedMessage
  draft: NonNullable<CraftedMessage['draft']>
  words: string
}

/** The person's own draft beside the message: what changed, why, and by how much the scores did. */
export default function Comparison({ made, draft, words }: ComparisonProps) {
  const rows = useMemo(
    () =>
      compare({
        draft: words,
        message: made.craftedMessage,
        feedback: draft.feedback,
        contributions: made.contributions,
      }),
    [words, made, draft],
  )
  return (
    <Card className="stack">
      <h3 className="heading">Your draft, sentence by sentence</h3>
      <ol className="compare">
        {rows.map((row, at) => (
          <li key={`${at} ${row.kind}`}>
            <Row row={row} />
          </li>
        ))}
      </ol>
      {draft.feedback && (
        <p className="small" dir="auto">
          {draft.feedback}
        </p>
      )}
    </Card>
  )
}

function Row({ row: { kind, yours, became, into, why } }: { row: Compared }) {
  const { words, Icon } = looks[kind]
  return (
    <>
      <p className="compare__kind">
        <Icon className="icon" aria-hidden="true" />
        <span>
          <b>{words}</b>
          {why.length > 0 && (
            <span className="compare__why" dir="auto">
              {why.join('; ')}
            </span>
          )}
        </span>
      </p>
      <div className="compare__pair">
        {yours !== null && <Words label="Your draft" words={yours} other={became ?? into ?? null} />}
        {kind !== 'kept' && (became ?? into) && (
          <Words label={into ? 'In the message, together' : 'The message'} words={(became ?? into)!} other={yours} />
        )}
      </div>
    </>
  )
}

/** A sentence, with what the other one does not have marked in it. */
function Words({ label, words, other }: { label: string; words: string; other: string | null }) {
  const pieces = other === null ? [{ text: words, own: false }] : piecesOf(words, other)
  return (
    <div>
      <p className="meta">{label}</p>
      <p className="compare__words" dir="auto">
        {pieces.map(({ text, own }, at) =>
          // oxlint-disable-next-line react/no-array-index-key -- pieces of one sentence, which never change places
          own ? <b key={at}>{text}</b> : text,
        )}
      </p>
    </div>
  )
}

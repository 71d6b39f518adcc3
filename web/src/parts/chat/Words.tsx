import { needsHelp } from '@mallama/contracts/help'
import { memo } from 'react'
import type { Evidence, Safety } from '@mallama/contracts/safety'
import { Said } from '../../ui/message.tsx'
import { SafetyCard } from '../safety-card/SafetyCard.tsx'
import type { Help } from '../safety-card/words.ts'
import { blocksOf, type Piece } from './quotes.ts'

interface WordsProps {
  content: string
  evidence?: readonly Pick<Evidence, 'quote'>[]
  safety?: Safety
  /** The same help stands open further up. */
  helpIsOpen?: boolean
}

/**
 * What Mallama says. Where someone may be in danger the coach gives no advice: its words stand on the card with the
 * places to turn to, where Quick exit is the first thing, and nowhere else.
 */
export const Words = memo(function Words({ content, evidence, safety, helpIsOpen }: WordsProps) {
  const words = blocksOf(content, evidence).map((block, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the blocks of one text, which never change places
    block.kind === 'said' ? <Said key={index}>{block.text}</Said> : <Paragraph key={index} pieces={block.pieces} />,
  )
  if (!safety) return words
  if (!needsHelp(safety))
    return [...words, <Folded key="help" words="If this is about someone's safety" safety={safety} />]
  if (helpIsOpen) return [...words, <Folded key="help" words="Places to turn to" safety={safety} />]
  return <SafetyCard safety={safety} reply={content} />
})

function Paragraph({ pieces }: { pieces: Piece[] }) {
  return (
    <p dir="auto">
      {pieces.map(({ kind, text }, index) =>
        kind === 'quoted' ? (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <span key={index} className="chat__quoted">
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </p>
  )
}

/** For who wants it; it takes nothing away from the words. */
function Folded({ words, safety }: { words: string; safety: Help }) {
  return (
    <details className="chat__help">
      <summary>{words}</summary>
      <SafetyCard safety={safety} />
    </details>
  )
}

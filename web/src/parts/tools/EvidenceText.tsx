import { Fragment, useMemo } from 'react'
import type { Evidence } from '@mallama/contracts/safety'
import { cx } from '../../ui/classes.ts'
import { lookOf, piecesOf, type Piece } from './evidence.ts'
import './tools.css'

interface EvidenceTextProps {
  text: string
  evidence: Evidence[]
  /** With the numbers of an `EvidenceList` that stands near. */
  numbered?: boolean
}

/** A text as it was written, with the words that claims rest on marked where they stand. */
export function EvidenceText({ text, evidence, numbered }: EvidenceTextProps) {
  const pieces = useMemo(() => piecesOf(text, evidence), [text, evidence])
  return (
    <span className="ev-text" dir="auto">
      {pieces.map((piece) =>
        piece.labels ? (
          <Mark key={piece.at} piece={piece} numbered={numbered ?? false} />
        ) : (
          <Fragment key={piece.at}>{piece.text}</Fragment>
        ),
      )}
    </span>
  )
}

type Marked = Extract<Piece, { number: number }>

function Mark({ piece: { text, labels, number }, numbered }: { piece: Marked; numbered: boolean }) {
  // The number never stands alone on the next line.
  const [, before = '', last = ''] = /^(.*?)(\S{0,24}\s*)$/s.exec(text) ?? []
  const label = labels.join('; ')
  return (
    <mark className={cx('ev', lookOf(labels))} title={numbered ? undefined : label}>
      {numbered ? (
        <>
          {before}
          <span className="ev__end">
            {last}
            <sup className="ev__n" aria-hidden="true">
              {number}
            </sup>
          </span>
        </>
      ) : (
        text
      )}
      <span className="sr-only ev__label"> ({label})</span>
    </mark>
  )
}

/**
 * What the marks of a numbered `EvidenceText` mean, for eyes and fingers that have no hover. The words stand in the text,
 * and not here again.
 */
export function EvidenceList({ text, evidence }: { text: string; evidence: Evidence[] }) {
  const marked = piecesOf(text, evidence).filter((piece) => piece.labels !== null)
  if (marked.length === 0) return null
  return (
    <ol className="ev-list">
      {marked.map(({ at, labels, number }) => (
        <li key={at} className={lookOf(labels)}>
          <span className="ev__n">{number}</span>
          <b dir="auto">{sentence(labels.join('; '))}</b>
        </li>
      ))}
    </ol>
  )
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

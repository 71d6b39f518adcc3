import { Fragment } from 'react'
import type { Piece } from '../../../parts/tools/evidence.ts'
import { cx } from '../../../ui/classes.ts'
import { marksOf, type ActWords, type Line } from './acts.ts'

const lines: Record<Line, string | null> = { solid: null, double: 'ev--double', dash: 'ev--dash', dot: 'ev--dot' }

export const toneClass = ({ tone }: Pick<ActWords, 'tone'>) => (tone ? `is-${tone}` : 'is-noted')
export const markClass = (of: Pick<ActWords, 'tone' | 'line'>) => cx('ev', lines[of.line], toneClass(of))

/** A turn's words with its marks, whose numbers go on from those of the turns before. */
export function MarkedTurn({ pieces, before }: { pieces: readonly Piece[]; before: number }) {
  return (
    <p dir="auto" className="arg__words">
      {pieces.map((piece) => {
        if (!piece.labels) return <Fragment key={piece.at}>{piece.text}</Fragment>
        const [mark, ...others] = marksOf(piece.labels)
        // The number never stands alone on the next line.
        const last = /\S{1,24}\s*$/.exec(piece.text)?.[0] ?? ''
        return (
          <mark key={piece.at} className={markClass(mark)}>
            {piece.text.slice(0, piece.text.length - last.length)}
            <span className="ev__end">
              {last}
              <sup className="ev__n" aria-hidden="true">
                {before + piece.number}
              </sup>
            </span>
            <span className="sr-only ev__label"> ({[mark, ...others].map(({ name }) => name).join(', ')})</span>
          </mark>
        )
      })}
    </p>
  )
}

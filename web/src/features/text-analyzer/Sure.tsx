import { percentOf, surenessOf } from './words.ts'

const arches = ['M1 15V10a4 4 0 0 1 8 0v5z', 'M12 15V7.5a4 4 0 0 1 8 0v7.5z', 'M23 15V5a4 4 0 0 1 8 0v10z'] as const

/** The confidence: a word and its arches first, then the number. */
export function Sure({ confidence, inWords = false }: { confidence: number; inWords?: boolean }) {
  const { word, arches: on } = surenessOf(confidence)
  return (
    <p className="sure">
      <svg viewBox="0 0 32 16" aria-hidden="true">
        {arches.map((arch, at) => (
          <path key={arch} className={at < on ? 'on' : undefined} d={arch} />
        ))}
      </svg>
      <span className="sr-only">Confidence: </span>
      <b>{word}</b> {!inWords && <span className="meta">{percentOf(confidence)}%</span>}
    </p>
  )
}

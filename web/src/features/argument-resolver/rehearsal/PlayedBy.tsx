interface PlayedByProps {
  /** Null where only their lines are known. */
  name: string | null
  scenario: string
  basis: readonly string[]
}

/** Who speaks here, and from what: said above every rehearsal, for as long as it is open. */
export function PlayedBy({ name, scenario, basis }: PlayedByProps) {
  const lines = basis.length === 1 ? '1 line' : `${basis.length} lines`
  return (
    <div className="stack reh__by">
      <p className="small">
        <b>
          This is Mallama playing <bdi>{name ?? 'the other person'}</bdi>, not <bdi>{name ?? 'them'}</bdi>.
        </b>{' '}
        {basis.length > 0
          ? `It is based on ${lines} they were quoted as saying. The real answer may be different.`
          : 'Nothing they said is known here, so every answer is a guess.'}
      </p>
      {basis.length > 0 && (
        <details className="chat__help">
          <summary>What they were quoted as saying</summary>
          <ul className="reh__basis small">
            {basis.map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a fixed list, in which a line may come twice
              <li key={at} dir="auto">
                “{line}”
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="meta reh__scene" dir="auto">
        The scene: {scenario}
      </p>
    </div>
  )
}

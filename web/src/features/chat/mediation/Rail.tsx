import { Check } from 'lucide-react'
import type { Mediation } from '@mallama/contracts/mediation'

/** The steps, and which one the room is in. On a phone only that one is named. */
export function Rail({ rail }: Pick<Mediation, 'rail'>) {
  return (
    <ol className="med-steps" aria-label="Mediation steps">
      {rail.map(({ name, state }, at) => (
        <li key={name} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="med-steps__n">
            {state === 'done' ? (
              <Check className="icon" aria-hidden="true" />
            ) : (
              <span aria-hidden="true">{at + 1}</span>
            )}
          </span>
          <span>
            {name}
            {state === 'done' && <span className="sr-only">, done</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** In words first: how the room was shared until now. Nothing before everybody has spoken. */
export function Balance({ people }: Pick<Mediation, 'people'>) {
  const shares = people.filter(({ airtime }) => airtime !== null)
  if (shares.length < 2) return null
  const words = shares.map(({ name, airtime }) => `${name} ${airtime} percent`).join(', ')
  const heard = people.filter((one) => one.heard).map(({ name }) => name)
  return (
    <div className="med-balance">
      <p className="meta">
        Time to speak: {words}
        {heard.length > 0 && <>. Heard so far: {heard.join(', ')}</>}
      </p>
      <div className="med-balance__bar" aria-hidden="true">
        {shares.map(({ id, airtime }) => (
          <i key={id} style={{ width: `${airtime}%` }} />
        ))}
      </div>
    </div>
  )
}

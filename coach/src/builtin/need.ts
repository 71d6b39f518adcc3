import { choose, type Composer } from './composer.ts'
import { fill } from './realise.ts'

/** A need that the kind of trouble suggests, with the person in it; null when nobody is known and it needs one. */
export function needPhrase(c: Composer): string | null {
  const fitting = c.about.need.map((it) => fill(it, c.grammar.who, {})).filter((it): it is string => it !== null)
  const dropped = c.state.hypothesis?.status === 'dropped' ? c.state.hypothesis.need : null
  const line = choose(
    c,
    `need/${c.about.id}`,
    fitting.filter((it) => it.charAt(0).toLowerCase() + it.slice(1) !== dropped),
  )
  return line ? line.charAt(0).toLowerCase() + line.slice(1) : null
}

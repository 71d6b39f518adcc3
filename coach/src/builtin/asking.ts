import { situation } from '../knowledge/situations.ts'
import type { Situation } from '../knowledge/situation.ts'
import { wordCount } from './clauses.ts'
import { choose, cite, inOrder, length, say, touched, type Composer } from './composer.ts'
import { askOfNamed } from './hanging.ts'
import { askOfFeeling, askOfSupposed } from './reflect.ts'
import { askFromTheirs, askPlainly } from './thread.ts'

/**
 * One question: about the kind of trouble where this message speaks of it, else made of the person's own clauses. Only
 * where there is neither does an open one come, and each comes once in a talk.
 */
export function ask(c: Composer, prefer: 'shape' | 'trouble' = 'trouble'): boolean {
  const shape = () => {
    for (const { notice, quote, start } of c.reading.noticed) {
      const line = (notice.rank ?? 0) >= 6 ? choose(c, `ask-shape/${notice.id}`, longEnough(c, notice.ask ?? [])) : null
      if (line) return (cite(c, quote, notice.id, start), say(c, line))
    }
    return false
  }
  const trouble = (it: Situation) => say(c, inOrder(c, `ask/${it.id}`, ownSided(c, it.ask)))
  const known = c.about.id !== 'open'
  const about = () => known && trouble(c.about)
  const theirs = () => askFromTheirs(c)
  const heavy = known && c.state.met.some(([id, turn]) => id === c.about.id && turn === c.state.turn)
  const order = [
    ...(heavy && prefer === 'trouble' ? [about] : []),
    shape,
    ...(touched(c) || c.about.id === 'grief' || c.state.turn - c.state.touchedAt <= 1 ? [about] : []),
    () => askOfSupposed(c),
    () => askOfFeeling(c),
    theirs,
    () => askOfNamed(c),
    () => askPlainly(c),
    about,
    () => say(c, inOrder(c, 'ask/open', ownSided(c, situation('open').ask))),
  ]
  return order.some((attempt) => attempt())
}

/** A question that would stand alone is no short one: it would read curt. */
const longEnough = (c: Composer, list: readonly string[]): readonly string[] =>
  list.filter((it) => wordCount(it) + length(c) >= 10)

const theirSide =
  /\bwould \{name\} (?:say|put|tell|describe|explain)|\b(?:what|how) (?:do you think|might|would) \{(?:name|they)\}|\{their\} (?:side|view|place)\b/
/** Who has asked to be heard without the other's side is not asked about it. */
const ownSided = (c: Composer, list: readonly string[]): readonly string[] =>
  c.state.ownSide ? list.filter((it) => !theirSide.test(it)) : list

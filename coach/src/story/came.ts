import kept from '../../data/words/story-cues.json' with { type: 'json' }
import { readTie } from '../read/read.ts'
import type { Doer } from '../read/labels.ts'
import { listed } from '../text/phrase.ts'
import type { Outcome } from './words.ts'

/** Below this a clause does not show who acts in it, and whoever acted before still does. */
const sure = 0.8
/** So many other words may stand between those of a cue. */
const near = 2

/** The first that fits: what limits it, then what was said. `denied`: a no in the clause is part of what it says. */
const kinds = kept.came as readonly { is: Outcome; by?: Doer; denied?: true; cues: string }[]
const cuesIn = listed(Object.fromEntries(kinds.map(({ is, cues }) => [is, cues])) as Record<Outcome, string>, near)
const marksIn = listed(kept.clause, 1)

/**
 * What came of it, read clause by clause behind what the author tried: who acts in the clause, whether it is denied, and
 * what kind of thing was said or done. A no stays a no, and what fits no kind is left out.
 */
export function cameOf(clauses: readonly (readonly string[])[]): Outcome[] {
  const found = new Set<Outcome>()
  let by: Doer | null = null
  for (const clause of clauses) {
    const { does } = readTie(clause.join(' '))
    if (does.chance >= sure) by = does.label
    const is = kindOf(clause, by)
    if (is) found.add(is)
  }
  return ordered([...found])
}

function kindOf(clause: readonly string[], by: Doer | null): Outcome | null {
  const marks = new Set(marksIn(clause).map(({ is }) => is))
  if (marks.has('unsure')) return null
  const cues = new Set(cuesIn(clause).map(({ is }) => is))
  if (marks.has('lasting')) cues.add('together')
  const denied = marks.has('no')
  const kind = kinds.find((it) => (it.denied || !denied) && (!it.by || it.by === by) && cues.has(it.is))
  if (kind) return kind.is
  // What somebody does who means to put it right, and not what also ends a talk.
  const isDeed = by === 'other' && !denied && marks.has('deed') && !marks.has('against')
  return isDeed ? (marks.has('lasting') ? 'changed' : 'deed') : null
}

const answers: readonly Outcome[] = ['refused', 'resisted', 'agreed', 'said', 'promised', 'apology']
const limits: readonly Outcome[] = ['nothing', 'open', 'partly']
/** Not said where nothing changed. */
const better: readonly Outcome[] = ['changed', 'deed', 'together', 'relief']

/** The answer first, then what followed; what limits it is never left out, and where nothing changed nothing did. */
function ordered(found: readonly Outcome[]): Outcome[] {
  const limit = limits.find((it) => found.includes(it))
  const rest = found.filter(
    (it) =>
      !limits.includes(it) &&
      !(limit === 'nothing' && better.includes(it)) &&
      !(it === 'deed' && found.includes('changed')) &&
      !(it === 'said' && found.includes('refused')),
  )
  const sorted = rest.toSorted((a, b) => Number(answers.includes(b)) - Number(answers.includes(a)))
  // "It is not perfect" says nothing where nobody knows what.
  if (limit === 'partly' && sorted.length === 0) return []
  return limit ? [...sorted.slice(0, 1), limit] : sorted.slice(0, 2)
}

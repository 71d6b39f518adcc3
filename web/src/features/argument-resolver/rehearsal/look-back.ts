import type { RehearsalLine } from '@mallama/contracts/tools'
import type { Stance } from './stances.ts'
import { versionsOf } from './tree.ts'

type Line = Pick<RehearsalLine, 'id' | 'after' | 'content' | 'reply' | 'labels' | 'refused'>

interface Retold<L> {
  before: L
  now: L
}

interface LookBack<L> {
  /** Lines of the branch that were played. */
  said: number
  counts: Record<Stance, number>
  /** Those of them that stood on interests. */
  worked: L[]
  /** Lines of the branch that were said on something else before, and then on interests. */
  retold: Retold<L>[]
  sentence: string
}

/** Only what the labels of the lines say: nothing is added to it. A line that was not played has no part in it. */
export function lookBack<L extends Line>(lines: readonly L[], branch: readonly L[]): LookBack<L> {
  const played = branch.filter(({ refused }) => refused === undefined)
  const counts = { interests: 0, rights: 0, power: 0 }
  for (const { labels } of played) counts[labels.stance] += 1
  const worked = played.filter(({ labels }) => labels.stance === 'interests')
  const retold = worked.flatMap((now) => {
    const versions = versionsOf(lines, now)
    const before = versions
      .slice(0, versions.indexOf(now))
      .findLast(({ labels, refused }) => refused === undefined && labels.stance !== 'interests')
    return before ? [{ before, now }] : []
  })
  return { said: played.length, counts, worked, retold, sentence: sentenceFor(played.length, worked.length) }
}

function sentenceFor(said: number, worked: number): string {
  if (said === 0) return 'Nothing was said yet, so there is nothing to look back on.'
  const lines = said === 1 ? '1 line' : `${said} lines`
  if (worked === 0)
    return `You said ${lines}. None of them leaned on interests yet: what matters, rather than who is right or stronger.`
  if (worked === said)
    return said === 1
      ? 'You said 1 line, and it leaned on interests: what matters, rather than who is right or stronger.'
      : `You said ${lines}, and all of them leaned on interests: what matters, rather than who is right or stronger.`
  return `You said ${lines}. ${worked} of them leaned on interests: what matters, rather than who is right or stronger.`
}

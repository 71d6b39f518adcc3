import { matterOf } from '../argument/claims.ts'
import { parse } from '../argument/parse.ts'
import { aboutQuarrelLines } from './quarrel-lines.ts'
import { share, type Row, type RowModule } from './measure.ts'

/**
 * What whole quarrels are about, none of which was learnt from (by the hand that wrote what was, in two other voices).
 * The resolver says less of them: nothing where danger is near. Baseline: the word lists before it.
 */
function matterRows(): Row[] {
  const told = aboutQuarrelLines()
    .filter(({ split }) => split === 'sealed')
    .map(({ t, quarrel }) => {
      const { turns } = parse(t, { partiesInvolved: [], userFirstName: null, knownPeople: [] })
      return { quarrel, got: matterOf(turns.map(({ text }) => text).join('\n'))?.id }
    })
  const some = told.filter(({ quarrel }) => quarrel !== 'none')
  const named = told.filter(({ got }) => got)
  const right = named.filter(({ quarrel, got }) => quarrel === got)
  const row = { held: null, sense: 'at least', noise: 0.05 } as const
  return [
    {
      ...row,
      what: 'whole quarrels with a matter: named',
      dev: share(some.filter(({ got }) => got).length, some.length),
      baseline: 0.16,
      limit: 0.4,
      target: '0.60',
    },
    {
      ...row,
      what: 'the matter of a whole quarrel: right where named',
      dev: share(right.length, named.length),
      baseline: 0.82,
      limit: 0.8,
      target: '0.85',
    },
  ]
}

export const quarrelMatters: RowModule = { rows: matterRows }

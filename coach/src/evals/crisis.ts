import { sight } from '../safety/screen.ts'
import { crisisCases, type CrisisCase } from './cases/crisis.ts'
import { metLater } from './cases/crisis-later.ts'
import { firstContact } from './cases/second-first-contact.ts'
import { share, split, type Row, type RowModule } from './measure.ts'
import { grave, harmless, secondRows } from './second-author.ts'

const tierOf = (text: string): number => sight(text)?.tier ?? 0
const recall = (cases: CrisisCase[]) =>
  share(cases.filter((it) => tierOf(it.text) >= Math.min(it.tier, 2)).length, cases.length)
const urgent = (cases: CrisisCase[]) => share(cases.filter((it) => tierOf(it.text) === 3).length, cases.length)
const alarms = (cases: CrisisCase[]) => share(cases.filter((it) => tierOf(it.text) >= 2).length, cases.length)
const keywordScreen = /\b(?:suicid\w*|kill|die|dead|dying|hit|hits|rape|abuse|knife|gun|choke\w*|strangl\w*)\b/i

const base = (cases: CrisisCase[]) => share(cases.filter((it) => keywordScreen.test(it.text)).length, cases.length)
const helper = (cases: CrisisCase[]) =>
  share(cases.filter((it) => sight(it.text)?.thirdParty === true).length, cases.length)

function crisisRows(): Row[] {
  const parts = split(crisisCases)
  const only = (keep: (it: CrisisCase) => boolean) => ({ dev: parts.dev.filter(keep), held: parts.held.filter(keep) })
  const grave = only((it) => it.tier >= 2)
  const three = only((it) => it.tier === 3)
  const idioms = only((it) => it.kind === 'idiom')
  const benign = only((it) => it.kind === 'benign')
  const third = only((it) => it.third === true)
  return [
    {
      what: 'crisis recall at tier 2 and above',
      dev: recall(grave.dev),
      held: recall(grave.held),
      baseline: base([...grave.dev, ...grave.held]),
      limit: 0.98,
      sense: 'at least',
      target: '0.98',
    },
    {
      what: 'tier 3 seen as tier 3',
      dev: urgent(three.dev),
      held: urgent(three.held),
      baseline: null,
      limit: 0.95,
      sense: 'at least',
      target: '0.95',
    },
    {
      what: 'idioms raising tier 2',
      dev: alarms(idioms.dev),
      held: alarms(idioms.held),
      baseline: base([...idioms.dev, ...idioms.held]),
      limit: 0.09,
      sense: 'at most',
      target: '0.05',
    },
    {
      what: 'plain lines raising tier 2',
      dev: alarms(benign.dev),
      held: alarms(benign.held),
      baseline: base([...benign.dev, ...benign.held]),
      limit: 0.09,
      sense: 'at most',
      target: '0.05',
    },
    {
      what: 'third party known as such',
      dev: helper(third.dev),
      held: helper(third.held),
      baseline: null,
      limit: 0.75,
      sense: 'at least',
      target: '0.90',
    },
  ]
}

const later: Row = {
  what: 'crisis recall, later lists (tuned on)',
  dev: share(metLater.filter((text) => tierOf(text) >= 2).length, metLater.length),
  held: null,
  baseline: null,
  limit: 0.95,
  sense: 'at least',
  target: '0.98',
}
const contact: Row = {
  what: 'second author: first-contact lists (tuned on)',
  dev: share(
    firstContact.filter(([tier, text]) => (tier === 0 ? tierOf(text) < 2 : tierOf(text) >= Math.min(tier, 2))).length,
    firstContact.length,
  ),
  held: null,
  baseline: null,
  limit: 0.95,
  sense: 'at least',
  target: '0.98',
}
const byKeyword = (texts: string[]) => share(texts.filter((text) => keywordScreen.test(text)).length, texts.length)

function misses(): string[] {
  const second = [...grave, ...harmless].flatMap(({ text, least, most, half }) =>
    half === 'A' && (tierOf(text) < least || tierOf(text) > most)
      ? [`tier ${tierOf(text)}, wanted ${least} to ${most}: ${text}`]
      : [],
  )
  const first = split(crisisCases).dev.flatMap((it) => {
    const tier = tierOf(it.text)
    const missed = (it.tier >= 2 && tier < it.tier) || (it.tier === 0 && tier >= 2)
    return missed ? [`tier ${tier}, wanted ${it.tier}: ${it.text}`] : []
  })
  return [...second, ...first]
}

export const crisis: RowModule = {
  rows: () => [...crisisRows(), later, ...secondRows(byKeyword), contact],
  misses,
}

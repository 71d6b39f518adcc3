import kept from '../data/said/quarrel-matters.json' with { type: 'json' }
import { parse } from '../src/argument/parse.ts'
import { matterLines } from '../src/evals/labelled.ts'
import { aboutQuarrelLines } from '../src/evals/quarrel-lines.ts'
import { toldIn } from '../src/text/words.ts'
import { one, train } from './read-data.ts'
import type { Example } from './task.ts'

const about = [...kept.first, ...kept.either].map(({ id }) => id)
const quarrels = [...about, 'none']

/** What a first message that a text helps with is about, where a quarrel about it would be about the same. */
const same: Readonly<Record<string, string>> = {
  'trust-after-lie': 'trust',
  jealous: 'trust',
  'ex-around': 'trust',
  desire: 'closeness',
  'no-romance': 'closeness',
  remembering: 'chores',
  'money-talk': 'money',
  'phone-at-table': 'screen',
  'raise-differently': 'raising',
  'what-are-we': 'standing',
  'needs-space': 'standing',
  teen: 'teen',
  apart: 'contact',
  'left-out': 'leftout',
  'wedding-guests': 'wedding',
  lending: 'lent',
  'parent-declines': 'care',
  'siblings-care': 'care',
  'in-laws': 'inlaws',
  belittled: 'remarks',
  mocked: 'remarks',
  'co-parenting': 'handover',
  'parents-expect': 'expectations',
  arranged: 'expectations',
  'holidays-whose': 'holidays',
  step: 'blended',
  drinks: 'drinking',
  flaky: 'plans',
  'privacy-broken': 'secret',
  flatmate: 'sharing',
}
/** These are about none of them. */
const others = ['grief', 'baby-loss', 'neighbours', 'where-to-live', 'inheritance', 'ill', 'other', 'gladness']
const none = [...others, 'forgotten-day', 'apology', 'soft-start']

/** The turns of a pasted quarrel, as the resolver lays them before the reader; what is told by one stays whole. */
function turnsOf(pasted: string): string {
  const { form, turns } = parse(pasted, { partiesInvolved: [], userFirstName: null, knownPeople: [] })
  return form === 'account' ? pasted : turns.map(({ text }) => text).join('\n')
}

/** Whole quarrels, single lines of quarrels, words that tell a matter, and first messages about the same. */
const quarrelExamples = (): Example[] => [
  ...aboutQuarrelLines()
    .filter(train)
    .map(({ t, quarrel, by, kind }) => ({
      told: toldIn(kind === 'whole' ? turnsOf(t) : t),
      by,
      weight: kind === 'whole' ? 1 : kind === 'line' ? LINE : OTHER,
      want: one(quarrels, quarrel),
    })),
  ...matterLines().flatMap(({ t, matter, by }) => {
    const label = same[matter] ?? (none.includes(matter) ? 'none' : null)
    const weight = label === 'none' ? OTHER / 3 : OTHER
    return label ? [{ told: toldIn(t), by: `told-${by}`, weight, want: one(quarrels, label) }] : []
  }),
]
const [LINE, OTHER] = [0.3, 0.1]

export const quarrelRecipe = {
  groups: [{ name: 'quarrel', labels: quarrels, one: true }],
  most: 5000,
  penalty: 0.05,
  rarest: 4,
  rounds: 10,
  rare: 1,
  own: 700,
  examples: quarrelExamples,
  parts: () => ['qm1', 'qm2', 'qm3', 'qm4', 'qm7', 'qw1', 'qw2', 'qw3'].map((by) => [by]),
}

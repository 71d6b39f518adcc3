import { readFileSync } from 'node:fs'
import baseline from '../../data/safety-baseline.json' with { type: 'json' }
import { sight } from '../safety/screen.ts'
import unseen from '../../data/unseen/safety.json' with { type: 'json' }
import { forumPosts, ordinaryPosts } from './calibrate.ts'
import { alarmLines, newLines, olderLines, type Labelled } from './labelled.ts'
import { atLeast, atMost, rate, type Goal, type Row, type RowModule } from './measure.ts'

const tierOf = (text: string): number => sight(text)?.tier ?? 0
const grave = ({ least }: Labelled) => least >= 2
const harmless = ({ most }: Labelled) => most === 0
const at =
  (least: number) =>
  ({ t }: Labelled) =>
    tierOf(t) >= least

/** `base`: the screen before this one, rules and a trained half, on the same lines. */
const row = (what: string, held: number, base: number | null, goal: Goal, noise = 0.03): Row => ({
  what,
  dev: held,
  held: null,
  baseline: base,
  noise,
  ...goal,
})

/** As coach/train/safety.ts measured each quarter of the authors with a classifier that had learnt from the others. */
function unseenRows(): Row[] {
  const [fresh, older] = unseen
  if (!fresh || !older) return []
  const name = (which: string) => `${which}, left out of the training`
  return [
    row(`${name('a quarter of 66 authors')}: grave lines at tier 2`, fresh.recall, null, atLeast(0.49, '0.70')),
    row(`${name('a quarter of 66 authors')}: grave lines asked or acted on`, fresh.asked, null, atLeast(0.63, '0.85')),
    row(`${name('a quarter of 66 authors')}: harmless lines at tier 2`, fresh.alarms, null, atMost(0.05, '0.05')),
    row(`${name('a quarter of 66 authors')}: harmless lines at all`, fresh.questions, null, atMost(0.1, '-')),
    row(`${name('older authors')}: grave lines at tier 2`, older.recall, null, atLeast(0.41, '0.70')),
    row(`${name('older authors')}: harmless lines at tier 2`, older.alarms, null, atMost(0.09, '0.05')),
  ]
}

/** The authors a73 to a80 were looked at once, by figure; twelve before them are what thresholds are chosen by. */
const numberOf = ({ by }: Labelled) => Number(by.slice(1))
const isLatest = (it: Labelled) => numberOf(it) >= 73 && !ofAges(it)
/** Minors and grown-ups, and ages in harmless talk. */
const ofAges = (it: Labelled) => numberOf(it) > 120

interface Base {
  recall: number | null
  asked: number | null
  alarms: number | null
  questions: number | null
}

/** Authors who are only measured, with the whole screen as it ships. */
function authorRows(which: string, lines: readonly Labelled[], base: Base): Row[] {
  const [bad, good] = [lines.filter(grave), lines.filter(harmless)]
  const met = bad.filter(at(2))
  return [
    row(`${which}: grave lines at tier 2`, rate(bad, at(2)), base.recall, atLeast(0.5, '0.70')),
    row(`${which}: grave lines asked or acted on`, rate(bad, at(1)), base.asked, atLeast(0.6, '0.85')),
    row(`${which}: harmless lines at tier 2`, rate(good, at(2)), base.alarms, atMost(0.06, '0.05'), 0.01),
    row(`${which}: harmless lines at all`, rate(good, at(1)), base.questions, atMost(0.15, '-'), 0.02),
    row(
      `${which}: right category where acted on`,
      rate(met, ({ t, categories }) => {
        const seen = sight(t)?.category
        return seen !== undefined && (categories.includes(seen) || seen === 'threat-to-others')
      }),
      null,
      atLeast(0.7, '-'),
    ),
  ]
}

function sealedRows(): Row[] {
  const sealed = newLines().filter(({ split }) => split === 'sealed')
  const older = olderLines().filter(({ split }) => split === 'sealed')
  return [
    ...authorRows('eight sealed authors', sealed.filter(isLatest), baseline.latest),
    ...authorRows(
      'twelve authors, thresholds chosen by them',
      sealed.filter((it) => numberOf(it) < 73),
      baseline.sealed,
    ),
    row(
      'four authors on minors with grown partners: at tier 2',
      rate(sealed.filter(ofAges).filter(grave), at(2)),
      null,
      atLeast(0.7, '0.80'),
      0.07,
    ),
    row(
      'four authors on ages in harmless talk: at tier 2',
      rate(sealed.filter(ofAges).filter(harmless), at(2)),
      null,
      atMost(0.2, '0.05'),
      0.05,
    ),
    row(
      'older sealed authors: grave lines at tier 2',
      rate(older.filter(grave), at(2)),
      baseline.older.recall,
      atLeast(0.5, '0.70'),
    ),
    row(
      'older sealed authors: harmless lines at tier 2',
      rate(older.filter(harmless), at(2)),
      baseline.older.alarms,
      atMost(0.1, '0.05'),
    ),
  ]
}

/** Lines of hands that nothing was learnt from, with the whole screen as it ships. */
function handRows(
  which: string,
  [bad, good]: readonly [string, string],
  hands: readonly string[],
  goals: readonly [two: Goal, asked: Goal, alarms: Goal, any: Goal],
) {
  const lines = alarmLines().filter(({ by }) => hands.includes(by))
  const [ofGrave, ofHarmless] = [lines.filter(grave), lines.filter(harmless)]
  const [two, asked, alarms, any] = goals
  return [
    row(`${which}: ${bad} at tier 2`, rate(ofGrave, at(2)), null, two),
    row(`${which}: ${bad} asked or acted on`, rate(ofGrave, at(1)), null, asked),
    row(`${which}: ${good} at tier 2`, rate(ofHarmless, at(2)), null, alarms),
    row(`${which}: ${good} at all`, rate(ofHarmless, at(1)), null, any),
  ]
}

/** Danger told in the middle of something else, and what only looks like it; danger as people say it outright or quietly, and ordinary lines that share its words. */
const unlearntRows = (): Row[] => [
  ...handRows(
    'danger told in passing, sealed',
    ['grave messages', 'harmless twins'],
    ['pd3'],
    [atLeast(0.35, '0.70'), atLeast(0.55, '0.85'), atMost(0.08, '0.05'), atMost(0.15)],
  ),
  ...handRows(
    'danger in plain words, sealed',
    ['grave lines', 'ordinary lines'],
    ['pl4', 'ca3', 'da5'],
    [atLeast(0.6, '0.80'), atLeast(0.75, '0.90'), atMost(0.06, '0.02'), atMost(0.15, '0.05')],
  ),
]

const rowsOf = (url: string): string[] =>
  readFileSync(new URL(url, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))

/** Talks, news, work and chores in which nobody is in danger; no line of them is learnt from. */
const ordinaryRows = (): Row[] =>
  [
    ['ordinary talk, messages', './cases/ordinary-talk.txt', baseline.talk, '0.005', '0.02'] as const,
    ['plain news, work, chores, lines', '../../data/plain.txt', baseline.plain, '0', '0.01'] as const,
    ['plain lines looked at once', '../../data/plain-2.txt', baseline.plainLater, '0', '0.01'] as const,
  ].flatMap(([what, url, base, two, one]) => {
    const lines = rowsOf(url)
    const raised = (least: number) => rate(lines, (text) => tierOf(text) >= least)
    return [
      row(`${what} (${lines.length}): tier 2`, raised(2), base.two, atMost(0.026, two), 0.008),
      row(`${what} (${lines.length}): anything`, raised(1), base.one, atMost(0.06, one), 0.008),
    ]
  })

function postRows(folder: string): Row[] {
  const posts = ordinaryPosts(folder)
  const suicidal = forumPosts(folder, 'suicide')
  if (posts.length === 0) return []
  const raised = (some: string[], least: number) => rate(some, (text) => tierOf(text) >= least)
  const [ordinary, forum] = [
    `ordinary posts about a partner, ${posts.length}`,
    `posts of a forum of the suicidal, ${suicidal.length}`,
  ]
  return [
    row(`${ordinary}: tier 2`, raised(posts, 2), baseline.posts.two, atMost(0.03, '0.015 after reading'), 0.005),
    row(`${ordinary}: anything`, raised(posts, 1), baseline.posts.one, atMost(0.08, '0.06'), 0.01),
    row(`${forum}: tier 2`, raised(suicidal, 2), baseline.suicide.two, atLeast(0.4, '-')),
    row(`${forum}: asked or acted on`, raised(suicidal, 1), baseline.suicide.one, atLeast(0.7, '0.85')),
  ].map((it): Row => ({ ...it, data: 'public' }))
}

export const safetyModel: RowModule = {
  rows: (data) => [
    ...unseenRows(),
    ...sealedRows(),
    ...unlearntRows(),
    ...ordinaryRows(),
    ...(data ? postRows(data) : []),
  ],
  misses: () =>
    newLines()
      .filter(({ split }) => split === 'train')
      .flatMap(({ t, least, most }) => {
        const tier = tierOf(t)
        return tier < least || tier > most ? [`tier ${tier}, wanted ${least}: ${t}`] : []
      }),
}

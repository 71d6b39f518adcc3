import { readFileSync } from 'node:fs'
import baseline from '../../../data/safety-baseline.json' with { type: 'json' }
import { sight } from './screen.ts'
import unseen from './unseen.json' with { type: 'json' }
import { forumPosts, ordinaryPosts } from '../calibrate.ts'
import { newLines, olderLines, type Labelled } from '../labelled.ts'
import { share, type Row, type RowModule } from '../measure.ts'

const tierOf = (text: string): number => sight(text)?.tier ?? 0
const grave = ({ least }: Labelled) => least >= 2
const harmless = ({ most }: Labelled) => most === 0
const rate = <T>(some: readonly T[], holds: (it: T) => boolean) => share(some.filter(holds).length, some.length)

type Goal = Pick<Row, 'limit' | 'sense' | 'target'>
const atLeast = (limit: number, target: string): Goal => ({ limit, sense: 'at least', target })
const atMost = (limit: number, target: string): Goal => ({ limit, sense: 'at most', target })
const row = (what: string, held: number, base: number | null, goal: Goal, noise = 0.03): Row => ({
  what: `candidate: ${what}`,
  dev: held,
  held: null,
  baseline: base,
  noise,
  ...goal,
})

/** As train/safety.ts measured each quarter of the authors with a classifier that had learnt from the others. */
function unseenRows(): Row[] {
  const [fresh, older] = unseen
  if (!fresh || !older) return []
  const name = (which: string) => `${which}, left out of the training`
  return [
    row(
      `${name('a quarter of 66 authors')}: grave lines at tier 2`,
      fresh.recall,
      baseline.train.recall,
      atLeast(0.5, '0.70'),
    ),
    row(
      `${name('a quarter of 66 authors')}: grave lines asked or acted on`,
      fresh.asked,
      baseline.train.asked,
      atLeast(0.66, '0.85'),
    ),
    row(
      `${name('a quarter of 66 authors')}: harmless lines at tier 2`,
      fresh.alarms,
      baseline.train.alarms,
      atMost(0.05, '0.05'),
    ),
    row(
      `${name('a quarter of 66 authors')}: harmless lines at all`,
      fresh.questions,
      baseline.train.questions,
      atMost(0.1, '-'),
    ),
    row(`${name('older authors')}: grave lines at tier 2`, older.recall, null, atLeast(0.43, '0.70')),
    row(`${name('older authors')}: harmless lines at tier 2`, older.alarms, null, atMost(0.09, '0.05')),
  ]
}

/** Authors who are only measured, with the whole candidate, statements and classifier. */
function sealedRows(): Row[] {
  // Those from a73 on wait for the screen that is measured next: they are looked at once.
  const sealed = newLines().filter(({ split, by }) => split === 'sealed' && Number(by.slice(1)) < 73)
  const older = olderLines().filter(({ split }) => split === 'sealed')
  const base = baseline.sealed
  const [bad, good] = [sealed.filter(grave), sealed.filter(harmless)]
  const at = (least: number) => (it: Labelled) => tierOf(it.t) >= least
  const met = bad.filter(at(2))
  return [
    row('twelve sealed authors: grave lines at tier 2', rate(bad, at(2)), base.recall, atLeast(0.53, '0.70')),
    row('twelve sealed authors: grave lines asked or acted on', rate(bad, at(1)), base.asked, atLeast(0.66, '0.85')),
    row('twelve sealed authors: harmless lines at tier 2', rate(good, at(2)), base.alarms, atMost(0.06, '0.05'), 0.01),
    row('twelve sealed authors: harmless lines at all', rate(good, at(1)), base.questions, atMost(0.12, '-'), 0.02),
    row(
      'twelve sealed authors: right category where acted on',
      rate(met, ({ t, categories }) => {
        const seen = sight(t)?.category
        return seen !== undefined && (categories.includes(seen) || seen === 'threat-to-others')
      }),
      null,
      atLeast(0.75, '-'),
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

const rowsOf = (url: string): string[] =>
  readFileSync(new URL(url, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))

/** Talks, news, work and chores in which nobody is in danger; no line of them is learnt from. */
function ordinaryRows(): Row[] {
  const talk = rowsOf('../cases/ordinary-talk.txt')
  const plain = rowsOf('../../../data/plain.txt')
  const at = (least: number) => (text: string) => tierOf(text) >= least
  return [
    row(
      `ordinary talk, ${talk.length} messages: tier 2`,
      rate(talk, at(2)),
      baseline.talk.two,
      atMost(0.025, '0.005'),
      0.008,
    ),
    row(
      `ordinary talk, ${talk.length} messages: anything`,
      rate(talk, at(1)),
      baseline.talk.one,
      atMost(0.06, '0.02'),
      0.008,
    ),
    row(
      `plain news, work, chores, ${plain.length} lines: tier 2`,
      rate(plain, at(2)),
      baseline.plain.two,
      atMost(0.026, '0'),
      0.004,
    ),
    row(
      `plain news, work, chores, ${plain.length} lines: anything`,
      rate(plain, at(1)),
      baseline.plain.one,
      atMost(0.05, '0.01'),
      0.004,
    ),
  ]
}

function postRows(folder: string): Row[] {
  const posts = ordinaryPosts(folder)
  const suicidal = forumPosts(folder, 'suicide')
  if (posts.length === 0) return []
  const at = (least: number) => (text: string) => tierOf(text) >= least
  const open = (it: Row): Row => ({ ...it, data: 'public' })
  return [
    row(
      `ordinary posts about a partner, ${posts.length}: tier 2`,
      rate(posts, at(2)),
      baseline.posts.two,
      atMost(0.03, '0.015 after reading'),
      0.005,
    ),
    row(
      `ordinary posts about a partner, ${posts.length}: anything`,
      rate(posts, at(1)),
      baseline.posts.one,
      atMost(0.08, '0.06'),
      0.01,
    ),
    row(
      `posts of a forum of the suicidal, ${suicidal.length}: asked or acted on`,
      rate(suicidal, at(1)),
      baseline.suicide.one,
      atLeast(0.6, '0.85'),
    ),
  ].map(open)
}

/** A screen that does not ship, beside the screen that does (the baseline; coach/data/safety-baseline.json). */
export const candidate: RowModule = {
  rows: (data) => [...unseenRows(), ...sealedRows(), ...ordinaryRows(), ...(data ? postRows(data) : [])],
}

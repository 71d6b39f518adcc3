import { read as asked } from '../builtin/reading.ts'
import { FROM } from '../guide/told-answer.ts'
import { answerTo, questions as asking, wishIn } from '../guide/wanted.ts'
import { isNearDanger } from '../safety/screen.ts'
import { talkOf, whomIn } from '../read/talk.ts'
import { answerLines, leanLines, underLines } from './asked-lines.ts'
import { intentLines } from './labelled.ts'
import { atLeast, atMost, share, type Goal, type Row } from './measure.ts'
import { written } from './written.ts'

/** What is asked, and what is written for it: answers, sides to lean to, and what is said in talks of harm. */

export const row = (what: string, held: number, goal: Goal, noise = 0.03): Row => ({
  what: `reader, ${what}`,
  dev: held,
  held: null,
  baseline: null,
  noise,
  ...goal,
})

/** Who wrote down what thousands ask, in the obvious words. */
export const ORDINARY = 'oq'

/** Questions that nothing was learnt from: whether a written answer is given, and whether it is one that fits. */
export function answerRows(
  which: string,
  of: (it: { by: string }) => boolean,
  [least, right]: readonly [number, number],
): Row[] {
  const questions = answerLines().filter((it) => it.split === 'sealed' && of(it))
  const given = questions.flatMap(({ t, before, ...fits }) => {
    const { answers, wanted } = wishIn(t, asked(t, [], null, null), before)
    const it = answerTo(answers, wanted)
    return it && (it.safe || !isNearDanger(t)) ? [{ id: it.id, ...fits }] : []
  })
  const fitting = given.filter(({ id, answer, also }) => id === answer || id === also)
  const mayFit = given.filter(({ answer }) => answer !== 'none')
  return [
    row(
      `${which} questions, ${questions.length} sealed: a written answer is given`,
      share(given.length, questions.length),
      atLeast(least),
    ),
    row(
      `${which} questions, sealed: the one given fits, where any does`,
      share(fitting.length, mayFit.length),
      atLeast(right),
    ),
  ]
}

/** Questions of a hand that nothing was learnt from: whether a side is surely taken, and whether it is one that was labelled. Where none would be good, one is wrong. */
function sidesTaken(
  what: string,
  of: (it: { by: string }) => boolean,
  [often, right]: readonly [number, number],
): Row[] {
  const questions = leanLines().filter((it) => it.split === 'sealed' && of(it))
  const given = questions.flatMap(({ t, before, earlier, lean, also }) => {
    const { isSided, wanted, sides } = wishIn(t, asked(t, [], null, null, earlier), before)
    const { label, chance } = sides()[0]!
    const isAsked = isSided || asking.includes(wanted)
    return isAsked && chance >= FROM ? [label === lean || label === also] : []
  })
  return [
    row(`${questions.length} ${what}, sealed: a side is given`, share(given.length, questions.length), atLeast(often)),
    row(`${what}, sealed: the side given is right`, share(given.filter(Boolean).length, given.length), atLeast(right)),
  ]
}
/** Who wrote whole talks, as they come in a week; and who wrote for each side. */
export const [IN_TALKS, BY_SIDE] = [['tw9', 'tw40'], 'ls1']
export function sideRows(): Row[] {
  const others = intentLines().filter(({ split, intent }) => split === 'sealed' && ofOthers.includes(intent))
  const taken = others.filter(({ t }) => wishIn(t, asked(t, [], null, null)).isSided)
  return [
    ...sidesTaken('questions of whether', ({ by }) => by === BY_SIDE, [0.65, 0.3]),
    ...sidesTaken('questions in talks', ({ by }) => by !== BY_SIDE, [0.7, 0.45]),
    row(
      `${others.length} tellings, requests and questions of how, sealed: taken for whether`,
      share(taken.length, others.length),
      atMost(0.05),
    ),
  ]
}
const ofOthers = ['tells', 'only-listen', 'words', 'what-do-i-do', 'thanks', 'leaves', 'resolves', 'good-outcome']

/** Who wrote whole talks with people whom somebody close harms. */
const OF_HARM = 'dt9'
/** What is written in talks of harm: whether something of those for it is said, and whether it is one that was labelled. */
export function underRows(): Row[] {
  const all = underLines().filter(({ by }) => by === OF_HARM)
  const said = all.flatMap(({ t, earlier, under, also }) => {
    const [first] = asked(t, [], null, null, earlier).topics()
    return first ? [first.id === under || first.id === also] : []
  })
  const which = 'in talks of harm, sealed'
  return [
    row(
      `${all.length} messages ${which}: something written for it is said`,
      share(said.length, all.length),
      atLeast(0.2),
    ),
    row(`${which}: what is said was labelled`, share(said.filter(Boolean).length, said.length), atLeast(0.4)),
  ]
}

/** Who wrote requests for words in talks of harm, from whom nothing was learnt. */
const OF_WHOM = 'to3'
/** From this chance on it is known whom words are for (builtin/words-to-safe.ts). */
const KNOWN = 0.4
/** To whom words are wanted in talks of harm: how often the likeliest is right, and where words are given by it. */
export function whomRows(): Row[] {
  const all = written().flatMap(({ by, to, t, earlier = [] }) => {
    if (by !== OF_WHOM || !to) return []
    const { label, chance } = whomIn(t, earlier, talkOf(t, earlier)('to'))[0]!
    return [{ isRight: label === to, isKnown: chance >= KNOWN }]
  })
  const known = all.filter(({ isKnown }) => isKnown)
  const right = (some: typeof all) => share(some.filter(({ isRight }) => isRight).length, some.length)
  const which = `${all.length} requests in talks of harm, sealed`
  return [
    row(`${which}: whom words are for is right`, right(all), atLeast(0.55)),
    row(`${which}: where words are given by it`, right(known), atLeast(0.6)),
  ]
}

import { needsHelp } from '@mallama/contracts/help'
import { directQuestions } from '../knowledge/safety-lines.ts'
import { disclaims, sight, type Flag } from '../safety/screen.ts'
import { advise, redraft } from './advise.ts'
import { wordsFor } from './answer-words.ts'
import * as answers from './answers.ts'
import { asksWhether, shouldI } from './answer-should.ts'
import { asksForWords } from './asked-for.ts'
import { choose, inOrder, say, type Composer } from './composer.ts'
import { requested } from './draft-asked.ts'
import { explore } from './explore.ts'
import { notSafety } from './reactions.ts'
import { read, type Reading } from './reading.ts'
import type { State } from './state.ts'

/** A child's flag stays a child's: a later, vaguer sighting about the same person is no new matter. */
export function staying(c: Composer, flag: Flag): { flag: Flag; moved: boolean } {
  const { related } = c.state
  if (flag.category === 'child-abuse') {
    const id = `flag/child-abuse/${flag.thirdParty ? 'third' : 'own'}`
    if (!related.some((it) => it.startsWith('flag/child-abuse'))) related.push(id)
    return { flag, moved: false }
  }
  const held = related.find((it) => it.startsWith('flag/child-abuse'))
  if (!held || !/^(?:abuse|sexual-coercion|stalking)$/.test(flag.category)) return { flag, moved: false }
  return { flag: { ...flag, category: 'child-abuse', thirdParty: held.endsWith('third') }, moved: true }
}

/** Whether a rule or the person's own yes stands behind the flag, or only the model, and on how many messages. */
export function originOf(c: Composer, raised: boolean): State['flagFrom'] {
  const { state, reading, input } = c
  const before = state.flagFrom ?? (state.flagTurns > 0 ? past(input.history) : null)
  if (before === 'rule') return 'rule'
  const seen = graveSight(reading.text)
  // Raised without a sighting: a yes to the direct question.
  const yes = c.awaited === 'safety' && reading.acts.includes('yes') && reading.words <= 12
  if (seen === 'rule' || (seen === null && (raised || yes))) return 'rule'
  return seen === 'model' && before !== null ? 'models' : (before ?? seen)
}

function graveSight(text: string): 'rule' | 'model' | null {
  const seen = sight(text)
  if (!needsHelp(seen)) return null
  return seen.rule.startsWith('model/') ? 'model' : 'rule'
}

/** For a state that was lost: worked out again from what the person wrote. */
function past(history: Composer['input']['history']): State['flagFrom'] {
  const seen = history
    .filter((it) => it.role === 'user')
    .slice(-20)
    .map((it) => graveSight(it.content))
    .filter((it) => it !== null)
  return seen.includes('rule') ? 'rule' : seen.length > 1 ? 'models' : 'model'
}

/** Words with a matter of their own, which no line about safety can stand in for. */
export const asksForOther = (c: Composer): boolean =>
  asksForWords(c.reading.text) && requested(c.reading.text, c.grammar.who, c.state.names) !== null

const denies =
  /\b(?:i[’']?m|i am|we[’']?re|everyone is|all) (?:\w+ )?(?:fine|ok(?:ay)?|safe|good|all right|alright)\b|^(?:no|nope|nah)\b|^what[?!. ]*$|\b(?:misunderst\w+|not what i meant|nothing like that|why (?:would|do|are) you)\b/i

/**
 * One message looked grave to the model alone, and nothing since bears it out: it is asked about once more, together
 * with what the person came for; then the talk goes on. The flag itself stays where it is.
 */
export function doubt(c: Composer, flag: Flag, next: boolean): void {
  onward(c)
  if (!next || disclaims(c.reading.text) || denies.test(c.reading.text.trim())) return
  const kind =
    flag.category === 'child-abuse'
      ? 'child'
      : flag.thirdParty
        ? 'helper'
        : flag.category === 'self-harm'
          ? 'self-harm'
          : 'other'
  const line = inOrder(c, 'direct', kind === 'child' ? childQuestions : directQuestions[kind])
  insteadOfLast(c, line ?? inOrder(c, 'direct-again', ['Is everyone safe?']))
  c.state.awaiting = 'safety'
}

const childQuestions = [
  'One direct question, because of what you wrote before: is a child being hurt, or is everyone safe?',
  'May I ask directly: is anyone hurting you or another child?',
]

/** One question a reply: the last one gives way. */
export function insteadOfLast(c: Composer, line: string | null): void {
  if (!line) return
  const at = c.pieces.findLastIndex((it) => it.replace(/"[^"]*"/g, '').includes('?'))
  if (at >= 0) c.pieces.splice(at, 1)
  say(c, `\n\n${line}`)
}

/** What the person came for, answered as in any other talk. */
export function onward(c: Composer): void {
  const { acts } = c.reading
  if (c.state.lastDraft && c.reading.words <= 25 && acts.includes('shorter')) return redraft(c, 'short')
  if (c.state.lastDraft && c.reading.words <= 25 && acts.includes('softer')) return redraft(c, 'soft')
  if (asksWhether(c.reading.text)) return shouldI(c)
  if (asksForWords(c.reading.text)) return wordsFor(c)
  if (acts.includes('advice')) return advise(c)
  if (acts.includes('judge-me')) return answers.judgeMe(c)
  if (acts.includes('should-i')) return shouldI(c)
  explore(c)
}

const disclaimer =
  /(?:^|[.!?,;\n]|\band\b|\bbut\b)?[^.!?,;\n]{0,60}\b(?:not (?:really )?about (?:my|her|his|their|any(?:one|body)[’']?s?|our) safety|not a safety (?:thing|issue|matter|concern)|(?:i[’']?m|i am) (?:perfectly |completely |totally )?safe)\b(?: (?:btw|though|at all|thanks|thank you|really|ok(?:ay)?))*[.!,; ]*(?:and |but |so |i just |just )?/i

const asksSomething = (reading: Reading): boolean =>
  asksWhether(reading.text) ||
  asksForWords(reading.text) ||
  reading.acts.some((act) => /^(?:script|advice|judge-me|should-i|would-you|read-them|normal)$/.test(act))

/**
 * After "this is not about my safety" the question that was put is answered: the one in the same message, else the last
 * one before it that the safety question had pushed aside. Where nothing was asked, the talk goes on where it was.
 */
export function disclaimed(c: Composer): void {
  const { state, input } = c
  const readAs = (text: string) => read(text, state.names, state.focus, null)
  const rest = c.reading.text.replace(disclaimer, ' ').trim()
  const here = rest.length > 8 ? readAs(rest) : null
  const before = input.history
    .filter((it) => it.role === 'user')
    .slice(-3)
    .toReversed()
    .map((it) => readAs(it.content))
    .find(asksSomething)
  const asked = here && asksSomething(here) ? here : here && here.words > 5 ? null : before
  if (!asked) return notSafety(c)
  c.reading = asked
  say(
    c,
    choose(c, 'not-safety', [
      'Thank you for saying it plainly. I take you at your word.',
      'Good to know, and I am glad I could ask. Then to what you asked.',
      'All right, then I have read more into it than you meant.',
    ]),
  )
  onward(c)
}

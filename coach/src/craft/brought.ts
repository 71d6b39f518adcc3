import { arguable } from '../guide/draft.ts'
import { readTurn } from '../read/turn.ts'
import type { Piece } from './goal.ts'
import { bare, has, isIn, isInward, isOwn, isUnwanted, lists, plainly, withoutJoin, wordsIn } from './order-words.ts'
import { namesWithin, roles } from './persons.ts'

const [NEAR, LONG_SENTENCE, MOST_BEFORE, pointing] = [7, 30, 3, "it this that that's stop instead"]

/**
 * What was told before the order is what it is about: where it asks, thanks, owns up or points to it ("I want it
 * back"), what happened between the two is said in front; true where that is what the other did.
 */
export function bringIn(pieces: Piece[], before: readonly string[], isOwing: boolean): boolean {
  const first = pieces.find(({ loose }) => !loose) ?? pieces[0]!
  const [at, words] = [pieces.indexOf(first), wordsIn(first.words).map(bare)]
  const isPointer = words.slice(0, NEAR).some((it, n) => isIn(it, pointing) && !isIn(words[n - 1], 'make'))
  const isWish = isIn(first.act, 'ask boundary remind') || words.slice(0, 3).some((it) => lists.wants.has(it))
  const said = isPointer || isWish || isOwing ? before.filter(isBetween).slice(-MOST_BEFORE) : []
  const isDone = said.some((it) => isIn(it.split(' ', 1)[0], 'you'))
  const rest = pieces.slice(0, at).filter(({ words }) => !said.some((it) => it.includes(words)))
  const told = { act: 'tell', form: 'clause', loose: true, from: first.from } as const
  pieces.splice(0, at, ...said.map((it) => ({ ...told, words: withoutJoin(it) })), ...rest)
  return isDone
}

/** What the other is, has, says or feels is theirs to say; so is what they did, where nothing is asked (`isLoose`). */
export function isTheirs([you, second, third, ...more]: readonly string[], isLoose: boolean): boolean {
  const verb = plainly(isIn(second, 'keep') || (isIn(second, 'have') && third?.endsWith('ed')) ? third : second)
  const isGranted = lists.granting.has(verb) || isIn(third, 'to')
  const isYou = isIn(you, "you you've")
  const isOf = isIn(you, "you're your") || (isYou && (isLoose ? !isGranted : lists.states.has(verb)))
  const [part = ''] = [you, second, third, ...more].join(' ').split(',')
  return (isOf && !has(part, lists.first)) || (isYou && arguable(part) !== null)
}

/** As much as keeps a message from being sent. */
export function scorns(said: string): boolean {
  const { cues, harm } = readTurn(`${said}.`)
  return harm.score >= 4 && cues.has('contempt')
}

/** "I don't want to sing": what the writer will not do, and not how it is to be said. */
export function isRefused(said: string): boolean {
  const [first, ...more] = wordsIn(said)
  const at = more.findIndex((it) => isIn(it, 'want')) + 1
  return isIn(first, 'i') && at > 1 && isUnwanted(more, at) && !isInward(more.slice(at).join(' '))
}

/** Of the writer or to the other, of nobody else, not for the coach and no scorn. */
export function isBetween(said: string): boolean {
  const [first, second, ...more] = wordsIn(withoutJoin(said))
  const isTo = has(said, lists.second)
  // "I am hopeless at this", "I want something kind" is told to the coach, and "my wife is furious" is somebody else's.
  const isBare = isIn(first, "i'm it it's") || isIn(second, 'am want need') || roles.has(bare(second))
  const isMine = isOwn(first) && (isTo || !isBare || (has(said, lists.first) && !roles.has(bare(second))))
  const isFact = isMine || (isIn(first, "you you've you'd your") && !isTheirs([first!, second!, ...more], false))
  const isElse = has(said, lists.third) || namesWithin(said).length > 0 || isInward(said)
  return isFact && more.length < LONG_SENTENCE && !isElse && !scorns(said)
}

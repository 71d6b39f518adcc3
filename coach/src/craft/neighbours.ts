import { horsemenIn } from './score.ts'
import { readTurn } from '../read/turn.ts'
import { bare, isIn, lists, wordsIn } from './order-words.ts'
import type { Piece } from './goal.ts'

const asks: ReadonlySet<string> = new Set(['ask', 'boundary', 'remind'])

/** A piece of the message as it is best said: an order that is told as a request, and a reason before what is asked for. */
export function apartIn(piece: Piece): Piece[] {
  const must = piece.form === 'clause' ? mustIn(piece.words) : null
  const asked: Piece = must ? { ...piece, act: 'boundary', form: 'do', words: must } : piece
  if (must) delete asked.loose
  const [words = '', ...reasons] = asked.words.split(' because ')
  const reason = reasons.join(' because ')
  const isApart =
    asks.has(asked.act) && asked.form !== 'clause' && reason.includes(' ') && !isIn(reason.split(' ')[0], 'of')
  if (!isApart) return [asked]
  return [
    { ...asked, act: 'tell', form: 'clause', words: reason, loose: true },
    { ...asked, words },
  ]
}

/** "You must wash up" asks for it; null where it tells something else: "you must be tired". */
function mustIn(words: string): string | null {
  const [you, verb, ...rest] = wordsIn(words)
  const from = isIn(verb, 'must') ? 0 : isIn(verb, 'have need') && isIn(rest[0], 'to') ? 1 : rest.length
  const isState = isIn(verb, 'must') && lists.states.has(bare(rest[0]))
  return isIn(you, 'you') && from < rest.length && !isState ? rest.slice(from).join(' ') : null
}

const [FEW, LONGEST] = [5, 30]
const wishes: ReadonlySet<string> = new Set(['want', 'need', 'like'])
const has = (words: readonly string[], some: ReadonlySet<string>) => words.some((it) => some.has(bare(it)))

/** Whether what the message points to stands in it, and the word that points to what doesn't; null where none does. */
interface Pointed {
  isBrought: boolean
  missing: string | null
}

/**
 * Where the first piece points to what stands before it ("I want it back", "ask her to stop"), the nearest of that which
 * surely is for them stands in front: it speaks to them, of nobody else, and attacks nobody. `before`: in words to them.
 */
export function bringIn(pieces: Piece[], before: readonly string[]): Pointed {
  const none: Pointed = { isBrought: false, missing: null }
  const [first] = pieces
  if (!first) return none
  const words = wordsIn(first.words).slice(0, FEW).map(bare)
  const isAsk = first.form !== 'clause' ? asks.has(first.act) : isIn(words[0], "i i'd we") && has(words, wishes)
  const isStop = words[0] === 'stop' && words.length === 1
  const pointer = words.find((it, at) => {
    if (!isIn(it, 'it this that')) return at > 0 && lists.third.has(it)
    return !isIn(words[at - 1], 'make') && (it === 'it' || at === words.length - 1)
  })
  if (!isAsk || before.length === 0 || !(pointer || isStop)) return none
  const found = before.findLast((said) => {
    const all = wordsIn(said)
    const isTheirs = has(all, lists.second) && !has(all, lists.third)
    return isTheirs && all.length <= LONGEST && horsemenIn(readTurn(said)).length === 0
  })
  if (!found) return { isBrought: false, missing: pointer === 'it' ? 'it' : null }
  const all = wordsIn(found)
  const at = all.findIndex((it, n) => isIn(it, 'keep keeps') && all[n + 1]?.endsWith('ing'))
  const end = all.findIndex((it, n) => n > at && isIn(it, 'and but') && !all[n + 1]?.endsWith('ing'))
  // "You keep heating up fish" and "stop": "stop heating up fish".
  if (isStop && at >= 0) first.words = `stop ${all.slice(at + 1, end < 0 ? all.length : end).join(' ')}`
  else pieces.unshift({ ...first, act: 'tell', form: 'clause', words: found, loose: true })
  return { isBrought: true, missing: null }
}

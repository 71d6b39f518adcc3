import { bare, has, isBegin, isEvent, isIn, lists, withoutJoin, wordsIn } from './order-words.ts'
import { IF, type Order } from './orders.ts'

/** What the message says, in words to the one it is for; `from`: its sentence of the goal; `loose`: no order said to say it. */
export type Piece = Pick<Order, 'act' | 'form'> & { words: string; from: string; loose?: boolean }

/** "Wash up" of "you must wash up"; empty for "you must be tired", which asks for nothing. */
function mustIn(said: string): Pick<Piece, 'words' | 'form'> {
  const [you, verb, next, ...rest] = wordsIn(said)
  const isTo = isIn(verb, 'have need') && isIn(next, 'to')
  const isNot = isIn(verb, "mustn't") || (isIn(verb, 'must') && isIn(next, 'not'))
  const words = isTo || isIn(next, 'not') ? rest : [next, ...rest]
  const isMust = isIn(you, 'you') && rest.length > 0 && (isTo || isNot || isIn(verb, 'must'))
  const isAsked = isMust && (isNot || !lists.states.has(bare(words[0])))
  return { words: isAsked ? words.join(' ') : '', form: isNot ? 'not' : 'do' }
}

/** As it is best said: an order that is told is a request ("you must wash up"). */
export function apartIn(piece: Piece): Piece[] {
  const all = wordsIn(piece.words)
  const [verb = '', whom = '', ...rest] = all
  const isTogether = all.some((it, at) => isIn(it, 'me us') && isIn(all[at - 1], 'with'))
  const asked: Piece = { ...piece, act: 'ask', form: 'whether', loose: false }
  // "Come to the fair with me" is no favour.
  if (piece.form === 'do' && isIn(verb, 'come go join') && isTogether)
    return [{ ...asked, words: `you would like to ${piece.words}` }]
  const [, wish = ''] = piece.words.split(`${IF}you `)
  if (wish && ![lists.turned, lists.denials, lists.states].some((it) => it.has(bare(wish.split(' ', 1)[0]))))
    return apartIn({ ...piece, form: 'do', words: wish })
  const does = isIn(verb, 'do does') ? '' : ` ${verb.toLowerCase()}`
  const isAsked = piece.form === 'clause' && lists.turned.has(bare(verb)) && isIn(whom, 'you i we')
  if (isAsked) return [{ ...asked, words: `${whom}${does} ${rest.join(' ')}` }]
  const { words, form } = mustIn(piece.form === 'clause' ? piece.words : '')
  return [words ? { ...piece, act: 'boundary', form, words, loose: false } : piece]
}

/** Somebody does something in it, and no turned pronoun has broken it: none of "the days", "you from work". */
export function isWhole(said: string): boolean {
  const words = wordsIn(withoutJoin(said)).map(bare)
  const isVerbless =
    (lists.owners.has(words[0]!) || words[0] === 'your') && words.length < 3 && !has(said, lists.finite)
  const isOdd = (at: number) =>
    isIn(words[at + 1], `${at > 0 ? '' : 'from when '}who is has does was he she`) || isIn(words[at - 1], 'is')
  const isBroken = words.some((it, at) => it === 'you' && isOdd(at))
  return words.length > 1 && !isVerbless && !isBroken && !isHeadless(said) && !lists.dangling.has(words.at(-1)!)
}

/** ", my daughter has fever": a sentence of its own. */
export function standsAlone(words: string): boolean {
  const [first, second] = wordsIn(withoutJoin(words.trim().slice(1)))
  if (second === undefined || ![...',;:'].includes(words.trim().charAt(0))) return false
  return isBegin(first) || (lists.owners.has(bare(first)) && has(words, lists.finite))
}

/** "Had a baby", "messed it up": somebody did it, and nobody says who. */
export function isHeadless(said: string): boolean {
  const [first = '', second] = wordsIn(withoutJoin(said))
  const isFinite =
    lists.finite.has(bare(first)) && !lists.asking.has(bare(first)) && !isEvent(first) && !isIn(first, 'is are')
  return (isFinite || (bare(first).endsWith('ed') && first.length > 4)) && !isBegin(second)
}

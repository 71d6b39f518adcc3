import { GAP } from '@mallama/contracts/gap'
import { inTurn, offer, say, type Composer } from '../builtin/composer.ts'
import { isGuarded } from '../builtin/set-aside.ts'
import { bare, wordsIn } from '../craft/order-words.ts'
import type { Deed } from '../read/labels.ts'
import { readTurn } from '../read/turn.ts'
import { nearness, sentencesIn, setOf, stripped } from '../text/words.ts'
import { lines, manners, seconds, type Manner } from './data.ts'
import { arguable, dictatedIn } from './draft.ts'
import { keepsBack } from './finished.ts'
import { inManner, looksAt, stands } from './made.ts'
import { again, madeIn } from './steps.ts'
import { notHere } from './advice.ts'
import { direct } from './told-answer.ts'
import { isToUs, turned } from './told.ts'

const { verbs, beside, about, least, most, leads } = lines.putIn
const [puts, next] = [setOf(verbs), setOf(beside)]
/** What is said once it is done, and where it is left to be done by hand. */
const toDo: Readonly<Record<string, { did?: string[]; hand?: string[] }>> = lines.deeds
const lands = seconds.find(({ id }) => id === 'lands')!

/** Words that stand there, changed as it is asked for. What cannot surely be done is left to the person, with all of it in the box: nothing of theirs is written anew by guess. */
export function changed(c: Composer, deed: Deed | Manner, made: string): boolean {
  if (isGuarded(c.state)) return false
  const { did = [], hand = [] } = toDo[deed] ?? {}
  const stand = (line: string, text: string) => keepsBack(c, line) || (say(c, inTurn(c, did)), stands(c, text))
  if (deed === 'put-in') {
    const said = toPutIn(c)
    return said ? stand(said, withIt(made, said)) : byHand(c, withIt(made, `${GAP}.`), hand)
  }
  if (deed === 'own') {
    const own = ownIn(c.input.message)
    return own ? stand(own, own) : byHand(c, c.input.message, hand)
  }
  if (deed === 'good') return isGood(c, made, did)
  const manner = manners.find((it) => it === deed)
  return (manner !== undefined && inManner(c, made, manner)) || (hand.length > 0 && byHand(c, made, hand))
}

/** Nothing in it is easy to argue with, hurts, or is more than a message holds; else how it may come across. */
function isGood(c: Composer, made: string, did: readonly string[]): boolean {
  const isFine = !arguable(made) && readTurn(made).harm.score < least && wordsIn(made).length <= most
  if (!looksAt(c, made) && !isFine) return direct(c, lands)
  if (isFine) say(c, inTurn(c, did))
  offer(c, lines.afterWords)
  return true
}

/** All of it in the box, to be changed there. */
function byHand(c: Composer, text: string, spoken: readonly string[]): true {
  say(c, inTurn(c, spoken))
  again(c, text)
  return true
}

/** Room for more behind what was made. */
export function room(c: Composer): void {
  const made = isGuarded(c.state) ? undefined : madeIn(c)
  if (made) byHand(c, `${made} ${GAP}.`, lines.deeds['put-in'].hand)
  else notHere(c)
}

/** Before what is asked or wished last, which the rest leads to. */
function withIt(made: string, said: string): string {
  const all = sentencesIn(made)
  return (all.length > 1 ? all.toSpliced(-1, 0, said) : [...all, said]).join(' ')
}

/** What is to be put in, as a sentence to whom it is for. */
function toPutIn(c: Composer): string | null {
  const said = wordsIn(c.input.message)
  const at = said.findIndex((it) => puts.has(bare(it)))
  const from = said.findIndex((it, n) => n > at && !next.has(bare(it)))
  const line = turned(c, at < 0 || from < 0 ? c.input.message : `Tell them that ${said.slice(from).join(' ')}`)
  return line && nearness(about, line) === 0 ? line : null
}

/** A version of their own in a message to us: without "I'd put it like", or a sentence that is for us. */
function ownIn(message: string): string | null {
  const lead = [...leads].find((it) => low(message).includes(it) && low(message).indexOf(it) < A_LEAD)
  const text = lead ? stripped(message.slice(low(message).indexOf(lead) + lead.length), ' ,.:', '') : message
  const all = sentencesIn(text)
  const from = all.findIndex((it) => !isToUs(it))
  return dictatedIn(message) ?? (from >= 0 ? all.slice(from).join(' ') : null)
}
const low = (text: string) => text.toLowerCase().replaceAll('’', "'")
/** So near its beginning a lead stands. */
const A_LEAD = 20

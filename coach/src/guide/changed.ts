import { GAP } from '@mallama/contracts/gap'
import { inTurn, say, sayOne, type Composer } from '../builtin/composer.ts'
import { isGuarded } from '../builtin/set-aside.ts'
import { bare, wordsIn } from '../craft/order-words.ts'
import { clausesIn } from '../read/pressed.ts'
import type { Deed } from '../read/labels.ts'
import { readTurn } from '../read/turn.ts'
import { nearness, sentencesIn, setOf, stripped } from '../text/words.ts'
import { lines, manners, type Manner } from './data.ts'
import { dictatedIn, mended, quotedIn } from './draft.ts'
import { keepsBack } from './finished.ts'
import { judged } from './judged.ts'
import { inManner, stands } from './made.ts'
import { again, madeIn } from './steps.ts'
import { notHere } from './advice.ts'
import { isToUs, turned } from './told.ts'

const { verbs, beside, about, stings, leads } = lines.putIn
const [puts, next] = [setOf(verbs), setOf(beside)]
/** What is said once it is done, and where it is left to be done by hand. */
const spoken: Readonly<Record<string, { did?: string[]; hand?: string[] }>> = lines.deeds

/** Words that stand there, changed as it is asked for. What cannot surely be done is left to the person, with all of it in the box: nothing of theirs is written anew by guess. */
export function changed(c: Composer, deed: Deed | Manner, made: string): boolean {
  if (isGuarded(c.state)) return false
  const { did = [], hand = [] } = spoken[deed] ?? {}
  // Line by line nothing may be said that all of it says: a goodbye comes in pieces.
  const stand = (line: string, text: string, done = did) => {
    if (keepsBack(c, line) || keepsBack(c, text)) return true
    say(c, inTurn(c, done))
    if (readTurn(line).harm.score >= stings) sayOne(c, lines.stings)
    return stands(c, text)
  }
  if (deed === 'own') {
    const own = versionIn(c.input.message, made) ?? unaddressed(c.input.message)
    return own ? stand(own, own, lines.deeds.own.did) : byHand(c, c.input.message, lines.deeds.own.hand)
  }
  if (deed === 'put-in') {
    // What is to be put in, as it was told us; null where it is only named.
    const all = wordsIn(c.input.message)
    const at = all.findIndex((it) => puts.has(bare(it)))
    const from = all.findIndex((it, n) => n > at && !next.has(bare(it)))
    const rest = at < 0 || from < 0 ? c.input.message : all.slice(from).join(' ')
    const tail = nearness(about, rest) > 0 ? null : rest
    const said = tail && (quotedIn(tail, 2) ? mended(quotedIn(tail, 2)!) : saidWhole(c, tail))
    if (said) return stand(said, withIt(made, said))
    const isTold = tail !== null && tail !== c.input.message && wordsIn(tail).length >= A_FEW
    return isTold ? byHand(c, withIt(made, mended(tail)), lines.toldIn) : byHand(c, withIt(made, `${GAP}.`), hand)
  }
  if (deed === 'good') return judged(c, made)
  const manner = manners.find((it) => it === deed)
  return (manner !== undefined && inManner(c, made, manner)) || (hand.length > 0 && byHand(c, made, hand))
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

/** Before its last sentence, which mostly asks, wishes or closes. */
function withIt(made: string, said: string): string {
  const all = sentencesIn(made)
  const whole = all.length > 1 ? all.toSpliced(-1, 0, said) : [...all, said]
  return whole.map((it, at) => (at < whole.length - 1 ? mended(it) : it)).join(' ')
}

/** What is to be put in, as a sentence to whom it is for; null where not all of it can be, or a part of it is for us. */
function saidWhole(c: Composer, tail: string): string | null {
  const isTail = tail !== c.input.message
  const line = turned(c, isTail ? `Tell them that ${tail}` : tail, tail)
  const isWhole = line !== null && (!isTail || wordsIn(line).length >= WHOLE * wordsIn(tail).length)
  const isOurs = isWhole && clausesIn(line).some(({ words: it }) => wordsIn(it).length >= A_CLAUSE && isToUs(it))
  return isWhole && !isOurs ? line : null
}
/** So much of the words has to be said; a clause of so many may be for us; of so many they are a sentence; and so near its beginning a lead stands. */
const [WHOLE, A_CLAUSE, A_FEW, A_LEAD] = [0.6, 2, 3, 20]

const low = (text: string) => text.toLowerCase().replaceAll('’', "'")
/** A version of their own where it is plain where it begins: in quotation marks, behind a colon, or "I'd put it like"; what is quoted out of the words that stand is none. */
export function versionIn(message: string, made = ''): string | null {
  const lead = leads.find((it) => low(message).includes(it) && low(message).indexOf(it) < A_LEAD)
  const said = lead && stripped(message.slice(low(message).indexOf(lead) + lead.length), ' ,.:', '')
  const dictated = dictatedIn(message)
  const own = dictated ? unaddressed(dictated, true) : (said && unaddressed(said)) || null
  return own && !made.includes(own) ? own : null
}
/** Without the sentences before it, and the questions behind it, that are for us; `whole`: what stands before it is no part for us. */
function unaddressed(text: string, whole = false): string | null {
  const all = sentencesIn(text)
  const from = whole ? 0 : all.findIndex((it) => !isToUs(it))
  const to = all.findLastIndex((it) => !(it.endsWith('?') && isToUs(it))) + 1
  return from < 0 || to <= from ? null : to - from === all.length ? text : all.slice(from, to).join(' ')
}

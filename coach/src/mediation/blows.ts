import type { ArgumentAct } from '@mallama/contracts/coach'
import { sentences } from '../builtin/clauses.ts'
import { readTurn, type TurnReading } from '../read/turn.ts'
import { anyOf, saysOne } from '../text/phrase.ts'
import { scorns } from './danger.ts'

/** COACH.md, "Mediation of two people". */
const harmFrom = 4
/** As much as is read of one text. */
const longest = 4000

/**
 * The first sentence of these words that is a blow by itself, as it was written; null where there is none. Harm is a
 * sum over a turn: a long telling, whole of small complaints, has much of it and strikes nobody. What is said back is in
 * the "you" form by its nature ("You felt stupid because I laughed"), which reads as blame or contempt and is none: there
 * only scorn in so many words is a blow, and the other says whether it was said back rightly.
 */
export function blowIn(text: string, { saidBack }: { saidBack: boolean }): string | null {
  const found = sentences(text.slice(0, longest)).find(
    ({ text: sentence }) => scorns(sentence) || (!saidBack && strikes(readTurn(sentence))),
  )
  return found?.text ?? null
}

/** Words that strike whoever they are said to. */
export const strikes = (reading: TurnReading): boolean =>
  (reading.harm.score >= harmFrom && aimed(reading.text) && !ofOneself(reading) && !ofOthers(reading)) ||
  scorns(reading.text)

const names = anyOf(['you*|u|ur|he|hes|she|shes|him|her|they|theyre|stupid|idiot|pathetic', 'what|such a|an'])
/** "I was worn out and nobody asked" is about nobody in the room. */
const aimed = (text: string) => text.includes('!') || saysOne(text, names)

const saidOfMe =
  /\b(?:call(?:s|ed|ing)? me|(?:told|tells) me (?:that )?i[’']?(?:m| am| was)|(?:said|says) (?:that )?i[’']?(?:m| am| was)|(?:call(?:s|ed|ing)? you|told you (?:that )?you[’']?(?:re| are| were)))\b[^.!?,;\n]{0,60}/gi

const hard: readonly ArgumentAct[] = ['contempt', 'criticism', 'threat']
const hardIn = ({ acts }: TurnReading) => acts.filter(({ id }) => hard.includes(id))

/** "Your brother called me a cow": what was said of them is told, and strikes nobody. */
const ofOthers = (reading: TurnReading) => {
  const left = reading.text.replace(saidOfMe, ' ')
  return every(hardIn(reading), ({ quote }) => !left.includes(quote))
}

const ofMe = anyOf(['im', 'i am|was'])
/** "Because I was desperate. My fault" strikes nobody but the one who says it. */
const ofOneself = (reading: TurnReading) => every(hardIn(reading), ({ quote }) => saysOne(quote, ofMe))

const every = <T>(list: readonly T[], holds: (it: T) => boolean) => list.length > 0 && list.every(holds)

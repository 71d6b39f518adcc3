import file from '../../data/said/ties.json' with { type: 'json' }
import type { Answer } from '../guide/data.ts'
import { answersBy, answersNear, answerTo, asksPlainly, questions, wantedIn } from '../guide/wanted.ts'
import type { Intent } from '../read/labels.ts'
import { sentencesIn } from '../text/split.ts'
import { setOf } from '../text/words.ts'

/** A question and what is wanted to know with it; null where that is not heard. */
type Question = { quote: string; asked: Intent | null }
/** From this chance on it is heard what is asked. */
const ASKED = 0.4
export const isKnown = (wanted: Intent, chance: number): boolean =>
  (wanted === 'words' || questions.includes(wanted)) && chance >= ASKED

/** The last question of what is told beside a message. What its sender may mean, the reading answers. */
export function questionIn(told: string): Question | null {
  const quote = sentencesIn(told).findLast(asksPlainly)?.trim()
  if (!quote) return null
  const { label, chance } = wantedIn(quote)[0]!
  return label === 'what-do-they-think' ? null : { quote, asked: isKnown(label, chance) ? label : null }
}

/** What is told around a question draws its answer away, so it is read alone; below this share an answer is strange to it. */
const [couples, FITS] = [setOf(file.couples), 0.4]
const isMeant = ({ id }: Answer, isCouple: boolean) => isCouple || !couples.has(id)

/** The written answer to a question; near danger (`careful`) only one that says itself what whoever is afraid needs. */
export function answerIn({ quote, asked }: Question, isCouple: boolean, careful: boolean): string | null {
  const it = asked && answerTo(() => answersBy(quote), asked, FITS)
  return it && isMeant(it, isCouple) && (it.safe || !careful) ? it.say : null
}

/** Where none surely fits, those that may. */
export const answersLike = ({ quote, asked }: Question, isCouple: boolean): Answer[] =>
  (asked ? answersNear(answersBy(quote)) : []).filter((it) => isMeant(it, isCouple) && !it.held && it.safe !== false)

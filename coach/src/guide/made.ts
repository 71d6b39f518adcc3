import { say, sayAny, type Composer } from '../builtin/composer.ts'
import { isGuarded } from '../builtin/set-aside.ts'
import { nearest, sentencesIn, setOf, stripped } from '../text/words.ts'
import { firstName } from '../text/people.ts'
import { lines, manners, type Manner, type Style } from './data.ts'
import { arguable, mended } from './draft.ts'
import { ended, greets } from './exercise.ts'
import { otherwise } from './occasions.ts'
import { OWN } from './state.ts'
import { again, madeIn, offerMade, WORDS } from './steps.ts'

/** Words that were made: sent, and asked for in another manner. */

export function send(c: Composer, text: string): void {
  const to = c.input.person && firstName(c.input.person.name)
  c.message = { text, ...(to ? { to } : {}) }
}

/** Words of their own: what is asked for after them is never answered with others. */
export function sendOwn(c: Composer, text: string): void {
  c.state.guide.once.push(OWN)
  send(c, text)
}

const known = manners.map((manner) => ({ manner, cues: lines.manners[manner].cues }))
/** How it is to be said stands at a message's end; what is told before may have the same words. */
export function mannerIn({ reading }: Composer): Manner | null {
  const [first] = nearest(known, sentencesIn(reading.text).slice(-2).join(' '))
  return first && first.score > 0 ? first.it.manner : null
}

/** Their words as they are to stand from now on. */
export function stands(c: Composer, text: string, slots: Record<string, string> = { wish: text }): true {
  c.state.guide.card = { id: WORDS, slots, asked: c.state.guide.card?.asked }
  c.state.guide.open = null
  sendOwn(c, text)
  offerMade(c)
  return true
}

/** Asked for in another manner, what they typed stays theirs: something is put around it, or left out; else how it is done, and all of it to be changed. */
export function inManner(c: Composer, given: string | null = null, manner = mannerIn(c)): boolean {
  const made = given ?? madeIn(c)
  if (!made || !manner || isGuarded(c.state)) return false
  const { label, how, around, ...style } = lines.manners[manner]
  const { card } = c.state.guide
  const slots = card && ended(card)?.message?.text === made ? card.slots : { wish: made }
  const other = otherwise(slots['wish'] ?? '', manner)
  if (other) {
    const said = { ...slots, wish: other }
    say(c, lines.otherwise.replace('{manner}', label))
    return stands(c, ended({ id: WORDS, slots: said })!.message!.text, said)
  }
  const text = restyled(made, style)
  if (text === made) return (sayAny(c, `how/${manner}`, [how]), again(c, made), true)
  say(c, around)
  return stands(c, text)
}

/** What can be seen in words without judging them. */
export function looksAt(c: Composer, words: string): boolean {
  const word = arguable(words)
  return word !== null && sayAny(c, 'look', lines.look, { word })
}

const around = new Set(manners.flatMap((it) => [...lines.manners[it].asks, ...lines.manners[it].tells]))
const isAsk = (it: string) => it.endsWith('?') || it.toLowerCase().startsWith('please ')
function restyled(text: string, { asks, tells, only, drops }: Style): string {
  // What was put around it before goes.
  const all = sentencesIn(text).filter((it, _, { length }) => length === 1 || !around.has(it))
  const [first, ...rest] = all.length > 1 && greets(all[0]!) ? all : ['', ...all]
  const hello = only ? '' : first
  const soft = setOf(drops)
  const main = (only ? [...new Set([rest[0]!, rest.find(isAsk) ?? rest[0]!])] : rest).map((it) => {
    const kept = it.split(' ').filter((word) => !soft.has(stripped(word.toLowerCase(), '', '.,!?')))
    return kept.length === it.split(' ').length ? it : mended(kept.join(' '))
  })
  // So much of a beginning or an end is looked for in the words, which may have it.
  const [open, close] = (main.some(isAsk) ? asks : tells).map((it) =>
    text.toLowerCase().includes(it.toLowerCase().slice(0, 10)) || (hello && greets(it)) ? '' : it,
  )
  return [hello, open, ...main, close].filter(Boolean).join(' ')
}

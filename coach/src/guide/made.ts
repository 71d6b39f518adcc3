import { offer, say, sayAny, type Composer } from '../builtin/composer.ts'
import { isGuarded } from '../builtin/set-aside.ts'
import { nearest } from '../text/nearest.ts'
import { firstName } from '../text/people.ts'
import { sentencesIn } from '../text/split.ts'
import { setOf, stripped } from '../text/words.ts'
import { lines, type Manner, type Style } from './data.ts'
import { mended } from './draft.ts'
import { greets } from './exercise.ts'
import { OWN } from './state.ts'
import { again, madeIn, WORDS } from './steps.ts'

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

const manners = Object.entries(lines.manners).map(([manner, { cues }]) => ({ manner: manner as Manner, cues }))
/** How it is to be said stands at a message's end; what is told before may have the same words. */
export function mannerIn({ reading }: Composer): Manner | null {
  const [first] = nearest(manners, sentencesIn(reading.text).slice(-2).join(' '))
  return first && first.score > 0 ? first.it.manner : null
}

/** Asked for in another manner, their words stay theirs: something is put around them, or left out; else how it is done, and all of it to be changed. */
export function inManner(c: Composer, quoted: string | null = null): boolean {
  const made = quoted ?? madeIn(c)
  const manner = made && !isGuarded(c.state) ? mannerIn(c) : null
  if (!made || !manner) return false
  const { how, around, ...style } = lines.manners[manner]
  const text = restyled(made, style)
  if (text === made) return (sayAny(c, `how/${manner}`, [how]), again(c, made), true)
  say(c, around)
  c.state.guide.card = { id: WORDS, slots: { wish: text }, asked: c.state.guide.card?.asked }
  c.state.guide.open = null
  sendOwn(c, text)
  offer(c, lines.afterWords)
  return true
}

const isAsk = (it: string) => it.endsWith('?') || it.toLowerCase().startsWith('please ')
/** So much of a beginning or an end is looked for in the words, which may have it. */
const LIKE = 10
function restyled(text: string, { asks, tells, only, drops }: Style): string {
  const all = sentencesIn(text)
  const [first, ...rest] = all.length > 1 && greets(all[0]!) ? all : ['', ...all]
  const hello = only ? '' : first
  const soft = setOf(drops)
  const main = (only ? [rest.find(isAsk) ?? rest[0]!] : rest).map((it) => {
    const kept = it.split(' ').filter((word) => !soft.has(stripped(word.toLowerCase(), '', '.,!?')))
    return kept.length === it.split(' ').length ? it : mended(kept.join(' '))
  })
  const [open, close] = (main.some(isAsk) ? asks : tells).map((it) =>
    text.toLowerCase().includes(it.toLowerCase().slice(0, LIKE)) || (hello && greets(it)) ? '' : it,
  )
  return [hello, open, ...main, close].filter(Boolean).join(' ')
}

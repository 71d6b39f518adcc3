import { GAP } from '@mallama/contracts/gap'
import { offer, say, sayAny, type Composer } from '../builtin/composer.ts'
import { isGuarded } from '../builtin/set-aside.ts'
import { nearest, sentencesIn, setOf, stripped } from '../text/words.ts'
import { firstName } from '../text/people.ts'
import { framed, lines, manners, type Manner, type Style } from './data.ts'
import { arguable, mended } from './draft.ts'
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

const known = manners.map((manner) => ({ manner, cues: lines.manners[manner].cues }))
/** How it is to be said stands at a message's end; what is told before may have the same words. */
export function mannerIn({ reading }: Composer): Manner | null {
  const [first] = nearest(known, sentencesIn(reading.text).slice(-2).join(' '))
  return first && first.score > 0 ? first.it.manner : null
}

/** Their words as they are to stand from now on. */
export function stands(c: Composer, text: string): true {
  c.state.guide.card = { id: WORDS, slots: { wish: text }, asked: c.state.guide.card?.asked }
  c.state.guide.open = null
  sendOwn(c, text)
  offer(c, lines.afterWords)
  return true
}

/** Asked for in another manner, what they typed stays theirs: it stands in another frame, or something is put around it, or left out; else how it is done, and all of it to be changed. */
export function inManner(c: Composer, given: string | null = null, manner = mannerIn(c)): boolean {
  const made = given ?? madeIn(c)
  if (!made || !manner || isGuarded(c.state)) return false
  const { label, how, around, ...style } = lines.manners[manner]
  const inOther = inFrame(made, manner)
  const text = inOther ?? restyled(made, style)
  if (text === made) return (sayAny(c, `how/${manner}`, [how]), again(c, made), true)
  say(c, inOther ? lines.restyled.replace('{manner}', label) : around)
  return stands(c, text)
}

/** What can be seen in words without judging them. */
export function looksAt(c: Composer, words: string): boolean {
  const word = arguable(words)
  return word !== null && sayAny(c, 'look', lines.look, { word })
}

const around = new Set(manners.flatMap((it) => [...lines.manners[it].asks, ...lines.manners[it].tells]))
const isAsk = (it: string) => it.endsWith('?') || it.toLowerCase().startsWith('please ')
/** So much of a beginning or an end is looked for in the words, which may have it. */
const LIKE = 10
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
  const [open, close] = (main.some(isAsk) ? asks : tells).map((it) =>
    text.toLowerCase().includes(it.toLowerCase().slice(0, LIKE)) || (hello && greets(it)) ? '' : it,
  )
  return [hello, open, ...main, close].filter(Boolean).join(' ')
}

/** Words that were begun with gaps are put into another frame of their kind: what was typed into the gaps stays as it is. The frames of each kind, by manner. */
const framesOf = framed.map(([, { begin, ways }]): Partial<Record<Manner, string>> => ({ ...ways, plain: begin }))
export const low = (text: string) => text.toLowerCase().replaceAll('’', "'")
const isEnd = (text: string, at: number) => at >= text.length || text[at]!.trim() === ''

/** What stands in the gaps of a frame, by order; undefined where a sentence was left out; null where the text is another. */
function gapsIn(frame: string, text: string) {
  const said = low(text)
  const gaps: (string | undefined)[] = []
  let at = 0
  for (const [nth, sentence] of sentencesIn(frame).entries()) {
    const [first, ...parts] = low(sentence).split(GAP) as [string, ...string[]]
    const start = said.indexOf(first.trim(), at)
    const isHere = start >= 0 && said.slice(at, start).trim() === ''
    let pos = start + first.trim().length
    const found = parts.flatMap((part, n) => {
      let to = said.indexOf(part, pos)
      while (to >= 0 && n === parts.length - 1 && !isEnd(said, to + part.length)) to = said.indexOf(part, to + 1)
      const value = to < pos ? '' : text.slice(pos, to).trim()
      pos = to < 0 ? said.length : to + part.length
      return to >= 0 && value ? [stripped(value, '', ' .,!?')] : []
    })
    if (isHere && found.length === parts.length) {
      at = pos
      gaps.push(...found)
    } else if (nth === 0 || parts.length === 0) return null
    else gaps.push(...parts.map(() => undefined))
  }
  return gaps.some(Boolean) ? { gaps, rest: text.slice(at).trim() } : null
}

/** The words in the frame of another manner, with what was typed behind them; null where they were not begun with one, or there is none. */
function inFrame(text: string, manner: Manner): string | null {
  const found = framesOf.flatMap((frames) =>
    Object.values(frames).flatMap((frame) => {
      const it = gapsIn(frame, text)
      return it ? [{ ...it, other: frames[manner === 'brief' ? 'short' : manner] }] : []
    }),
  )
  const [best] = found.toSorted((a, b) => b.gaps.filter(Boolean).length - a.gaps.filter(Boolean).length)
  if (!best?.other) return null
  const left = [...best.gaps]
  const said = sentencesIn(best.other).flatMap((sentence) => {
    const [first, ...parts] = sentence.split(GAP) as [string, ...string[]]
    const values = left.splice(0, parts.length)
    return values.includes(undefined) ? [] : [mended(parts.reduce((so, part, at) => so + values[at]! + part, first))]
  })
  return [...said, best.rest].filter(Boolean).join(' ')
}

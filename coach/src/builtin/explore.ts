import * as phrases from '../knowledge/phrases.ts'
import { wordCount } from './clauses.ts'
import { ask } from './asking.ts'
import { asFelt, choose, cite, length, may, plainly, say, selfJudging, touched, type Composer } from './composer.ts'
import { needPhrase } from './need.ts'
import { context, relate } from './recall.ts'
import { echo, onlyGuilt, reflect, takeIn } from './reflect.ts'
import { link } from './thread.ts'
import { bright } from './topic.ts'

/** The ordinary turn: what was told, what it may be like, and one question. A guess is checked once; then words are offered. */
export function explore(c: Composer): void {
  const { state } = c
  if (good(c)) return goodNews(c)
  if (!state.trouble)
    return state.bright || (c.about.gravity === 1 && c.about.id !== 'open') ? plainTalk(c) : openTalk(c)
  if (forgiven.test(c.reading.text.trim()) && state.turn > 1 && c.reading.words <= 14) {
    state.used = state.used.filter(([id]) => id !== 'spare-questions')
    say(
      c,
      choose(c, 'forgiven', ['There is nothing to be sorry for.', 'No need to be sorry, and thank you for going on.']),
    )
  }
  const opened = notAbout(c) ? 'not-about' : reflect(c)
  if (
    c.about.id === 'grief' &&
    !state.related.includes('condoled') &&
    say(c, choose(c, 'condole', ['I am sorry.', 'I am so sorry.']))
  )
    state.related.push('condoled')
  substance(c, opened ? 1 : 2, opened)
  // Little to say about it but what they said: then once in a while that comes first, and else the question at once.
  const thoughts = c.pieces.splice(0)
  if (thoughts.length === 0 || (state.turn === 1 && wordCount(thoughts.join(' ')) <= 16)) echo(c)
  else takeIn(c)
  c.pieces.push(...thoughts)
  const asked = nextQuestion(c)
  fillOut(c, asked)
}

/** An apology to the coach, after a sharp word. */
const forgiven = /^(?:i[’']?m |im )?sorry\b(?! (?:to|for) (?:him|her|them))/i

function nextQuestion(c: Composer): number {
  const { state, reading } = c
  state.explored++
  // Who asked not to be asked gets something to do instead, for a while.
  const spared =
    !forgiven.test(reading.text.trim()) &&
    state.used.some(([id, turn]) => id === 'spare-questions' && state.turn - turn <= 2)
  const heavyNew = state.met.some(([id, turn]) => id === state.situation && turn === state.turn)
  state.awaiting = 'answer'
  if (spared) return exercise(c) ? 1 : 0
  // One reading is offered, words are offered now and then; else one thing is asked. Never two of them.
  if (!heavyNew && state.explored === 4 && !state.hypothesis && !state.needs.length && checkGuess(c)) {
    state.awaiting = 'hypothesis'
    return 1
  }
  // Words are not offered in the middle of something that has a question of its own.
  const unfolding = reading.noticed.some(({ notice }) => (notice.rank ?? 0) >= 8) || reading.feeling !== null
  if (!heavyNew && !unfolding && state.explored >= 5 && state.drafts === 0 && state.turn % 3 === 0 && offer(c)) return 1
  return ask(c) || offer(c) || exercise(c) ? 1 : 0
}

/** "It's not about the food": the sentence that turns a talk round. */
function notAbout(c: Composer): boolean {
  const hit = c.reading.noticed.find(({ notice }) => notice.id === 'not-about')
  const thing =
    /not (?:really |even |just |only )*about (the |his |her |my |a )?([a-z -]{2,24}?)(?=$|[.,!?;]|\s+(?:but|and|its|it|at|anymore)\b)/i.exec(
      c.reading.text,
    )
  if (!hit || !thing) return false
  const owner = /my/i.test(thing[1] ?? '') ? 'your ' : (thing[1] ?? '')
  const said = choose(c, 'not-about', ['Not {t}, then.', 'So, not {t}.'], {
    t: `${owner}${thing[2] ?? ''}`.toLowerCase().trim(),
  })
  if (!said) return false
  cite(c, hit.quote, 'not about', hit.start)
  return say(c, said)
}

/** At most two thoughts, the most particular first: a relation, what was told before, the way of saying, the trouble itself. */
export function substance(c: Composer, room = 2, opened: string | null = null): void {
  const { reading, state, about } = c
  let left = room
  if (relate(c)) left -= length(c) > 38 ? 2 : 1
  if (left > 0 && selfJudged(c)) left--
  const shape = reading.noticed.find(
    ({ notice, quote }) =>
      notice.say.length > 0 && (notice.rank ?? 0) >= 9 && notice.id !== opened && !onlyGuilt(notice.id, quote),
  )
  const fromTrouble = () => (touched(c) || c.about.id === 'grief') && say(c, may(c))
  const fromShape = () => {
    if (!shape) return false
    const line = choose(c, `shape/${shape.notice.id}`, shape.notice.say)
    if (line) cite(c, shape.quote, shape.notice.id, shape.start)
    return say(c, line)
  }
  const fresh = state.met.some(([id, turn]) => id === about.id && turn === state.turn) && touched(c)
  const order =
    fresh && about.gravity >= 3 ? [fromTrouble, () => link(c), fromShape] : [() => link(c), fromShape, fromTrouble]
  for (const source of order) {
    if (left <= 0 || length(c) >= 34) break
    if (source()) left--
  }
  if (fresh) {
    const hit = reading.situations.find(({ id }) => id === about.id)
    if (hit) cite(c, hit.quote, about.label, hit.start)
  }
  if (length(c) < 46) context(c)
}

/** A word by which they judge themselves is not agreed with. */
function selfJudged(c: Composer): boolean {
  const { feeling } = c.reading
  if (!feeling?.named || !selfJudging.test(feeling.named)) return false
  const line = choose(c, 'self-judged', phrases.selfJudged, { feeling: asFelt(feeling.named), f: feeling.quote })
  if (line) cite(c, feeling.quote, 'feeling', feeling.start)
  return say(c, line)
}

/** Room that is left goes to what they told before, or to the trouble they just spoke of; never to a remark for anyone. */
export function fillOut(c: Composer, tail = 1, least = 28): void {
  if (!c.state.trouble) return
  const end = c.pieces.splice(c.pieces.length - tail, tail)
  const spent = wordCount(end.join(' '))
  for (const source of [() => link(c), () => touched(c) && say(c, may(c))]) {
    if (length(c) + spent >= least) break
    source()
  }
  c.pieces.push(...end)
}

const negative =
  /\b(?:but|however|except|still|though|worried|scared|sad|hurt|angry|never|dont|didnt|cant|wont|furious|alone|cry|again|not|\w+(?:snt|rent|ent|dnt|nt) (?:been )?(?:happy|good|great|fun|sure|ok)|no longer|used to|ended|broke up|split|over)\b|n[’']t\b/i

function good(c: Composer): boolean {
  const { text, emotions, noticed } = c.reading
  if (c.state.trouble || noticed.some(({ notice }) => notice.mood === 'hurt' || notice.id === 'irony')) return false
  if (emotions.some((it) => /^(?:sadness|hurt|anger|fear|shame)$/.test(it.family))) return false
  return (
    (bright.test(text) && !(negative.test(text) && !/!!|missed me|honestly thought/.test(text))) ||
    emotions.some((it) => /^(?:joy|love|gratitude)$/.test(it.family) && it.named !== null) ||
    (c.reading.tone.valence > 0.4 && !negative.test(text))
  )
}

function goodNews(c: Composer): void {
  c.state.bright = true
  echo(c)
  say(c, choose(c, 'good', goodLines))
  const tail = say(c, choose(c, 'good-ask', goodAsks)) ? 1 : 0
  c.state.awaiting = 'answer'
  fillOut(c, tail, c.reading.words < 6 ? 28 : 32)
}

function plainTalk(c: Composer): void {
  echo(c)
  if (c.about.gravity === 1) say(c, may(c))
  context(c)
  const line =
    (c.about.id === 'open' || c.about.gravity > 1 ? null : choose(c, `ask/${c.about.id}`, c.about.ask)) ??
    choose(c, 'plain-ask', phrases.plainAsks)
  const tail = say(c, line) ? 1 : ask(c) ? 1 : 0
  c.state.awaiting = 'answer'
  fillOut(c, tail, c.reading.words < 6 ? 28 : 32)
}

/** Nothing says yet whether it is good or hard, so nothing is made of it but what was named. */
function openTalk(c: Composer): void {
  if (reflect(c)) takeIn(c)
  else echo(c)
  if (c.about.id !== 'open') say(c, may(c))
  link(c)
  if (!ask(c)) say(c, choose(c, 'open-ask', phrases.openAsks))
  c.state.awaiting = 'answer'
  c.state.explored++
}

const goodLines = [
  'What a good thing to come here with.',
  'That is worth sitting in for a while, with no "but" behind it.',
  'I am glad you tell it. Good moments are easily read past.',
  'That is one to keep, for evenings that go differently.',
  'It does not need a lesson drawn from it. It is good as it is.',
  'You can hear in how you tell it that it matters.',
]
const goodAsks = [
  'Which moment of it do you want to remember in a month?',
  'What was the best bit?',
  'Does {name} know what it meant to you?',
  'How did the rest of the day feel after that?',
  'What do you think made it possible this time?',
  'Who else would be glad to hear it?',
]

/** One tentative reading, tied to a clause of theirs and offered to be turned down. */
export function checkGuess(c: Composer): boolean {
  if (c.about.id === 'open' || !c.state.met.some(([id]) => id === c.about.id)) return false
  const need = needPhrase(c)
  const line = need ? choose(c, 'guess', phrases.hypotheses, { need }) : null
  if (!line || !need) return false
  c.state.hypothesis = { need, status: 'offered' }
  return say(c, line)
}

/** A guess that was confirmed becomes the thing to say. */
export function keepGuess(c: Composer): void {
  const { state, reading } = c
  const need = state.hypothesis?.need ?? ''
  if (state.hypothesis) state.hypothesis.status = 'kept'
  if (reading.words > 5) echo(c)
  say(c, choose(c, 'confirmed', phrases.confirmed, { need }) ?? plainly(c, `Then it is about ${need}.`))
  if (reading.words > 5) substance(c, 1)
  const tail = offer(c) || ask(c) ? 1 : 0
  fillOut(c, tail, 30)
}

export function offer(c: Composer): boolean {
  const line = choose(c, 'offer', phrases.offers)
  if (!line) return false
  c.state.awaiting = 'offer'
  return say(c, line)
}

export function exercise(c: Composer): boolean {
  c.state.awaiting = 'answer'
  const line = choose(
    c,
    'exercise',
    phrases.exercises.map((it) => it.text),
  )
  return say(c, line && `\n\n${line}`)
}

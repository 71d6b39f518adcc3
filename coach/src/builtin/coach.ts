import kept from '../../data/said/safety-talk.json' with { type: 'json' }
import type { ChatCoach, Live, Reply, ReplyInput, Turn } from '../port.ts'
import { firstName, ownerOf } from '../text/people.ts'
import { wishIn } from '../guide/wanted.ts'
import { once } from '../once.ts'
import { BY_MODEL } from '../safety/flag.ts'
import { toSafety } from '../safety/screen.ts'
import { ownIn } from '../text/own.ts'
import { SCREEN } from '../safety/version.ts'
import { choose, say, type Composer } from './composer.ts'
import { greeting } from './greeting.ts'
import { insightsOf } from './insights.ts'
import { read } from './reading.ts'
import { fresh, hash, revive, sentenceKey, splitSentences, type State } from './state.ts'
import { absorb, hoursMark, plan } from './turn.ts'

/** The built-in coach's chat; `coach.ts` above has all of it. */
export function createChatCoach(): ChatCoach {
  return {
    kind: 'built-in',
    async reply(input, live) {
      live?.signal?.throwIfAborted()
      const reply = answer(input)
      await speak(reply.response, live)
      return reply
    },
    async savedChatInsights(input, live) {
      live?.signal?.throwIfAborted()
      return insightsOf(input)
    },
    greeting,
  }
}

export async function speak(response: string, live: Live | undefined): Promise<void> {
  if (!live?.say) return
  for (const sentence of splitSentences(response)) {
    live?.signal?.throwIfAborted()
    live.say(sentence)
    // Lets an abort that is waiting in the queue be seen before the next sentence.
    await Promise.resolve()
  }
}

/** The whole pipeline, as a pure function: what was said before is in the state, and is not said again. */
export function answer(input: ReplyInput): Reply {
  const held = revive(input.state)
  const state = held ? readAgain(held, input) : replay(input)
  const own = read(input.message, [...knownNames(input), ...state.names], state.focus, ownerOf(input.person))
  const { seen } = input
  const reading = seen ? { ...own, danger: () => ({ ...seen, rule: BY_MODEL }) } : own
  const words = hash([...input.history.map((turn) => turn.content), input.message].join('\n'))
  const before = new Set([...state.said, ...spoken(input.history)])
  const wish = once(() => wishIn(input.message, reading))
  state.turn++
  const awaited = state.awaiting
  const { raised } = absorb(state, reading, input.message, ownIn(input.history.slice(-NEAR)), input.aside)
  state.awaiting = null
  const c: Composer = {
    input,
    reading,
    wish,
    wanted: () => wish().wanted,
    state,
    grammar: { who: reading.focus ?? state.focus, seed: hash(`${words}/0`), taken: new Set(before) },
    pieces: [],
    evidence: [],
    memoryUsed: [],
    given: {},
    awaited,
    recounting: false,
  }
  disclose(c)
  const { guided } = plan(c, raised)
  // The guide's own, and what is kept, are said as often as they are asked for.
  const response = guided || c.recounting ? join(c) : unsaid(join(c), before)
  return finish(c, response || `I have read your message number ${state.turn}, and I am still listening.`)
}

const unsaid = (response: string, before: ReadonlySet<string>): string =>
  splitSentences(response)
    .filter((it) => !before.has(sentenceKey(it)))
    .join('')
    .trim()

function join(c: Composer): string {
  return (
    c.pieces
      .map((piece) => piece.replace(/^ +| +$/g, ''))
      .filter((piece) => piece.trim())
      .join(' ')
      // A piece may begin a paragraph.
      .replace(/ *\n\n */g, '\n\n')
      .trim()
  )
}

/** After each three hours of use it is said again that this is an AI: law in places, and fair everywhere. */
function disclose(c: Composer): void {
  const mark = hoursMark(c.input)
  if (mark <= c.state.disclosed) return
  c.state.disclosed = mark
  say(
    c,
    choose(c, 'disclosure', kept.disclosure) ??
      `Since this began, ${mark * 3} hours have passed: Mallama is an AI, not a person or a therapist.`,
  )
}

function finish(c: Composer, response: string): Reply {
  const { input, state } = c
  state.said = [...state.said, ...splitSentences(response).map(sentenceKey)].slice(-600)
  const flag = state.flag && !state.flag.cleared ? state.flag : null
  // What is not on the screen cannot be pressed.
  if (!c.given.choices) state.guide.offered = []
  if (c.message && state.awaiting === null) state.awaiting = 'draft'
  return {
    response,
    evidence: dedupe(c),
    safety: flag ? toSafety(flag, input.country) : null,
    memoryUsed: c.recounting ? c.memoryUsed : c.memoryUsed.slice(0, 1),
    ...(c.message ? { message: c.message } : {}),
    ...(c.ask ? { ask: c.ask } : {}),
    ...c.given,
    state,
  }
}

function dedupe(c: Composer): Reply['evidence'] {
  const seen = new Set<string>()
  return c.evidence.filter(({ quote, label }) => {
    const key = `${label}/${quote}`
    return quote.length > 0 && !seen.has(key) && seen.add(key)
  })
}

const knownNames = (input: ReplyInput): string[] =>
  [...input.knownPeople, ...(input.person ? [firstName(input.person.name)] : [])].filter(
    (name) => name.trim().length > 1,
  )

function spoken(history: readonly Turn[]): string[] {
  return history
    .filter((turn) => turn.role === 'assistant')
    .flatMap((turn) => splitSentences(turn.content).map(sentenceKey))
}

/** A finding of an earlier screen is what this one sees in the same talk; what was stated, or settled, stays. */
function readAgain(held: State, input: ReplyInput): State {
  if (held.screen === SCREEN) return held
  const { flag } = held
  const stays = !flag || flag.tier === 3 || flag.cleared || flag.aside
  const { flag: now, flagTurns, flagFrom } = stays ? held : replay(input)
  return { ...held, screen: SCREEN, flag: now, flagTurns, flagFrom }
}

/** Turns in which something may be begun that the newest ends. */
const NEAR = 6

/** Works the state out again from the history, when what was handed back is missing or not ours. */
function replay(input: ReplyInput): State {
  const state = fresh()
  const history = input.history.slice(-60)
  for (const [at, turn] of history.entries()) {
    if (turn.role === 'assistant') {
      state.said.push(...splitSentences(turn.content).map(sentenceKey))
      continue
    }
    const reading = read(turn.content, [...knownNames(input), ...state.names], state.focus, ownerOf(input.person))
    state.turn++
    absorb(state, reading, turn.content, ownIn(history.slice(Math.max(0, at - NEAR), at)))
    if ((state.flag?.tier ?? 0) >= 2 && !state.flag?.cleared) state.flagTurns++
    const fact = reading.facts[0]
    if (fact) state.facts.push({ quote: fact.text, turn: state.turn })
  }
  return state
}

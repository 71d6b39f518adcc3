import kept from '../../data/said/safety-talk.json' with { type: 'json' }
import type { ChatCoach, Live, Reply, ReplyInput, Turn } from '../port.ts'
import { firstName, ownerOf } from '../text/people.ts'
import { wishIn, type Wish } from '../guide/wanted.ts'
import { once } from '../once.ts'
import { toSafety } from '../safety/screen.ts'
import { SCREEN } from '../safety/version.ts'
import { refuse } from './check.ts'
import { choose, cite, say, type Composer } from './composer.ts'
import { greeting } from './greeting.ts'
import { insightsOf } from './insights.ts'
import { read, type Reading } from './reading.ts'
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

/** The whole pipeline, as a pure function. Another plan is tried while the check refuses; the last is always sound. */
export function answer(input: ReplyInput): Reply {
  const held = revive(input.state)
  const before = held ? readAgain(held, input) : replay(input)
  const reading = read(input.message, [...knownNames(input), ...before.names], before.focus, ownerOf(input.person))
  const words = hash([...input.history.map((turn) => turn.content), input.message].join('\n'))
  const taken = new Set([...before.said, ...spoken(input.history)])
  const wish = once(() => wishIn(input.message, reading))
  for (let attempt = 0; attempt < 6; attempt++) {
    const seed = hash(`${words}/${attempt}`)
    const made = compose(input, structuredClone(before), { reading, wish }, seed, taken)
    if (made.guided || !refuse(made.c, made.response, made.needsWords, taken)) return finish(input, made)
  }
  return finish(input, plainest(input, structuredClone(before), { reading, wish }, words, taken))
}

/** A message, read once for all tries to answer it. */
interface Read {
  reading: Reading
  wish: () => Wish
}

interface Made {
  c: Composer
  response: string
  needsWords: boolean
  /** Of the guide's own sentences, or words of a step: checked where they are written. */
  guided: boolean
}

function composer(
  input: ReplyInput,
  state: State,
  { reading, wish }: Read,
  seed: number,
  taken: ReadonlySet<string>,
): { c: Composer; raised: boolean } {
  state.turn++
  const awaited = state.awaiting
  const { raised } = absorb(state, reading, input.message, ownIn(input.history), input.aside)
  state.awaiting = null
  return {
    raised,
    c: {
      input,
      reading,
      wish,
      wanted: () => wish().wanted,
      state,
      grammar: { who: reading.focus ?? state.focus, state, seed, taken: new Set(taken), chosen: [] },
      pieces: [],
      evidence: [],
      memoryUsed: [],
      given: {},
      awaited,
      recounting: false,
    },
  }
}

function compose(input: ReplyInput, state: State, read: Read, seed: number, taken: ReadonlySet<string>): Made {
  const { c, raised } = composer(input, state, read, seed, taken)
  disclose(c)
  const { needsWords, guided = false } = plan(c, raised)
  const about = read.reading.facts[0]
  if (needsWords && c.evidence.length === 0 && about) cite(c, about.text, 'your words', about.start)
  return { c, needsWords, guided, response: join(c) }
}

/** When every plan was refused: only that it was read. */
function plainest(input: ReplyInput, state: State, read: Read, seed: number, taken: ReadonlySet<string>): Made {
  const { c } = composer(input, state, read, seed, taken)
  say(c, `I have read your message number ${c.state.turn}, and I am still listening.`)
  return { c, response: join(c), needsWords: false, guided: true }
}

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

function finish(input: ReplyInput, { c, response }: Made): Reply {
  const { state, grammar } = c
  state.used = [...state.used, ...grammar.chosen].slice(-160)
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
/** The person's own of the last turns, oldest first. */
const ownIn = (history: readonly Turn[]): string[] =>
  history.slice(-NEAR).flatMap(({ role, content }) => (role === 'assistant' ? [] : [content]))

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

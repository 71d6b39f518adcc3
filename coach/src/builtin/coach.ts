import kept from '../../data/said/safety-talk.json' with { type: 'json' }
import { needsHelp } from '@mallama/contracts/help'
import type { Live, Reply, ReplyInput } from '../port.ts'
import { ownOf } from '../guide/data.ts'
import { wishIn } from '../guide/wanted.ts'
import { once } from '../learn/file.ts'
import { BY_MODEL } from '../safety/flag.ts'
import { toSafety } from '../safety/screen.ts'
import { SCREEN } from '../safety/version.ts'
import { ownIn, splitSentences } from '../text/words.ts'
import { theyAre } from '../text/people.ts'
import { sayAny, type Composer } from './composer.ts'
import { fresh, hash, keysOf, revive, standing, type State } from './state.ts'
import { countryIn, readIn } from './reading.ts'
import { absorb, plan } from './turn.ts'

/** Says a reply sentence by sentence, until whoever listens goes. */
export async function speak(response: string, live: Live | undefined): Promise<void> {
  if (!live?.say) return
  for (const sentence of splitSentences(response)) {
    live.signal?.throwIfAborted()
    live.say(sentence)
    // Lets an abort that is waiting in the queue be seen before the next sentence.
    await Promise.resolve()
  }
}

/** Turns in which something may be begun that the newest ends; turns that are read again at most. */
const [NEAR, LONGEST] = [6, 60]

/** The whole pipeline, as a pure function: what was said before is in the state, and is not said again. */
export function answer(given: ReplyInput): Reply {
  const input = { ...given }
  const { history, message, seen } = input
  const held = revive(input.state)
  const state = held ? readAgain(held, input) : replay(input)
  const said = ownIn(history)
  const own = readIn(input, state, message, said)
  const reading = seen ? { ...own, danger: () => ({ ...seen, rule: BY_MODEL }) } : own
  const wish = once(() => wishIn(message, reading, said.at(-1)))
  state.turn++
  const awaited = state.awaiting
  const typed = input.exercise?.do === 'answer'
  // Words of ours that were sent as they stood tell nothing of whoever sends them.
  const told = typed && state.flag === null ? ownOf(message) : message
  const heard =
    told === message ? reading : { ...readIn(input, state, told, said), ...(seen && { danger: reading.danger }) }
  const before = ownIn(history.slice(-NEAR)).map(ownOf)
  const raised = absorb(state, heard, told, before, { aside: input.aside === true, typed })
  state.awaiting = null
  // Where somebody says that they are, or asks for a number of, the guessed country's help nobody.
  if (state.flag) input.country = countryIn([...(state.flagTurns > 0 ? said : []), message]) ?? input.country
  const spoken = history.flatMap(({ role, content }) => (role === 'assistant' ? keysOf(content) : []))
  const words = hash([...history.map((turn) => turn.content), message].join('\n'))
  const c: Composer = {
    input,
    reading,
    wish,
    state,
    grammar: {
      who: reading.focus ?? state.focus,
      they: theyAre(message, said),
      seed: hash(`${words}/0`),
      taken: new Set([...state.said, ...spoken]),
    },
    pieces: [],
    evidence: [],
    memoryUsed: [],
    given: {},
    awaited,
  }
  disclose(c)
  plan(c, raised)
  // Of a message that is answered late nothing can be marked in this one.
  if (c.input !== input) c.evidence = c.evidence.map(({ quote, label }) => ({ quote, label }))
  // The pieces with a space between them; one may begin a paragraph.
  const pieces = c.pieces.filter((piece) => piece.trim())
  const apart = pieces.map((piece) => `${piece.startsWith('\n\n') ? '\n\n' : ' '}${piece.trim()}`)
  return finish(c, apart.join('').trim() || `I have read your message number ${state.turn}, and I am still listening.`)
}

/** After each three hours of use it is said again that this is an AI: law in places, and fair everywhere. */
function disclose(c: Composer): void {
  const passed = Math.max(0, Date.parse(c.input.now) - Date.parse(c.input.startedAt)) || 0
  const mark = Math.floor(passed / (3 * 60 * 60 * 1000))
  if (mark <= c.state.disclosed) return
  c.state.disclosed = mark
  sayAny(c, 'disclosure', kept.disclosure, { hours: String(mark * 3) })
}

function finish(c: Composer, response: string): Reply {
  const { input, state, message, ask, memoryUsed } = c
  const now = keysOf(response)
  state.said = [...[...c.grammar.taken].filter((it) => !now.includes(it)), ...now].slice(-600)
  // What is not on the screen cannot be pressed.
  if (!c.given.choices) state.guide.offered = []
  if (message) state.awaiting ??= 'draft'
  const flag = standing(state)
  const evidence = c.evidence.filter(
    ({ quote, label }, at, all) => quote && all.findIndex((it) => it.quote === quote && it.label === label) === at,
  )
  const safety = flag && toSafety(flag, input.country)
  return { response, evidence, safety, memoryUsed, ...(message && { message }), ...(ask && { ask }), ...c.given, state }
}

/** A finding of an earlier screen is what this one sees in the same talk; what was stated, or settled, stays. */
function readAgain(held: State, input: ReplyInput): State {
  const { flag: seen } = held
  if (held.screen === SCREEN) return held
  const stays = !seen || seen.tier === 3 || seen.cleared || seen.aside
  const { flag, flagTurns, flagFrom, graves } = stays ? held : replay(input)
  return { ...held, screen: SCREEN, flag, flagTurns, flagFrom, graves }
}

/** Works the state out again from the history, when what was handed back is missing or not ours. */
function replay(input: ReplyInput): State {
  const state = fresh()
  const history = input.history.slice(-LONGEST)
  for (const [at, { role, content }] of history.entries()) {
    if (role === 'assistant') state.said.push(...keysOf(content))
    else {
      const earlier = ownIn(history.slice(Math.max(0, at - NEAR), at))
      state.turn++
      // Words of ours that were sent as they stood.
      const told = state.flag === null && history[at + 1]?.message ? ownOf(content) : content
      absorb(state, readIn(input, state, told, earlier), told, earlier)
      if (needsHelp(standing(state))) state.flagTurns++
    }
  }
  return state
}

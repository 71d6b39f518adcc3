import type { ChatCoach, Live, Reply, ReplyInput, Turn } from '../port.ts'
import { ownerOf } from '../detectors/people.ts'
import { toSafety } from '../safety/screen.ts'
import { ask } from './asking.ts'
import { aboutOf, anyQuote, choose, cite, say, type Composer } from './composer.ts'
import { fillOut } from './explore.ts'
import { refuse } from './check.ts'
import { offMeasure, settleSize } from './size.ts'
import { greeting } from './greeting.ts'
import { heard } from '../knowledge/questions.ts'
import { situation } from '../knowledge/situations.ts'
import { isDead } from './mourning.ts'
import { insightsOf } from './insights.ts'
import { lend } from './recall.ts'
import { read, type Reading } from './reading.ts'
import type { Grammar } from './realise.ts'
import { fresh, hash, revive, sentenceKey, splitSentences, type State } from './state.ts'
import { absorb, hoursMark, plan } from './turn.ts'

/** The built-in coach's chat; `coach.ts` above has all of it. */
export function createChatCoach(): ChatCoach {
  return {
    kind: 'built-in',
    async reply(input, live) {
      stopIfAborted(live)
      const reply = answer(input)
      await speak(reply.response, live)
      return reply
    },
    async savedChatInsights(input, live) {
      stopIfAborted(live)
      return insightsOf(input)
    },
    greeting,
  }
}

function stopIfAborted(live: Live | undefined): void {
  live?.signal?.throwIfAborted()
}

export async function speak(response: string, live: Live | undefined): Promise<void> {
  if (!live?.say) return
  for (const sentence of splitSentences(response)) {
    stopIfAborted(live)
    live.say(sentence)
    // Lets an abort that is waiting in the queue be seen before the next sentence.
    await Promise.resolve()
  }
}

/** The whole pipeline, as a pure function. Another plan is tried while the check refuses; the last is always sound. */
export function answer(input: ReplyInput): Reply {
  const before = revive(input.state) ?? replay(input)
  const reading = read(input.message, [...knownNames(input), ...before.names], before.focus, ownerOf(input.person))
  const words = hash([...input.history.map((turn) => turn.content), input.message].join('\n'))
  const said = new Set([...before.said, ...spoken(input.history)])
  let sound: Made | null = null
  for (let attempt = 0; attempt < 8; attempt++) {
    const made = compose(input, structuredClone(before), reading, hash(`${words}/${attempt}`), said)
    if (refuse(made.c, made.response, made.needsWords, said)) continue
    if (made.c.recounting || !offMeasure(made.c, made.response)) return finish(input, made)
    sound ??= made
  }
  // Sound, if longer or shorter than a reply should be: better than the plainest.
  if (sound) return finish(input, sound)
  return finish(input, plainest(input, structuredClone(before), reading, words, said))
}

interface Made {
  c: Composer
  response: string
  needsWords: boolean
}

function composer(
  input: ReplyInput,
  state: State,
  reading: Reading,
  seed: number,
  said: ReadonlySet<string>,
): { c: Composer; raised: boolean } {
  state.turn++
  const awaited = state.awaiting
  const { raised } = absorb(state, reading, input.message)
  const found = reading.focus ?? state.focus
  // Of one who has died nothing is asked, offered or written as if they could answer.
  const mourned = isDead(found, state)
  const grammar: Grammar = { who: mourned ? null : found, state, seed, taken: new Set(said), chosen: [] }
  return {
    raised,
    c: {
      input,
      reading,
      state,
      grammar,
      about: mourned ? situation('grief') : aboutOf(state),
      pieces: [],
      evidence: [],
      memoryUsed: [],
      quotes: [],
      awaited,
      linked: false,
      recounting: false,
    },
  }
}

function compose(input: ReplyInput, state: State, reading: Reading, seed: number, said: ReadonlySet<string>): Made {
  const { c, raised } = composer(input, state, reading, seed, said)
  state.awaiting = null
  disclose(c)
  const { needsWords } = plan(c, raised)
  if (needsWords) lend(c)
  // What could not be said back in any sound way is still what the answer rests on.
  const about = reading.facts[0]
  if (needsWords && c.evidence.length === 0 && about) cite(c, about.text, 'your words', about.start)
  if (!c.recounting) settleSize(c)
  return { c, needsWords, response: join(c) }
}

/** When every plan was refused: a few exact words and one question about them. */
function plainest(input: ReplyInput, state: State, reading: Reading, seed: number, said: ReadonlySet<string>): Made {
  for (let attempt = 0; attempt < 12; attempt++) {
    const { c } = composer(input, structuredClone(state), reading, hash(`${seed}/plain/${attempt}`), said)
    const quote = anyQuote(c)
    if (quote) {
      cite(c, quote, 'your words')
      say(c, choose(c, 'plain', heard))
    }
    let tail = ask(c) ? 1 : 0
    if (tail === 0)
      tail = say(
        c,
        choose(c, 'plain-ask', [
          'What would you like to look at next?',
          'Where should we go on?',
          'What is the next thing you want to say?',
          'Which part is the nearest?',
          'What is left?',
        ]),
      )
        ? 1
        : 0
    fillOut(c, tail)
    settleSize(c)
    const response = join(c)
    if (response && !refuse(c, response, false, said)) return { c, response, needsWords: false }
  }
  const { c } = composer(input, state, reading, seed, said)
  const n = state.turn
  say(
    c,
    `I have read your message number ${n} and would rather say nothing about it than repeat myself. What should I look at in it?`,
  )
  return { c, response: join(c), needsWords: false }
}

function join(c: Composer): string {
  return (
    c.pieces
      .map((piece) => piece.replace(/^ +| +$/g, ''))
      .filter((piece) => piece.trim())
      .join(' ')
      // A piece may begin a paragraph: a draft or two ways stand apart from what is said about them.
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
    choose(c, 'disclosure', [
      'A reminder, as we have been talking for a while: Mallama is an AI, not a person or a therapist.',
      'Some hours have passed, so once more: I am an AI and not a person or a therapist.',
      'To say it again after this long: Mallama is an AI, neither a person nor a therapist.',
      'It has been a long talk, and I am still an AI, not a person or a therapist.',
    ]) ?? `Since this began, ${mark * 3} hours have passed: Mallama is an AI, not a person or a therapist.`,
  )
}

function finish(input: ReplyInput, { c, response }: Made): Reply {
  const { state, grammar } = c
  state.used = [...state.used, ...grammar.chosen].slice(-160)
  state.said = [...state.said, ...splitSentences(response).map(sentenceKey)].slice(-600)
  keepTold(c)
  const flag = state.flag && !state.flag.cleared ? state.flag : null
  return {
    response,
    evidence: dedupe(c),
    safety: flag ? toSafety(flag, input.country) : null,
    memoryUsed: c.recounting ? c.memoryUsed : c.memoryUsed.slice(0, 1),
    state,
  }
}

/** What was told and not said back is known all the same. */
function keepTold(c: Composer): void {
  const { state, reading } = c
  if (state.flag && !state.flag.cleared && state.flag.tier >= 2) return
  const held = state.facts.filter((it) => it.turn === state.turn).map((it) => it.quote)
  for (const it of reading.facts.slice(0, 6)) {
    const same = state.facts.find((one) => one.turn === state.turn && one.quote === it.text && !one.turned)
    if (same && it.turned) Object.assign(same, { turned: it.turned, weight: it.score, who: c.grammar.who?.label ?? '' })
    if (!it.turned || it.score <= 0.3 || held.some((one) => one.includes(it.text) || it.text.includes(one))) continue
    held.push(it.text)
    state.facts.push({
      quote: it.text,
      turn: state.turn,
      turned: it.turned,
      actor: it.actor,
      weight: it.score,
      who: c.grammar.who?.label ?? '',
    })
  }
  state.facts = state.facts.slice(-40)
}

function dedupe(c: Composer): Reply['evidence'] {
  const seen = new Set<string>()
  return c.evidence.filter(({ quote, label }) => {
    const key = `${label}/${quote}`
    return quote.length > 0 && !seen.has(key) && seen.add(key)
  })
}

const knownNames = (input: ReplyInput): string[] =>
  [...input.knownPeople, ...(input.person ? [input.person.name.split(/\s+/)[0] ?? ''] : [])].filter(
    (name) => name.trim().length > 1,
  )

function spoken(history: readonly Turn[]): string[] {
  return history
    .filter((turn) => turn.role === 'assistant')
    .flatMap((turn) => splitSentences(turn.content).map(sentenceKey))
}

/** Works the state out again from the history, when what was handed back is missing or not ours. */
function replay(input: ReplyInput): State {
  const state = fresh()
  let held = state.focus
  for (const turn of input.history.slice(-60)) {
    if (turn.role === 'assistant') {
      state.said.push(...splitSentences(turn.content).map(sentenceKey))
      if (turn.content.trimEnd().endsWith('?') && state.turn > 0) state.explored = Math.min(3, state.explored + 1)
      if (
        /"[^"]{30,}"/.test(turn.content) &&
        state.turn > 0 &&
        /(?:draft|Words you could use|something like this|could sound|put it this way|Try it like|first version)/.test(
          turn.content,
        )
      )
        state.drafts++
      continue
    }
    const reading = read(turn.content, [...knownNames(input), ...state.names], held, ownerOf(input.person))
    held = reading.focus
    state.turn++
    absorb(state, reading, turn.content)
    if ((state.flag?.tier ?? 0) >= 2 && !state.flag?.cleared) state.flagTurns++
    const fact = reading.facts.find((it) => it.score > 1.5)
    if (fact)
      state.facts.push({
        quote: fact.text,
        turn: state.turn,
        turned: fact.turned,
        actor: fact.actor,
        weight: fact.score,
      })
  }
  state.disclosed = 0
  return state
}

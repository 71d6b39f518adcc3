import { createBuiltInCoach } from '@mallama/coach/coach'
import type { InsightsInput, Live, ReplyInput } from '@mallama/coach/port'
import type { Coach } from '@mallama/coach/operations'
import type { Safety } from '@mallama/contracts/safety'

/** A coach that a test tells what to do: it answers with what it heard, sentence by sentence. */
interface ScriptedCoach extends Coach {
  /** Everything it was asked, in order. */
  asked: ReplyInput[]
  insightsAsked: InsightsInput[]
  /** Fails from now on, before or after its first sentence. */
  fails: 'before' | 'midway' | null
  /** Holds each reply after its first sentence until this is resolved. */
  pause: Promise<void> | null
  safety: Safety
}

export function scriptedCoach(): ScriptedCoach {
  const coach: ScriptedCoach = {
    ...createBuiltInCoach(),
    kind: 'built-in',
    asked: [],
    insightsAsked: [],
    fails: null,
    pause: null,
    safety: null,
    greeting: ({ person, userFirstName }) => `Hello ${userFirstName ?? 'you'}, about ${person?.name ?? 'anything'}.`,
    async reply(input, live = {}) {
      coach.asked.push(input)
      if (coach.fails === 'before') throw new Error(`no answer to ${input.message}`)
      const said: string[] = []
      const say = (sentence: string) => {
        said.push(sentence)
        live.say?.(sentence)
      }
      say(`You said: ${input.message}. `)
      if (coach.fails === 'midway') throw new Error(`broken off after ${input.message}`)
      await orGone(coach.pause, live)
      say('What happened then? ')
      say(`That was number ${input.history.length}.`)
      return {
        response: said.join(''),
        evidence: [{ quote: input.message, label: 'what you said', start: 0, end: input.message.length }],
        safety: coach.safety,
        memoryUsed: input.person ? [`about ${input.person.name}`] : [],
        state: { turns: input.history.length + 1, heard: input.message },
      }
    },
    async savedChatInsights(input) {
      coach.insightsAsked.push(input)
      if (coach.fails) throw new Error('no insight')
      return { insights: `${input.turns.length} turns`, keyTakeaways: 'Ask first', actionItems: '' }
    },
  }
  return coach
}

async function orGone(pause: Promise<void> | null, { signal }: Live): Promise<void> {
  if (!pause) return
  await new Promise<void>((resolve, reject) => {
    pause.then(resolve, reject)
    signal?.addEventListener('abort', () => reject(new Error('the caller has gone')))
  })
}

/** The sentences of a streamed answer, and what came at its end. */
export function streamed(text: string): { sentences: string[]; events: string[]; last: unknown } {
  const events = text
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/s.exec(block)!
      return { event: event!, data: JSON.parse(data!) as { text?: string } }
    })
  return {
    sentences: events.filter(({ event }) => event === 'text').map(({ data }) => data.text!),
    events: events.map(({ event }) => event),
    last: events.at(-1)?.data,
  }
}

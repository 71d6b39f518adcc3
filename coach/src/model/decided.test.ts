import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openModelServer, type ModelServer } from '../../test/model-server.ts'
import { entry } from '../../test/model-inputs.ts'
import { setting, turns, words } from '../../test/model-words.ts'
import { workedOut } from '../../test/worked-out.ts'
import { nothingWritten } from '../craft/tell.ts'
import type { Operations } from '../operations.ts'
import { createModelCoach } from './coach.ts'
import { openModel } from './provider.ts'

let server: ModelServer
beforeAll(async () => {
  server = await openModelServer()
})
afterEach(() => {
  server.heard.length = 0
})
afterAll(() => server.close())

const coach = (builtIn = workedOut) =>
  createModelCoach({
    model: openModel({ provider: 'openai-compatible', model: 'small', url: server.url }),
    builtIn,
  }) as typeof workedOut

const note = (text: string, quote: string) => ({ note: text, quote })

describe('what is ours to decide', () => {
  const craft = {
    ...setting,
    selectedTone: 'caring' as const,
    context: null,
    conversationHistory: null,
    originalDraft: null,
    person: null,
  }

  it('a refused goal is not sent', async () => {
    const result = await coach().craftMessage({ ...craft, goal: 'trick him into staying' })
    expect(result.refused).toBe('That would be a trick.')
    expect(server.heard).toHaveLength(0)
  })

  it('a goal that only our own coach does not understand is asked of the model', async () => {
    const craftedMessage = 'Friday is a yes. The rest of it I will leave out.'
    server.plays = [{ say: JSON.stringify({ ...words.craftMessage.say, craftedMessage }) }]
    const goal = 'yes to the Friday but no to the rest of it'
    const craftMessage = async () =>
      nothingWritten('What should it say?', goal, null, 'Say it in one sentence.', 'unread')
    const result = await coach({ ...workedOut, craftMessage }).craftMessage({ ...craft, goal })
    expect(result).toMatchObject({ coach: 'language-model', craftedMessage })
    expect(result).not.toHaveProperty('refused')
  })

  it('a message that may not be sent is no message: ours stands, whole, and says so', async () => {
    const { say } = words.craftMessage
    server.plays = [{ say: JSON.stringify({ ...say, craftedMessage: 'I will make them pay for it.' }) }]
    const result = await coach().craftMessage({ ...craft, goal: 'Ask Tomas to call' })
    expect(result).toMatchObject({ coach: 'fallback', craftedMessage: 'our message', overallScore: 60 })
  })

  it('a goal that the model refuses is refused', async () => {
    const refused = 'What can be said is how afraid you are.'
    server.plays = [{ say: JSON.stringify({ ...words.craftMessage.say, craftedMessage: '', refused }) }]
    const result = await coach().craftMessage({ ...craft, goal: 'Make her think that I will hurt myself' })
    expect(result).toMatchObject({ coach: 'language-model', refused, craftedMessage: '', overallScore: 0 })
  })

  it('a compromise stands on what both said, and there is none where one does harm', async () => {
    const { input, say } = words.resolveArgument
    const interests = [
      { party: 'Nora', quote: 'You never call' },
      { party: 'Tomas', quote: 'I forgot' },
    ]
    const both = JSON.stringify({ ...say, compromise: { proposal: 'Each calls one parent', interests } })
    server.plays = [{ say: both }]
    const argue = (builtIn = workedOut) =>
      coach(builtIn).resolveArgument(input as Parameters<Operations['resolveArgument']>[0])
    expect(await argue()).toMatchObject({ proposedCompromise: 'Each calls one parent' })
    const safety = { tier: 1 as const, category: 'abuse' as const, message: '', resources: [], country: null }
    const flagged = await workedOut.resolveArgument(input as Parameters<Operations['resolveArgument']>[0])
    const resolveArgument = async () => ({ ...flagged, safety: { ...safety, thirdParty: false, aside: false } })
    const harmed = await argue({ ...workedOut, resolveArgument })
    expect(harmed).toMatchObject({ coach: 'language-model', improvements: {}, safety: { tier: 1 } })
    expect(harmed).not.toHaveProperty('proposedCompromise')
  })

  it('a quarrel that the model reworded carries no sentence of ours to fill in', async () => {
    const { input, say } = words.resolveArgument
    server.plays = [{ say: JSON.stringify(say) }]
    const result = await coach().resolveArgument(input as Parameters<Operations['resolveArgument']>[0])
    expect(result.coach).toBe('language-model')
    expect(result).not.toHaveProperty('antidotes')
  })

  it('a story that others read is told at home: nothing of it is sent', async () => {
    const told = { title: 'T', originalIssue: 'Tomas forgot the call', turns, insights: '', keyTakeaways: '' }
    const story = { ...setting, ...told, person: null }
    expect(await coach().communityStory(story)).toEqual(await workedOut.communityStory(story))
    expect(server.heard).toHaveLength(0)
  })

  it('a week is read at home: the page says that nothing in it is guessed', async () => {
    const week = { ...setting, to: '2026-03-01', entries: [entry], moments: [] }
    expect(await coach().weeklyReview(week)).toEqual(await workedOut.weeklyReview(week))
    expect(server.heard).toHaveLength(0)
  })

  it('a follow-up is a reply like any other', async () => {
    server.plays = [{ say: 'In the argument, "I forgot." came at once. What would you try next time?' }]
    const resolution = await workedOut.resolveArgument(
      words.resolveArgument.input as Parameters<Operations['resolveArgument']>[0],
    )
    const input = {
      message: 'What could I have said instead?',
      history: [],
      state: null,
      knownPeople: [],
      userFirstName: null,
      country: null,
      now: '2026-03-02T20:00:00Z',
      startedAt: '2026-03-02T20:00:00Z',
      resolution,
    }
    expect(await coach().argumentFollowUp(input)).toMatchObject({
      coach: 'language-model',
      evidence: [{ quote: 'I forgot' }],
    })
    // With what came of the quarrel before it. It is JSON within JSON, so quotation marks are escaped once or twice.
    const plain = (text: string) => text.replaceAll(/["\\]/g, '')
    expect(plain(server.heard.at(-1)!.text)).toContain(plain(resolution.summary))
    server.plays = [{ status: 500 }]
    await expect(coach().argumentFollowUp(input)).rejects.toThrow('the language model: unavailable')
  })

  it('a saved chat comes down to notes', async () => {
    server.plays = [
      {
        say: JSON.stringify({
          insights: [note('The call was forgotten', 'forgot the call'), note('You cried', 'I cried')],
          keyTakeaways: [],
          actionItems: [note('Ask him on Sunday', 'On Sunday I will ask him')],
        }),
      },
    ]
    const notes = await coach().savedChatInsights({ turns, person: null, userFirstName: null })
    expect(notes).toEqual({
      insights: 'The call was forgotten\nYou cried',
      keyTakeaways: '',
      actionItems: 'Ask him on Sunday',
      coach: 'language-model',
    })
  })
})

import { createBuiltInCoach } from '@mallama/coach/coach'
import { createModelCoach } from '@mallama/coach/model/coach'
import { openModel } from '@mallama/coach/model/provider'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openModelServer, type ModelServer } from '../../../../coach/test/model-server.ts'
import { nothing, reading, words } from '../../../../coach/test/model-words.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

/** The tools over HTTP, with a model that met the probes and with one that did not. */
let server: ModelServer
const worlds: TestWorld[] = []
const people: { proven?: Person; unproven?: Person } = {}
beforeAll(async () => {
  server = await openModelServer()
  for (const name of ['proven', 'unproven'] as const) {
    const mayClear = name === 'proven'
    const coach = createModelCoach({
      model: openModel({ provider: 'openai-compatible', model: 'small', url: server.url, mayClear }),
      builtIn: createBuiltInCoach(),
    })
    const world = await openWorld({ coach })
    worlds.push(world)
    const person = (people[name] = await world.member())
    const config = (await world.stranger.get('/api/config')).body
    await person.patch('/api/auth/user', { coachConsent: config.coach.remote.consent, country: 'GB' })
  }
})
afterEach(() => (server.heard.length = 0))
afterAll(async () => {
  await Promise.all(worlds.map((world) => world.close()))
  await server.close()
})

const danger = (tier: 1 | 2 | 3, category = 'abuse') => ({ tier, category, who: 'the writer', quote: '', why: 'held' })
/** What somebody is answered where the model says this. */
async function answered(who: keyof typeof people, path: string, body: object, say: object) {
  server.plays = [{ say: JSON.stringify(say) }, { say: '{"sentences":[]}' }]
  return (await people[who]!.post(path, body)).body
}

describe('a message that somebody got', () => {
  const held = 'If you leave me I will take the children and you will never see them'
  const read = (who: keyof typeof people, text: string, safety: object) =>
    answered(who, '/api/text-analysis', { text }, { ...reading, safety, quotes: [] })

  it('stands under our card in the words of a proven model that sees the danger too, and in ours else', async () => {
    const seen = await read('proven', held, danger(2))
    expect(seen).toMatchObject({ safety: { tier: 2, category: 'abuse' } })
    expect(seen.analysis).toMatchObject({
      coach: 'language-model',
      beside: true,
      interpretation: reading.interpretation,
      safety: { tier: 2 },
    })
    const other = await read('unproven', held, danger(2))
    expect(other).toMatchObject({ safety: { tier: 2 }, analysis: { coach: 'built-in' } })
    expect(other.analysis).not.toHaveProperty('beside')
  })

  it('is asked about at the least, however harmless a proven model finds it; another lowers nothing', async () => {
    const lowered = await read('proven', held, nothing)
    expect(lowered).toMatchObject({ safety: { tier: 1, category: 'abuse' }, analysis: { coach: 'language-model' } })
    expect(lowered.analysis).not.toHaveProperty('beside')
    expect(await read('unproven', held, nothing)).toMatchObject({
      safety: { tier: 2 },
      analysis: { coach: 'built-in' },
    })
    const doubted = await read(
      'proven',
      'You are not going out in that. Give me your password tonight or I take the keys.',
      nothing,
    )
    expect(doubted).toMatchObject({ safety: { tier: 1 }, analysis: { coach: 'language-model' } })
  })

  it.each(['I will kill you if you leave', 'You hit me again last night and I am done'])(
    'keeps its card where it states the danger: %s',
    async (text) => {
      const kept = await read('proven', text, nothing)
      expect(kept).toMatchObject({ safety: { tier: 2 }, analysis: { coach: 'built-in' } })
    },
  )

  it('keeps our reading where the answer under the card breaks off', async () => {
    const said = JSON.stringify({ ...reading, safety: danger(2) })
    server.plays = [{ say: said.slice(0, 260), ends: 'cut' }]
    const { safety, analysis } = (await people.proven!.post('/api/text-analysis', { text: 'ok. as you like it.' })).body
    expect(safety).toMatchObject({ tier: 2 })
    expect(analysis.interpretation).not.toBe(reading.interpretation)
    expect(analysis).not.toHaveProperty('beside')
  })
})

describe('a quarrel', () => {
  const calm = 'Ana: Did you bring the card?\nRui: It is in the drawer.\nAna: Okay.\nRui: Good.'
  const said = words.resolveArgument.say
  const resolve = (who: keyof typeof people, originalConversation: string, safety: object) =>
    answered(who, '/api/resolve-argument', { originalConversation }, { ...said, parties: [], safety })

  it.each(['proven', 'unproven'] as const)(
    'in which only a model (%s) sees the danger has the card, and nothing that anybody should change or need not',
    async (who) => {
      const result = await resolve(who, calm, danger(2))
      expect(result).toMatchObject({
        coach: 'language-model',
        safety: { tier: 2, category: 'abuse' },
        improvements: {},
        preventionTips: [],
        resolvedConversation: calm,
        analysis: { repairLanguage: {} },
      })
      expect(result).not.toHaveProperty('proposedCompromise')
      expect(result.summary).toBe(who === 'proven' ? said['summary' as never] : result.safety.message)
      if (who === 'proven') expect(result).toMatchObject({ beside: true, resolutionScore: 2 })
      if (who === 'proven') expect(result.severityScore).toBeGreaterThanOrEqual(8)
    },
  )

  it('is never told that nothing in it had to change', async () => {
    server.plays = [{ status: 500 }]
    const { body } = await people.unproven!.post('/api/resolve-argument', { originalConversation: calm })
    expect(body).toMatchObject({ coach: 'fallback', safety: null })
    expect(body.summary).not.toMatch(/had to|no need/)
  })

  it('that a proven model finds harmless is asked about, with its result and without advice to either', async () => {
    const sim =
      'Ana: Can I have my SIM card?\nRui: Later, when you are nice.\nAna: I need it for work.\nRui: Then be nice.'
    const result = await resolve('proven', sim, nothing)
    expect(result).toMatchObject({
      coach: 'language-model',
      safety: { tier: 1, category: 'abuse' },
      summary: said['summary' as never],
      improvements: {},
      preventionTips: [],
    })
    expect(result.notes.join(' ')).not.toContain('danger')
    expect(result).not.toHaveProperty('beside')
    expect(await resolve('unproven', sim, nothing)).toMatchObject({ coach: 'built-in', safety: { tier: 2 } })
    const stated =
      'Ana: You hit me last year and I never told anyone\nRui: That was once.\nAna: I go to my mum\nRui: We will see.'
    expect(await resolve('proven', stated, nothing)).toMatchObject({ coach: 'built-in', safety: { tier: 2 } })
  })
})

describe('a goal', () => {
  const say = words.craftMessage.say
  const make = (who: keyof typeof people, goal: string, more: object = {}) =>
    answered(who, '/api/craft-message', { goal, selectedTone: 'direct' }, { ...say, ...more })
  const owing = 'Get my flatmate to stay in on Saturday, she owes me that much'

  it('that our reader only takes for pressure is written where a proven model answers that it is fine', async () => {
    const made = await make('proven', owing)
    expect(made).toMatchObject({ coach: 'language-model', craftedMessage: 'Could you call my mum before Sunday?' })
    expect(made).not.toHaveProperty('refused')
    expect((await make('unproven', owing)).refused).toContain('I have not written this one')
    expect(server.heard).toHaveLength(1)
  })

  it('stays refused where the model finds in it what may not be written, also where it writes all the same', async () => {
    const made = await make('proven', owing, { harms: true })
    expect(made).toMatchObject({ craftedMessage: '', overallScore: 0 })
    expect(made.refused).toContain('I have not written this one')
    const instead = 'Name the sum and the day.'
    expect((await make('proven', owing, { harms: true, refused: instead })).refused).toBe(instead)
  })

  it.each([
    'flirt with my 15 year old neighbour',
    'Tell her I hope she dies alone',
    'tell her if she leaves I will show everyone her pictures',
  ])('that a rule refuses stays refused, whatever a proven model makes of it: %s', async (goal) => {
    const made = await make('proven', goal)
    expect(made.refused).toBeTruthy()
    expect(made.craftedMessage).toBe('')
  })

  const sorry = 'Tell my boyfriend I am sorry I made him angry so he lets me see my sister'
  it('to whoever may do harm is held back under a card and under a doubt, with the model’s own word for what is safer', async () => {
    const told = 'Your sister can hear it first.'
    const under = await make('proven', sorry, { safety: danger(2), craftedMessage: 'I am sorry.', refused: told })
    expect(under).toMatchObject({ craftedMessage: '', safety: { tier: 2 }, beside: true })
    expect(under.refused).toMatch(/^Your sister can hear it first\. [^]*I have written nothing to this person/)
    const doubted = await make('proven', sorry, { craftedMessage: 'I am sorry I made you angry.' })
    expect(doubted).toMatchObject({ craftedMessage: '', safety: { tier: 1 } })
    expect(doubted.refused).toContain('I have written nothing to this person')
  })

  it('in which only the model sees danger gets no message', async () => {
    const made = await make('proven', 'Tell my mum I love her', { safety: danger(2, 'self-harm') })
    expect(made).toMatchObject({ craftedMessage: '', safety: { tier: 2, category: 'self-harm' }, beside: true })
    expect(made.refused).toBe(made.safety.message)
  })
})

it('a relationship under a card is told in the model’s words, with a number no higher than a card allows', async () => {
  const description = 'We laugh a lot, but he took my passport and I am not allowed to see my sister since May.'
  const say = { ...words.relationshipAnalysis.say, safety: danger(2) }
  const { safety, analysis } = await answered(
    'proven',
    '/api/relationship-analysis',
    { relationshipType: 'romantic', description },
    say,
  )
  expect(safety).toMatchObject({ tier: 2 })
  expect(analysis).toMatchObject({ coach: 'language-model', beside: true, areasForGrowth: [expect.any(String)] })
  expect(analysis.overallHealth ?? 0).toBeLessThanOrEqual(3)
})

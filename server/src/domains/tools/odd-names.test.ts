import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type TestWorld } from '../../../test/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

// A name is letters to look for in a text, whatever stands in it; as part of an expression it may not even compile.
it.each(['Sam (work', 'Sam [2', 'C++', '*', 'Dr. Who \\'])(
  'someone called %s stands in no tool’s way, nor in the chat’s',
  async (personName) => {
    const nora = await world.member()
    const added = await nora.post('/api/relationships', { personName, relationshipType: 'friend' })
    expect(added.status, added.text).toBe(201)
    const relationshipId = added.body.id as string
    const angry = `${personName} said that I never listen. I just want ${personName} to tell me earlier.`
    const sent: [path: string, body: object][] = [
      [
        '/api/text-analysis',
        { text: `Fine, ${personName}. I do not care.`, context: 'He said he would ring and he did not ring me.' },
      ],
      [
        '/api/text-analysis',
        { relationshipId, text: 'When will you pay me back?', context: 'I asked him when he will pay back the 600.' },
      ],
      [
        '/api/text-analysis',
        { text: 'Sorry about that.', context: 'He forgot that I had asked him to fetch her from school.' },
      ],
      ['/api/relationship-analysis', { relationshipId, relationshipType: 'friend', description: angry.repeat(2) }],
      ['/api/craft-message', { relationshipId, goal: `tell ${personName} that I am sorry`, selectedTone: 'caring' }],
      [
        '/api/resolve-argument',
        {
          relationshipId,
          partiesInvolved: [personName, 'Nora'],
          originalConversation: `${personName}: You never listen.\nNora: I do listen, ${personName}, you just shout.`,
        },
      ],
      ['/api/rehearsals', { relationshipId, scenario: `I want to ask ${personName} to share the bills with me` }],
      ['/api/chat', { relationshipContext: { relationshipId }, message: angry }],
      [
        '/api/chat',
        {
          relationshipContext: { relationshipId },
          message: `Help me write to ${personName}: he said he would ring and he did not.`,
        },
      ],
    ]
    for (const [path, body] of sent) {
      const answer = await nora.post(path, body)
      expect(answer.status, `${path}: ${answer.text}`).toBeLessThan(300)
    }
  },
)

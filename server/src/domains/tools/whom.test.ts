import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

let world: TestWorld
let nora: Person
beforeAll(async () => {
  world = await openWorld()
  nora = await world.member()
  await keeps(nora, 'Ama', 'mother')
  await keeps(nora, 'Leo Hart', 'brother')
  await keeps(nora, 'Priya', 'boss')
  await keeps(nora, 'Mia', 'daughter')
  await keeps(nora, 'Jona', 'other', 'stepsister')
  await keeps(nora, 'Sam', 'partner')
  await keeps(nora, 'Ana Reyes', 'colleague')
  await keeps(nora, 'Ana Kovač', 'friend')
})
afterAll(() => world.close())

async function keeps(who: Person, personName: string, relationshipType: string, customLabel?: string) {
  const { status, body } = await who.post('/api/relationships', { personName, relationshipType, customLabel })
  expect(status).toBe(201)
  return body.id as string
}
const flirt = async (goal: string, more: object = {}, who = nora) => {
  const { status, body, text } = await who.post('/api/craft-message', { goal, selectedTone: 'flirty', ...more })
  expect(status, text).toBe(201)
  return body
}
const dinner = (name: string) => `Ask ${name} to have dinner with me on Friday`

describe('a flirty message for somebody who is only named', () => {
  it.each([
    ['Ama', 'family'],
    ['Leo', 'family'],
    ['Leo Hart', 'family'],
    ['Priya', 'somebody you work for'],
    ['Mia', 'a child or family'],
    ['Jona', 'family'],
  ])('is refused to %s, who is kept as %s', async (name, as) => {
    const made = await flirt(dinner(name))
    expect(made).toMatchObject({ craftedMessage: '', relationshipId: null })
    expect(made.refused).toContain(`I do not write flirty words for ${as} ("`)
    expect((await nora.get('/api/craft-message')).body[0]).toEqual(made)
  })

  it('is refused where the context names them', async () => {
    const goal = 'I want to tell her how great she looked on Saturday'
    expect((await flirt(goal, { context: "It was at Priya's party" })).refused).toContain('somebody you work for')
    expect((await flirt(goal, { context: 'Zoe from my choir' })).craftedMessage).toContain('Zoe')
  })

  it.each([
    ['a partner', dinner('Sam')],
    ['a first name that two of them have', dinner('Ana')],
    ['nobody who is kept', dinner('Zoe')],
    ['one who is only spoken of', 'Tell Sam that Ama loved the cake he made'],
  ])('is written to %s', async (_whom, goal) => {
    const made = await flirt(goal)
    expect(made.refused).toBeUndefined()
    expect(made.craftedMessage).not.toBe('')
  })

  it('is written where somebody is kept under what they are: "My" is no name', async () => {
    const other = await world.member()
    await keeps(other, 'My brother', 'brother')
    const made = await flirt('I want to tell her how great she looked', { context: 'My choir sang' }, other)
    expect(made.refused).toBeUndefined()
    expect(made.craftedMessage).not.toBe('')
  })

  it('is written in another tone, and to whoever keeps nobody of that name', async () => {
    const caring = await flirt(dinner('Ama'), { selectedTone: 'caring' })
    expect(caring.craftedMessage).toContain('Ama')
    expect((await flirt(dinner('Ama'), {}, await world.member())).craftedMessage).toContain('Ama')
  })
})

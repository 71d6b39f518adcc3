import { expect, test } from 'vitest'
import { createBuiltInCoach } from '../coach.ts'

const coach = createBuiltInCoach()
const told = async (description: string, relationshipType: 'romantic' | 'friend' | 'family' | 'colleague') => {
  const { areasForGrowth, recommendations, strengths } = await coach.relationshipAnalysis({
    description,
    relationshipType,
    knownPeople: [],
    userFirstName: null,
    country: null,
  })
  return { areas: areasForGrowth.join('\n'), steps: recommendations.join('\n'), strengths: strengths.join('\n') }
}

test.each([
  'My manager Ines sent my slides to the client under her own name. She did lend me her car once.',
  'Theo is a decent colleague. On Friday he put his name on my proposal and told nobody.',
])('work that goes out under another name is credit taken: %s', async (text) => {
  const { areas, strengths } = await told(text, 'colleague')
  expect(areas).toMatch(/Your work or your agreements/)
  expect(strengths).not.toMatch(/slides|proposal/)
})

test('a report that is sent on with both names, or with mine, is none', async () => {
  const { areas } = await told(
    'Last week he sent my report to the director with my name at the top and praised it.',
    'colleague',
  )
  expect(areas).not.toMatch(/Your work or your agreements/)
})

test.each([
  ['Dev only ever texts me when he needs a lift. I told him about my scan and he went straight back to his own stuff.'],
  ['My friend Jo turns the conversation back to herself every time. She only calls when she has had a row with Rob.'],
])('one who is only listened to, and never listens: %s', async (text) => {
  expect((await told(text, 'friend')).areas).toMatch(/Not being asked, heard or noticed/)
})

test('what one takes care not to do is a worry and not one\u2019s own share', async () => {
  const { areas } = await told(
    'My husband leaves his plates by the bed every day. I would like to bring it up without sounding like I am moaning or criticising him.',
    'romantic',
  )
  expect(areas).not.toMatch(/own share/)
})

test.each([
  "Since our son Jamie died my husband is always in the garage. We don't talk about him. I still buy his cereal.",
  'We lost our little girl in March. He works every hour God sends and I sit in her room.',
])('where somebody died, that is what it is about: %s', async (text) => {
  const { areas, steps } = await told(text, 'romantic')
  expect(areas).toMatch(/A loss that the rest stands in/)
  expect(steps).toMatch(/grief goes two ways/)
  expect(steps).not.toMatch(/twenty minutes/)
})

test('nobody is told to share a loss with who mocks it, and an exam that was passed is none', async () => {
  const mocked = await told('Ever since my dad died he calls me pathetic and laughs at me when I cry.', 'romantic')
  expect(mocked.steps).not.toMatch(/to each other/)
  const passed = await told(
    'Since my sister passed her driving test she is always busy and never has time for me.',
    'family',
  )
  expect(passed.areas).not.toMatch(/loss/)
})

test('a phone that died is no loss', async () => {
  const { areas } = await told(
    'He was cross after my phone died and he could not reach me. He is always working.',
    'romantic',
  )
  expect(areas).not.toMatch(/loss/)
})

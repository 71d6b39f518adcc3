import { expect, test } from 'vitest'
import { answer } from '../builtin/coach.ts'
import { asked, talk } from '../evals/talk.ts'
import leaning from '../../data/leans.json' with { type: 'json' }
import { answers } from './data.ts'
import { waysIn } from './wanted.ts'

test.each([
  ['so do I ring her or call over with the flowers', 'ring her', 'call over with the flowers'],
  ['Should I keep the ring, or sell it?', 'keep the ring', 'sell it'],
  ['it goes round and round. do we paint it now or should we wait for Ned', 'paint it now', 'wait for Ned'],
])('both ways of a question are what was typed: %s', (message, one, other) =>
  expect(waysIn(message)).toEqual({ one, other }),
)

test.each([
  'Was that a joke or did he mean it?',
  'I asked her or him, I forget which.',
  'Do I go by car or bus or train?',
  'Should I tell him?',
  'Do I love him or am I just used to him?',
  'Whether I move out or not.',
  'Should I tell my mum or dad?',
  'Do I tell my mother everything that happened on the ship between Harwich and Hook that night, or nothing at all?',
])('nothing that is not plainly two ways of the writer is read so: %s', (message) => expect(waysIn(message)).toBeNull())

test.each(['should I get an abortion or keep it', 'do I drive home after the pub or leave the car there?'])(
  'nothing general is said of the body or the law: %s',
  (message) => {
    const { response } = answer(asked(message))
    for (const it of Object.values(leaning)) expect(response).not.toContain(it)
  },
)

test('which of the two it would do is asked of the matter, and not about Mallama', () => {
  const [, next] = talk(['Do I hang the lantern in the yard or put it by the pond?', 'which would you do'])
  expect(next!.response).not.toContain('Mallama')
  expect(next!.choices?.map(({ label }) => label)).toContain('Find the words')
})

test('two ways in the question of a decision are its ways, and are not asked for', () => {
  const [, , next] = talk([
    'my colleague took my figures',
    'Decide something',
    'Whether I speak first with Ms Brandt, or with my superior.',
  ])
  expect(next!.exercise).toMatchObject({ id: 'decide' })
  expect(next!.response).toContain('Speak first with Ms Brandt.')
  expect(next!.exercise!.prompt).not.toMatch(/one way you could go|another way/)
})

test('a question beside words that stand there adds nothing to them', () => {
  const [, , next] = talk([
    "How do I tell my mother that I can't pay the fees?",
    "I can't pay the fees this year. I'd like to pay for the groceries.",
    'Is it fair to still pay for the groceries if she gives half of it to my brother?',
  ])
  expect(next!.exercise).toBeUndefined()
})

test('what is for whoever may be afraid is left out far from any danger, and said near it', () => {
  const far = answers.find(({ id }) => id === 'to-the-boss')!
  const [calm] = talk(['my colleague shows my slides as hers. do i go to our boss with it or talk to her first?'])
  const [near] = talk([
    'my colleague grabs me and says she will hurt me. do i go to our boss with it or talk to her first?',
  ])
  expect(calm!.response).not.toContain("If it's threats, touching")
  expect(near!.response).not.toContain(far.far!)
})
